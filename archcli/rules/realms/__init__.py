"""The rules of Enchanted Realms."""

"""The games: pure rules, values in and a frozen result out. They share dice, readings and reports, and nothing else."""

"""What is said of a fight by hand."""

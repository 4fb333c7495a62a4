"""Tests of a fight as data."""

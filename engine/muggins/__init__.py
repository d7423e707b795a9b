"""The rules, lessons, words and drawings of the three games called Muggins; standard library only."""

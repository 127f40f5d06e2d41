"""What the bots make of a situation: weights, figures and the value of decisions. All of it is compiled."""

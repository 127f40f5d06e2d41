"""Games on a GPU: the program for it, compiled for the processor, plays as kontor.env.vector does."""

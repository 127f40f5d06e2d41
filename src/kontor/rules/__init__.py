"""The rules, as a library without files, clock or network.

What the packages above may rely on:

- `engine`: list, explain and carry out decisions of a `state.State`; `setup`, `position` and `view` make and show one,
- `action`, `notation`, `refusal`, `event`: what goes in and out, `scoring` and `scoreline`: the score sheet,
- `ruleset`, `board`, `edition`, `module`, `modules`, `lookup`, `chance`: what a game is made of, for `kontor.catalog`,
- `cells`, `ids`, `frames`, `basics`, `play`, `hidden`: numbers, for code that is compiled with the rules
  (`kontor.slots`, `kontor.evaluation`) and for the bots, which read situations as bytes.

`steps`, `decisions` and `entry` are inside. The slots and the evaluation call some of the steps' functions, because
they ask the same questions. Nothing is imported here, so that a program pays only for what it uses.
"""

/* Kontor: the rules of Hansa Teutonica as a library in C. Generated from the rules in Python; do not edit.
 *
 * kontor.c and this header are all of it. They need C99 and stdint.h, allocate nothing and keep nothing: all memory is
 * the caller's, so any number of threads can play at once. examples/core/play.c plays a whole game.
 *
 * Two rows of bytes are a game. `t` is what is looked up: board, edition, modules, number of players. One of the
 * rulesets below fills it; it is only read afterwards and can serve any number of games. `s` is the situation. It can
 * be copied, compared and stored as it is.
 *
 * There are two ways to play. By decisions: kontor_list writes the legal ones as numbers, kontor_apply carries one
 * out. By slots, for learning: each slot always means the same, a mask says which are open, and a decision takes one to
 * three of them; kontor_enter finds the open slots of a situation and kontor_step takes one.
 *
 * Little is checked: rows must have their size, and decisions and seats must be those of the game.
 * `room` is always room for KONTOR_ROOM numbers. What returns -1 found more decisions than that, which no game does.
 */
#ifndef KONTOR_H
#define KONTOR_H

#include <stdint.h>

/*SIZES*/

#ifndef KONTOR_API
#if defined(__CUDACC__)
#define KONTOR_API __device__
#elif defined(_WIN32)
#define KONTOR_API __declspec(dllexport)
#elif defined(__GNUC__)
#define KONTOR_API __attribute__((visibility("default")))
#else
#define KONTOR_API
#endif
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Sizes, for languages that do not read this header: by the order of the table above. 0 beyond its end. ---- */
KONTOR_API int64_t kontor_size(int32_t number);

/* ---- Rulesets ---- */

/* The name of a ruleset, such as "hansa-4-bigbox": board, players, edition, variant for two, modules.
 * NULL from KONTOR_RULESETS on. */
KONTOR_API const char *kontor_ruleset_name(int32_t number);

/* Writes what is looked up in games by this ruleset: KONTOR_LOOKUP bytes. */
KONTOR_API void kontor_ruleset(int32_t number, uint8_t *t);

/* How many people play. */
KONTOR_API int32_t kontor_players(const uint8_t *t);

/* ---- Games by decisions ---- */

/* Deals a game into KONTOR_SITUATION bytes; the same seed deals the same game. */
KONTOR_API void kontor_deal(const uint8_t *t, uint8_t *s, int64_t seed);

/* The seat that must decide; -1 when the game is over. */
KONTOR_API int32_t kontor_asked(const uint8_t *s);

/* Writes all legal decisions, in a fixed order, and returns how many there are: none when the game is over. */
KONTOR_API int32_t kontor_list(const uint8_t *t, uint8_t *s, int64_t *room);

/* Carries out a legal decision and whatever follows by itself. */
KONTOR_API void kontor_apply(const uint8_t *t, uint8_t *s, int64_t code);

/* The same if the decision is legal: 1, or 0 where it is not and nothing happened. */
KONTOR_API int32_t kontor_play(const uint8_t *t, uint8_t *s, int64_t *room, int64_t code);

/* The points of a seat, as if the game ended now. */
KONTOR_API int64_t kontor_points(const uint8_t *t, uint8_t *s, int32_t seat);

/* What the end is worth to a seat, in units of 1 / KONTOR_UNITS (docs/environments.md). */
KONTOR_API int64_t kontor_utility(const uint8_t *t, uint8_t *s, int32_t seat);

/* ---- Games by slots ---- */

/* Marks the open slots with 1 and all others with 0, KONTOR_SLOTS bytes, and returns how many are open. */
KONTOR_API int32_t kontor_mask(const uint8_t *t, uint8_t *s, int64_t *room, uint8_t *mask);

/* Takes an open slot: the decision it completes, which is not carried out, or 0 where more is asked.
 * -1 where the slot is not open, -2 where there are more decisions than fit into the room. */
KONTOR_API int64_t kontor_choose(const uint8_t *t, uint8_t *s, int64_t *room, int32_t slot);

/* Marks the open slots; where only one is open, it is taken, and so on. Returns a status. */
KONTOR_API int32_t kontor_enter(const uint8_t *t, uint8_t *s, int64_t *room, uint8_t *mask);

/* Takes an open slot, carries out the decision that it completes, and goes on as kontor_enter does. After `cap` rounds
 * the game is broken off; 0 is no limit. Returns a status. */
KONTOR_API int32_t kontor_step(
    const uint8_t *t, uint8_t *s, int64_t *room, uint8_t *mask, int32_t slot, int64_t cap);

/* ---- What a seat may know ---- */

/* Writes it as KONTOR_OBSERVATION numbers from -128 to 127 (docs/environments.md). */
KONTOR_API void kontor_observe(const uint8_t *t, uint8_t *s, int32_t seat, uint8_t *observation);

/* Blanks in a situation what a seat may not know. */
KONTOR_API void kontor_hide(const uint8_t *t, uint8_t *s, int32_t seat);

/* Puts something possible where it was blanked. */
KONTOR_API void kontor_fill(const uint8_t *t, uint8_t *s, int32_t seat, int64_t seed);

/* ---- The rule bot ---- */

/* What evaluating works with. It belongs to one thread at a time; set `weights`, the rest is written. */
typedef struct kontor_workspace {
    int64_t weights[KONTOR_WEIGHTS];
    int64_t figures[KONTOR_FIGURES]; /* of a situation, by kontor_evaluate */
    int64_t others[KONTOR_FIGURES];
    int64_t codes[KONTOR_ROOM], ratings[KONTOR_ROOM]; /* by kontor_rate */
    int64_t first[KONTOR_ROOM], values[KONTOR_ROOM]; /* by kontor_plan; `values` by kontor_values too */
    int64_t legal[KONTOR_ROOM];
    uint8_t after[KONTOR_SITUATION], ahead[KONTOR_SITUATION], seen[KONTOR_SITUATION];
} kontor_workspace;

/* Sets the weights of the bot that Kontor calls "rule". */
KONTOR_API void kontor_rule_weights(kontor_workspace *work);

/* The figures of a situation (kontor.evaluation.layout). */
KONTOR_API void kontor_evaluate(const uint8_t *t, uint8_t *s, kontor_workspace *work);

/* Rates all decisions that differ, for the seat that must decide; returns how many. */
KONTOR_API int32_t kontor_rate(const uint8_t *t, uint8_t *s, kontor_workspace *work);

/* What a situation is worth to each seat, compared with the others; returns how many seats there are. */
KONTOR_API int32_t kontor_values(const uint8_t *t, uint8_t *s, kontor_workspace *work);

/* The decisions rated best, and what each leads to after some turns; returns how many. At most `width`, none that is
 * rated more than `margin` below the best. */
KONTOR_API int32_t kontor_plan(
    const uint8_t *t, uint8_t *s, kontor_workspace *work, int64_t width, int64_t margin, int64_t turns);

/* Everybody plays what is rated best, with some noise, until so many turns have ended; returns how many decisions. */
KONTOR_API int64_t kontor_play_turns(
    const uint8_t *t, uint8_t *s, kontor_workspace *work, int64_t turns, int64_t noise);

/* The decision of the seat that must decide; 0 where there is nothing to decide. It follows `width` decisions to the
 * end of the turn, or none where `width` is 1. It uses only what the seat may know, if kontor_hide was called. */
KONTOR_API int64_t kontor_decide(
    const uint8_t *t, const uint8_t *s, kontor_workspace *work, int64_t width, int64_t noise, int64_t seed);

/* ---- Many games, one after the other in memory (native.c has threads for them) ---- */

/* The place of a game. When it ends the next one is dealt here, by the seed, the place and how many were dealt. */
typedef struct kontor_place {
    int64_t codes[KONTOR_KEPT]; /* the decisions of the situation, where there are not more */
    int64_t dealt; /* how many games were dealt here */
    int32_t count; /* of the decisions */
    uint8_t cells[KONTOR_SITUATION];
    uint8_t mask[KONTOR_SLOTS];
} kontor_place;

/* The games, and the rows that are written for each. */
typedef struct kontor_games {
    kontor_place *places;
    const uint8_t *t;
    int64_t count, seed, cap;
    const int32_t *slots; /* what is chosen, one for each game */
    uint8_t *masks; /* KONTOR_SLOTS for each game */
    uint8_t *observations; /* KONTOR_OBSERVATION for each game: what the seat that decides may know */
    int32_t *seats; /* who decides */
    uint8_t *dones; /* the status after a step */
    float *rewards; /* KONTOR_SEATS for each game: utilities as fractions where a game ended, else 0 */
    uint8_t *finals; /* KONTOR_OBSERVATION for each game: what seat 0 may know where a game ended. NULL: not wanted */
} kontor_games;

/* Each of these works on the games from `first` up to `after`, not included. They return 0, or -1 as above. */
KONTOR_API int32_t kontor_games_deal(const kontor_games *games, int64_t first, int64_t after, int64_t *room);
KONTOR_API int32_t kontor_games_step(const kontor_games *games, int64_t first, int64_t after, int64_t *room);
KONTOR_API int32_t kontor_games_show(const kontor_games *games, int64_t first, int64_t after);

/* The first game whose slot is not open; -1 where all are. */
KONTOR_API int64_t kontor_games_refused(const kontor_games *games, int64_t first, int64_t after);

/* Puts a situation into a place, as it was before a decision. */
KONTOR_API int32_t kontor_games_restore(
    const kontor_games *games, int64_t game, const uint8_t *cells, int64_t dealt, int64_t *room);

/* How a rule bot decides: see kontor_decide. */
typedef struct kontor_policy {
    kontor_workspace *work;
    int64_t width, noise;
} kontor_policy;

/* Writes the slots of rule bots into `slots`, in the games where a seat must decide that `seats` (KONTOR_SEATS for each
 * game) marks with 1. The policies take turns, game after game. */
KONTOR_API int32_t kontor_games_decide(
    const kontor_games *games, int64_t first, int64_t after, const kontor_policy *policies, int64_t count,
    const uint8_t *seats, int32_t *slots);

/* ---- The net ---- */

/* The sizes of a net, as the facts at the beginning of its file tell them. Each is 1 at least and 4096 at most. */
typedef struct kontor_shape {
    int32_t width, hidden, wide, middle, blocks, grounds;
} kontor_shape;

/* How many weights such a net has; its file has them behind the facts, as half-precision numbers. */
KONTOR_API int64_t kontor_net_weights(const kontor_shape *shape);

/* How many floats such a net works with. */
KONTOR_API int64_t kontor_net_room(const kontor_shape *shape);

/* Makes floats of half-precision numbers, which must be finite. */
KONTOR_API void kontor_net_widen(const uint16_t *halves, int64_t count, float *floats);

/* What a net says of an observation. `logits`: KONTOR_SLOTS, the greatest for the slot it would take; -1e9 where the mask
 * has 0. `values`: KONTOR_NET_VALUES, ten for each seat from the one that looks, the first its utility. `control`:
 * KONTOR_NET_OWNERS logits for each of KONTOR_NET_CITIES. What is NULL of these three is not wanted.
 * Returns 0, or -1 where the observation is of no board. */
KONTOR_API int32_t kontor_net_answer(
    const kontor_shape *shape, const float *weights, float *room, const uint8_t *observation, const uint8_t *mask,
    float *logits, float *values, float *control);

/* ---- For measuring and comparing ---- */

/* Plays random decisions, game after game, and returns a trace of them (kontor.slots.random_play). `cells`, `mask` and
 * `observation` are room for one of each. */
KONTOR_API int64_t kontor_random_play(
    const uint8_t *t, uint8_t *cells, uint8_t *mask, uint8_t *observation, int64_t *room, int64_t seed,
    int64_t decisions, int64_t cap, int64_t way);

#ifdef __cplusplus
}
#endif

#endif

/* Many games on a GPU, one to a thread (kontor.env.gpu). No rule is written here.
 *
 * The games lie in groups of KONTOR_STRIDE, interleaved: cell i of all games of a group is one run of bytes. What a
 * caller gets are rows, one for each game, which `write_rows` makes of them.
 */

/* The memory of all games, and the rows of the caller. kontor.env.gpu.machine has the same fields. */
typedef struct Games {
    const uint8_t *lookups; /* of all parts, one after the other */
    const int32_t *parts; /* which part each game belongs to; the games of a part have one ruleset */
    const int64_t *seeds, *firsts; /* of each part: its seed, and its first game */
    uint8_t *cells, *masks; /* interleaved, as is `seen` */
    uint8_t *seen; /* room for observations until they are written as rows */
    int64_t *codes; /* the decisions of each situation, interleaved */
    int32_t *counts; /* of those */
    int64_t *dealt;
    uint32_t *dice; /* of kontor_random */
    int32_t *faults; /* see enum Fault */
    int32_t *slots; /* what is chosen */
    uint8_t *mask_rows, *observation_rows, *final_rows; /* the last may be NULL */
    int32_t *seats;
    uint8_t *dones;
    float *rewards;
    int64_t count, cap;
} Games;

enum Fault { LOST, REFUSED_GAMES, FIRST_REFUSED, FAULTS };

#ifndef KERNEL /* 64 registers leave room for many threads, which hide how long memory takes */
#define KERNEL extern "C" __global__ void __launch_bounds__(64, 16)
#endif

template <class T> INLINE T *in_group(T *first, int64_t game, int64_t size) {
    return first + game / KONTOR_STRIDE * KONTOR_STRIDE * size + game % KONTOR_STRIDE;
}

INLINE int64_t own_game(void) { return (int64_t)blockIdx.x * blockDim.x + threadIdx.x; }

/* A game as its thread sees it. */
struct Game {
    const uint8_t *__restrict__ t;
    uint8_t *s, *mask;
    Moves moves;
};

INLINE Game game_of(const Games &games, int64_t number) {
    Game game;
    game.t = games.lookups + (int64_t)games.parts[number] * KONTOR_LOOKUP;
    game.s = in_group(games.cells, number, KONTOR_SITUATION);
    game.mask = in_group(games.masks, number, KONTOR_SLOTS);
    game.moves.data = in_group(games.codes, number, KONTOR_ROOM);
    game.moves.count = games.counts[number];
    game.moves.lost = 0;
    return game;
}

INLINE void leave(const Games &games, int64_t number, const Game &game) {
    games.counts[number] = game.moves.count;
    if (game.moves.lost) atomicAdd(&games.faults[LOST], 1);
}

INLINE void deal_next(const Games &games, int64_t number, Game &game) {
    int32_t part = games.parts[number];
    int64_t seed = slots_deal__seed_of(games.seeds[part], number - games.firsts[part], games.dealt[number]);
    games.dealt[number]++;
    slots_episode__begin(game.t, game.s, &game.moves, game.mask, seed);
}

INLINE void set_rewards(const Games &games, int64_t number, float value) {
    for (int32_t seat = 0; seat < KONTOR_SEATS; seat++) games.rewards[number * KONTOR_SEATS + seat] = value;
}

KERNEL kontor_deal(const Games games) {
    int64_t number = own_game();
    if (number >= games.count) return;
    Game game = game_of(games, number);
    deal_next(games, number, game);
    games.dones[number] = 0;
    set_rewards(games, number, 0);
    leave(games, number, game);
}

/* After situations were put in place. */
KERNEL kontor_enter(const Games games) {
    int64_t number = own_game();
    if (number >= games.count) return;
    Game game = game_of(games, number);
    slots_episode__enter(game.t, game.s, &game.moves, game.mask);
    games.dones[number] = 0;
    set_rewards(games, number, 0);
    leave(games, number, game);
}

INLINE bool is_open(const Game &game, int32_t slot) {
    return slot >= 0 && slot < KONTOR_SLOTS && CELL(game.mask, slot);
}

enum { NOT_STEPPED = -1 };

/* Takes the chosen slots; NOT_STEPPED leaves a game as it is, and so does a slot that is not open, which is counted. */
KERNEL kontor_step(const Games games) {
    int64_t number = own_game();
    if (number >= games.count) return;
    Game game = game_of(games, number);
    set_rewards(games, number, 0);
    int32_t slot = games.slots[number];
    if (slot == NOT_STEPPED) {
        games.dones[number] = KONTOR_RUNNING;
        return;
    }
    int32_t status = is_open(game, slot)
        ? (int32_t)slots_episode__step(game.t, game.s, &game.moves, game.mask, slot, games.cap)
        : KONTOR_REFUSED;
    games.dones[number] = (uint8_t)status;
    if (status == KONTOR_REFUSED) {
        atomicAdd(&games.faults[REFUSED_GAMES], 1);
        atomicMin(&games.faults[FIRST_REFUSED], (int32_t)number);
        return;
    }
    if (status == KONTOR_OVER || status == KONTOR_CAPPED) {
        for (int32_t seat = 0; seat < KONTOR_SEATS; seat++) {
            double utility = (double)slots_episode__utility(game.t, game.s, seat);
            games.rewards[number * KONTOR_SEATS + seat] = (float)(utility / KONTOR_UNITS);
        }
        if (games.final_rows)
            slots_observe__observe(game.t, game.s, 0, in_group(games.seen, number, KONTOR_OBSERVATION));
        deal_next(games, number, game);
    }
    leave(games, number, game);
}

KERNEL kontor_observe(const Games games) {
    int64_t number = own_game();
    if (number >= games.count) return;
    Game game = game_of(games, number);
    int32_t seat = (int32_t)slots_episode__asked(game.s);
    games.seats[number] = seat;
    slots_observe__observe(game.t, game.s, seat, in_group(games.seen, number, KONTOR_OBSERVATION));
}

/* An open slot in each game by chance, into `slots`. */
KERNEL kontor_random(const Games games) {
    int64_t number = own_game();
    if (number >= games.count) return;
    uint32_t dice = games.dice[number] * 1664525u + 1013904223u;
    games.dice[number] = dice;
    games.slots[number] = (int32_t)slots_episode__nth_open(in_group(games.masks, number, KONTOR_SLOTS), dice >> 8);
}

/* From interleaved to a row for each game. A thread turns four cells of four games at a time, a warp 16 of all 32. */
enum { TURNED = 4, THREADS_PER_ROW = KONTOR_STRIDE / TURNED };
typedef char rows_are_of_whole_words[KONTOR_SLOTS % TURNED || KONTOR_OBSERVATION % TURNED ? -1 : 1];

INLINE uint32_t byte_of(uint32_t word, int32_t place) { return word >> 8 * place & 255; }

INLINE void write_rows(const uint8_t *from, uint8_t *to, int64_t size, int64_t count, const uint8_t *only) {
    int64_t first_game = (int64_t)blockIdx.x * KONTOR_STRIDE + threadIdx.x % THREADS_PER_ROW * TURNED;
    int64_t cell = ((int64_t)blockIdx.y * (blockDim.x / THREADS_PER_ROW) + threadIdx.x / THREADS_PER_ROW) * TURNED;
    if (cell >= size) return;
    uint32_t words[TURNED];
    for (int32_t i = 0; i < TURNED; i++)
        words[i] = *(const uint32_t *)(in_group(from, first_game, size) + (cell + i) * KONTOR_STRIDE);
    for (int32_t i = 0; i < TURNED; i++) {
        int64_t game = first_game + i;
        if (game >= count || (only && only[game] != KONTOR_OVER && only[game] != KONTOR_CAPPED)) continue;
        uint32_t word = 0;
        for (int32_t j = 0; j < TURNED; j++) word |= byte_of(words[j], i) << 8 * j;
        *(uint32_t *)(to + game * size + cell) = word;
    }
}

#ifndef ROWS_KERNEL
#define ROWS_KERNEL extern "C" __global__ void
#endif

ROWS_KERNEL kontor_mask_rows(const Games games) {
    write_rows(games.masks, games.mask_rows, KONTOR_SLOTS, games.count, 0);
}

ROWS_KERNEL kontor_observation_rows(const Games games) {
    write_rows(games.seen, games.observation_rows, KONTOR_OBSERVATION, games.count, 0);
}

ROWS_KERNEL kontor_final_rows(const Games games) {
    write_rows(games.seen, games.final_rows, KONTOR_OBSERVATION, games.count, games.dones);
}

/* The functions of kontor.h. No rule is written here. */

INLINE Moves moves_in(int64_t *room) {
    Moves moves;
    moves.data = room;
    moves.count = 0;
    moves.lost = 0;
    return moves;
}

INLINE int32_t counted(const Moves *moves) { return moves->lost ? -1 : moves->count; }

INLINE void copy_bytes(uint8_t *to, const uint8_t *from, int64_t bytes) {
    for (int64_t i = 0; i < bytes; i++) to[i] = from[i];
}

KONTOR_API int64_t kontor_size(int32_t number) {
    return number >= 0 && number < (int32_t)(sizeof SIZES / sizeof SIZES[0]) ? SIZES[number] : 0;
}

KONTOR_API int32_t kontor_players(const uint8_t *t) { return FACT(t, PLAYERS_AT); }

KONTOR_API void kontor_deal(const uint8_t *t, uint8_t *s, int64_t seed) { slots_deal__deal(t, s, seed); }

KONTOR_API int32_t kontor_asked(const uint8_t *s) {
    return CELL(s, DEPTH_AT) ? (int32_t)slots_episode__asked((uint8_t *)s) : -1;
}

KONTOR_API int32_t kontor_list(const uint8_t *t, uint8_t *s, int64_t *room) {
    Moves moves = moves_in(room);
    rules_play__legal(t, s, &moves);
    return counted(&moves);
}

KONTOR_API void kontor_apply(const uint8_t *t, uint8_t *s, int64_t code) { rules_play__apply(t, s, code); }

KONTOR_API int32_t kontor_play(const uint8_t *t, uint8_t *s, int64_t *room, int64_t code) {
    Moves moves = moves_in(room);
    rules_play__legal(t, s, &moves);
    for (int32_t i = 0; i < moves.count; i++) {
        if (moves.data[i] != code) continue;
        rules_play__apply(t, s, code);
        return 1;
    }
    return moves.lost ? -1 : 0;
}

KONTOR_API int64_t kontor_points(const uint8_t *t, uint8_t *s, int32_t seat) {
    return rules_scoring__total_points(t, s, seat);
}

KONTOR_API int64_t kontor_utility(const uint8_t *t, uint8_t *s, int32_t seat) {
    return slots_episode__utility(t, s, seat);
}

KONTOR_API int32_t kontor_mask(const uint8_t *t, uint8_t *s, int64_t *room, uint8_t *mask) {
    Moves moves = moves_in(room);
    slots_choose__list_decisions(t, s, &moves);
    slots_choose__close_slots(mask);
    int32_t open = (int32_t)slots_choose__open_slots(t, s, &moves, mask);
    return moves.lost ? -1 : open;
}

KONTOR_API int64_t kontor_choose(const uint8_t *t, uint8_t *s, int64_t *room, int32_t slot) {
    Moves moves = moves_in(room);
    slots_choose__list_decisions(t, s, &moves);
    return moves.lost ? -2 : slots_choose__choose(t, s, &moves, slot);
}

KONTOR_API int32_t kontor_enter(const uint8_t *t, uint8_t *s, int64_t *room, uint8_t *mask) {
    Moves moves = moves_in(room);
    int32_t status = (int32_t)slots_episode__enter(t, s, &moves, mask);
    return moves.lost ? -1 : status;
}

KONTOR_API int32_t kontor_step(
    const uint8_t *t, uint8_t *s, int64_t *room, uint8_t *mask, int32_t slot, int64_t cap) {
    Moves moves = moves_in(room);
    slots_choose__list_decisions(t, s, &moves);
    if (moves.lost) return -1;
    int32_t status = (int32_t)slots_episode__step(t, s, &moves, mask, slot, cap);
    return moves.lost ? -1 : status;
}

KONTOR_API void kontor_observe(const uint8_t *t, uint8_t *s, int32_t seat, uint8_t *observation) {
    slots_observe__observe(t, s, seat, observation);
}

KONTOR_API void kontor_hide(const uint8_t *t, uint8_t *s, int32_t seat) { rules_hidden__hide(t, s, seat); }

KONTOR_API void kontor_fill(const uint8_t *t, uint8_t *s, int32_t seat, int64_t seed) {
    rules_hidden__fill(t, s, seat, seed);
}

KONTOR_API int64_t kontor_random_play(
    const uint8_t *t, uint8_t *cells, uint8_t *mask, uint8_t *observation, int64_t *room, int64_t seed,
    int64_t decisions, int64_t cap, int64_t way) {
    Moves moves = moves_in(room);
    int64_t trace = slots_random_play__play_on(t, cells, mask, observation, &moves, seed, decisions, cap, way);
    return moves.lost ? -1 : trace;
}

/* The rule bot: its lists lie in memory of the caller, what points to them on the stack. */

typedef struct Lists {
    Moves legal, codes, ratings, first, values;
    Workspace work;
} Lists;

INLINE Workspace *lists_in(Lists *lists, kontor_workspace *memory) {
    Workspace *work = &lists->work;
    lists->legal = moves_in(memory->legal);
    lists->codes = moves_in(memory->codes);
    lists->ratings = moves_in(memory->ratings);
    lists->first = moves_in(memory->first);
    lists->values = moves_in(memory->values);
    work->w = memory->weights;
    work->x = memory->figures;
    work->y = memory->others;
    work->legal = &lists->legal;
    work->codes = &lists->codes;
    work->ratings = &lists->ratings;
    work->first = &lists->first;
    work->values = &lists->values;
    work->after = memory->after;
    work->ahead = memory->ahead;
    work->seen = memory->seen;
    return work;
}

KONTOR_API void kontor_rule_weights(kontor_workspace *work) {
    for (int32_t i = 0; i < KONTOR_WEIGHTS; i++) work->weights[i] = RULE_WEIGHTS[i];
}

KONTOR_API void kontor_evaluate(const uint8_t *t, uint8_t *s, kontor_workspace *work) {
    evaluation_worth__evaluate(t, s, work->weights, work->figures);
}

KONTOR_API int32_t kontor_rate(const uint8_t *t, uint8_t *s, kontor_workspace *work) {
    Lists lists;
    evaluation_rate__rate(t, s, lists_in(&lists, work));
    return lists.legal.lost ? -1 : lists.codes.count;
}

KONTOR_API int32_t kontor_values(const uint8_t *t, uint8_t *s, kontor_workspace *work) {
    Lists lists;
    evaluation_rate__values(t, s, lists_in(&lists, work));
    return lists.values.count;
}

KONTOR_API int32_t kontor_plan(
    const uint8_t *t, uint8_t *s, kontor_workspace *work, int64_t width, int64_t margin, int64_t turns) {
    Lists lists;
    evaluation_rate__plan(t, s, lists_in(&lists, work), width, margin, turns);
    return lists.legal.lost ? -1 : lists.first.count;
}

KONTOR_API int64_t kontor_play_turns(
    const uint8_t *t, uint8_t *s, kontor_workspace *work, int64_t turns, int64_t noise) {
    Lists lists;
    int64_t played = evaluation_rate__play_turns(t, s, lists_in(&lists, work), turns, noise);
    return lists.legal.lost ? -1 : played;
}

KONTOR_API int64_t kontor_decide(
    const uint8_t *t, const uint8_t *s, kontor_workspace *work, int64_t width, int64_t noise, int64_t seed) {
    Lists lists;
    copy_bytes(work->seen, s, KONTOR_SITUATION);
    int64_t code = evaluation_decide__decide(t, work->seen, lists_in(&lists, work), width, noise, seed);
    return lists.legal.lost ? -1 : code;
}

/* Many games. */

INLINE void keep(kontor_place *place, const Moves *moves) {
    place->count = moves->count;
    if (moves->count <= KONTOR_KEPT)
        for (int32_t i = 0; i < moves->count; i++) place->codes[i] = moves->data[i];
}

INLINE void deal_at(const kontor_games *games, int64_t game, Moves *moves) {
    kontor_place *place = &games->places[game];
    int64_t seed = slots_deal__seed_of(games->seed, game, place->dealt);
    place->dealt++;
    slots_episode__begin(games->t, place->cells, moves, place->mask, seed);
    keep(place, moves);
}

INLINE void show_at(const kontor_games *games, int64_t game) {
    kontor_place *place = &games->places[game];
    int32_t seat = (int32_t)slots_episode__asked(place->cells);
    games->seats[game] = seat;
    copy_bytes(games->masks + game * KONTOR_SLOTS, place->mask, KONTOR_SLOTS);
    slots_observe__observe(games->t, place->cells, seat, games->observations + game * KONTOR_OBSERVATION);
}

INLINE void end_at(const kontor_games *games, int64_t game, Moves *moves) {
    uint8_t *cells = games->places[game].cells;
    for (int32_t seat = 0; seat < KONTOR_SEATS; seat++) {
        double utility = (double)slots_episode__utility(games->t, cells, seat);
        games->rewards[game * KONTOR_SEATS + seat] = (float)(utility / KONTOR_UNITS);
    }
    if (games->finals) slots_observe__observe(games->t, cells, 0, games->finals + game * KONTOR_OBSERVATION);
    deal_at(games, game, moves);
}

INLINE void step_at(const kontor_games *games, int64_t game, Moves *moves) {
    kontor_place *place = &games->places[game];
    if (place->count <= KONTOR_KEPT) {
        moves->count = place->count;
        for (int32_t i = 0; i < place->count; i++) moves->data[i] = place->codes[i];
    } else {
        slots_choose__list_decisions(games->t, place->cells, moves);
    }
    int32_t status = (int32_t)slots_episode__step(
        games->t, place->cells, moves, place->mask, games->slots[game], games->cap);
    games->dones[game] = (uint8_t)status;
    for (int32_t seat = 0; seat < KONTOR_SEATS; seat++) games->rewards[game * KONTOR_SEATS + seat] = 0;
    if (status == KONTOR_OVER || status == KONTOR_CAPPED)
        end_at(games, game, moves);
    else
        keep(place, moves);
}

KONTOR_API int32_t kontor_games_deal(const kontor_games *games, int64_t first, int64_t after, int64_t *room) {
    Moves moves = moves_in(room);
    for (int64_t game = first; game < after; game++) {
        deal_at(games, game, &moves);
        show_at(games, game);
    }
    return moves.lost ? -1 : 0;
}

KONTOR_API int32_t kontor_games_step(const kontor_games *games, int64_t first, int64_t after, int64_t *room) {
    Moves moves = moves_in(room);
    for (int64_t game = first; game < after; game++) {
        step_at(games, game, &moves);
        show_at(games, game);
    }
    return moves.lost ? -1 : 0;
}

KONTOR_API int32_t kontor_games_show(const kontor_games *games, int64_t first, int64_t after) {
    for (int64_t game = first; game < after; game++) show_at(games, game);
    return 0;
}

#if defined(__GNUC__) && !defined(__CUDACC__)
#define FETCH(address) __builtin_prefetch(address)
#else
#define FETCH(address) ((void)(address))
#endif
#define AHEAD 16 /* games whose slot is fetched from memory before it is looked at */

KONTOR_API int64_t kontor_games_refused(const kontor_games *games, int64_t first, int64_t after) {
    for (int64_t game = first; game < after; game++) {
        int32_t slot = games->slots[game];
        if (game + AHEAD < after) FETCH(games->places[game + AHEAD].mask + (games->slots[game + AHEAD] & 255));
        if (slot < 0 || slot >= KONTOR_SLOTS || !games->places[game].mask[slot]) return game;
    }
    return -1;
}

KONTOR_API int32_t kontor_games_restore(
    const kontor_games *games, int64_t game, const uint8_t *cells, int64_t dealt, int64_t *room) {
    Moves moves = moves_in(room);
    kontor_place *place = &games->places[game];
    place->dealt = dealt;
    copy_bytes(place->cells, cells, KONTOR_SITUATION);
    slots_episode__enter(games->t, place->cells, &moves, place->mask);
    keep(place, &moves);
    return moves.lost ? -1 : 0;
}

KONTOR_API int32_t kontor_games_decide(
    const kontor_games *games, int64_t first, int64_t after, const kontor_policy *policies, int64_t count,
    const uint8_t *seats, int32_t *slots) {
    int32_t lost = 0;
    for (int64_t game = first; game < after; game++) {
        kontor_place *place = &games->places[game];
        if (!seats[game * KONTOR_SEATS + slots_episode__asked(place->cells)]) continue;
        const kontor_policy *bot = &policies[(game + place->dealt) % count];
        Lists lists;
        Workspace *work = lists_in(&lists, bot->work);
        int64_t slot = evaluation_decide__choose_slot(games->t, place->cells, work, bot->width, bot->noise);
        if (slot >= 0) slots[game] = (int32_t)slot;
        lost |= lists.legal.lost != 0;
    }
    return lost ? -1 : 0;
}

/* Rulesets. */

KONTOR_API const char *kontor_ruleset_name(int32_t number) {
    return number >= 0 && number < KONTOR_RULESETS ? RULESETS[number].name : 0;
}

KONTOR_API void kontor_ruleset(int32_t number, uint8_t *t) {
    copy_bytes(t, BASES[RULESETS[number].base], KONTOR_LOOKUP);
    for (int32_t i = RULESETS[number].first; i < RULESETS[number].after; i++) t[CHANGES[i].cell] = CHANGES[i].value;
}

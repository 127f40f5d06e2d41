/* The forward pass of a net (kontor.nets), for one situation. */

enum { NET_CITIES = KONTOR_NET_CITIES, NET_PLACES = NET_ROUTES + NET_CITIES };
#define CLOSED_LOGIT -1e9f

typedef struct NetBlock {
    Layer norm, norm_game, own, first, second, near_by, from_game, out, gather, spread;
} NetBlock;

/* The layers before and behind the blocks. */
typedef struct NetEnds {
    Layer routes, cities, game, place, place_game, route_slots, city_slots, control, game_slots, expect, values;
} NetEnds;

/* What a pass works with: rows in memory of the caller. Routes come first, then cities. */
typedef struct NetState {
    int32_t routes, cities, places;
    const uint8_t *observation;
    float *place, *seen, *heard, *city, *near_by; /* a row for each place, for `city` and `near_by` for each city */
    float *game, *seen_game, *context, *gathered, *pool, *grounds;
} NetState;

INLINE Layer matrix_in(Floats *floats, int64_t rows, int64_t columns) {
    Layer layer;
    layer.matrix = taken(floats, rows * columns);
    layer.bias = 0;
    return layer;
}

INLINE Layer layer_in(Floats *floats, int64_t rows, int64_t columns) {
    Layer layer = matrix_in(floats, rows, columns);
    layer.bias = taken(floats, columns);
    return layer;
}

FUNCTION NetBlock block_in(const kontor_shape *shape, Floats *floats) {
    const int32_t width = shape->width, hidden = shape->hidden, wide = shape->wide;
    NetBlock block;
    block.norm = layer_in(floats, 1, width);
    block.norm_game = layer_in(floats, 1, wide);
    block.own = layer_in(floats, width, hidden);
    block.first = matrix_in(floats, width, hidden);
    block.second = matrix_in(floats, width, hidden);
    block.near_by = matrix_in(floats, width, hidden);
    block.from_game = matrix_in(floats, wide, hidden);
    block.out = layer_in(floats, hidden, width);
    block.gather = layer_in(floats, wide + 2 * width, shape->middle);
    block.spread = layer_in(floats, shape->middle, wide);
    return block;
}

/* Lays out the layers in the order of kontor.nets.shape, and returns where the blocks begin. */
FUNCTION Floats ends_in(const kontor_shape *shape, Floats *floats, NetEnds *ends) {
    const int32_t hidden = shape->hidden, wide = shape->wide;
    ends->routes = layer_in(floats, ROUTE_COLUMN_COUNT, shape->width);
    ends->cities = layer_in(floats, CITY_COLUMN_COUNT, shape->width);
    ends->game = layer_in(floats, KONTOR_SEATS * PLAYER_COLUMN_COUNT + GAME_COLUMN_COUNT, wide);
    const Floats blocks = *floats;
    for (int32_t i = 0; i < shape->blocks; i++) block_in(shape, floats);
    ends->place = layer_in(floats, shape->width, hidden);
    ends->place_game = matrix_in(floats, wide, hidden);
    ends->route_slots = layer_in(floats, hidden, ROUTE_CHOICES);
    ends->city_slots = layer_in(floats, hidden, CITY_CHOICES);
    ends->control = layer_in(floats, hidden, KONTOR_NET_OWNERS);
    ends->game_slots = layer_in(floats, wide, GAME_CHOICES);
    ends->expect = layer_in(floats, wide, shape->grounds);
    ends->values = layer_in(floats, shape->grounds, KONTOR_NET_VALUES);
    return blocks;
}

FUNCTION void state_in(const kontor_shape *shape, Floats *floats, NetState *state) {
    const int64_t width = shape->width, hidden = shape->hidden;
    state->place = taken(floats, NET_PLACES * width);
    state->seen = taken(floats, NET_PLACES * width);
    state->heard = taken(floats, NET_PLACES * hidden);
    state->city = taken(floats, NET_CITIES * hidden);
    state->near_by = taken(floats, NET_CITIES * width);
    state->game = taken(floats, shape->wide);
    state->seen_game = taken(floats, shape->wide);
    state->context = taken(floats, hidden);
    state->gathered = taken(floats, shape->middle);
    state->pool = taken(floats, 2 * width);
    state->grounds = taken(floats, shape->grounds);
}

/* Adds what the columns of a token say. Most of them are 0. */
FUNCTION void add_columns(
    const uint8_t *token, const Column *columns, int32_t count, const float *matrix, int32_t width, float *out) {
    for (int32_t i = 0; i < count; i++) {
        const Column column = columns[i];
        const int32_t feature = (int8_t)token[column.feature];
        const float found = column.reading == READ_NUMBER ? (float)feature * SCALES[column.operand]
                            : column.reading == READ_BIT  ? (float)(feature >> column.operand & 1)
                                                          : (float)(feature == column.operand);
        if (found != 0) add_row(out, matrix + i * width, found, width);
    }
}

FUNCTION void read_observation(const kontor_shape *shape, const NetEnds *ends, NetState *state) {
    const uint8_t *players = state->observation + PLAYERS_FROM, *game = state->observation + GAME_FROM;
    const int32_t width = shape->width, wide = shape->wide;
    for (int32_t i = 0; i < state->places; i++) {
        const int32_t city = i - state->routes;
        const Layer layer = city < 0 ? ends->routes : ends->cities;
        float *out = state->place + i * width;
        set_row(out, layer.bias, width);
        if (city < 0) {
            const uint8_t *token = state->observation + i * ROUTE_TOKEN;
            add_columns(token, ROUTE_COLUMNS, ROUTE_COLUMN_COUNT, layer.matrix, width, out);
        } else {
            const uint8_t *token = state->observation + CITIES_FROM + city * CITY_TOKEN;
            add_columns(token, CITY_COLUMNS, CITY_COLUMN_COUNT, layer.matrix, width, out);
        }
    }
    const float *matrix = ends->game.matrix;
    set_row(state->game, ends->game.bias, wide);
    for (int32_t seat = 0; seat < KONTOR_SEATS; seat++, matrix += PLAYER_COLUMN_COUNT * wide)
        add_columns(players + seat * PLAYER_TOKEN, PLAYER_COLUMNS, PLAYER_COLUMN_COUNT, matrix, wide, state->game);
    add_columns(game, GAME_COLUMNS, GAME_COLUMN_COUNT, matrix, wide, state->game);
    relu(state->game, wide);
}

/* The city at an end of a route. */
INLINE int32_t end_of(const NetState *state, int32_t route, int32_t end) {
    return state->observation[route * ROUTE_TOKEN + ENDS_IN_ROUTE + end];
}

/* What places hear of themselves and of their neighbours. */
FUNCTION void hear(const kontor_shape *shape, const NetBlock *block, NetState *state) {
    const int32_t width = shape->width, hidden = shape->hidden, routes = state->routes, cities = state->cities;
    const float *seen_cities = state->seen + routes * width;
    float *heard = state->heard, *heard_cities = heard + routes * hidden;
    int32_t degrees[NET_CITIES] = {0};
    for (int32_t i = 0; i < state->places; i++) norm(state->place + i * width, block->norm, state->seen + i * width, width);
    set_row(heard, 0, state->places * hidden);
    add_layer(state->seen, state->places, width, block->own, hidden, heard);
    set_row(state->near_by, 0, cities * width);
    for (int32_t end = 0; end < 2; end++) {
        set_row(state->city, 0, cities * hidden);
        add_layer(seen_cities, cities, width, end ? block->second : block->first, hidden, state->city);
        for (int32_t route = 0; route < routes; route++) {
            const int32_t city = end_of(state, route, end);
            add_row(heard + route * hidden, state->city + city * hidden, 1, hidden);
            add_row(state->near_by + city * width, state->seen + route * width, 1, width);
            degrees[city]++;
        }
    }
    for (int32_t city = 0; city < cities; city++)
        for (int32_t i = 0; i < width && degrees[city]; i++) state->near_by[city * width + i] /= (float)degrees[city];
    add_layer(state->near_by, cities, width, block->near_by, hidden, heard_cities);
}

/* Places hear of the game too and change, then the game by all places. */
FUNCTION void change(const kontor_shape *shape, const NetBlock *block, NetState *state) {
    const int32_t width = shape->width, hidden = shape->hidden, wide = shape->wide, middle = shape->middle;
    float *mean = state->pool, *most = state->pool + width;
    set_row(state->context, 0, hidden);
    add_layer(state->game, 1, wide, block->from_game, hidden, state->context);
    for (int32_t i = 0; i < state->places; i++) add_row(state->heard + i * hidden, state->context, 1, hidden);
    relu(state->heard, state->places * hidden);
    add_layer(state->heard, state->places, hidden, block->out, width, state->place);
    set_row(mean, 0, width);
    set_row(most, state->place, width);
    for (int32_t i = 0; i < state->places; i++) {
        const float *row = state->place + i * width;
        add_row(mean, row, 1 / (float)state->places, width);
        for (int32_t j = 0; j < width; j++) most[j] = row[j] > most[j] ? row[j] : most[j];
    }
    norm(state->game, block->norm_game, state->seen_game, wide);
    set_row(state->gathered, block->gather.bias, middle);
    add_product(state->seen_game, 1, wide, block->gather.matrix, middle, state->gathered);
    add_product(state->pool, 1, 2 * width, block->gather.matrix + wide * middle, middle, state->gathered);
    relu(state->gathered, middle);
    add_layer(state->gathered, 1, middle, block->spread, wide, state->game);
}

/* What is read from a place; `heard` is room for it. */
FUNCTION void read_place(
    const kontor_shape *shape, const NetEnds *ends, const NetState *state, int32_t place, Layer head, int32_t columns,
    float *out) {
    float *heard = state->heard;
    set_row(heard, state->context, shape->hidden);
    add_product(state->place + place * shape->width, 1, shape->width, ends->place.matrix, shape->hidden, heard);
    relu(heard, shape->hidden);
    set_row(out, 0, columns);
    add_layer(heard, 1, shape->hidden, head, columns, out);
}

INLINE int32_t slot_of(const NetState *state, int32_t place, int32_t choice) {
    const int32_t city = place - state->routes;
    return (int32_t)(city < 0 ? slots_slots__route_slot(place, choice) : slots_slots__city_slot(city, choice));
}

/* Only places with an open slot are looked at. */
FUNCTION void read_logits(
    const kontor_shape *shape, const NetEnds *ends, const NetState *state, const uint8_t *mask, float *logits) {
    float found[NET_CHOICES];
    for (int32_t slot = 0; slot < KONTOR_SLOTS; slot++) logits[slot] = CLOSED_LOGIT;
    set_row(found, 0, GAME_CHOICES);
    add_layer(state->game, 1, shape->wide, ends->game_slots, GAME_CHOICES, found);
    for (int32_t i = 0; i < GAME_CHOICES; i++)
        if (mask[GAME_SLOTS[i]]) logits[GAME_SLOTS[i]] = found[i];
    for (int32_t place = 0; place < state->places; place++) {
        const int32_t is_route = place < state->routes, choices = is_route ? ROUTE_CHOICES : CITY_CHOICES;
        int32_t open = 0;
        for (int32_t i = 0; i < choices; i++) open |= mask[slot_of(state, place, i)];
        if (!open) continue;
        read_place(shape, ends, state, place, is_route ? ends->route_slots : ends->city_slots, choices, found);
        for (int32_t i = 0; i < choices; i++)
            if (mask[slot_of(state, place, i)]) logits[slot_of(state, place, i)] = found[i];
    }
}

/* Whether the places that it speaks of can exist. */
FUNCTION int32_t is_observation(const NetState *state) {
    if (state->routes > NET_ROUTES || state->cities > NET_CITIES || state->places == 0) return 0;
    for (int32_t route = 0; route < state->routes; route++)
        for (int32_t end = 0; end < 2; end++)
            if (end_of(state, route, end) >= state->cities) return 0;
    return 1;
}

/* The functions of kontor.h. */

KONTOR_API int64_t kontor_net_weights(const kontor_shape *shape) {
    Floats floats = {0, 0};
    NetEnds ends;
    ends_in(shape, &floats, &ends);
    return floats.taken;
}

KONTOR_API int64_t kontor_net_room(const kontor_shape *shape) {
    Floats floats = {0, 0};
    NetState state;
    state_in(shape, &floats, &state);
    return floats.taken;
}

KONTOR_API void kontor_net_widen(const uint16_t *halves, int64_t count, float *floats) {
    for (int64_t i = 0; i < count; i++) {
        union {
            uint32_t bits;
            float number;
        } wide, scale;
        wide.bits = (uint32_t)(halves[i] & 0x7FFF) << 13;
        scale.bits = 0x77800000u; /* 2 to the power of 112: the exponents of both kinds begin that far apart */
        wide.number *= scale.number;
        floats[i] = halves[i] & 0x8000 ? -wide.number : wide.number;
    }
}

KONTOR_API int32_t kontor_net_answer(
    const kontor_shape *shape, const float *weights, float *room, const uint8_t *observation, const uint8_t *mask,
    float *logits, float *values, float *control) {
    NetEnds ends;
    NetState state;
    Floats of_net = {(float *)weights, 0}, of_state = {room, 0}; /* nothing is written to the weights */
    Floats blocks = ends_in(shape, &of_net, &ends);
    state_in(shape, &of_state, &state);
    state.observation = observation;
    state.routes = observation[ROUTES_FEATURE];
    state.cities = observation[CITIES_FEATURE];
    state.places = state.routes + state.cities;
    if (!is_observation(&state)) return -1;
    read_observation(shape, &ends, &state);
    for (int32_t i = 0; i < shape->blocks; i++) {
        const NetBlock block = block_in(shape, &blocks);
        hear(shape, &block, &state);
        change(shape, &block, &state);
    }
    set_row(state.context, ends.place.bias, shape->hidden);
    add_layer(state.game, 1, shape->wide, ends.place_game, shape->hidden, state.context);
    if (logits) read_logits(shape, &ends, &state, mask, logits);
    if (control) set_row(control, 0, NET_CITIES * KONTOR_NET_OWNERS);
    for (int32_t city = 0; control && city < state.cities; city++) {
        float *out = control + city * KONTOR_NET_OWNERS;
        read_place(shape, &ends, &state, state.routes + city, ends.control, KONTOR_NET_OWNERS, out);
    }
    if (!values) return 0;
    set_row(state.grounds, 0, shape->grounds);
    add_layer(state.game, 1, shape->wide, ends.expect, shape->grounds, state.grounds);
    relu(state.grounds, shape->grounds);
    set_row(values, 0, KONTOR_NET_VALUES);
    add_layer(state.grounds, 1, shape->grounds, ends.values, KONTOR_NET_VALUES, values);
    return 0;
}

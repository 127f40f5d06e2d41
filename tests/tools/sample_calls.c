// Functions of the sample that ctypes can call.
int64_t word_of(uint8_t *s, int64_t at) { return NAME__word_of(s, at); }
int64_t spread(int64_t number) { return NAME__spread(number); }
int64_t remainder_of(int64_t number) { return NAME__remainder(number); }
int64_t quotient(int64_t number, int64_t by) { return NAME__quotient(number, by); }
int64_t in_two_loops(int64_t number) { return NAME__in_two_loops(number); }
int64_t rest(int64_t number, int64_t by) { return NAME__rest(number, by); }
int64_t shifted(int64_t number, int64_t by) { return NAME__shifted(number, by); }
int64_t after_loops(int64_t limit) { return NAME__after_loops(limit); }
int64_t between(int64_t number) { return NAME__between(number); }

int32_t digits(const uint8_t *t, uint8_t *s, int64_t *room, int64_t limit) {
    Moves out = {room, 0, 0};
    NAME__digits(t, s, &out, limit);
    return out.count;
}

int32_t listed(int64_t *room, int64_t count, int32_t *lost) {
    Moves out = {room, 0, 0};
    NAME__list_up(&out, count);
    *lost = out.lost;
    return out.count;
}

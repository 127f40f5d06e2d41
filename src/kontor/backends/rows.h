/* Rows of floats and products of them, for net.c. */
#define NORM_EPSILON 1e-5f

/* Floats in memory of the caller, and how many were taken. Without memory they are only counted. */
typedef struct Floats {
    float *data;
    int64_t taken;
} Floats;

/* A layer: a row of the matrix for each input. Where there is no bias, it is NULL. */
typedef struct Layer {
    const float *matrix, *bias;
} Layer;

INLINE float *taken(Floats *floats, int64_t count) {
    float *first = floats->data ? floats->data + floats->taken : 0;
    floats->taken += count;
    return first;
}

INLINE void set_row(float *to, const float *from, int32_t count) {
    for (int32_t i = 0; i < count; i++) to[i] = from ? from[i] : 0;
}

INLINE void add_row(float *RESTRICT to, const float *RESTRICT from, float factor, int32_t count) {
    for (int32_t i = 0; i < count; i++) to[i] += factor * from[i];
}

INLINE void relu(float *row, int32_t count) {
    for (int32_t i = 0; i < count; i++) row[i] = row[i] > 0 ? row[i] : 0;
}

/* The square root without the library of C. A few steps of Newton's method from half the exponent are exact. */
FUNCTION float root(float number) {
    union {
        float number;
        uint32_t bits;
    } guess;
    guess.number = number;
    guess.bits = (guess.bits >> 1) + 0x1FBD1DF5u;
    double found = guess.number;
    for (int32_t i = 0; i < 4; i++) found = 0.5 * (found + number / found);
    return (float)found;
}

/* A row with a mean of 0 and a spread of 1, then scaled and shifted. */
FUNCTION void norm(const float *row, Layer scale, float *out, int32_t count) {
    float mean = 0, square = 0;
    for (int32_t i = 0; i < count; i++) mean += row[i];
    mean /= (float)count;
    for (int32_t i = 0; i < count; i++) square += (row[i] - mean) * (row[i] - mean);
    const float factor = 1 / root(square / (float)count + NORM_EPSILON);
    for (int32_t i = 0; i < count; i++) out[i] = (row[i] - mean) * factor * scale.matrix[i] + scale.bias[i];
}

/* Products. Each adds to what lies in `out`. */

/* Four inputs of two rows: compilers make this loop one of vectors. */
FUNCTION void add_four(
    const float *RESTRICT x, const float *RESTRICT y, const float *RESTRICT matrix, int32_t columns,
    float *RESTRICT out, float *RESTRICT other) {
    const float x0 = x[0], x1 = x[1], x2 = x[2], x3 = x[3], y0 = y[0], y1 = y[1], y2 = y[2], y3 = y[3];
    const float *RESTRICT second = matrix + columns, *RESTRICT third = second + columns, *RESTRICT last = third + columns;
    for (int32_t i = 0; i < columns; i++) {
        out[i] += x0 * matrix[i] + x1 * second[i] + x2 * third[i] + x3 * last[i];
        other[i] += y0 * matrix[i] + y1 * second[i] + y2 * third[i] + y3 * last[i];
    }
}

FUNCTION void add_product(
    const float *x, int32_t rows, int32_t inputs, const float *matrix, int32_t columns, float *out) {
    const int32_t paired = rows - rows % 2, in_fours = inputs - inputs % 4;
    for (int32_t i = 0; i < in_fours; i += 4)
        for (int32_t row = 0; row < paired; row += 2) {
            const float *from = x + row * inputs + i;
            float *to = out + row * columns;
            add_four(from, from + inputs, matrix + i * columns, columns, to, to + columns);
        }
    for (int32_t row = 0; row < rows; row++)
        for (int32_t i = row < paired ? in_fours : 0; i < inputs; i++)
            add_row(out + row * columns, matrix + i * columns, x[row * inputs + i], columns);
}

FUNCTION void add_layer(const float *x, int32_t rows, int32_t inputs, Layer layer, int32_t columns, float *out) {
    for (int32_t row = 0; layer.bias && row < rows; row++) add_row(out + row * columns, layer.bias, 1, columns);
    add_product(x, rows, inputs, layer.matrix, columns, out);
}

/* An engine in C that needs nothing but the C library: it answers with the action whose text is longest, which
 * often is the one that does most, and draws among equals with its seed.
 *
 *     cc -O2 -o magpie examples/engines/magpie.c
 *     clachan check-bot engine:./magpie
 *
 * It asks for the texts of actions alone ("wants"), so a line is short and two small scanners are enough to read
 * it. A larger engine would use a JSON library and the view of the table: see docs/engine-protocol.md.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t stream;

/* Marsaglia's xorshift: the same seed must give the same answers. */
static uint64_t drawn(void) {
    stream ^= stream << 13;
    stream ^= stream >> 7;
    stream ^= stream << 17;
    return stream;
}

/* What follows "name": in a line, or NULL. */
static const char *after(const char *line, const char *name) {
    char key[64];
    snprintf(key, sizeof key, "\"%s\":", name);
    const char *found = strstr(line, key);
    return found ? found + strlen(key) : NULL;
}

static int is_type(const char *line, const char *type) {
    const char *found = after(line, "type");
    size_t length = strlen(type);
    return found && found[0] == '"' && strncmp(found + 1, type, length) == 0 && found[1 + length] == '"';
}

/* Steps over a JSON string; answers how many letters it has, or -1 if there is none. */
static int text_length(const char **at) {
    if (**at != '"') return -1;
    int length = 0;
    for ((*at)++; **at && **at != '"'; (*at)++, length++)
        if (**at == '\\' && (*at)[1]) (*at)++;
    if (**at == '"') (*at)++;
    return length;
}

static long chosen(const char *line) {
    const char *number = after(line, "legal"), *text = after(line, "actions");
    long best = -1, longest = -1, equals = 0;
    if (!number || *number++ != '[' || !text || *text++ != '[') return -1;
    while (*number && *number != ']') {
        char *end;
        long action = strtol(number, &end, 10);
        long length = text_length(&text);
        if (end == number || length < 0) return -1;
        if (length > longest) {
            longest = length;
            best = action;
            equals = 1;
        } else if (length == longest && drawn() % (uint64_t)++equals == 0) {
            best = action;
        }
        number = *end == ',' ? end + 1 : end;
        if (*text == ',') text++;
    }
    return best;
}

int main(void) {
    char *line = NULL;
    size_t room = 0;
    setvbuf(stdout, NULL, _IOLBF, 0); /* a line must not wait in a buffer */
    while (getline(&line, &room, stdin) > 0) {
        if (is_type(line, "hello")) {
            puts("{\"type\":\"hello\",\"protocol\":1,\"name\":\"magpie\",\"wants\":[\"actions\"]}");
        } else if (is_type(line, "game")) {
            const char *seed = after(line, "seed");
            stream = seed && *seed == '"' ? strtoull(seed + 1, NULL, 10) | 1 : 1;
            puts("{\"type\":\"ready\"}");
        } else if (is_type(line, "choose")) {
            printf("{\"type\":\"answer\",\"action\":%ld}\n", chosen(line));
        } else if (is_type(line, "quit")) {
            break;
        }
    }
    free(line);
    return 0;
}

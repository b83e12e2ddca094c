#include "CUnicode.h"

#include <hyphen.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Patterns in place of those that libhyphen read, for one of its levels.
typedef struct {
  HyphenDict *level;
  HyphenState *own_states;
  int own_count;
  HyphenState *states;
  HyphenTrans *transitions;
  char *matches;
} pattern_level;

typedef struct {
  HyphenDict *dictionary;
  pattern_level levels[2];
} hyphenation;

void *cu_hyphenation_load(const uint8_t *directives, size_t length) {
  FILE *stream = length > 0 ? fmemopen((void *)directives, length, "r") : NULL;
  if (stream == NULL) return NULL;
  hyphenation *result = calloc(1, sizeof *result);
  // Reads from memory don't fail. libhyphen stops before the end at a second NEXTLEVEL line.
  if (result != NULL) result->dictionary = hnj_hyphen_load_file(stream);
  fclose(stream);
  if (result != NULL && result->dictionary == NULL) {
    free(result);
    return NULL;
  }
  return result;
}

// Gives the states of a dictionary the replacements that libhyphen read into its own states, along the same letters.
static void take_replacements(const pattern_level *level, const uint8_t *replaced, int state, int own) {
  const HyphenState *source = &level->own_states[own];
  if (source->repl != NULL && replaced[state]) {
    HyphenState *target = &level->states[state];
    target->match = source->match;
    target->repl = source->repl;
    target->replindex = source->replindex;
    target->replcut = source->replcut;
  }
  for (int index = 0; index < source->num_trans; index++) {
    const HyphenTrans *step = &source->trans[index];
    const HyphenState *from = &level->states[state];
    for (int other = 0; other < from->num_trans; other++) {
      // Lines have at most 97 bytes, which bounds the depth.
      if (from->trans[other].ch == step->ch)
        take_replacements(level, replaced, from->trans[other].new_state, step->new_state);
    }
  }
}

int32_t cu_hyphenation_set_patterns(
    void *dictionary, int32_t index, int32_t is_only, int32_t state_count, const int32_t *firsts, const int32_t *fallbacks,
    const int32_t *match_starts, const uint8_t *replaced, const uint8_t *letters, const int32_t *targets,
    const uint8_t *matches, size_t match_length) {
  hyphenation *whole = dictionary;
  HyphenDict *first = whole->dictionary;
  pattern_level *level = &whole->levels[index];
  HyphenDict *target = is_only || index == 1 ? first->nextlevel : first;
  int32_t transition_count = firsts[state_count];
  HyphenState *states = calloc((size_t)state_count, sizeof *states);
  HyphenTrans *transitions = calloc((size_t)transition_count + 1, sizeof *transitions);
  char *digits = malloc(match_length + 1);
  if (target == NULL || states == NULL || transitions == NULL || digits == NULL) {
    free(states);
    free(transitions);
    free(digits);
    return -1;
  }
  memcpy(digits, matches, match_length);
  digits[match_length] = 0;
  for (int32_t index = 0; index < transition_count; index++) {
    transitions[index].ch = (char)letters[index];
    transitions[index].new_state = targets[index];
  }
  for (int32_t state = 0; state < state_count; state++) {
    states[state].fallback_state = fallbacks[state];
    states[state].trans = transitions + firsts[state];
    states[state].num_trans = firsts[state + 1] - firsts[state];
    if (match_starts[state] >= 0) states[state].match = digits + match_starts[state];
  }
  *level = (pattern_level){target, target->states, target->num_states, states, transitions, digits};
  take_replacements(level, replaced, 0, 0);
  target->states = states;
  target->num_states = state_count;
  return 0;
}

void cu_hyphenation_free(void *dictionary) {
  hyphenation *whole = dictionary;
  for (int index = 0; index < 2; index++) {
    pattern_level *level = &whole->levels[index];
    if (level->level == NULL) continue;
    level->level->states = level->own_states;
    level->level->num_states = level->own_count;
    free(level->states);
    free(level->transitions);
    free(level->matches);
  }
  hnj_hyphen_free(whole->dictionary);
  free(whole);
}

int32_t cu_hyphenate(const void *dictionary, const char *word, int32_t length, char *hyphens) {
  char **replacements = NULL;
  int *positions = NULL;
  int *cuts = NULL;
  int failed = hnj_hyphen_hyphenate2(
      ((const hyphenation *)dictionary)->dictionary, word, length, hyphens, NULL, &replacements, &positions, &cuts);
  if (replacements != NULL) {
    for (int32_t index = 0; index < length; index++) {
      // A break that changes the spelling is none.
      if (replacements[index] != NULL) hyphens[index] = '0';
      free(replacements[index]);
    }
    free(replacements);
  }
  free(positions);
  free(cuts);
  return failed;
}

#include "CUnicode.h"

#include <hyphen.h>
#include <stdio.h>
#include <stdlib.h>

void *cu_hyphenation_load(const uint8_t *patterns, size_t length) {
  FILE *stream = length > 0 ? fmemopen((void *)patterns, length, "r") : NULL;
  if (stream == NULL) return NULL;
  // Reads from memory don't fail. libhyphen stops before the end at a second NEXTLEVEL line.
  HyphenDict *dictionary = hnj_hyphen_load_file(stream);
  fclose(stream);
  return dictionary;
}

void cu_hyphenation_free(void *dictionary) { hnj_hyphen_free(dictionary); }

int32_t cu_hyphenate(const void *dictionary, const char *word, int32_t length, char *hyphens) {
  char **replacements = NULL;
  int *positions = NULL;
  int *cuts = NULL;
  int failed = hnj_hyphen_hyphenate2(
      (HyphenDict *)dictionary, word, length, hyphens, NULL, &replacements, &positions, &cuts);
  if (replacements != NULL) {
    for (int32_t place = 0; place < length; place++) {
      // A break that changes the spelling is none.
      if (replacements[place] != NULL) hyphens[place] = '0';
      free(replacements[place]);
    }
    free(replacements);
  }
  free(positions);
  free(cuts);
  return failed;
}

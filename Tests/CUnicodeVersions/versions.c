#include <stdlib.h>
#include <string.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uversion.h>

#include "CUnicodeVersions.h"
#include "machine.h"

typedef struct {
  int32_t row, records;
  uint32_t blocks_count, numbers_count, categories_count, steps_count, ends_count;
  uint16_t *blocks, *numbers, *steps;
  uint8_t *categories, *ends;
} tables;

struct cv_machines {
  tables all[CV_MACHINES];
};

typedef struct {
  const uint32_t *next, *end;
} reader;

// The next array, or NULL at the end.
static const uint32_t *next_array(reader *from, uint32_t *count) {
  if (from->next == from->end) return NULL;
  *count = *from->next++;
  if (*count > (uint64_t)(from->end - from->next)) return NULL;
  const uint32_t *array = from->next;
  from->next += *count;
  return array;
}

static uint16_t *read_16(reader *from, uint32_t *count) {
  const uint32_t *array = next_array(from, count);
  uint16_t *result = array ? malloc((*count + 1) * sizeof *result) : NULL;
  for (uint32_t i = 0; result && i < *count; i++) result[i] = (uint16_t)array[i];
  return result;
}

static uint8_t *read_8(reader *from, uint32_t *count) {
  const uint32_t *array = next_array(from, count);
  uint8_t *result = array ? malloc(*count + 1) : NULL;
  for (uint32_t i = 0; result && i < *count; i++) result[i] = (uint8_t)array[i];
  return result;
}

cv_machines *cv_load(const uint32_t *numbers, int32_t count) {
  cv_machines *machines = calloc(1, sizeof *machines);
  reader from = {numbers, numbers + count};
  for (int32_t i = 0; machines && i < CV_MACHINES; i++) {
    tables *own = &machines->all[i];
    if (from.end - from.next < 2) break;
    own->row = (int32_t)*from.next++;
    own->records = (int32_t)*from.next++;
    own->blocks = read_16(&from, &own->blocks_count);
    own->numbers = read_16(&from, &own->numbers_count);
    own->categories = read_8(&from, &own->categories_count);
    own->steps = read_16(&from, &own->steps_count);
    own->ends = read_8(&from, &own->ends_count);
  }
  if (machines && machines->all[CV_MACHINES - 1].ends && from.next == from.end) return machines;
  if (machines) cv_free(machines);
  return NULL;
}

void cv_free(cv_machines *machines) {
  for (int32_t i = 0; i < CV_MACHINES; i++) {
    tables *own = &machines->all[i];
    free(own->blocks);
    free(own->numbers);
    free(own->categories);
    free(own->steps);
    free(own->ends);
  }
  free(machines);
}

static uint8_t category_of(const tables *own, int32_t variant, int32_t character) {
  return own->categories[variant * own->records + (int32_t)record_number(own->blocks, own->numbers, character)];
}

void cv_breaks(
    const cv_machines *machines, int32_t machine, int32_t variant, const uint16_t *text, int32_t length, uint8_t *breaks) {
  const tables *own = &machines->all[machine];
  memset(breaks, 0, (size_t)length + 1);
  uint32_t state = 0;
  int32_t open = 0;
  for (int32_t i = 0; i < length;) {
    int32_t start = i;
    uint32_t step = own->steps[state + category_of(own, variant, next_character(text, length, &i))];
    if (step & STEP_RESOLVE) breaks[open] = 1;
    if (step & STEP_BREAK) breaks[start] = 1;
    if (step & STEP_OPEN) open = start;
    state = state_behind(step);
  }
  if (own->ends[state / (uint32_t)own->row] == END_BREAK) breaks[open] = 1;
  breaks[0] = 0;
  if (length > 0) breaks[length] = 1;
}

static const UBreakIteratorType types[] = {UBRK_LINE, UBRK_CHARACTER, UBRK_WORD};

static int32_t iterate(UBreakIterator *iterator, const uint16_t *text, int32_t length, uint8_t *breaks) {
  UErrorCode status = U_ZERO_ERROR;
  memset(breaks, 0, (size_t)length + 1);
  ubrk_setText(iterator, text, length, &status);
  if (U_FAILURE(status)) return status;
  for (int32_t end = ubrk_next(iterator); end != UBRK_DONE; end = ubrk_next(iterator)) breaks[end] = 1;
  return 0;
}

int32_t cv_icu_breaks(int32_t machine, const char *locale, const uint16_t *text, int32_t length, uint8_t *breaks) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(types[machine], locale, NULL, 0, &status);
  if (U_FAILURE(status)) return status;
  int32_t failure = iterate(iterator, text, length, breaks);
  ubrk_close(iterator);
  return failure;
}

int32_t cv_representatives(const cv_machines *machines, int32_t machine, int32_t variant, int32_t *characters) {
  int32_t found[256];
  memset(found, 0xFF, sizeof found);
  // Characters that are assigned are more telling.
  for (int32_t is_assigned = 1; is_assigned >= 0; is_assigned--) {
    for (int32_t c = 1; c < 0x110000; c++) {
      uint8_t category = category_of(&machines->all[machine], variant, c);
      if (found[category] < 0 && (u_isdefined(c) != 0) >= is_assigned) found[category] = c;
    }
  }
  int32_t count = 0;
  for (int32_t i = 0; i < 256; i++)
    if (found[i] >= 0) characters[count++] = found[i];
  return count;
}

static int32_t append(uint16_t *units, int32_t length, int32_t character) {
  if (character < 0x10000) {
    units[length] = (uint16_t)character;
    return length + 1;
  }
  units[length] = (uint16_t)(0xD7C0 + (character >> 10));
  units[length + 1] = (uint16_t)(0xDC00 | (character & 0x3FF));
  return length + 2;
}

int32_t cv_compare(
    const cv_machines *machines, int32_t machine, int32_t variant, const char *locale, const int32_t *characters, int32_t count,
    int32_t *texts, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(types[machine], locale, NULL, 0, &status);
  if (U_FAILURE(status)) return -1;
  int32_t differing = 0;
  uint8_t own[16], icu[16];
  for (int32_t number = 0; number < count * count * count; number++) {
    const int32_t all[] = {characters[number / count / count], characters[number / count % count], characters[number % count]};
    // A bit says that there is a space before a character.
    for (int32_t spaces = 0; spaces < 8; spaces++) {
      uint16_t units[12];
      int32_t length = 0;
      for (int32_t i = 0; i < 3; i++) {
        if (spaces >> i & 1) length = append(units, length, 0x20);
        length = append(units, length, all[i]);
      }
      cv_breaks(machines, machine, variant, units, length, own);
      if (iterate(iterator, units, length, icu)) differing = -1;
      if (differing < 0) break;
      if (!memcmp(own, icu, (size_t)length + 1)) continue;
      if (differing < capacity) {
        int32_t *text = texts + differing * 6, stored = 0;
        for (int32_t i = 0; i < 3; i++) {
          if (spaces >> i & 1) text[stored++] = 0x20;
          text[stored++] = all[i];
        }
        while (stored < 6) text[stored++] = -1;
      }
      differing++;
    }
    if (differing < 0) break;
  }
  ubrk_close(iterator);
  return differing;
}

int32_t cv_icu_version(void) {
  UVersionInfo version;
  u_getVersion(version);
  return version[0];
}

int32_t cv_icu_unicode_version(void) {
  UVersionInfo version;
  u_getUnicodeVersion(version);
  return version[0];
}

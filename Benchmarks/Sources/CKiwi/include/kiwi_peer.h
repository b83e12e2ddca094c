#pragma once
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
  int32_t variable;
  double coefficient;
} kiwi_term;

/// A constraint `sum of terms + constant  relation  0`.
typedef struct {
  int32_t first_term;
  int32_t term_count;
  double constant;
  /// -1 for at most, 0 for equal, 1 for at least.
  int32_t relation;
  /// One of kiwi's strengths.
  double strength;
} kiwi_row;

typedef struct {
  int32_t variable;
  double strength;
} kiwi_edit;

/// A program of constraints, and the solver that was last built from it.
typedef struct kiwi_peer kiwi_peer;
kiwi_peer *kiwi_open(
    int32_t variables, const kiwi_term *terms, int32_t term_count, const kiwi_row *rows, int32_t row_count,
    const kiwi_edit *edits, int32_t edit_count);
void kiwi_close(kiwi_peer *peer);
/// Makes variables, constraints and a solver, adds everything and updates the variables. Returns 0 when kiwi throws.
int kiwi_build(kiwi_peer *peer);
/// Suggests a value for the edit variable at an index of the edits.
int kiwi_suggest(kiwi_peer *peer, int32_t edit, double value);
void kiwi_update(kiwi_peer *peer);
/// Removes a row's constraint, or adds it again.
int kiwi_remove(kiwi_peer *peer, int32_t row);
int kiwi_add(kiwi_peer *peer, int32_t row);
double kiwi_value(kiwi_peer *peer, int32_t variable);
/// The strength of kiwi's three levels: `create(strong, medium, weak)`.
double kiwi_strength(double strong, double medium, double weak);
double kiwi_required(void);
const char *kiwi_version(void);

#ifdef __cplusplus
}
#endif

#pragma once
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Runs one iteration and returns its time in seconds; negative when it failed.
typedef double (*galley_iteration)(void *context);
/// A figure to be shown beside the time: `key` lives as long as the program.
typedef struct {
  const char *key;
  double value;
} galley_figure;
/// Gives up to `capacity` figures after the last iteration and returns how many.
typedef int (*galley_figures)(void *context, galley_figure *figures, int capacity);

/// Registers a benchmark of a fixed number of iterations whose times are measured by `iteration` itself.
/// The corresponding C++ function is `benchmark::RegisterBenchmark`.
void galley_register_benchmark(
    const char *name, int64_t iterations, galley_iteration iteration, galley_figures figures, void *context);

/// Runs the registered benchmarks whose names a regular expression finds, or all when it is null; returns how many ran.
/// The corresponding C++ function is `benchmark::RunSpecifiedBenchmarks`.
int64_t galley_run_benchmarks(const char *filter);

#ifdef __cplusplus
}
#endif

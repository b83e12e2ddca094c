#include "google_benchmark.h"

#include <benchmark/benchmark.h>

#include <cstdio>
#include <string>
#include <vector>

void galley_register_benchmark(
    const char *name, int64_t iterations, galley_iteration iteration, galley_figures figures, void *context) {
  auto body = [=](benchmark::State &state) {
    for (auto _ : state) {
      double seconds = iteration(context);
      if (seconds < 0) {
        state.SkipWithError("failed");
        break;
      }
      state.SetIterationTime(seconds);
    }
    std::vector<galley_figure> found(16);
    int count = figures(context, found.data(), static_cast<int>(found.size()));
    for (int i = 0; i < count; i++) state.counters[found[i].key] = found[i].value;
  };
  benchmark::RegisterBenchmark(name, body)->Iterations(iterations)->UseManualTime()->Unit(benchmark::kMicrosecond);
}

int64_t galley_run_benchmarks(const char *filter) {
  // Progress is to be seen as it comes, also through a pipe.
  setvbuf(stdout, nullptr, _IOLBF, 0);
  std::string program = "Comparisons";
  std::string option = std::string("--benchmark_filter=") + (filter ? filter : ".");
  char *arguments[] = {program.data(), option.data(), nullptr};
  int count = 2;
  benchmark::Initialize(&count, arguments);
  return static_cast<int64_t>(benchmark::RunSpecifiedBenchmarks());
}

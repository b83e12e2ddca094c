import CGoogleBenchmark

/// Google Benchmark as the driver: it filters, repeats and reports; the pairs are timed by ``PairedRun`` itself.
enum GoogleBenchmark {
  /// A closure for each iteration and one for the figures at the end, kept until the program ends.
  private final class Body {
    let iteration: () -> Double
    let figures: () -> [(StaticString, Double)]

    init(iteration: @escaping () -> Double, figures: @escaping () -> [(StaticString, Double)]) {
      self.iteration = iteration
      self.figures = figures
    }
  }

  /// Registers a benchmark that runs a closure so many times; it returns seconds, or a negative number for failure.
  static func register(
    _ name: String, iterations: Int, iteration: @escaping () -> Double,
    figures: @escaping () -> [(StaticString, Double)]
  ) {
    let context = unsafe Unmanaged.passRetained(Body(iteration: iteration, figures: figures)).toOpaque()
    unsafe galley_register_benchmark(
      name, Int64(iterations),
      { context in
        guard let context = unsafe context else { return -1 }
        return unsafe Unmanaged<Body>.fromOpaque(context).takeUnretainedValue().iteration()
      },
      { context, room, capacity in
        guard let context = unsafe context, let room = unsafe room else { return 0 }
        let figures = unsafe Unmanaged<Body>.fromOpaque(context).takeUnretainedValue().figures().prefix(Int(capacity))
        for (index, figure) in figures.enumerated() {
          // The text of a static string lives as long as the program.
          unsafe room[index] = galley_figure(
            key: UnsafeRawPointer(figure.0.utf8Start).assumingMemoryBound(to: CChar.self), value: figure.1)
        }
        return Int32(figures.count)
      }, context)
  }

  /// Runs what is registered, or the part of it that a regular expression finds; returns how many benchmarks ran.
  static func run(filter: String?) -> Int {
    unsafe Int(galley_run_benchmarks(filter ?? "."))
  }
}

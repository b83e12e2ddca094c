import TextOutput

/// The progress of work in a known number of steps, shown on standard error.
struct StepProgress {
  private var bar: ProgressBar
  private let total: Int
  private let unit: String
  private var done = 0
  private var units = 0

  /// Starts work in about equally long steps, which `unit` names in the plural. There is no bar unless standard error
  /// is a terminal that can erase it.
  init(total: Int, _ unit: String) {
    self.init(
      total: total, unit,
      bar: ProgressBar(Terminal.canErase(on: .error) ? { try? StandardStream.error.write($0) } : nil))
  }

  /// Starts work that is shown in a bar.
  init(total: Int, _ unit: String, bar: ProgressBar) {
    self.total = total
    self.unit = unit
    self.bar = bar
    self.bar.show(0, 0, unit)
  }

  /// Counts a finished unit.
  mutating func finishUnit() {
    units += 1
    finish(steps: 1)
  }

  /// Counts finished work that isn't one of the units, but takes as long as a number of them.
  mutating func finish(steps: Int) {
    done += steps
    bar.show(Double(done) / Double(max(1, total)), units, unit)
  }

  /// Erases the bar, so that other text can be written.
  mutating func clear() { bar.clear() }
}

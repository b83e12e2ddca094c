/// Returns whether eight times as much takes less than 24 times as long, which quadratic time doesn't.
///
/// The machine may be busy with something else, so that one of three attempts is enough.
func isLinear(_ read: (_ count: Int) throws -> Void) rethrows -> Bool {
  for _ in 0..<3 {
    let short = try ContinuousClock().measure { try read(1_000) }
    let long = try ContinuousClock().measure { try read(8_000) }
    if long <= short * 24 + .milliseconds(200) { return true }
  }
  return false
}

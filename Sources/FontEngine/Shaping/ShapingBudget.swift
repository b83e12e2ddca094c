import CHarfBuzz
import Synchronization

/// The processor time that a watched face may use, relative to the text it has shaped; see
/// ``FontLimits/watchedComparisons``.
///
/// HarfBuzz cannot be interrupted within a lookup, but calls back before each to ask whether to apply it. Then the glyphs
/// that the text has become so far, times the comparisons of the largest lookup, are known, so that a lookup that would
/// take too long does not start. Safe to use from any thread.
final class ShapingBudget: Sendable {
  /// The length of the longest text that is passed to HarfBuzz at once, in UTF-16 code units.
  let chunk: Int
  /// The largest number of glyphs at which HarfBuzz may start a lookup.
  private let maximumGlyphs: Int
  /// The processor time used, in nanoseconds.
  private let spent = Atomic(0)
  /// The number of code units shaped.
  private let units = Atomic(0)

  init(_ work: RuleWork) {
    maximumGlyphs = FontLimits.maximumLookupComparisons / max(1, work.largestLookup)
    chunk = max(FontLimits.smallestChunk, min(maximumGlyphs, FontLimits.watchedChunk))
  }

  /// Returns the time that a text of `count` code units may still take, in nanoseconds.
  private func rest(for count: Int) -> Int {
    let allowed = (units.load(ordering: .relaxed) + count) * Self.perUnit + Int(FontLimits.maximumShapingSeconds * 1e9)
    return allowed - spent.load(ordering: .relaxed)
  }

  /// The time allowed for each code unit, in nanoseconds. Real fonts take 100 to 20,000.
  private static let perUnit = 100_000

  /// Calls `body` to shape `count` code units under a deadline; returns its result, or `nil` if it did not finish in time.
  ///
  /// The corresponding C function is `hb_buffer_set_message_func`.
  ///
  /// - Throws: ``FontError/Reason/cancelled``.
  func shape(
    _ buffer: OpaquePointer, count: Int, _ cancellation: Cancellation, _ body: () -> Bool
  ) throws(FontError) -> Bool? {
    let watch = ShapingWatch(
      nanoseconds: rest(for: count), maximumGlyphs: max(maximumGlyphs, 2 * count), cancellation)
    guard !watch.isOver else { return nil }
    unsafe hb_buffer_set_message_func(
      buffer, { buffer, _, _, data in unsafe data.map { unsafe ShapingWatch.at($0).mayContinue(buffer) ? 1 : 0 } ?? 1 },
      Unmanaged.passUnretained(watch).toOpaque(), nil)
    let isShaped = body()
    unsafe hb_buffer_set_message_func(buffer, nil, nil, nil)
    spent.add(watch.elapsed, ordering: .relaxed)
    units.add(count, ordering: .relaxed)
    try cancellation.check()
    return watch.isOver ? nil : isShaped
  }
}

/// A check for whether one HarfBuzz call has to end. It lives as long as the call.
private final class ShapingWatch {
  private let start = ThreadClock.now()
  private let nanoseconds: Int
  private let maximumGlyphs: Int
  private let cancellation: Cancellation
  private var wasOver = false

  init(nanoseconds: Int, maximumGlyphs: Int, _ cancellation: Cancellation) {
    self.nanoseconds = nanoseconds
    self.maximumGlyphs = maximumGlyphs
    self.cancellation = cancellation
  }

  static func at(_ pointer: UnsafeMutableRawPointer) -> ShapingWatch {
    unsafe Unmanaged.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Returns whether HarfBuzz may start the next lookup. The corresponding C function is `hb_buffer_get_length`.
  func mayContinue(_ buffer: OpaquePointer?) -> Bool {
    if let buffer = unsafe buffer, unsafe Int(hb_buffer_get_length(buffer)) > maximumGlyphs { wasOver = true }
    return !isOver
  }

  var elapsed: Int { ThreadClock.now() - start }

  /// Whether the call has to end. Once `true`, it stays `true`.
  var isOver: Bool {
    if !wasOver { wasOver = elapsed > nanoseconds || cancellation.isCancelled }
    return wasOver
  }
}

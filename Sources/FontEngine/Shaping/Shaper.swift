import CHarfBuzz

/// Shapes runs into glyphs with HarfBuzz. A shaper owns one buffer, so each thread needs its own.
///
/// It only uses HarfBuzz's OpenType shaper; Debian's build would try Graphite first.
@safe
public struct Shaper: ~Copyable {
  private let own: ShapingBuffer
  /// Whether the feature `ccmp` is left out, which must be idle in all text that is shaped; see ``IdleCompositions``.
  private let omitsCompositions: Bool
  private var buffer: OpaquePointer { unsafe own.buffer }
  private var language: hb_language_t? { unsafe own.tag }

  /// Creates a shaper for text in a language (BCP 47). An invalid tag counts as no language.
  ///
  /// The corresponding C function is `hb_buffer_create`.
  ///
  /// - Throws: ``FontError/Reason/resourceExhausted``.
  public init(language: String? = nil) throws(FontError) {
    own = try .taken(for: language)
    omitsCompositions = false
  }

  /// Creates a shaper for parts of a plain text in a script.
  init(
    for text: [UInt16], in script: PieceComposer.Script, _ entry: ShapedPieces.Entry
  ) throws(FontError) {
    own = try .taken(for: entry.context.language)
    omitsCompositions =
      unsafe entry.hasIdleCompositions(in: script, language: own.tag) && IdleCompositions.cover(text)
  }

  deinit { own.leave() }

  /// HarfBuzz's list of shapers: the one named "ot", and `nil` as its end.
  nonisolated(unsafe) static let shapers: UnsafePointer<UnsafePointer<CChar>?> = {
    let name: StaticString = "ot"
    let shapers = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: 2)
    unsafe shapers.initialize(to: UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self))
    unsafe (shapers + 1).initialize(to: nil)
    return unsafe UnsafePointer(shapers)
  }()

  /// Shapes a range of a run within a context that contains the range.
  ///
  /// Letters join with the text across the edges of the range, but with nothing at the edges of the context. The run's
  /// features apply to the whole range. More than ``FontLimits/maximumChunk`` code units are shaped in pieces, which
  /// are divided where HarfBuzz permits it. The corresponding C function is `hb_shape_full`.
  ///
  /// - Throws: ``FontError`` if memory runs out, if the font yields far too many glyphs or takes too long, or if
  ///   `cancellation`, which is checked before each piece, is canceled.
  public func glyphs(
    of text: [UInt16], in range: Range<Int>, run: FontRun, context: Range<Int>, cancellation: Cancellation = .never
  ) throws(FontError) -> [Glyph] {
    // Offsets outside the text are ignored.
    let context = context.clamped(to: text.indices)
    let range = range.clamped(to: context)
    if range.isEmpty { return [] }
    let chunk = run.face.harfBuzz.shared.longestChunk
    if range.count <= chunk {
      try cancellation.check()
      return try shape(text, range, run, context, cancellation)
    }
    var glyphs: [Glyph] = []
    // A few characters become two glyphs, and growing an array of millions takes a tenth of a second.
    glyphs.reserveCapacity(range.count + range.count / 8)
    var start = range.lowerBound
    while start < range.upperBound {
      try cancellation.check()
      let limit = min(start + chunk, range.upperBound)
      var piece = try shape(text, start..<limit, run, context, cancellation)
      var end = limit
      if limit < range.upperBound {
        end = chunkEnd(in: piece, of: text, before: limit, after: start)
        // A cut that is not at the start of a cluster leaves glyphs that were shaped across it.
        if piece.contains(where: { $0.cluster == end }) {
          piece.removeAll { $0.cluster >= end }
        } else if end < limit {
          piece = try shape(text, start..<end, run, context, cancellation)
        }
      }
      // In a right-to-left run the last piece comes first: each piece is reversed here, and all together at the end.
      if run.isRightToLeft { piece.reverse() }
      glyphs += piece
      start = end
    }
    if run.isRightToLeft { try Self.reverse(&glyphs, cancellation) }
    return glyphs
  }

  private static func reverse(_ glyphs: inout [Glyph], _ cancellation: Cancellation) throws(FontError) {
    for index in 0..<glyphs.count / 2 {
      if index % TextBatches.size == 0 { try cancellation.check() }
      glyphs.swapAt(index, glyphs.count - 1 - index)
    }
  }

  /// Returns the start of the next chunk.
  ///
  /// This is the last cluster that is safe to break before and so far from the limit that the following text cannot
  /// affect it, if possible not beside a space, whose own advance may change; else the last cluster; and within one
  /// enormous cluster the limit, but never inside a surrogate pair.
  private func chunkEnd(in glyphs: [Glyph], of text: [UInt16], before limit: Int, after start: Int) -> Int {
    var (apart, safe, last) = (start, start, start)
    for glyph in glyphs {
      let cluster = Int(glyph.cluster)
      last = max(last, cluster)
      guard !glyph.isUnsafeToBreak, cluster <= limit - Self.lookahead else { continue }
      safe = max(safe, cluster)
      if cluster > apart, !Self.isSpace(text[cluster]), !Self.isSpace(text[cluster - 1]) { apart = cluster }
    }
    if apart > start { return apart }
    if safe > start { return safe }
    if last > start { return last }
    let isInsidePair = text[limit - 1] & 0xFC00 == 0xD800 && text[limit] & 0xFC00 == 0xDC00
    return isInsidePair ? limit - 1 : limit
  }

  private static func isSpace(_ unit: UInt16) -> Bool { unit == 0x20 || unit == 0xA0 }

  /// Galley's own choice: OpenType rules look ahead by a few glyphs, without a limit; 64 code units are ample for text.
  private static let lookahead = 64

  /// Shapes a range that is its own context, and passes the glyphs in HarfBuzz's buffer to `body`.
  ///
  /// The range must have at most ``HarfBuzzFace/longestChunk`` code units.
  ///
  /// - Throws: ``FontError``, as ``glyphs(of:in:run:context:cancellation:)`` does, or the error that `body` throws.
  func withGlyphs<Result>(
    of text: [UInt16], in range: Range<Int>, run: FontRun,
    _ body: (ShapedGlyphs) throws(FontError) -> Result
  ) throws(FontError) -> Result {
    try body(fill(text, range, run, range))
  }

  private func shape(
    _ text: [UInt16], _ range: Range<Int>, _ run: FontRun, _ context: Range<Int>,
    _ cancellation: Cancellation
  ) throws(FontError) -> [Glyph] {
    if let glyphs = try loneGlyphs(of: text, in: range, run) { return run.face.sized(glyphs, run) }
    return run.face.sized(try fill(text, range, run, context, cancellation).copied, run)
  }

  /// Returns the glyphs of a range, without a size, if all of its characters are ``LoneGlyphs``.
  func loneGlyphs(of text: [UInt16], in range: Range<Int>, _ run: FontRun) throws(FontError) -> [Glyph]? {
    let glyphs = unsafe run.face.harfBuzz.loneGlyphs.glyphs(of: text, in: range, run, language: language)
    try run.face.harfBuzz.shared.memory.check(run.face.source)
    return glyphs
  }

  /// Shapes a range into the buffer. The glyphs are valid until the buffer is filled again.
  private func fill(
    _ text: [UInt16], _ range: Range<Int>, _ run: FontRun, _ context: Range<Int>,
    _ cancellation: Cancellation = .never
  ) throws(FontError) -> ShapedGlyphs {
    unsafe hb_buffer_clear_contents(buffer)
    // Text becomes about as many glyphs. A buffer that grows copies them repeatedly.
    unsafe hb_buffer_pre_allocate(buffer, UInt32(range.count))
    addText(text, range, context)
    unsafe hb_buffer_set_direction(buffer, run.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    unsafe hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(run.script.rawValue))
    unsafe hb_buffer_set_language(buffer, language)
    var flags = galley_hb_buffer_flag_default
    if range.lowerBound == context.lowerBound { flags |= galley_hb_buffer_flag_bot }
    if range.upperBound == context.upperBound { flags |= galley_hb_buffer_flag_eot }
    unsafe hb_buffer_set_flags(buffer, hb_buffer_flags_t(flags))
    let memory = run.face.harfBuzz.shared.memory
    func shape() -> Bool {
      memory.watch {
        unsafe withFeatures(of: run) { features, count in
          unsafe hb_shape_full(run.face.harfBuzz.font, buffer, features, count, Self.shapers) != 0
        }
      }
    }
    let isShaped: Bool
    if let budget = run.face.harfBuzz.shared.budget {
      guard let shaped = unsafe try budget.shape(buffer, count: range.count, cancellation, shape) else {
        throw FontError(
          .unusable, operation: "hb_shape_full", subject: run.face.source,
          detail: "the font takes too long to shape text: more than FontLimits.maximumLookupComparisons in a lookup, "
            + "or maximumShapingSeconds")
      }
      isShaped = shaped
    } else {
      isShaped = shape()
    }
    try memory.check(run.face.source)
    let count = unsafe Int(hb_buffer_get_length(buffer))
    own.note(max(count, range.count))
    guard isShaped, unsafe hb_buffer_allocation_successful(buffer) != 0,
      count <= range.count * FontLimits.glyphFactor + FontLimits.glyphAllowance
    else {
      throw FontError(
        .unusable, operation: "hb_shape_full", subject: run.face.source,
        detail: "shaping \(range.count) code units gave \(count) glyphs or ran out of memory")
    }
    return unsafe ShapedGlyphs(buffer, count: count, origin: context.lowerBound, run)
  }

  /// Calls `body` with the features of a run, of which most have none.
  private func withFeatures(of run: FontRun, _ body: (UnsafePointer<hb_feature_t>?, UInt32) -> Bool) -> Bool {
    guard run.features.isEmpty else {
      let features = run.features.map(Self.feature) + (omitsCompositions ? [IdleCompositions.omitted] : [])
      return unsafe body(features, UInt32(features.count))
    }
    var omitted = IdleCompositions.omitted
    return unsafe body(&omitted, omitsCompositions ? 1 : 0)
  }

  /// Returns a feature for the whole buffer, which lets HarfBuzz cache its plans.
  static func feature(_ feature: FontFeature) -> hb_feature_t {
    hb_feature_t(tag: feature.tag.rawValue, value: feature.value, start: 0, end: .max)
  }

  /// Adds the range with its context to the buffer. HarfBuzz counts clusters from the start of the context.
  private func addText(_ text: [UInt16], _ range: Range<Int>, _ context: Range<Int>) {
    unsafe text.withUnsafeBufferPointer { units in
      unsafe hb_buffer_add_utf16(
        buffer, units.baseAddress.map { unsafe $0 + context.lowerBound }, Int32(context.count),
        UInt32(range.lowerBound - context.lowerBound), Int32(range.count))
    }
  }
}

import CHarfBuzz

/// Turns runs into glyphs with HarfBuzz; owns one buffer, so each thread makes its own.
///
/// Only HarfBuzz's OpenType shaper is used: Debian's build would try Graphite first.
@safe
public struct Shaper: ~Copyable {
  private let buffer: OpaquePointer
  private let language: hb_language_t?
  private let shapers: UnsafeMutablePointer<UnsafePointer<CChar>?>

  /// Readies a buffer for text in a language (BCP 47); a tag that is no language counts as none.
  ///
  /// Throws ``FontError/Reason/resourceExhausted``. The corresponding C function is `hb_buffer_create`.
  public init(language: String? = nil) throws(FontError) {
    guard let buffer = unsafe hb_buffer_create() else {
      throw FontError(.resourceExhausted, operation: "hb_buffer_create", subject: "HarfBuzz")
    }
    unsafe self.buffer = buffer
    // HarfBuzz keeps every tag that it ever saw, so overlong ones are not shown to it.
    let tag = language.flatMap { $0.utf8.count <= FontLimits.maximumLanguageTag ? $0 : nil }
    unsafe self.language = tag.flatMap { unsafe hb_language_from_string($0, -1) }
    unsafe shapers = .allocate(capacity: 2)
    unsafe shapers.initialize(to: Self.openTypeShaper)
    unsafe (shapers + 1).initialize(to: nil)
  }

  deinit {
    unsafe hb_buffer_destroy(buffer)
    unsafe shapers.deallocate()
  }

  /// The name "ot", in memory that lives as long as the program.
  private static var openTypeShaper: UnsafePointer<CChar> {
    let name: StaticString = "ot"
    return unsafe UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
  }

  /// Shapes `range` of `run` as it stands in `context`, which holds the range: letters join across its edges, and at the
  /// edges of the context with nothing.
  ///
  /// The run's features hold for the whole range. More than ``FontLimits/maximumChunk`` code units are shaped in pieces,
  /// which meet where HarfBuzz says that they may. Throws ``FontError`` when memory runs out, the font yields absurdly many
  /// glyphs or takes too long, or `cancellation`, which is asked before each piece, says so.
  /// The corresponding C function is `hb_shape_full`.
  public func glyphs(
    of text: [UInt16], in range: Range<Int>, run: FontRun, context: Range<Int>, cancellation: Cancellation = .never
  ) throws(FontError) -> [Glyph] {
    // What lies outside the text is not there.
    let context = context.clamped(to: text.indices)
    let range = range.clamped(to: context)
    if range.isEmpty { return [] }
    let chunk = run.face.harfBuzz.shared.budget == nil ? FontLimits.maximumChunk : FontLimits.watchedChunk
    if range.count <= chunk {
      try cancellation.check()
      return try shape(text, range, run, context, cancellation)
    }
    var glyphs: [Glyph] = []
    // A few characters become two glyphs, and an array of millions takes a tenth of a second to grow.
    glyphs.reserveCapacity(range.count + range.count / 8)
    var start = range.lowerBound
    while start < range.upperBound {
      try cancellation.check()
      let limit = min(start + chunk, range.upperBound)
      var piece = try shape(text, start..<limit, run, context, cancellation)
      var end = limit
      if limit < range.upperBound {
        end = cut(in: piece, of: text, before: limit, after: start)
        // A cut that is no cluster's start leaves glyphs that were shaped across it.
        if piece.contains(where: { $0.cluster == end }) {
          piece.removeAll { $0.cluster >= end }
        } else if end < limit {
          piece = try shape(text, start..<end, run, context, cancellation)
        }
      }
      // From right to left the last piece comes first: all are turned now, and together once more.
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

  /// Shapes `range`, at most ``FontLimits/maximumChunk`` code units from left to right, and adds to `joints` the starts of the
  /// clusters before which HarfBuzz allows other text. The corresponding flag is `HB_GLYPH_FLAG_UNSAFE_TO_CONCAT`.
  func glyphs(
    of text: [UInt16], in range: Range<Int>, run: FontRun, context: Range<Int>, joints: inout [Int32]
  ) throws(FontError) -> [Glyph] {
    let glyphs = try shape(text, range, run, context, flags: HB_BUFFER_FLAG_PRODUCE_UNSAFE_TO_CONCAT.rawValue)
    var length: UInt32 = 0
    let infos = unsafe UnsafeBufferPointer(start: hb_buffer_get_glyph_infos(buffer, &length), count: glyphs.count)
    for i in glyphs.indices
    where unsafe infos[i].mask & HB_GLYPH_FLAG_UNSAFE_TO_CONCAT.rawValue == 0 && glyphs[i].cluster != joints.last {
      joints.append(glyphs[i].cluster)
    }
    return glyphs
  }

  /// Where the next chunk begins: at the last cluster that may, far enough from the limit that what follows cannot matter;
  /// else at the last cluster; and in one enormous cluster at the limit, but not inside a surrogate pair.
  private func cut(in glyphs: [Glyph], of text: [UInt16], before limit: Int, after start: Int) -> Int {
    var safe = start
    var last = start
    for glyph in glyphs {
      let place = Int(glyph.cluster)
      last = max(last, place)
      if !glyph.isUnsafeToBreak, place <= limit - Self.lookahead { safe = max(safe, place) }
    }
    if safe > start { return safe }
    if last > start { return last }
    let isInsidePair = text[limit - 1] & 0xFC00 == 0xD800 && text[limit] & 0xFC00 == 0xDC00
    return isInsidePair ? limit - 1 : limit
  }

  /// Our own decision: OpenType rules look ahead a few glyphs, and nothing limits them; 64 code units are ample for text.
  private static let lookahead = 64

  /// Shapes a range of at most ``FontLimits/maximumChunk`` code units that is its own context, and gives a body the glyphs where
  /// HarfBuzz has them.
  func withGlyphs<Result>(
    of text: [UInt16], in range: Range<Int>, run: FontRun,
    _ body: (ShapedGlyphs) throws(FontError) -> Result
  ) throws(FontError) -> Result {
    try body(fill(text, range, run, range))
  }

  private func shape(
    _ text: [UInt16], _ range: Range<Int>, _ run: FontRun, _ context: Range<Int>,
    _ cancellation: Cancellation = .never, flags extra: UInt32 = HB_BUFFER_FLAG_DEFAULT.rawValue
  ) throws(FontError) -> [Glyph] {
    run.face.sized(try fill(text, range, run, context, cancellation, flags: extra).copied, run)
  }

  /// Puts glyphs into the buffer, which stay there until it is filled again.
  private func fill(
    _ text: [UInt16], _ range: Range<Int>, _ run: FontRun, _ context: Range<Int>,
    _ cancellation: Cancellation = .never, flags extra: UInt32 = HB_BUFFER_FLAG_DEFAULT.rawValue
  ) throws(FontError) -> ShapedGlyphs {
    unsafe hb_buffer_clear_contents(buffer)
    // Text becomes about as many glyphs; a buffer that grows copies them again and again.
    unsafe hb_buffer_pre_allocate(buffer, UInt32(range.count))
    addText(text, range, context)
    unsafe hb_buffer_set_direction(buffer, run.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    unsafe hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(run.script.rawValue))
    unsafe hb_buffer_set_language(buffer, language)
    var flags = extra
    if range.lowerBound == context.lowerBound { flags |= HB_BUFFER_FLAG_BOT.rawValue }
    if range.upperBound == context.upperBound { flags |= HB_BUFFER_FLAG_EOT.rawValue }
    unsafe hb_buffer_set_flags(buffer, hb_buffer_flags_t(flags))
    let features = run.features.map(Self.feature)
    var shaped: hb_bool_t = 0
    func shape() {
      shaped = unsafe hb_shape_full(run.face.harfBuzz.font, buffer, features, UInt32(features.count), shapers)
    }
    if let budget = run.face.harfBuzz.shared.budget {
      guard unsafe try budget.shape(buffer, count: range.count, cancellation, shape) else {
        throw FontError(
          .unusable, operation: "hb_shape_full", subject: run.face.source,
          detail: "the font takes too long to shape text")
      }
    } else {
      shape()
    }
    let count = unsafe Int(hb_buffer_get_length(buffer))
    guard shaped != 0, unsafe hb_buffer_allocation_successful(buffer) != 0,
      count <= range.count * FontLimits.glyphFactor + FontLimits.glyphAllowance
    else {
      throw FontError(
        .unusable, operation: "hb_shape_full", subject: run.face.source,
        detail: "shaping \(range.count) code units gave \(count) glyphs or ran out of memory")
    }
    return unsafe ShapedGlyphs(buffer, count: count, origin: context.lowerBound, run)
  }

  /// A feature over the whole buffer, which is how HarfBuzz caches its plans.
  private static func feature(_ feature: FontFeature) -> hb_feature_t {
    hb_feature_t(tag: feature.tag.rawValue, value: feature.value, start: 0, end: .max)
  }

  /// Puts the range into the buffer with its context; HarfBuzz counts clusters from the context's start.
  private func addText(_ text: [UInt16], _ range: Range<Int>, _ context: Range<Int>) {
    unsafe text.withUnsafeBufferPointer { units in
      unsafe hb_buffer_add_utf16(
        buffer, units.baseAddress.map { unsafe $0 + context.lowerBound }, Int32(context.count),
        UInt32(range.lowerBound - context.lowerBound), Int32(range.count))
    }
  }
}

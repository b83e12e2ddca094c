import FontEngine
import TextLayout
import Workloads

/// Texts of ``TextCase/usual`` for one thread.
final class TextStream: @unchecked Sendable {
  // Each stream is used by one thread at a time: ``Threads`` waits for all of them.
  private static let face = Result { try TextCase.usual.style() }
  private static let catalog = FontCatalog(usesSystemFonts: false)
  private let style: TextStyle
  private let catalog: FontCatalog
  private var generator: SeededGenerator
  private(set) var texts: [String] = []
  private var width = 0.0

  /// A stream of texts in the one face and catalog that all streams share, or in a face and a catalog of its own.
  init(seed: Int, isApart: Bool = false) throws {
    style = try isApart ? TextCase.usual.style() : Self.face.get()
    catalog = isApart ? FontCatalog(usesSystemFonts: false) : Self.catalog
    generator = SeededGenerator(seed: UInt64(10 + seed))
  }

  func refill(_ count: Int) {
    texts = (0..<count).map { _ in TextCase.usual.source.fresh(length: TextCase.usual.length, &generator) }
  }

  /// Lays out so many texts.
  func layOut(_ count: Int) throws {
    for text in texts.prefix(count) {
      let prepared = try PreparedText(Paragraph(text, style: style), catalog: catalog)
      width = try prepared.lines(width: TextCase.usual.width, pointSize: TextCase.usual.pointSize).width
    }
  }

  /// The width of a layout, if it is not as wide as one thread alone finds the text, with a face and a catalog of its
  /// own.
  func strayAnswer() throws -> String? {
    try layOut(1)
    let alone = try OurEngine(.usual)
    alone.load(texts)
    let expected = try alone.answer(0).width
    return width == expected ? nil : "\(width) pt, \(expected) pt"
  }
}

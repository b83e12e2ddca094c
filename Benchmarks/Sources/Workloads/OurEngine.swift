package import FontEngine
package import TextLayout

/// Galley's own text layout.
package final class OurEngine: TextEngine {
  package let name = "galley"
  package let textCase: TextCase
  package let style: TextStyle
  /// Where fallback fonts would come from: nowhere, since the case's own face has all characters.
  package let catalog = FontCatalog(usesSystemFonts: false)
  package private(set) var texts: [String] = []
  private var kept: PreparedText?
  private var nextWidth = 0
  /// What was found, so that no work can be left out.
  private var sink = LayoutAnswer(lines: 0, width: 0)

  package init(_ textCase: TextCase) throws {
    self.textCase = textCase
    style = try textCase.style()
  }

  package func load(_ texts: [String]) { self.texts = texts }

  /// A text analysed and shaped.
  package func prepare(_ text: Int) throws -> PreparedText {
    try PreparedText(Paragraph(texts[text], style: style), catalog: catalog)
  }

  /// Breaks a prepared text at a width.
  @inline(__always)
  private func answer(_ text: PreparedText, _ width: Double) throws -> LayoutAnswer {
    let lines = try text.lines(width: width, pointSize: textCase.pointSize)
    return LayoutAnswer(lines: lines.count, width: lines.width)
  }

  package func answer(_ text: Int) throws -> LayoutAnswer { try answer(prepare(text), textCase.width) }

  /// What raw shaping can be compared with: the width of the text on one line.
  package func unwrappedAnswer(_ text: Int) throws -> LayoutAnswer { try answer(prepare(text), .infinity) }

  package func layOut(_ count: Int) throws -> Double {
    try Stopwatch.thread.seconds { for text in 0..<count { sink = try answer(text) } }
  }

  /// The number of words of a text that are in the cache, of 1,000.
  package func cachedWords(_ text: Int) throws -> Int {
    let context = PieceContext(face: style.face, language: style.language, strictness: .normal)
    let counts = catalog.shapedPieces.wordCounts(Array(texts[text].utf16), in: context)
    return counts.cached * 1000 / max(1, counts.all)
  }

  package func keep(_ text: Int) throws { kept = try prepare(text) }

  private var keptText: PreparedText {
    guard let kept else { preconditionFailure("keep(_:) comes first") }
    return kept
  }

  package func rewrap(_ widths: [Double], count: Int) throws -> Double {
    let text = keptText
    return try Stopwatch.thread.seconds {
      for _ in 0..<count {
        nextWidth = (nextWidth + 1) % widths.count
        sink = try answer(text, widths[nextWidth])
      }
    }
  }

  package func rewrapAnswer(_ width: Double) throws -> LayoutAnswer { try answer(keptText, width) }

  package func query(_ width: Double, count: Int) throws -> Double {
    let text = keptText
    return try Stopwatch.thread.seconds { for _ in 0..<count { sink = try answer(text, width) } }
  }

  /// Lays out so many texts, each at all twelve text sizes.
  package func layOutAtAllSizes(_ count: Int, _ sizes: [Double]) throws -> Double {
    try Stopwatch.thread.seconds {
      for index in 0..<count {
        let text = try prepare(index)
        for size in sizes {
          let lines = try text.lines(width: textCase.width, pointSize: size)
          sink = LayoutAnswer(lines: lines.count, width: lines.width)
        }
      }
    }
  }
}

package import CoreGraphics
import FontEngine
import Foundation
import TextLayout

/// What the delegate says about lines.
extension NSLayoutManager {
  /// Returns the space below a line that ends with a glyph, in points, or `nil` for that of its paragraph style.
  func spacing(after glyph: Int, in rect: CGRect) -> Double? {
    Self.distance(
      delegate?.layoutManager(self, lineSpacingAfterGlyphAt: glyph, withProposedLineFragmentRect: rect))
  }

  /// Returns the space above a paragraph that begins with a glyph, in points, or `nil` for that of its style.
  func spacingBefore(_ glyph: Int, in rect: CGRect) -> Double? {
    Self.distance(
      delegate?.layoutManager(self, paragraphSpacingBeforeGlyphAt: glyph, withProposedLineFragmentRect: rect))
  }

  /// Returns the space below a paragraph that ends with a glyph, in points, or `nil` for that of its style.
  func spacingAfterParagraph(_ glyph: Int, in rect: CGRect) -> Double? {
    Self.distance(
      delegate?.layoutManager(self, paragraphSpacingAfterGlyphAt: glyph, withProposedLineFragmentRect: rect))
  }

  private static func distance(_ value: CGFloat?) -> Double? {
    value.flatMap { $0.isNaN ? nil : Double(ParagraphValues.distance($0)) }
  }

  /// Returns the lines of a text, none of which ends where the delegate refuses it if it can be helped.
  ///
  /// - Throws: The errors of shaping the text and of breaking it into lines.
  func lines(of content: TextContent, _ request: TextContent.Request) throws -> TextLines {
    var lines = try content.lines(request)
    guard delegate != nil else { return lines }
    var refused: Set<Int> = []
    for _ in 0..<Self.maximumPasses {
      let ends = lines.filter { line in
        switch line.reason {
        case .opportunity: refuses(line.range.upperBound, hyphenates: false)
        case .hyphen: refuses(line.range.upperBound, hyphenates: true)
        case .end, .mandatory, .emergency: false
        }
      }
      if refused.isSuperset(of: ends.map(\.range.upperBound)) { return lines }
      refused.formUnion(ends.map(\.range.upperBound))
      lines = try content.lines(request, unbrokenAt: refused)
    }
    // The delegate refuses most breaks, so it is asked about all of them at once.
    let text = lines.text
    for (index, properties) in try text.properties().enumerated()
    where properties.contains(.lineBreak) && !properties.contains(.hardBreak) && !refused.contains(index) {
      if refuses(index, hyphenates: text.showsHyphen(before: index)) { refused.insert(index) }
    }
    return try content.lines(request, unbrokenAt: refused)
  }

  /// The number of times that lines are broken again because the delegate refuses some of them. Galley's own choice: a
  /// text is rarely laid out more than three times.
  private static let maximumPasses = 8

  private func refuses(_ index: Int, hyphenates: Bool) -> Bool {
    guard let delegate else { return false }
    return hyphenates
      ? !delegate.layoutManager(self, shouldBreakLineByHyphenatingBeforeCharacterAt: index)
      : !delegate.layoutManager(self, shouldBreakLineByWordBeforeCharacterAt: index)
  }

  /// Returns the measurements of the text in lines of a width, as the delegate has them; infinite for no limit. The
  /// empty line after a line break at the end counts.
  package func textBlock(atLineWidth width: CGFloat) -> TextBlock {
    let container = NSTextContainer(size: .zero)
    if let first = textContainers.first { container.settings = first.settings }
    container.size = CGSize(width: width < 1e7 ? width + 2 * container.lineFragmentPadding.bounded : 0, height: 0)
    return measured { LineFragments(textStorage, in: container, of: self) }.block
  }
}

extension LineFragments {
  /// The measurements of the lines.
  fileprivate var block: TextBlock {
    let all = lines + (extra.map { [$0] } ?? [])
    var block = TextBlock()
    block.count = all.count
    block.width = all.reduce(0) { max($0, $1.usedRect.maxX - 2 * padding) }
    block.height = all.last?.rect.maxY ?? 0
    block.firstBaseline = all.first.map { $0.rect.minY + $0.baseline } ?? 0
    block.lastBaseline = all.last.map { $0.rect.minY + $0.baseline } ?? 0
    return block
  }
}

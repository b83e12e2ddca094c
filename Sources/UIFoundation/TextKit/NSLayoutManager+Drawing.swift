import CoreGraphics
import Foundation

/// Drawing in parts, each of which a subclass can replace.
extension NSLayoutManager {
  /// Whether parts of the text are drawn by methods that a subclass may override.
  private var drawsInParts: Bool { type(of: self) != NSLayoutManager.self }

  func drawText(of range: NSRange, at origin: CGPoint) {
    guard drawsInParts else {
      return layout.draw([.glyphs, .decorations], of: range, from: textStorage, at: origin)
    }
    layout.draw(.glyphs, of: range, from: textStorage, at: origin)
    forEachDecoration(.underlineStyle, in: range) { part, style, line in
      underlineGlyphRange(
        part, underlineType: style, lineFragmentRect: line.rect, lineFragmentGlyphRange: line.range,
        containerOrigin: origin)
    }
    forEachDecoration(.strikethroughStyle, in: range) { part, style, line in
      strikethroughGlyphRange(
        part, strikethroughType: style, lineFragmentRect: line.rect, lineFragmentGlyphRange: line.range,
        containerOrigin: origin)
    }
  }

  func drawBackgrounds(of range: NSRange, at origin: CGPoint) {
    guard drawsInParts else { return layout.draw(.backgrounds, of: range, from: textStorage, at: origin) }
    forEachValue(of: .backgroundColor, in: range) { value, part in
      guard let color = value as? UIColor else { return }
      let rects = layout.rects(of: part).filter { $0.width > 0 }.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
      fillBackground(rects, of: part, color)
    }
  }

  /// Calls a closure for each part of a line that has lines under or through it.
  private func forEachDecoration(
    _ key: NSAttributedString.Key, in range: NSRange, _ body: (NSRange, NSUnderlineStyle, LineFragments.Line) -> Void
  ) {
    for line in layout.lines {
      forEachValue(of: key, in: NSIntersectionRange(line.range, range)) { value, part in
        guard let style = NSUnderlineStyle(attribute: value) else { return }
        body(part, style, line)
      }
    }
  }

  /// Calls a closure for each part of a range that has an attribute.
  private func forEachValue(of key: NSAttributedString.Key, in range: NSRange, _ body: (Any, NSRange) -> Void) {
    guard let textStorage else { return }
    let within = NSIntersectionRange(range, NSRange(location: 0, length: textStorage.length))
    guard within.length > 0 else { return }
    unsafe textStorage.enumerateAttribute(key, in: within) { value, part, _ in
      if let value { body(value, part) }
    }
  }

  /// Returns the distance from the baseline of a line to its bottom, in points.
  func descent(of lineRange: NSRange) -> CGFloat {
    layout.lines.first { $0.range == lineRange }.map { $0.rect.height - $0.baseline } ?? 0
  }
}

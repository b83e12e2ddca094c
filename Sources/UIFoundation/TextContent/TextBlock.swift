package import Foundation
import TextLayout

/// The unrounded measurements of lines of text, in points.
package struct TextBlock: Hashable, Sendable {
  /// The number of lines.
  package var count = 0
  /// The width of the widest line.
  ///
  /// White space at the end of a line is included, up to the available width, if the text or a line break ends the
  /// line. Where the line wraps, it hangs.
  package var width: CGFloat = 0
  /// The same with the white space at which lines wrap, up to the available width; 0 unless it was requested.
  package var hangingWidth: CGFloat = 0
  /// The height of all lines and the spaces between them.
  package var height: CGFloat = 0
  /// The distance from the top to the first line's baseline.
  package var firstBaseline: CGFloat = 0
  /// The distance from the top to the last line's baseline.
  package var lastBaseline: CGFloat = 0

  /// Creates a block without lines.
  init() {}

  /// Creates a block of lines in one font, with a leading between them.
  init(count: Int, width: CGFloat, hangingWidth: CGFloat, font: UIFont, leading: CGFloat) {
    guard count > 0 else { return }
    let (lineHeight, ascender) = (font.lineHeight, font.ascender)
    let others = CGFloat(count - 1) * (lineHeight + leading)
    self.count = count
    self.width = width
    self.hangingWidth = hangingWidth
    height = others + lineHeight
    firstBaseline = ascender
    lastBaseline = others + ascender
  }

  /// Creates a block of the lines in one font that fit a height, and at least the first.
  ///
  /// - Throws: The errors of ``TextLines/widthWithTrailingSpace(of:)``.
  init(_ lines: TextLines, in font: UIFont, leading: CGFloat, upTo height: CGFloat, hangs: Bool) throws {
    let fitting = ((height + leading) / (font.lineHeight + leading)).rounded(.down)
    let count = fitting < CGFloat(lines.count) ? (fitting >= 1 ? Int(fitting) : 1) : lines.count
    var (width, hangingWidth) = (0.0, 0.0)
    for index in 0..<count {
      width = max(width, try lines.widthWithTrailingSpace(of: index))
      if hangs { hangingWidth = max(hangingWidth, try lines.widthWithTrailingSpace(of: index, whereWrapped: true)) }
    }
    self.init(
      count: count, width: CGFloat(width), hangingWidth: CGFloat(hangingWidth), font: font, leading: leading)
  }

  /// Creates a block of the lines that fit a height, and at least the first.
  ///
  /// - Throws: The errors of ``TextLines/widthWithTrailingSpace(of:)``.
  init(_ lines: TextLines, upTo height: CGFloat, hangs: Bool) throws {
    for (index, line) in lines.placements().enumerated() {
      if index > 0, line.top + line.height > Double(height) { break }
      count += 1
      let indent = try lines.room(of: index).indent
      width = max(width, CGFloat(indent + (try lines.widthWithTrailingSpace(of: index))))
      if hangs {
        let hanging = try lines.widthWithTrailingSpace(of: index, whereWrapped: true)
        hangingWidth = max(hangingWidth, CGFloat(indent + hanging))
      }
      lastBaseline = CGFloat(line.baseline)
      if index == 0 { firstBaseline = lastBaseline }
      self.height = CGFloat(line.top + line.height)
    }
  }
}

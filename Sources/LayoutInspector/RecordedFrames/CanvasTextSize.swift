import CoreGraphics
import InterfaceDocuments
import UIFoundation
import UIKit

/// The text size at which Xcode drew a document.
@MainActor
enum CanvasTextSize {
  /// The text sizes that versions of Xcode 12 to 14 drew documents at, other than the default. Where both fit equally well,
  /// it's the first, the only one that a document states, which is a guess.
  private static let smaller: [UIContentSizeCategory] = [.small, .extraSmall]
  /// The tools versions of Xcode 12 to 14.
  private static let toolsVersions = 17_000.0..<22_000.0
  /// The number of lines up to which the height of a label without a limit tells the size of its font.
  private static let countedLines = 8

  /// Returns the text size at which a document was drawn: that of its override, or else, for those versions of Xcode, a
  /// smaller one than the default if more labels are as high as a line of their text style, and more buttons as high as
  /// one of theirs needs, at that size than at the default.
  static func category(of document: InterfaceDocument, _ texts: [CanvasText]) -> UIContentSizeCategory {
    let all = LayoutEnvironment.categories
    if let index = document.header.canvasTextSize, all.indices.contains(index) { return all[index] }
    guard toolsVersions.contains(document.header.toolsVersion) else { return .large }
    let scale = CanvasDevice(document.header)?.scale ?? CanvasDevice.usualScale
    var (counts, usual) = (Array(repeating: 0, count: smaller.count), 0)
    for text in texts {
      guard case .textStyle(let style) = text.font.face else { continue }
      let isNatural: (UIContentSizeCategory) -> Bool = { category in
        let font = UIFont.preferredFont(
          forTextStyle: UIFont.TextStyle(rawValue: style),
          compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
        return text.object.kind == "label" ? isText(text, font, scale) : isButton(text.height, font)
      }
      for (index, category) in smaller.enumerated() where isNatural(category) { counts[index] += 1 }
      if isNatural(.large) { usual += 1 }
    }
    guard let most = counts.max(), most > usual, let index = counts.firstIndex(of: most) else { return .large }
    return smaller[index]
  }

  /// Returns whether the height of a label is that of as many lines as it may have, rounded up to pixels.
  private static func isText(_ text: CanvasText, _ font: UIFont, _ scale: CGFloat) -> Bool {
    (1...min(text.maximumLines ?? countedLines, countedLines)).contains { lines in
      let height = CGFloat(lines) * font.lineHeight + CGFloat(lines - 1) * font.leading
      return abs((height * scale).rounded(.up) / scale - text.height) < CanvasText.tolerance
    }
  }

  /// Returns whether a height is that of a button with a line and 12 points, rounded up to the whole point
  /// (uikit-recorded.md, "Sizes and alignment insets", IB).
  private static func isButton(_ height: CGFloat, _ font: UIFont) -> Bool {
    (font.lineHeight + 12).rounded(.up) == height
  }
}

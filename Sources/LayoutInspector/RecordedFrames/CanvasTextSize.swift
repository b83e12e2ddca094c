import InterfaceDocuments
import UIFoundation
import UIKit

/// The text size at which Xcode drew a document.
@MainActor
enum CanvasTextSize {
  /// The text sizes that versions of Xcode 12 to 14 drew documents at, other than the default.
  private static let smaller: [UIContentSizeCategory] = [.extraSmall, .small]

  /// Returns the text size at which a document was drawn: that of its override, or else a smaller one than the default
  /// if more labels are as high as a line of their text style, and more buttons as high as one of theirs needs, at that
  /// size than at the default.
  ///
  /// Views whose height doesn't follow from their text don't count.
  static func category(of document: InterfaceDocument) -> UIContentSizeCategory {
    let all = LayoutEnvironment.categories
    if let index = document.header.canvasTextSize, all.indices.contains(index) { return all[index] }
    var (counts, usual) = (Array(repeating: 0, count: smaller.count), 0)
    // The labels of cells with a built-in style have the sizes of their texts, though they have no constraints.
    var builtIn: Set<String> = []
    for object in document.objects + document.scenes.compactMap(\.controller) {
      object.forEachObject { object in
        if object.kind == "tableViewCell" {
          builtIn.formUnion(["textLabel", "detailTextLabel"].compactMap { object[$0] })
        }
        guard object.kind == "label" || object.kind == "button",
          case .font(let font)? = object.values["fontDescription"],
          case .textStyle(let style) = font.face, let height = object.frame?.height,
          isMeasured(object, isBuiltIn: object.id.map(builtIn.contains) ?? false)
        else { return }
        let isNatural: (UIContentSizeCategory) -> Bool = { category in
          object.kind == "label"
            ? isText(height, of: style, at: category, isWrapped: object["numberOfLines"].map { $0 != "1" } ?? false)
            : isButton(height, of: style, at: category)
        }
        for (index, category) in smaller.enumerated() where isNatural(category) { counts[index] += 1 }
        if isNatural(.large) { usual += 1 }
      }
    }
    guard let most = counts.max(), most > usual, let index = counts.firstIndex(of: most) else { return .large }
    return smaller[index]
  }

  private static func isMeasured(_ object: InterfaceObject, isBuiltIn: Bool) -> Bool {
    object.flag("misplaced") != true && object.flag("ambiguous") != true
      && (isBuiltIn || object.flag("translatesAutoresizingMaskIntoConstraints") == false)
      && !object.constraints.contains { $0.firstAttribute == .height }
      && !object.children.contains { $0.kind == "buttonConfiguration" }
  }

  private static func font(_ style: String, at category: UIContentSizeCategory) -> UIFont {
    UIFont.preferredFont(
      forTextStyle: UIFont.TextStyle(rawValue: style),
      compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
  }

  /// Returns whether a height is that of a line, or of up to eight lines if the text is wrapped, rounded up to pixels.
  private static func isText(
    _ height: CGFloat, of style: String, at category: UIContentSizeCategory, isWrapped: Bool
  ) -> Bool {
    let font = font(style, at: category)
    return (1...(isWrapped ? 8 : 1)).contains { lines in
      let text = CGFloat(lines) * font.lineHeight + CGFloat(lines - 1) * font.leading
      // Documents have three decimals at most.
      return [2, 3].contains { scale in abs((text * scale).rounded(.up) / scale - height) < 0.001 }
    }
  }

  /// Returns whether a height is that of a button with a line and 12 points, rounded up to the whole point
  /// (uikit-recorded.md, "Sizes and alignment insets", IB).
  private static func isButton(_ height: CGFloat, of style: String, at category: UIContentSizeCategory) -> Bool {
    (font(style, at: category).lineHeight + 12).rounded(.up) == height
  }
}

import InterfaceDocuments
import UIFoundation
import UIKit

/// The text size at which Xcode drew a document.
@MainActor
enum CanvasTextSize {
  /// Returns whether a document was drawn at the smallest text size, as by some versions of Xcode 13 and 14: if more
  /// labels are as high as a line of their text style is at that size than at the default size.
  ///
  /// Labels whose height doesn't follow from their text don't count.
  static func isSmallest(in document: InterfaceDocument) -> Bool {
    var (smallest, usual) = (0, 0)
    // The labels of cells with a built-in style have the sizes of their texts, though they have no constraints.
    var builtIn: Set<String> = []
    for object in document.objects + document.scenes.compactMap(\.controller) {
      object.forEachObject { object in
        if object.kind == "tableViewCell" {
          builtIn.formUnion(["textLabel", "detailTextLabel"].compactMap { object[$0] })
        }
        guard object.kind == "label", case .font(let font)? = object.values["fontDescription"],
          case .textStyle(let style) = font.face, let height = object.frame?.height,
          isMeasured(object, isBuiltIn: object.id.map(builtIn.contains) ?? false)
        else { return }
        if isLine(height, of: style, at: .extraSmall) { smallest += 1 }
        if isLine(height, of: style, at: .large) { usual += 1 }
      }
    }
    return smallest > usual
  }

  private static func isMeasured(_ label: InterfaceObject, isBuiltIn: Bool) -> Bool {
    label.flag("misplaced") != true && label.flag("ambiguous") != true
      && (isBuiltIn || label.flag("translatesAutoresizingMaskIntoConstraints") == false)
      && !label.constraints.contains { $0.firstAttribute == .height }
  }

  /// Returns whether a height is that of a line, rounded up to pixels.
  private static func isLine(_ height: CGFloat, of style: String, at category: UIContentSizeCategory) -> Bool {
    let line = UIFont.preferredFont(
      forTextStyle: UIFont.TextStyle(rawValue: style),
      compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
    ).lineHeight
    // Documents have three decimals at most.
    return [2, 3].contains { scale in abs((line * scale).rounded(.up) / scale - height) < 0.001 }
  }
}

import CoreGraphics
import InterfaceDocuments
import UIFoundation
import UIKit

/// A label or button whose height on the canvas follows from its text, as far as the document says.
struct CanvasText {
  let object: InterfaceObject
  let font: InterfaceFont
  /// The recorded height, in points.
  let height: CGFloat
  /// Whether it's a label of a cell with a built-in style. Those have the sizes of their texts without constraints.
  let isBuiltIn: Bool

  /// Documents have three decimals at most.
  static let tolerance: CGFloat = 0.001

  /// Returns the labels and buttons of a document, in its order.
  ///
  /// Views of designable classes have the sizes that the app's own code gave them, and placeholders stand for those of
  /// others, so neither are among them.
  ///
  /// - Parameter designed: The intrinsic sizes that the document lists, by the ids of the views.
  @MainActor
  static func all(in document: InterfaceDocument, designed: [String: CGSize]) -> [CanvasText] {
    var builtIn: Set<String> = []
    var found: [CanvasText] = []
    for object in document.objects + document.scenes.compactMap(\.controller) {
      object.forEachObject { object in
        if object.kind == "tableViewCell" {
          builtIn.formUnion(["textLabel", "detailTextLabel"].compactMap { object[$0] })
        }
        guard object.kind == "label" || object.kind == "button",
          case .font(let font)? = object.values["fontDescription"],
          let height = object.frame?.height
        else { return }
        if let id = object.id, let size = designed[id], size.height != UIView.noIntrinsicMetric { return }
        let isBuiltIn = object.id.map(builtIn.contains) ?? false
        guard isBuiltIn || object.flag("translatesAutoresizingMaskIntoConstraints") == false,
          object.hasHeightOfContent
        else { return }
        found.append(CanvasText(object: object, font: font, height: CGFloat(height), isBuiltIn: isBuiltIn))
      }
    }
    return found
  }

  /// The number of lines that a label has at most; `nil` if there is no limit.
  var maximumLines: Int? {
    let lines = object.number("numberOfLines") ?? 1
    return lines >= 1 ? Int(min(lines, 1000)) : nil
  }
}

extension InterfaceObject {
  fileprivate var hasHeightOfContent: Bool {
    flag("misplaced") != true && flag("ambiguous") != true && number("placeholderIntrinsicHeight") == nil
      && !constraints.contains { $0.firstAttribute == .height }
      && !children.contains { $0.kind == "buttonConfiguration" }
  }
}

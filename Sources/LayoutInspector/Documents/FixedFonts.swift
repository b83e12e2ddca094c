package import InterfaceDocuments
import TextOutput
package import UIKit

/// Finds the objects of a document whose fonts have the same size at all text sizes.
package enum FixedFonts {
  /// Returns a problem for each label, button, text field, and text view with such a font, in the order of the document.
  ///
  /// Empty for launch screens, which no text size changes, and for documents for tvOS, which has no text sizes.
  ///
  /// - Complexity: O(*n* log *n*) in the number of objects.
  package static func problems(of document: InterfaceDocument, parts: [InterfacePart]) -> [DocumentProblem] {
    if document.header.isLaunchScreen || document.header.isForTV { return [] }
    var known: Set<SourcePosition> = []
    var problems: [DocumentProblem] = []
    // A cell is also an object of the scene that contains its table; it is named after the cell.
    for part in parts.reversed() {
      part.view.forEachObject { object in
        guard known.insert(object.position).inserted, let font = fixedFont(of: object) else { return }
        let location = object.location
        problems.append(
          DocumentProblem(
            identity: DocumentProblem.Identity(kind: .fixedFont, ids: [object.id ?? "\(object.position)"]),
            location: location, subject: location, part: part,
            message: "\(font) doesn't scale with the text size", text: object.ownText, frame: nil,
            isOutOfSight: false))
      }
    }
    return problems.sorted { $0.location.position < $1.location.position }
  }

  /// Returns the words for the font of a text if it has a fixed size; otherwise `nil`.
  ///
  /// A font adjusts to the text size only if it is that of a text style. The fonts that views have without one in the
  /// document are fixed. The title of a button with a configuration follows the text size, unless the configuration gives it
  /// another font.
  private static func fixedFont(of object: InterfaceObject) -> String? {
    switch object.kind {
    case "label", "textField", "textView": break
    case "button":
      if let configuration = object.child("configuration") {
        guard case .font(let font)? = configuration.values["titleFontDescription"] else { return nil }
        return words(for: font)
      }
      guard object.hasTitle else { return nil }
    default: return nil
    }
    let fonts = object.attributedFonts
    if !fonts.isEmpty { return fonts.contains { $0.isFixed } ? "a font of the attributed text" : nil }
    guard case .font(let font)? = object.values["fontDescription"] else { return "the font of a \(object.kind)" }
    return words(for: font)
  }

  private static func words(for font: InterfaceFont) -> String? {
    guard font.isFixed else { return nil }
    let name: String =
      if case .named(let name, _) = font.face { "the font \(name)" } else { "the system font" }
    return font.pointSize.map { "\(name) of \(NumberText.rounded($0, decimals: 1)) points" } ?? name
  }
}

extension InterfaceFont {
  /// Whether the font has the same size at all text sizes.
  fileprivate var isFixed: Bool { if case .textStyle = face { false } else { true } }
}

extension InterfaceObject {
  /// The fonts of the fragments of attributed text. Empty if there is none, or if a fragment has the view's font.
  fileprivate var attributedFonts: [InterfaceFont] {
    guard case .attributedText(let fragments)? = values["attributedText"] else { return [] }
    var fonts: [InterfaceFont] = []
    for fragment in fragments {
      guard case .font(let font)? = fragment.attributes["NSFont"] else { return [] }
      fonts.append(font)
    }
    return fonts
  }

  /// Whether a button shows a text in some state.
  fileprivate var hasTitle: Bool {
    children.contains { $0.kind == "state" && ($0["title"]?.isEmpty == false || $0.values["attributedTitle"] != nil) }
  }

  /// The text of the document, or `nil`.
  fileprivate var ownText: String? {
    if case .string(let text)? = values["text"] { return text }
    let title = children.lazy.compactMap { $0.kind == "state" ? $0["title"] : nil }.first
    return self["text"] ?? title ?? self["placeholder"]
  }
}

import Foundation
import UIFoundation

/// The actions for editing that UIKit knows, such as copying.
///
/// In UIKit, all of them are optional, and a responder responds to those that its class implements. Here, every responder
/// has them, and does nothing unless its class overrides them.
@MainActor @preconcurrency
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Cuts the selection.
  func cut(_ sender: Any?)
  /// Copies the selection.
  func copy(_ sender: Any?)
  /// Pastes the pasteboard's content.
  func paste(_ sender: Any?)
  /// Selects content.
  func select(_ sender: Any?)
  /// Selects all content.
  func selectAll(_ sender: Any?)
  /// Deletes the selection.
  func delete(_ sender: Any?)
  /// Duplicates the selection.
  func duplicate(_ sender: Any?)
  /// Renames what is selected.
  func rename(_ sender: Any?)
  /// Moves what is selected.
  func move(_ sender: Any?)
  /// Exports the content.
  func export(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}

extension Selector {
  /// The actions for editing, by name.
  static let editActions: [String: Selector] = Dictionary(
    uniqueKeysWithValues: [
      Selector("cut:", { (responder: UIResponder) in responder.cut(_:) }),
      Selector("copy:", { (responder: UIResponder) in responder.copy(_:) }),
      Selector("paste:", { (responder: UIResponder) in responder.paste(_:) }),
      Selector("select:", { (responder: UIResponder) in responder.select(_:) }),
      Selector("selectAll:", { (responder: UIResponder) in responder.selectAll(_:) }),
      Selector("delete:", { (responder: UIResponder) in responder.delete(_:) }),
    ].map { ($0.name, $0) })

  /// The actions that every responder has a method for, and none of UIKit's classes implements.
  private static let documentActions: Set = ["duplicate:", "rename:", "move:", "export:"]

  /// Whether the method is one of UIKit's for editing, such as `UIResponder.copy(_:)`, rather than one of the application.
  var isEditAction: Bool {
    guard Self.editActions[name] != nil || Self.documentActions.contains(name) else { return false }
    return method.map { String(reflecting: $0.owner).hasPrefix("UIKit.") } ?? true
  }
}

public import Foundation

/// Methods with `@IBSegueAction`, which create the destination of a segue with arguments of their own.
///
/// ```swift
/// final class DetailController: UIViewController {}
///
/// final class ListController: UIViewController {
///   override class var interfaceConnections: InterfaceConnections {
///     super.interfaceConnections.adding(
///       .segueAction("makeDetail:") { (list: ListController, coder) in DetailController(coder: coder) })
///   }
/// }
/// ```
///
/// Where the method returns `nil`, the destination is created as usual. It is called after
/// `shouldPerformSegue(withIdentifier:sender:)`, and before `prepare(for:sender:)`, which receives its result. That it comes
/// before follows from this; that it comes after is inferred.
extension InterfaceConnections.Member {
  /// A method that receives the coder, such as `makeDetail:`.
  public static func segueAction<Owner: UIViewController>(
    _ name: String, _ body: @escaping @MainActor (Owner, NSCoder) -> UIViewController?
  ) -> Self {
    segueAction(name) { (owner: Owner, coder, _, _) in body(owner, coder) }
  }

  /// A method that receives the coder and the sender of the segue, such as `makeDetail:sender:`.
  public static func segueAction<Owner: UIViewController>(
    _ name: String, _ body: @escaping @MainActor (Owner, NSCoder, Any?) -> UIViewController?
  ) -> Self {
    segueAction(name) { (owner: Owner, coder, sender, _) in body(owner, coder, sender) }
  }

  /// A method that receives the coder, the sender, and the identifier of the segue, such as
  /// `makeDetail:sender:segueIdentifier:`.
  public static func segueAction<Owner: UIViewController>(
    _ name: String, _ body: @escaping @MainActor (Owner, NSCoder, Any?, String?) -> UIViewController?
  ) -> Self {
    Self(
      name: name,
      role: .segueAction { owner, coder, sender, identifier in
        guard let owner = owner as? Owner else { return nil }
        return body(owner, coder, sender, identifier)
      })
  }
}

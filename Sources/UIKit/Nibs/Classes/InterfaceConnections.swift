import Foundation

/// The outlets, actions, and segue actions of a class, by the names that documents of Interface Builder use. Not in UIKit.
///
/// On Apple's platforms, the Objective-C runtime finds them. Without it, the class lists them:
///
/// ```swift
/// final class FeedCell: UITableViewCell {
///   private weak var titleLabel: UILabel!
///
///   private func like(_ sender: UIButton) {}
///
///   override class var interfaceConnections: InterfaceConnections {
///     super.interfaceConnections.adding(
///       .outlet("titleLabel", \FeedCell.titleLabel),
///       .action("like:") { (cell: FeedCell, sender: UIButton) in cell.like(sender) })
///   }
/// }
/// ```
///
/// The names are those of Objective-C: a property's name, and a method's name with a colon for each parameter, as in
/// `like:` and `showDetails:forEvent:`. A method with `@IBSegueAction` is listed with `.segueAction`.
@MainActor
public struct InterfaceConnections {
  /// An outlet, an action, or a segue action of a class.
  @MainActor
  public struct Member {
    enum Role {
      case outlet((AnyObject, Any?) -> Bool)
      case collection((AnyObject, [Any]) -> Bool)
      case action((AnyObject, Any?, UIEvent?) -> Bool)
      /// Returns the destination of a segue, or `nil` to create it as usual.
      case segueAction((AnyObject, NSCoder, Any?, String?) -> UIViewController?)
    }

    /// The name in documents.
    public let name: String
    let role: Role
  }

  private(set) var members: [String: Member] = [:]

  /// Creates a list of outlets and actions. Of several with one name, the last one counts.
  public init(_ members: [Member] = []) { for member in members { self.members[member.name] = member } }

  /// Returns these connections and others. Of several with one name, the last one counts.
  public func adding(_ members: Member...) -> InterfaceConnections {
    var all = self
    for member in members { all.members[member.name] = member }
    return all
  }
}

extension InterfaceConnections.Member {
  /// An outlet with an optional or implicitly unwrapped type.
  public static func outlet<Owner: AnyObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value?>
  ) -> Self {
    Self(
      name: name,
      role: .outlet { owner, value in
        guard let owner = owner as? Owner else { return false }
        guard let value else {
          owner[keyPath: path] = nil
          return true
        }
        guard let value = outletValue(value, as: Value.self) else { return false }
        owner[keyPath: path] = value
        return true
      })
  }

  /// An outlet with a type that isn't optional.
  @_disfavoredOverload
  public static func outlet<Owner: AnyObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>
  ) -> Self {
    Self(
      name: name,
      role: .outlet { owner, value in
        guard let owner = owner as? Owner, let value = outletValue(value, as: Value.self) else { return false }
        owner[keyPath: path] = value
        return true
      })
  }

  /// An outlet collection with an optional or implicitly unwrapped type. The order is that of the document.
  public static func collection<Owner: AnyObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, [Value]?>
  ) -> Self {
    Self(
      name: name,
      role: .collection { owner, values in
        guard let owner = owner as? Owner else { return false }
        owner[keyPath: path] = values.compactMap { $0 as? Value }
        return owner[keyPath: path]?.count == values.count
      })
  }

  /// An outlet collection with a type that isn't optional. The order is that of the document.
  @_disfavoredOverload
  public static func collection<Owner: AnyObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, [Value]>
  ) -> Self {
    Self(
      name: name,
      role: .collection { owner, values in
        guard let owner = owner as? Owner else { return false }
        owner[keyPath: path] = values.compactMap { $0 as? Value }
        return owner[keyPath: path].count == values.count
      })
  }

  /// An action whose method a selector has. It receives its sender and the event, as far as it has parameters.
  public static func action(_ selector: Selector) -> Self {
    Self(
      name: selector.name,
      role: .action { owner, sender, event in
        guard let method = selector.method, method.isMethod(owner) else { return false }
        ActionSending.send(selector, to: owner, from: sender, for: event)
        return true
      })
  }

  /// An action without parameters.
  public static func action<Owner: AnyObject>(
    _ name: String, _ body: @escaping @MainActor (Owner) -> Void
  ) -> Self {
    Self(
      name: name,
      role: .action { owner, _, _ in
        guard let owner = owner as? Owner else { return false }
        body(owner)
        return true
      })
  }

  /// An action that receives its sender.
  public static func action<Owner: AnyObject, Sender>(
    _ name: String, _ body: @escaping @MainActor (Owner, Sender) -> Void
  ) -> Self {
    Self(
      name: name,
      role: .action { owner, sender, _ in
        guard let owner = owner as? Owner, let sender = sender as? Sender else { return false }
        body(owner, sender)
        return true
      })
  }

  /// An action that receives its sender and the event.
  public static func action<Owner: AnyObject, Sender>(
    _ name: String, _ body: @escaping @MainActor (Owner, Sender, UIEvent) -> Void
  ) -> Self {
    Self(
      name: name,
      role: .action { owner, sender, event in
        guard let owner = owner as? Owner, let sender = sender as? Sender else { return false }
        body(owner, sender, event ?? UIEvent())
        return true
      })
  }
}

/// Returns a value of a document as that of a property. A number, such as a runtime attribute, becomes one of its type.
private func outletValue<Value>(_ value: Any?, as type: Value.Type) -> Value? {
  if let value = value as? Value { return value }
  guard let number = value as? Double else { return nil }
  return switch type {
  case is CGFloat.Type: CGFloat(number) as? Value
  case is Float.Type: Float(number) as? Value
  case is Int.Type: Int(exactly: number) as? Value
  case is UInt.Type: UInt(exactly: number) as? Value
  case is NSNumber.Type: NSNumber(value: number) as? Value
  default: nil
  }
}

/// A class whose outlets and actions documents of Interface Builder connect by name. Not in UIKit.
///
/// Views, controllers, and other responders adopt it already; a class overrides the property. Other objects of a
/// document adopt it.
@MainActor
public protocol InterfaceConnecting: AnyObject {
  /// The outlets and actions, with those of the superclass.
  static var interfaceConnections: InterfaceConnections { get }
}

extension UIResponder: InterfaceConnecting {}

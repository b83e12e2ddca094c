import Foundation

/// The arguments of a call by selector.
package struct SelectorArguments {
  /// The arguments, in order.
  package let values: [Any?]
  /// The number of arguments that have been converted.
  private(set) var used = 0
  /// Replaces `nil` where a parameter of the given type isn't optional.
  private let substitute: (Any.Type) -> Any?

  /// Creates arguments. Those that the method has parameters for and that aren't given are `nil`.
  package init(_ values: [Any?], substitute: @escaping (Any.Type) -> Any? = { _ in nil }) {
    self.values = values
    self.substitute = substitute
  }

  /// Returns the next argument as a parameter.
  mutating func next<Parameter>(_ type: Parameter.Type) throws(SelectorArgumentError) -> Parameter {
    let value = used < values.count ? values[used] : nil
    used += 1
    guard let parameter = converted(value, to: type) else {
      throw SelectorArgumentError(position: used, argument: value.map { Swift.type(of: $0) }, parameter: type)
    }
    return parameter
  }

  private func converted<Parameter>(_ value: Any?, to type: Parameter.Type) -> Parameter? {
    if let value {
      if let parameter = value as? Parameter { return parameter }
      if let notification = value as? Notification {
        return NSNotification(
          name: notification.name, object: notification.object, userInfo: notification.userInfo) as? Parameter
      }
      return value as AnyObject as? Parameter
    }
    if let optional = type as? any OptionalParameter.Type { return optional.empty as? Parameter }
    if type == Any.self { return Any?.none as Any as? Parameter }
    return substitute(type) as? Parameter
  }

  static func count<each Parameter>(_ types: (repeat (each Parameter).Type)) -> Int {
    var count = 0
    for _ in repeat each types { count += 1 }
    return count
  }
}

/// An argument of another type than the parameter.
package struct SelectorArgumentError: Error {
  let position: Int
  /// The type of the argument, or `nil` if it is `nil`.
  let argument: Any.Type?
  let parameter: Any.Type

  /// What is wrong, and what to write instead.
  package var explanation: String {
    let name = String(describing: parameter)
    guard let argument else {
      return "argument \(position) is nil, but the parameter is \(name): declare it as \(name)?"
    }
    return "argument \(position) is \(argument), but the parameter is \(name)"
  }
}

/// An optional parameter or result.
protocol OptionalParameter {
  /// `nil` as a value of the type.
  static var empty: Any { get }
  /// The value, or `nil`.
  var wrapped: Any? { get }
}

extension Optional: OptionalParameter {
  static var empty: Any { Self.none as Any }
  var wrapped: Any? { self }
}

import Foundation

/// The order of two values by a method of the first one.
struct SelectorComparison: Sendable {
  private let selector: Selector

  init(_ selector: Selector) { self.selector = selector }

  /// Returns the order of two values, of which `nil` and `NSNull` come first.
  ///
  /// A value that doesn't have the method raises UIKit's exception.
  func order(_ first: Any, _ second: Any) -> ComparisonResult {
    let (left, right) = (DynamicValue.unwrapped(first), DynamicValue.unwrapped(second))
    guard let left, let right else {
      return left == nil ? (right == nil ? .orderedSame : .orderedAscending) : .orderedDescending
    }
    if let left = DynamicValue.text(left), let right = DynamicValue.text(right), let order = order(left, right) {
      return order
    }
    if selector.name == "compare:", let order = DynamicValue.order(left, right) { return order }
    let targets = [left] + (DynamicValue.text(left).map { [$0 as NSString] } ?? [])
    for target in targets {
      guard let call = try? selector.method?.call(target, SelectorArguments([right])) else { continue }
      if let order = call.run() as? ComparisonResult { return order }
      warnOnce("\(selector.name) of \(type(of: left)) returns no ComparisonResult; the values are sorted as equal")
      return .orderedSame
    }
    raiseException("-[\(type(of: left)) \(selector.name)]: unrecognized selector sent to instance")
  }

  private func order(_ left: String, _ right: String) -> ComparisonResult? {
    let text = left as NSString
    switch selector.name {
    case "compare:": return text.compare(right)
    case "caseInsensitiveCompare:": return text.caseInsensitiveCompare(right)
    case "localizedCompare:": return text.localizedCompare(right)
    case "localizedCaseInsensitiveCompare:": return text.localizedCaseInsensitiveCompare(right)
    case "localizedStandardCompare:": return text.localizedStandardCompare(right)
    default: return nil
    }
  }
}

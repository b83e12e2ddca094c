import Foundation
import UIFoundation

/// The methods whose default implementations report to the table that the delegate doesn't implement them.
enum DelegateMethod {
  case rowHeight, headerHeight, footerHeight
  case estimatedRowHeight, estimatedHeaderHeight, estimatedFooterHeight
  case indentationLevel
}

/// The last called default implementation and its answer.
struct DefaultAnswer {
  var method: DelegateMethod
  var value: Double
}

extension UITableView {
  /// Returns the answer of a default implementation, and notes that the delegate doesn't implement the method.
  ///
  /// If the object isn't the delegate but one it forwards calls to, or is a controller whose subclass calls `super` for
  /// some rows, it is asked again each time.
  func defaultAnswer(_ method: DelegateMethod, of object: AnyObject, _ answer: CGFloat) -> CGFloat {
    noteDefault(method, of: object, Double(answer))
    return answer
  }

  func defaultAnswer(_ method: DelegateMethod, of object: AnyObject, _ answer: Int) -> Int {
    noteDefault(method, of: object, Double(answer))
    return answer
  }

  private func noteDefault(_ method: DelegateMethod, of object: AnyObject, _ value: Double) {
    lastDefault = DefaultAnswer(method: method, value: value)
    if object === delegate, !(object is UITableViewController) { delegateDefaults.insert(method) }
  }

  /// Returns the delegate, or `nil` if it is known not to implement a method.
  func delegate(with method: DelegateMethod) -> (any UITableViewDelegate)? {
    delegateDefaults.contains(method) ? nil : delegate
  }

  /// Returns a delegate's answer to a method, or `nil` if the default implementation gave it.
  func answer(
    _ method: DelegateMethod, _ delegate: (any UITableViewDelegate)?, _ ask: (any UITableViewDelegate) -> CGFloat
  ) -> CGFloat? {
    guard let delegate else { return nil }
    lastDefault = nil
    let answer = ask(delegate)
    return isDefault(Double(answer), of: method) ? nil : answer
  }

  /// Returns whether the delegate's last answer came from the default implementation.
  func isDefault(_ answer: Double, of method: DelegateMethod) -> Bool {
    lastDefault?.method == method && lastDefault?.value == answer
  }
}

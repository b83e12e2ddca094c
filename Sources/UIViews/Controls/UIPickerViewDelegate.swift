public import Foundation
import UIFoundation

/// The methods of a picker view's delegate.
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// Returns the title of a row, which is called for each row that is drawn.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Called after the user has selected a row. Never called by Galley.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

/// Default implementations, which make each requirement optional.
extension UIPickerViewDelegate {
  /// The default implementation returns `nil`.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  /// The default implementation does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

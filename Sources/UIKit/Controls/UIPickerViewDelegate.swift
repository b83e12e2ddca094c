public import Foundation
import UIFoundation

/// The methods of a picker view's delegate.
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: NSObjectProtocol {
  // Optional methods: `make generate` writes default implementations and optional calls.

  /// Returns the title of a row, which is called for each row that is drawn.
  @discardableResult
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Called after the user has selected a row. Never called by Galley.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

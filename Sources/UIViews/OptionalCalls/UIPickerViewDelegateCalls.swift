/// The optional methods of ``UIPickerViewDelegate``, called as in `pickerView?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing. `make optional-calls` writes this file.
@MainActor @preconcurrency
public struct UIPickerViewDelegateCalls {
  let target: any UIPickerViewDelegate

  /// Returns the title of a row, which is called for each row that is drawn.
  public func callAsFunction(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    target.pickerView(pickerView, titleForRow: row, forComponent: component)
  }
  /// Called after the user has selected a row. Never called by Galley.
  public func callAsFunction(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    target.pickerView(pickerView, didSelectRow: row, inComponent: component)
  }
}

/// Properties that let optional calls compile. `make optional-calls` writes this file.
extension UIPickerViewDelegate {
  /// The optional methods with this name; never `nil`.
  public var pickerView: UIPickerViewDelegateCalls? { UIPickerViewDelegateCalls(target: self) }
}

/// The optional methods of a picker's delegate, callable as `pickerView?(…)`.
///
/// Every method has a default implementation, so none is ever missing.
@MainActor @preconcurrency
public struct UIPickerViewDelegateCalls {
  let target: any UIPickerViewDelegate

  /// Calls the delegate's `pickerView(_:titleForRow:forComponent:)`.
  public func callAsFunction(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    target.pickerView(pickerView, titleForRow: row, forComponent: component)
  }
  /// Calls the delegate's `pickerView(_:didSelectRow:inComponent:)`.
  public func callAsFunction(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    target.pickerView(pickerView, didSelectRow: row, inComponent: component)
  }
}

/// The optional methods of a picker's delegate as properties, so that code can test for them.
extension UIPickerViewDelegate {
  /// The optional methods of this name. Never `nil`.
  public var pickerView: UIPickerViewDelegateCalls? { UIPickerViewDelegateCalls(target: self) }
}

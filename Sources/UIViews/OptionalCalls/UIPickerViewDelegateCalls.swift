/// What a picker's delegate may leave out, as source calls it: `pickerView?(…)`.
///
/// Here nothing is left out: what is not written is the default.
@MainActor @preconcurrency
public struct UIPickerViewDelegateCalls {
  let target: any UIPickerViewDelegate

  /// A row's title.
  public func callAsFunction(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    target.pickerView(pickerView, titleForRow: row, forComponent: component)
  }
  /// Called when a person has chosen a row.
  public func callAsFunction(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    target.pickerView(pickerView, didSelectRow: row, inComponent: component)
  }
}

/// The names of what a picker's delegate may leave out, as values that source may ask for.
extension UIPickerViewDelegate {
  /// The methods of this name that a picker's delegate may leave out; never nil here.
  public var pickerView: UIPickerViewDelegateCalls? { UIPickerViewDelegateCalls(target: self) }
}

import UIKit

/// A form: text fields with an accessory, a picker, and a date.
final class FormController: UIViewController {
  @IBOutlet var fields: [UITextField]!
  let name = UITextField(), email = UITextField()
  let picker = UIPickerView()
  var log: [String] = []

  override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    fields = [name, email]
    fields.forEach {
      $0.delegate = self
      $0.addTarget(self, action: #selector(textFieldDidChange), for: .editingChanged)
      $0.inputAccessoryView = accessory()
      view.addSubview($0)
    }
    (picker.dataSource, picker.delegate) = (self, self)
  }

  private func accessory() -> UIToolbar {
    let bar = UIToolbar()
    bar.items = [
      .init(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      .init(title: "Done", style: .done, target: view, action: #selector(UIView.endEditing(_:))),
    ]
    return bar
  }
}

fileprivate extension FormController {
  @objc func textFieldDidChange(_ field: UITextField) { log.append("changed \(field.text ?? "")") }
}

extension FormController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    log.append("return \(textField === name)")
    return true
  }
}

extension FormController: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 4 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "row \(row)"
  }
}

import UIKit

/// A form for a new trail.
final class TrailFormViewController: UIViewController {
  @IBOutlet private weak var nameField: UITextField!
  @IBOutlet private weak var isAccessibleSwitch: UISwitch!
  @IBOutlet private weak var summaryView: UITextView!

  /// What to do with a trail that is complete.
  var onSave: ((Trail) -> Void)?

  @IBAction private func save(_ sender: Any) {
    guard let name = nameField.text, !name.isEmpty else { return }
    let format = NSLocalizedString("%@ Not suitable for wheelchairs.", comment: "The description of a trail")
    let summary = isAccessibleSwitch.isOn ? summaryView.text ?? "" : String(format: format, summaryView.text ?? "")
    onSave?(Trail(name: name, length: 1, summary: summary))
    dismiss(animated: true)
  }

  @IBAction private func cancel(_ sender: Any) { dismiss(animated: true) }
}

// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// Outlets are set before they are used.

import Foundation
public import UIKit

/// A form for a new trail.
public final class TrailFormViewController: UIViewController {
  private weak var nameField: UITextField!
  private weak var isAccessibleSwitch: UISwitch!
  private weak var summaryView: UITextView!

  /// What to do with a trail that is complete.
  public var onSave: ((Trail) -> Void)?

  private func save() {
    guard let name = nameField.text, !name.isEmpty else { return }
    let format = NSLocalizedString("%@ Not suitable for wheelchairs.", comment: "The description of a trail")
    let summary = isAccessibleSwitch.isOn ? summaryView.text ?? "" : String(format: format, summaryView.text ?? "")
    onSave?(Trail(name: name, length: 1, summary: summary))
    dismiss(animated: true)
  }

  private func cancel() { dismiss(animated: true) }

  /// The outlets and actions, which `@IBOutlet` and `@IBAction` mark on Apple's platforms.
  public override class var interfaceConnections: InterfaceConnections {
    super.interfaceConnections.adding(
      .outlet("nameField", \TrailFormViewController.nameField),
      .outlet("isAccessibleSwitch", \TrailFormViewController.isAccessibleSwitch),
      .outlet("summaryView", \TrailFormViewController.summaryView),
      .action("save:") { (form: TrailFormViewController) in form.save() },
      .action("cancel:") { (form: TrailFormViewController) in form.cancel() })
  }
}

import UIKit

/// A row of a collection view: a button and a label side by side. Written as for a phone: nothing here is specific to
/// Galley.
final class ActionRow: UIView {
  let button = UIButton(type: .system)
  let label = UILabel()

  init(title: String, text: String) {
    super.init(frame: .zero)
    button.setTitle(title, for: .normal)
    label.text = text
    for view in [button, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      label.leadingAnchor.constraint(equalTo: button.trailingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      button.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      button.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      label.centerYAnchor.constraint(equalTo: button.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

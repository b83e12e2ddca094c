import UIKit

/// A row with what the weather allows, built in code.
final class ConditionsCell: UITableViewCell {
  private let label = UILabel()
  private let button = UIButton(type: .system)
  /// Whether the details are shown.
  private(set) var isExpanded = false

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    button.setTitle(NSLocalizedString("Details", comment: "Shows the details of the conditions"), for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.addTarget(self, action: #selector(toggle(_:)), for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = UIStackView.spacingUseSystem
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: margins.topAnchor),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
    showConditions()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  @objc private func toggle(_ sender: UIButton) {
    isExpanded.toggle()
    showConditions()
  }

  private func showConditions() {
    label.text =
      isExpanded
      ? NSLocalizedString("Dry until noon, then showers. Rocks are slippery.", comment: "The conditions in detail")
      : NSLocalizedString("Dry until noon.", comment: "The conditions")
  }
}

import FontReports
import UIKit

/// A cell of a feed, with a picture, a name, a message, and two buttons in a row.
///
/// It is written as for a phone, without anything specific to Galley.
final class FeedCell: UITableViewCell {
  let avatarView = UIImageView()
  let nameLabel = UILabel()
  let messageLabel = UILabel()
  let buttonStack = UIStackView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUpViews()
    setUpConstraints()
  }

  required init?(coder: NSCoder) { nil }

  func show(_ row: SampleRow) {
    nameLabel.text = row.headline
    messageLabel.text = row.body
  }

  private func setUpViews() {
    avatarView.contentMode = .scaleAspectFill
    avatarView.clipsToBounds = true
    avatarView.layer.cornerRadius = 22
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    messageLabel.font = .preferredFont(forTextStyle: .body)
    for label in [nameLabel, messageLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    for title in ["Like", "Reply"] {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.titleLabel?.font = .preferredFont(forTextStyle: .footnote)
      button.titleLabel?.adjustsFontForContentSizeCategory = true
      buttonStack.addArrangedSubview(button)
    }
    buttonStack.distribution = .fillEqually
    buttonStack.spacing = 8
    for view in [avatarView, nameLabel, messageLabel, buttonStack] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
  }

  private func setUpConstraints() {
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      avatarView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      avatarView.topAnchor.constraint(equalTo: margins.topAnchor),
      avatarView.widthAnchor.constraint(equalToConstant: 44),
      avatarView.heightAnchor.constraint(equalTo: avatarView.widthAnchor),
      nameLabel.leadingAnchor.constraint(equalTo: avatarView.trailingAnchor, constant: 12),
      nameLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      nameLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      messageLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      messageLabel.trailingAnchor.constraint(equalTo: nameLabel.trailingAnchor),
      messageLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 4),
      buttonStack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      buttonStack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      buttonStack.topAnchor.constraint(greaterThanOrEqualTo: messageLabel.bottomAnchor, constant: 8),
      buttonStack.topAnchor.constraint(greaterThanOrEqualTo: avatarView.bottomAnchor, constant: 8),
      buttonStack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }
}

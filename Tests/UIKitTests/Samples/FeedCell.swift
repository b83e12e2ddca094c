package import UIKit

/// A cell of a feed: a picture, a name, a text that doesn't scroll, and two buttons that share a row.
///
/// It is written as for a phone, without anything specific to Galley. Benchmarks use it too.
package final class FeedCell: UITableViewCell {
  package let avatarView = UIImageView()
  package let nameLabel = UILabel()
  package let messageView = UITextView()
  package let likeButton = UIButton(type: .system)
  package let replyButton = UIButton(type: .system)
  package let buttonStack = UIStackView()

  package override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUpViews()
    setUpConstraints()
  }

  package required init?(coder: NSCoder) { nil }

  private func setUpViews() {
    avatarView.contentMode = .scaleAspectFill
    nameLabel.font = UIFont.preferredFont(forTextStyle: .headline)
    nameLabel.adjustsFontForContentSizeCategory = true
    nameLabel.numberOfLines = 0
    let palatino = UIFont(name: "Palatino", size: 18) ?? UIFont.systemFont(ofSize: 18)
    messageView.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: palatino)
    messageView.adjustsFontForContentSizeCategory = true
    messageView.isScrollEnabled = false
    for (button, title) in [(likeButton, "Like"), (replyButton, "Reply")] {
      button.setTitle(title, for: .normal)
      button.titleLabel?.font = UIFont.preferredFont(forTextStyle: .footnote)
      button.titleLabel?.adjustsFontForContentSizeCategory = true
      buttonStack.addArrangedSubview(button)
    }
    buttonStack.distribution = .fillEqually
    buttonStack.spacing = 8
    for view in [avatarView, nameLabel, messageView, buttonStack] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
  }

  private func setUpConstraints() {
    let guide = contentView.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      avatarView.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      avatarView.topAnchor.constraint(equalTo: guide.topAnchor, constant: 12),
      avatarView.widthAnchor.constraint(equalToConstant: 44),
      avatarView.heightAnchor.constraint(equalToConstant: 44),
      nameLabel.leadingAnchor.constraint(equalTo: avatarView.trailingAnchor, constant: 12),
      nameLabel.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
      nameLabel.topAnchor.constraint(equalTo: avatarView.topAnchor),
      messageView.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      messageView.trailingAnchor.constraint(equalTo: nameLabel.trailingAnchor),
      messageView.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 4),
      buttonStack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      buttonStack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
      buttonStack.topAnchor.constraint(equalTo: messageView.bottomAnchor, constant: 8),
      buttonStack.topAnchor.constraint(greaterThanOrEqualTo: avatarView.bottomAnchor, constant: 8),
      buttonStack.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -12),
    ])
  }
}

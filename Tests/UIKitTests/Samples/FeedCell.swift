import UIKit

/// A cell of a feed: a picture, a name, a text, and two buttons. Written as for a phone: nothing here is specific to
/// Galley.
final class FeedCell: UITableViewCell {
  let avatarView = UIImageView()
  let nameLabel = UILabel()
  let messageView = UITextView()
  let likeButton = UIButton(type: .system)
  let replyButton = UIButton(type: .system)
  let buttonStack = UIStackView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUpViews()
    setUpConstraints()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func setUpViews() {
    avatarView.image = UIImage(systemName: "person.crop.circle")
    avatarView.contentMode = .scaleAspectFill
    avatarView.layer.cornerRadius = 22
    avatarView.clipsToBounds = true

    nameLabel.font = UIFont.preferredFont(forTextStyle: .headline)
    nameLabel.adjustsFontForContentSizeCategory = true
    nameLabel.numberOfLines = 0

    messageView.font = UIFont.preferredFont(forTextStyle: .body)
    messageView.adjustsFontForContentSizeCategory = true
    messageView.isScrollEnabled = false
    messageView.isEditable = false
    messageView.backgroundColor = .clear

    for (button, title) in [(likeButton, "Like"), (replyButton, "Reply")] {
      button.setTitle(title, for: .normal)
      button.titleLabel?.font = UIFont.preferredFont(forTextStyle: .footnote)
      button.titleLabel?.adjustsFontForContentSizeCategory = true
      buttonStack.addArrangedSubview(button)
    }
    buttonStack.axis = .horizontal
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

  func configure(name: String, message: String) {
    nameLabel.text = name
    messageView.text = message
  }
}

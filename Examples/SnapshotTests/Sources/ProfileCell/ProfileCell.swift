public import UIKit

/// What a ``ProfileCell`` shows.
public struct Profile: Sendable {
  /// The full name.
  public var name: String
  /// What the person is known as.
  public var role: String
  /// A text of any length.
  public var biography: String

  /// Creates a profile.
  public init(name: String, role: String, biography: String) {
    self.name = name
    self.role = role
    self.biography = biography
  }
}

/// A table cell with initials in a circle, a name, a role, a text of any length, and a button.
///
/// This is the code of an iOS application. Nothing in it is specific to Galley.
public final class ProfileCell: UITableViewCell {
  private let initialsLabel = UILabel()
  private let nameLabel = UILabel()
  private let roleLabel = UILabel()
  private let biographyLabel = UILabel()
  private let followButton = UIButton(type: .system)

  /// Creates a cell without content.
  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUpViews()
    setUpConstraints()
  }

  /// Returns `nil`: the cell isn't stored in archives.
  public required init?(coder: NSCoder) { nil }

  /// Creates a cell that shows a profile.
  public convenience init(profile: Profile) {
    self.init(style: .default, reuseIdentifier: nil)
    show(profile)
  }

  /// Shows a profile.
  public func show(_ profile: Profile) {
    nameLabel.text = profile.name
    roleLabel.text = profile.role
    biographyLabel.text = profile.biography
    initialsLabel.text = profile.name.split(separator: " ").compactMap(\.first).prefix(2).map(String.init).joined()
  }

  private func setUpViews() {
    initialsLabel.font = .systemFont(ofSize: 18, weight: .semibold)
    initialsLabel.textColor = .white
    initialsLabel.textAlignment = .center
    initialsLabel.backgroundColor = .systemIndigo
    initialsLabel.layer.cornerRadius = 24
    initialsLabel.clipsToBounds = true

    nameLabel.font = .preferredFont(forTextStyle: .headline)
    roleLabel.font = .preferredFont(forTextStyle: .subheadline)
    roleLabel.textColor = .secondaryLabel
    if let palatino = UIFont(name: "Palatino", size: 17) {
      biographyLabel.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: palatino)
    }
    for label in [nameLabel, roleLabel, biographyLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    followButton.setTitle("Follow", for: .normal)
    followButton.titleLabel?.font = .preferredFont(forTextStyle: .body)
    followButton.titleLabel?.adjustsFontForContentSizeCategory = true

    for view in [initialsLabel, nameLabel, roleLabel, biographyLabel, followButton] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
  }

  private func setUpConstraints() {
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      initialsLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      initialsLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      initialsLabel.widthAnchor.constraint(equalToConstant: 48),
      initialsLabel.heightAnchor.constraint(equalToConstant: 48),

      nameLabel.leadingAnchor.constraint(equalToSystemSpacingAfter: initialsLabel.trailingAnchor, multiplier: 1.5),
      nameLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      nameLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      roleLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      roleLabel.trailingAnchor.constraint(equalTo: nameLabel.trailingAnchor),
      roleLabel.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: nameLabel.lastBaselineAnchor, multiplier: 1),
      biographyLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      biographyLabel.trailingAnchor.constraint(equalTo: nameLabel.trailingAnchor),
      biographyLabel.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: roleLabel.lastBaselineAnchor, multiplier: 1.25),

      followButton.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      followButton.topAnchor.constraint(equalTo: biographyLabel.bottomAnchor, constant: 4),
      followButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
      followButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      followButton.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }
}

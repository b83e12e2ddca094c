import FontReports
import UIKit

/// A collection view cell with a wrapping title beside a button, as wide as given and as high as its title.
///
/// It is written as for a phone, without anything specific to Galley.
final class CardCell: UICollectionViewCell {
  let titleLabel = UILabel()
  let openButton = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .preferredFont(forTextStyle: .body)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 0
    openButton.setTitle("Open", for: .normal)
    openButton.setContentHuggingPriority(.required, for: .horizontal)
    openButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    for view in [titleLabel, openButton] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      titleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      openButton.leadingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 8),
      openButton.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      openButton.firstBaselineAnchor.constraint(equalTo: titleLabel.firstBaselineAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let target = CGSize(width: layoutAttributes.frame.width, height: 0)
    layoutAttributes.frame.size = contentView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return layoutAttributes
  }
}

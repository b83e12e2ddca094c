package import UIKit

/// A cell of 21 views besides its content view: an image, ten labels and five buttons in stacks within a stack.
///
/// It is written as for a phone: nothing here is Galley's own.
package final class CardCell: UITableViewCell {
  package let pictureView = UIImageView()
  package let labels = (0..<10).map { _ in UILabel() }
  package let buttons = (0..<5).map { _ in UIButton(type: .system) }

  package override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let titles = column(Array(labels.prefix(2)), spacing: 2)
    let head = UIStackView(arrangedSubviews: [pictureView, titles])
    head.spacing = 12
    head.alignment = .top
    let facts = column(Array(labels.dropFirst(2)), spacing: 4)
    let actions = UIStackView(arrangedSubviews: buttons)
    actions.distribution = .fillEqually
    actions.spacing = 8
    let card = column([head, facts, actions], spacing: 8)
    for label in labels {
      label.font = UIFont.preferredFont(forTextStyle: label === labels[0] ? .headline : .footnote)
      label.numberOfLines = label === labels[2] ? 0 : 1
    }
    for (index, button) in buttons.enumerated() { button.setTitle("Act \(index)", for: .normal) }
    card.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(card)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      pictureView.widthAnchor.constraint(equalToConstant: 44),
      pictureView.heightAnchor.constraint(equalToConstant: 44),
      card.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      card.topAnchor.constraint(equalTo: margins.topAnchor),
      card.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  package required init?(coder: NSCoder) { nil }

  private func column(_ views: [UIView], spacing: CGFloat) -> UIStackView {
    let column = UIStackView(arrangedSubviews: views)
    column.axis = .vertical
    column.spacing = spacing
    return column
  }
}

extension CardCell {
  /// A cell with texts, fitted and laid out at a width.
  package convenience init(_ texts: RowTexts, width: CGFloat) {
    self.init(style: .default, reuseIdentifier: nil)
    labels[0].text = texts.headline
    labels[2].text = texts.body
    for (index, label) in labels.enumerated() where label.text == nil { label.text = "Fact \(index) of the card" }
    layOut(width: width)
  }
}

import UIKit

/// A parcel in transit.
struct Delivery {
  let number: Int
  var recipient: String
  var address: String
}

/// A row of a delivery: a recipient above an address of several lines. Written as for a phone: nothing here is specific
/// to Galley.
final class DeliveryCell: UITableViewCell {
  static let reuseIdentifier = "DeliveryCell"
  let recipientLabel = UILabel()
  let addressLabel = UILabel()
  /// Called whenever the row is sized.
  var onSizing: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    recipientLabel.font = .preferredFont(forTextStyle: .headline)
    addressLabel.font = .preferredFont(forTextStyle: .subheadline)
    addressLabel.textColor = .secondaryLabel
    for label in [recipientLabel, addressLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      recipientLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      recipientLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      recipientLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      addressLabel.topAnchor.constraint(equalTo: recipientLabel.bottomAnchor, constant: 4),
      addressLabel.leadingAnchor.constraint(equalTo: recipientLabel.leadingAnchor),
      addressLabel.trailingAnchor.constraint(equalTo: recipientLabel.trailingAnchor),
      addressLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    onSizing = nil
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    onSizing?()
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}

/// Deliveries, each of which is a self-sizing row.
final class DeliveriesViewController: UITableViewController {
  static let estimate: CGFloat = 60
  var deliveries: [Delivery] = []
  /// The rows that were requested, and those that were sized, in order.
  private(set) var asked: [IndexPath] = []
  private(set) var sized: [IndexPath] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Deliveries"
    tableView.register(DeliveryCell.self, forCellReuseIdentifier: DeliveryCell.reuseIdentifier)
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = Self.estimate
  }

  func forgetLog() {
    asked = []
    sized = []
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { deliveries.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: DeliveryCell.reuseIdentifier, for: indexPath)
    guard let cell = cell as? DeliveryCell else { return cell }
    let delivery = deliveries[indexPath.row]
    cell.recipientLabel.text = delivery.recipient
    cell.addressLabel.text = delivery.address
    cell.onSizing = { [weak self, weak cell] in
      guard let self, let cell else { return }
      // The row that shows the cell now, which may have moved in an update.
      self.sized.append(self.tableView.indexPath(for: cell) ?? indexPath)
    }
    return cell
  }
}

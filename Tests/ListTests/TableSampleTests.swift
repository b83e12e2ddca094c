import Foundation
import Testing
import UIFoundation
import ViewSupport

@testable import UIKit

/// Deliveries: subtitle cells with a wrapping address, as written for iOS.
private final class DeliveriesController: UITableViewController {
  struct Delivery {
    var recipient: String
    var address: String
  }

  var deliveries: [Delivery] = []
  var asked = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.estimatedRowHeight = 44
    tableView.rowHeight = UITableView.automaticDimension
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { deliveries.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked += 1
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "delivery")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "delivery")
    let delivery = deliveries[indexPath.row]
    cell.textLabel?.text = delivery.recipient
    cell.detailTextLabel?.text = delivery.address
    cell.detailTextLabel?.numberOfLines = 0
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}

@MainActor
struct TableSampleTests {
  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 2), UITraitCollection(preferredContentSizeCategory: category),
    ])
  }

  /// Returns the height of a number of lines in a style, rounded up to the screen's half point (uikit.md, "UILabel,
  /// UITextView, UIButton"; SF's lines are 1.193359375 of the size, and the style's leading apart).
  private func height(_ lines: Int, _ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(category))
    let text = font.pointSize * 1.193359375 + CGFloat(lines - 1) * (font.lineHeight + font.leading)
    return (text * 2 - 1e-6).rounded(.up) / 2
  }

  /// The height of a line of a value2 cell's bold title: 12 points, which scale with captions to whole points
  /// (uikit.md, "Dynamic Type": by the ratio of leadings, 16 at `large`).
  private func boldCaption(_ category: UIContentSizeCategory) -> CGFloat {
    let scaled = UIFontMetrics(forTextStyle: .caption1).scaledFont(
      for: .boldSystemFont(ofSize: 12), compatibleWith: traits(category))
    return (scaled.pointSize * 1.193359375 * 2 - 1e-6).rounded(.up) / 2
  }

  /// Margins of 11, and three spacings between baselines and edges (uikit.md, "System spacing"): 22/17 of the headline's
  /// size, a line of the body less its depth and with the headline's, and half of the headline's size. Palatino has a
  /// line of 1.098 and descends by 0.2525 of its size, the system font descends by 0.2412109375.
  private func headlineAndBody(_ cell: HeadlineBodyCell, _ category: UIContentSizeCategory) -> CGFloat {
    func up(_ spacing: CGFloat) -> CGFloat { (spacing * 2 - 1e-6).rounded(.up) / 2 }
    let headline = UIFont.preferredFont(forTextStyle: .headline, compatibleWith: traits(category)).pointSize
    let body = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 18), compatibleWith: traits(category)
    ).pointSize
    let between = up(body * 1.098) - up(body * 0.2525) + up(headline * 0.2412109375)
    return 22 + (headline * 22 / 17 * 2).rounded() / 2 + between + up(headline / 2) + 0.5
  }

  @Test("deliveries: a change of the category measures the visible rows again, in their current cells")
  func deliveries() {
    let controller = DeliveriesController(style: .plain)
    controller.deliveries = (0..<200).map { number in
      let address = Array(repeating: "Street \(number)", count: 1 + number % 9).joined(separator: ", ")
      return DeliveriesController.Delivery(recipient: "Recipient \(number)", address: address)
    }
    let table: UITableView = controller.tableView
    table.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    for category in Self.categories {
      table.overrideTraits(with: traits(category))
      let shownBefore = table.visibleCells
      controller.asked = 0
      table.layoutIfNeeded()
      let shown = table.visibleCells
      for cell in shown {
        cell.layoutIfNeeded()
        guard let path = table.indexPath(for: cell), let text = cell.textLabel, let detail = cell.detailTextLabel else {
          Issue.record("a cell without labels")
          continue
        }
        #expect(text.text == "Recipient \(path.row)" && detail.text == controller.deliveries[path.row].address)
        let block = height(1, .body, category) + 1 + height(detail.visibleLineCount, .caption1, category)
        // A subtitle row is at least 55.5 high; our own decision: 19 above and below together.
        #expect(table.rectForRow(at: path).height == max(55.5, block + 19 + 0.5))
      }
      // Only rows that become visible are requested.
      #expect(controller.asked <= max(shown.count - shownBefore.count, 0) + 1 || shownBefore.isEmpty)
    }
    #expect(controller.deliveries.count == table.numberOfRows(inSection: 0))
  }

  @Test("rows of every style and custom rows, one below the other, at all twelve categories", arguments: 0..<12)
  func mixed(number: Int) {
    let category = Self.categories[number]
    let custom = HeadlineBodyCell(style: .default, reuseIdentifier: nil)
    custom.headlineLabel.text = "Head"
    custom.bodyLabel.text = "Body"
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Title"
    content.secondaryText = "Detail"
    let configured = UITableViewCell(style: .default, reuseIdentifier: nil)
    configured.contentConfiguration = content
    let cells = [
      cell(.default, "Title"), cell(.value1, "Title", "Detail"), cell(.value2, "Title", "Detail"),
      cell(.subtitle, "Title", "Detail"), custom, configured,
    ]
    let sample = StaticTable([cells], category: category)
    sample.layOut()
    let (body, caption, subheadline) =
      (height(1, .body, category), height(1, .caption1, category), height(1, .subheadline, category))
    let isLarge = category.isAccessibilityCategory
    let title = cells[2].textLabel?.frame.height ?? .nan
    #expect(title == boldCaption(category))
    let expected: [CGFloat] = [
      max(43.5, body + 22.5), max(43.5, isLarge ? body + 1 + body + 22.5 : body + 22.5),
      max(43.5, isLarge ? title + 1 + subheadline + 22.5 : max(title, subheadline) + 22.5),
      max(55.5, body + 1 + caption + 19.5), headlineAndBody(custom, category), max(44, body + 3 + caption + 22.5),
    ]
    var y: CGFloat = 0
    for (row, cell) in cells.enumerated() {
      let rect = sample.table.rectForRow(at: path(row))
      #expect(abs(rect.minY - y) < 1e-6 && cell.frame == rect)
      #expect(abs(rect.height - expected[row]) < 1e-6)
      y = rect.maxY
    }
    #expect(abs(sample.table.contentSize.height - y) < 1e-6)
    // The caption's size follows the style, and so does the detail's.
    #expect(cells[2].detailTextLabel?.frame.height == subheadline)
  }

  @Test("a table view whose cells were created in advance keeps its texts when the category changes")
  func staticTable() {
    let cells = (0..<6).map { cell(.value1, "Title \($0)", "Detail \($0)") }
    let sample = StaticTable([cells])
    sample.layOut()
    for category in Self.categories.shuffledByStride {
      sample.table.overrideTraits(with: traits(category))
      sample.layOut()
      #expect(sample.table.visibleCells == cells)
      #expect(cells.map { $0.textLabel?.text } == (0..<6).map { "Title \($0)" })
      #expect(cells.map { $0.detailTextLabel?.text } == (0..<6).map { "Detail \($0)" })
      #expect(cells.allSatisfy { $0.textLabel?.frame.height == height(1, .body, category) })
    }
  }

  @Test("a table view sized by its content is as high as its rows")
  func selfSized() {
    final class SelfSizedTable: UITableView {
      override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
      override var intrinsicContentSize: CGSize {
        layoutIfNeeded()
        return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
      }
    }
    let rows = StaticTable([(0..<5).map { cell(.default, "Row \($0)") }])
    let around = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    around.overrideTraits(with: UITraitCollection(displayScale: 2))
    let table = SelfSizedTable(frame: .zero, style: .plain)
    table.translatesAutoresizingMaskIntoConstraints = false
    table.dataSource = rows
    around.addSubview(table)
    table.pin([.top: 0, .leading: 0, .trailing: 0], to: around)
    around.layoutIfNeeded()
    #expect(table.frame == CGRect(x: 0, y: 0, width: 320, height: 5 * 43.5))
    rows.sections[0].removeLast()
    table.reloadData()
    around.layoutIfNeeded()
    #expect(table.frame.height == CGFloat(4 * 43.5))
  }

  @Test("cells exist right after loading, before the next layout")
  func rightAway() {
    let sample = StaticTable([[cell(.default, "One")]])
    #expect(sample.table.visibleCells.count == 1)
    sample.sections = [[cell(.default, "One"), cell(.default, "Two")]]
    sample.table.reloadData()
    #expect(sample.table.cellForRow(at: path(1))?.textLabel?.text == "Two")
  }
}

extension [UIContentSizeCategory] {
  /// Every fifth category, cyclically, so that sizes jump up and down.
  fileprivate var shuffledByStride: [UIContentSizeCategory] { indices.map { self[$0 * 5 % count] } }
}

import Testing
import UIKit

@MainActor
struct DeliveriesScreenTests {
  private static let categories: [UIContentSizeCategory] = [
    .large, .accessibilityExtraExtraExtraLarge, .extraSmall, .small, .accessibilityMedium, .medium, .extraLarge,
    .accessibilityLarge, .extraExtraLarge, .accessibilityExtraLarge, .extraExtraExtraLarge,
    .accessibilityExtraExtraLarge, .large,
  ]

  /// Returns the height of a number of lines in a style, rounded up to a third of a point (uikit.md, "UILabel,
  /// UITextView, UIButton"; the system font's lines are 1.193359375 of its size, and the style's leading apart).
  private static func lines(_ count: Int, _ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
    let text = font.pointSize * 1.193359375 + CGFloat(count - 1) * (font.lineHeight + font.leading)
    return (text * 3 - 1e-6).rounded(.up) / 3
  }

  /// Margins of 11, a recipient of one line, 4 between, an address of 1 to 5 lines, and a separator of one pixel.
  private static func height(_ row: Int, _ category: UIContentSizeCategory) -> CGFloat {
    22 + lines(1, .headline, category) + 4 + lines(1 + row % 5, .subheadline, category) + 1 / 3.0
  }

  @Test("a change of the category while a table is visible sizes only the visible rows, and nothing jumps")
  func liveChange() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let controller = DeliveriesViewController(style: .plain)
        controller.deliveries = (0..<500).map { number in
          let address = (0...number % 5).map { "Line \($0)" }.joined(separator: "\n")
          return Delivery(number: number, recipient: "No. \(number)", address: address)
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let table: UITableView = controller.tableView
        table.scrollToRow(at: IndexPath(row: 250, section: 0), at: .middle, animated: false)
        for category in Self.categories {
          let before = table.indexPathsForVisibleRows ?? []
          let top = before.first.map { table.rectForRow(at: $0).minY - table.contentOffset.y }
          let changes = UIApplication.shared.preferredContentSizeCategory != category
          controller.forgetLog()
          UIApplication.shared.preferredContentSizeCategory = category
          window.layoutIfNeeded()
          let shown = table.indexPathsForVisibleRows ?? []
          if changes {
            // Each visible row once, and none of the others.
            #expect(controller.sized.sorted() == shown)
            // Only rows that have become visible are requested.
            #expect(controller.asked.sorted() == shown.filter { !before.contains($0) })
            for row in [0, 100, 499] {
              #expect(table.rectForRow(at: IndexPath(row: row, section: 0)).height == DeliveriesViewController.estimate)
            }
            let measured = shown.reduce(CGFloat(0)) { $0 + Self.height($1.row, category) }
            let content = measured + CGFloat(500 - shown.count) * DeliveriesViewController.estimate
            #expect(abs(table.contentSize.height - content) < 1e-6)
          }
          for path in shown {
            let rect = table.rectForRow(at: path)
            #expect(abs(rect.height - Self.height(path.row, category)) < 1e-6)
            #expect(table.cellForRow(at: path)?.frame == rect)
          }
          // The topmost row is where it was.
          #expect(shown.first == before.first)
          let newTop = shown.first.map { table.rectForRow(at: $0).minY - table.contentOffset.y }
          let distance = (newTop ?? .nan) - (top ?? 0)
          #expect(abs(distance) < 1e-6)
        }
      }
    }
  }
}

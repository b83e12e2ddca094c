import Testing

@testable import UIKit

/// Values at `large` and 2 pixels per point: a headline is 20.5 high, a subheadline 18 (uikit.md, "UILabel, UITextView,
/// UIButton": 17 -> 20.5, 15 -> 18), a bold line of 20 points 24.
@MainActor
struct ContactsScreenTests {
  private func screen() -> (UIWindow, ContactsViewController) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.overrideTraits(with: UITraitCollection(displayScale: 2))
    let controller = ContactsViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return (window, controller)
  }

  private let contacts = [
    Contact(number: 1, name: "Ada", note: "Analytical engines"), Contact(number: 2, name: "Alan", note: ""),
    Contact(number: 3, name: "Barbara", note: "Programs"), Contact(number: 4, name: "Edsger", note: "Paths"),
  ]

  @Test("contacts are below their letters, each row as high as its labels and margins")
  func rows() {
    let (window, controller) = screen()
    controller.show(contacts)
    window.layoutIfNeeded()
    let table = controller.tableView
    // A header is 10 + 24 + 10; a row 11 + 20.5 + 4 + 18 + 11 and half a point of separator, or without a note 43 and
    // half a point.
    let (header, full, short) = (CGFloat(44), CGFloat(65), CGFloat(43))
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 375, height: header))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == full)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == short)
    #expect(table.rectForHeader(inSection: 1).minY == header + full + short)
    #expect(table.contentSize.height == 3 * header + 3 * full + short)
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? ContactCell
    #expect(cell?.contentView.frame.width == CGFloat(375 - 26.5))
    #expect(cell?.nameLabel.superview?.frame.minX == 16)
    let letter = table.headerView(forSection: 2) as? LetterHeader
    #expect(letter?.letterLabel.text == "E" && letter?.letterLabel.frame.origin == CGPoint(x: 16, y: 10))
  }

  @Test("deleting a row by a swipe keeps its letter")
  func deletion() {
    let (window, controller) = screen()
    controller.show(contacts)
    window.layoutIfNeeded()
    let table = controller.tableView
    let actions = table.delegate?.tableView(
      table, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 0, section: 1))
    var isDone = false
    actions?.actions.first.map { $0.handler($0, table) { isDone = $0 } }
    #expect(isDone && table.numberOfRows(inSection: 1) == 0 && table.numberOfSections == 3)
    #expect(table.visibleCells.compactMap { ($0 as? ContactCell)?.nameLabel.text } == ["Ada", "Alan", "Edsger"])
  }
}

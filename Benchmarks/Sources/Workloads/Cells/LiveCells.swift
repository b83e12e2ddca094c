package import UIKit

/// Feed cells in a window, fitted and laid out in their container's layout, as a table does it.
///
/// A frame that is set outside of that marks the container for layout, as on iOS, and laying one cell out then lays out
/// all that wait beside it.
@MainActor
package final class LiveCells {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let column: CellColumn

  /// Creates and lays out a cell for each text.
  package init(_ rows: [RowTexts]) {
    column = CellColumn(rows.map { FeedCell($0, width: 375) })
    window.addSubview(column)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  /// Changes the process's text size, and lays all cells out at it.
  package func change(to category: UIContentSizeCategory) {
    UIApplication.shared.preferredContentSizeCategory = category
    column.setNeedsLayout()
    window.layoutIfNeeded()
  }
}

/// A view that gives its cells their heights.
private final class CellColumn: UIView {
  private let cells: [FeedCell]

  init(_ cells: [FeedCell]) {
    self.cells = cells
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    for cell in cells { addSubview(cell) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    for cell in cells { cell.layOut(width: 375) }
  }
}

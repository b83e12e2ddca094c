import Foundation
import UIFoundation

@testable import UIKit

/// A table view whose cells were created in advance, as on a settings screen.
@MainActor
final class StaticTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[UITableViewCell]]
  var headers: [Int: String] = [:]
  var footers: [Int: String] = [:]
  let table: UITableView
  private let window: UIWindow?

  /// Creates a table in a window as wide as the screen, or outside of windows if the screen has no width.
  init(
    _ sections: [[UITableViewCell]], style: UITableView.Style = .plain, width: CGFloat = 320, screen: CGFloat? = nil,
    scale: CGFloat = 2, category: UIContentSizeCategory = .large, rowHeight: CGFloat = UITableView.automaticDimension
  ) {
    self.sections = sections
    window = screen.map { UIWindow(frame: CGRect(x: 0, y: 0, width: $0, height: 2000)) }
    table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 2000), style: style)
    super.init()
    window?.addSubview(table)
    table.rowHeight = rowHeight
    table.overrideTraits(
      with: UITraitCollection(traitsFrom: [
        UITraitCollection(displayScale: scale), UITraitCollection(preferredContentSizeCategory: category),
      ]))
    table.dataSource = self
    table.delegate = self
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    sections[indexPath.section][indexPath.row]
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { headers[section] }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footers[section] }

  /// Lays out the table view and everything inside it.
  func layOut() {
    table.layoutIfNeeded()
    for cell in table.visibleCells { cell.layoutIfNeeded() }
  }
}

/// A cell of a style with texts.
@MainActor
func cell(_ style: UITableViewCell.CellStyle, _ text: String? = nil, _ detail: String? = nil) -> UITableViewCell {
  let cell = UITableViewCell(style: style, reuseIdentifier: nil)
  if let text { cell.textLabel?.text = text }
  if let detail { cell.detailTextLabel?.text = detail }
  return cell
}

func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

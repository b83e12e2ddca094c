import CoreGraphics
import Foundation
import InterfaceDocuments
import UIKit

/// A table with one row, so that its cell has a table's margins, accessory view, and separator.
@MainActor
final class RowHost: NSObject, UITableViewDataSource, UITableViewDelegate {
  let table: UITableView
  private let cell: UITableViewCell
  private let height: CGFloat?

  /// Puts a cell into a table of a width, with the style and separators of a description.
  ///
  /// The row has the height, or with `nil` that of its content.
  init(_ cell: UITableViewCell, width: CGFloat, height: CGFloat?, _ description: InterfaceObject?) {
    self.cell = cell
    self.height = height
    let style: UITableView.Style =
      switch description?["style"] {
      case "grouped": .grouped
      case "insetGrouped": .insetGrouped
      default: .plain
      }
    table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 2000), style: style)
    if description?["separatorStyle"] == "none" { table.separatorStyle = .none }
    super.init()
    table.dataSource = self
    table.delegate = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height ?? UITableView.automaticDimension
  }
}

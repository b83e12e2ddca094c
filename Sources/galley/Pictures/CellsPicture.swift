import CoreGraphics
import FontReports
import Foundation
import LayoutInspector
import UIFoundation
import UIKit

/// The picture of cells at several text sizes, with their baselines, margins, and distances.
struct CellsPicture {
  /// A cell in one text size.
  struct Cell {
    let category: UIContentSizeCategory
    let drawing: DisplayList
  }

  private static let margin: CGFloat = 16
  private static let titleHeight: CGFloat = 18
  /// The widest picture, in points. Further cells start a new row.
  private static let maximumWidth: CGFloat = 1_900

  let cells: [Cell]

  /// Returns the picture: the cells from left to right, each under the name of its text size.
  func displayList() -> DisplayList {
    guard let width = cells.map(\.drawing.bounds.width).max(), width > 0 else {
      return DisplayList(bounds: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let columns = max(1, Int((Self.maximumWidth - Self.margin) / (width + Self.margin)))
    let rows = stride(from: 0, to: cells.count, by: columns).map { Array(cells[$0..<min($0 + columns, cells.count)]) }
    let heights = rows.map { row in row.map(\.drawing.bounds.height).max() ?? 0 }
    let size = CGSize(
      width: Self.margin + CGFloat(min(columns, cells.count)) * (width + Self.margin),
      height: Self.margin + heights.reduce(0) { $0 + $1 + Self.titleHeight + Self.margin })
    let canvas = PictureCanvas(size: size)
    canvas.fill(canvas.context.bounds, .systemGray6)
    var top = Self.margin
    for (row, height) in zip(rows, heights) {
      for (column, cell) in row.enumerated() {
        let left = Self.margin + CGFloat(column) * (width + Self.margin)
        canvas.label(cell.category.shortName, at: CGPoint(x: left, y: top + Self.titleHeight / 2 - 2), color: .darkGray)
        canvas.draw(cell.drawing, at: CGPoint(x: left, y: top + Self.titleHeight))
      }
      top += height + Self.titleHeight + Self.margin
    }
    return canvas.displayList
  }
}

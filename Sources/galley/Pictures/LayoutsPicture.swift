import CoreGraphics
import FontReports
import Foundation
import LayoutInspector
import UIFoundation

/// The picture of several layouts, with their baselines, margins, and distances.
struct LayoutsPicture {
  /// A layout with a title.
  struct Layout {
    /// The title, such as the text size.
    let title: String
    let drawing: DisplayList
  }

  private static let margin: CGFloat = 16
  private static let titleHeight: CGFloat = 18
  /// The widest picture, in points. Further layouts start a new row.
  private static let maximumWidth: CGFloat = 1_900

  let layouts: [Layout]

  /// Returns the picture: the layouts from left to right, each under its title.
  func displayList() -> DisplayList {
    guard let width = layouts.map(\.drawing.bounds.width).max(), width > 0 else {
      return DisplayList(bounds: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let columns = max(1, Int((Self.maximumWidth - Self.margin) / (width + Self.margin)))
    let rows = stride(from: 0, to: layouts.count, by: columns).map { first in
      Array(layouts[first..<min(first + columns, layouts.count)])
    }
    let heights = rows.map { row in row.map(\.drawing.bounds.height).max() ?? 0 }
    let size = CGSize(
      width: Self.margin + CGFloat(min(columns, layouts.count)) * (width + Self.margin),
      height: Self.margin + heights.reduce(0) { $0 + $1 + Self.titleHeight + Self.margin })
    let canvas = PictureCanvas(size: size)
    canvas.fill(canvas.context.bounds, .systemGray6)
    var top = Self.margin
    for (row, height) in zip(rows, heights) {
      for (column, layout) in row.enumerated() {
        let left = Self.margin + CGFloat(column) * (width + Self.margin)
        canvas.label(layout.title, at: CGPoint(x: left, y: top + Self.titleHeight / 2 - 2), color: .darkGray)
        canvas.draw(layout.drawing, at: CGPoint(x: left, y: top + Self.titleHeight))
      }
      top += height + Self.titleHeight + Self.margin
    }
    return canvas.displayList
  }
}

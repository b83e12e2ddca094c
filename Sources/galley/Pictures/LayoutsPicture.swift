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
  private static let titleHeight: CGFloat = 22
  /// The preferred ratio of the width to the height.
  private static let preferredShape: CGFloat = 1.6
  /// The widest picture, in points.
  private static let maximumWidth: CGFloat = 1_900

  let layouts: [Layout]

  /// Returns the picture: the layouts down one column after the other, each under its title.
  func displayList() -> DisplayList {
    guard let width = layouts.map(\.drawing.bounds.width).max(), width > 0 else {
      return DisplayList(bounds: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let columns = Self.columns(of: layouts, width: width)
    let size = CGSize(
      width: Self.margin + CGFloat(columns.count) * (width + Self.margin),
      height: Self.margin + (columns.map(Self.height).max() ?? 0))
    let canvas = PictureCanvas(size: size)
    canvas.fill(canvas.context.bounds, .systemGray6)
    for (index, column) in columns.enumerated() {
      let left = Self.margin + CGFloat(index) * (width + Self.margin)
      var top = Self.margin
      for layout in column {
        canvas.label(
          layout.title, at: CGPoint(x: left, y: top + Self.titleHeight / 2 - 2), size: 13, color: .darkGray)
        canvas.draw(layout.drawing, at: CGPoint(x: left, y: top + Self.titleHeight))
        top += Self.height([layout])
      }
    }
    return canvas.displayList
  }

  /// Returns the height of a column, with the margin below each layout.
  private static func height(_ column: [Layout]) -> CGFloat {
    column.reduce(0) { $0 + $1.drawing.bounds.height + titleHeight + margin }
  }

  /// Divides layouts, in their order, among as many columns as make the picture nearest to its preferred shape.
  private static func columns(of layouts: [Layout], width: CGFloat) -> [[Layout]] {
    let most = max(1, Int((maximumWidth - margin) / (width + margin)))
    let choices = (1...min(most, layouts.count)).map { divided(layouts, among: $0) }
    func distance(_ columns: [[Layout]]) -> CGFloat {
      let shape = CGFloat(columns.count) * (width + margin) / (columns.map(height).max() ?? 1)
      return abs(log(shape / preferredShape))
    }
    return choices.min { distance($0) < distance($1) } ?? []
  }

  /// Divides layouts among at most as many columns, so that the highest column is as low as possible.
  private static func divided(_ layouts: [Layout], among count: Int) -> [[Layout]] {
    let heights = layouts.map { height([$0]) }
    /// Returns the layouts of columns that are at most as high, unless one layout is higher.
    func columns(_ limit: CGFloat) -> [[Layout]] {
      var columns: [[Layout]] = []
      var filled = CGFloat.infinity
      for (layout, height) in zip(layouts, heights) {
        if filled + height > limit {
          columns.append([])
          filled = 0
        }
        columns[columns.count - 1].append(layout)
        filled += height
      }
      return columns
    }
    var (low, high) = (heights.max() ?? 0, heights.reduce(0, +))
    while high - low > 0.5 {
      let middle = (low + high) / 2
      if columns(middle).count <= count { high = middle } else { low = middle }
    }
    return columns(high)
  }
}

package import Foundation
import LayoutRendering
package import UIKit

/// A feed cell of 390 by 173 points, for drawing it.
@MainActor
package final class DrawnCell {
  private let cell: FeedCell

  /// The text of the message: four lines.
  nonisolated package static let body =
    "The Analytical Engine weaves algebra patterns just as Jacquard looms weave flowers and leaves. Nothing of the sort."
  /// The font and the width of the message.
  nonisolated package static let messageCase = TextCase(
    "message", .latin, font: "TeXGyrePagella/texgyrepagella-regular.otf", length: body.utf16.count, width: 292)

  /// Creates the cell and lays it out.
  package init() {
    cell = FeedCell(RowTexts(headline: "Ada Lovelace", body: Self.body), width: 390)
    cell.avatarView.image = Self.avatar
    cell.avatarView.layer.cornerRadius = 22
    cell.avatarView.clipsToBounds = true
    cell.layoutIfNeeded()
  }

  /// A picture that is drawn, not read from a file: decoding files isn't measured.
  private static var avatar: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 44, height: 44)).image { context in
      UIColor.systemIndigo.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 44, height: 44))
      UIColor.white.setFill()
      UIBezierPath(ovalIn: CGRect(x: 14, y: 8, width: 16, height: 16)).fill()
      UIBezierPath(ovalIn: CGRect(x: 6, y: 28, width: 32, height: 32)).fill()
    }
  }

  /// Draws the cell anew.
  package func displayList() -> DisplayList { cell.displayList() }

  /// The message's lines alone, on a canvas as large as the cell.
  package var message: DisplayList {
    func runs(_ elements: [DisplayList.Element]) -> [DisplayList.Element] {
      elements.flatMap { element -> [DisplayList.Element] in
        switch element {
        case .group(let group): runs(group.elements)
        case .glyphs: [element]
        default: []
        }
      }
    }
    return DisplayList(bounds: cell.bounds, elements: runs(cell.messageView.displayList().elements))
  }
}

extension DisplayList {
  /// Returns the drawing as a PNG file with three pixels per point.
  package func png() throws -> Data { try pngData(scale: 3) }
  /// Returns the drawing as an SVG document.
  package func svgText() throws -> String { try svg() }
  /// Returns the drawing as a PDF file.
  package func pdf() throws -> Data { try pdfData() }
}

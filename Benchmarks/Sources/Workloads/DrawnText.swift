import Foundation
import LayoutRendering
package import UIKit

/// A text in a label, for drawing it.
@MainActor
package final class DrawnText {
  private let label = UILabel()

  /// The PostScript names of bundled font files.
  private static let names = [
    "DejaVuSans.ttf": "DejaVuSans", "texgyrepagella-regular.otf": "TeXGyrePagella-Regular",
    "Inter-Regular.otf": "Inter-Regular",
  ]

  struct NoFont: Error { let path: String }

  /// Creates a label as wide as a case says, with its font, and as high as the text.
  package init(_ textCase: TextCase, _ text: String) throws {
    guard let name = Self.names[URL(fileURLWithPath: textCase.fontPath).lastPathComponent],
      let font = UIFont(name: name, size: textCase.pointSize)
    else { throw NoFont(path: textCase.fontPath) }
    label.font = font
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    label.textColor = .black
    label.text = text
    let height = label.sizeThatFits(CGSize(width: textCase.width, height: .infinity)).height
    label.frame = CGRect(x: 0, y: 0, width: textCase.width, height: height)
  }

  /// Draws the label anew.
  package func displayList() -> DisplayList { label.displayList() }

  /// Draws the label anew, on white.
  package func pixels(_ scale: Double) throws -> [UInt32] {
    try Bitmap(displayList(), scale: scale, background: .white).pixels
  }
}

package import CoreGraphics
package import FontEngine
import Foundation

/// The picture of fonts: letters between the lines of their metrics, with the numbers in font units.
///
/// All fonts stand on one baseline at one size, so that their letters and lines can be compared.
package struct FontPicture {
  private static let pointSize = 80.0
  /// The width that letters may take. Wider ones make all fonts smaller.
  private static let widestLetters = 560.0
  private static let margin: CGFloat = 24
  /// The height of the captions above the letters, in points.
  private static let captionHeight: CGFloat = 54

  let faces: [FontFace]

  package init(faces: [FontFace]) { self.faces = faces }

  /// Returns the picture: the fonts side by side, in the tool's own font their names above and the numbers beside the
  /// letters.
  ///
  /// - Throws: The errors of preparing text.
  package func displayList() throws -> DisplayList {
    let full = try faces.map { try FontSheet($0, pointSize: Self.pointSize) }
    let widest = full.map(\.textWidth).max() ?? 0
    let pointSize = widest > Self.widestLetters ? Self.pointSize * Self.widestLetters / widest : Self.pointSize
    let sheets = pointSize == Self.pointSize ? full : try faces.map { try FontSheet($0, pointSize: pointSize) }
    let above = sheets.map(\.above).max() ?? 0
    let baseline = Self.margin + Self.captionHeight + above
    let below = sheets.map { $0.below(above: above) }.max() ?? 0
    let width = sheets.reduce(Self.margin) { $0 + $1.width + Self.margin }
    let canvas = PictureCanvas(
      size: CGSize(width: max(width, 1), height: (baseline + below + Self.margin).rounded(.up)))
    var left = Self.margin
    for sheet in sheets {
      sheet.drawCaption(on: canvas, at: CGPoint(x: left, y: Self.margin))
      try sheet.draw(on: canvas, at: left, baseline: baseline, above: above)
      left += sheet.width + Self.margin
    }
    return canvas.displayList
  }
}

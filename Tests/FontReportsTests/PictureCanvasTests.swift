import CoreGraphics
import Foundation
import Testing
import UIFoundation

@testable import FontReports

struct PictureCanvasTests {
  /// WCAG 2.2, 1.4.3: a contrast of 4.5 with the background.
  @Test(
    "labels are readable in every color, and a color that is dark enough stays",
    arguments: [
      UIColor.gray, .systemGray, .systemTeal, .systemRed, .systemOrange, .darkGray, .black, .yellow, .white,
      UIColor(white: 0, alpha: 0.3),
    ])
  func labels(color: UIColor) throws {
    let canvas = PictureCanvas(size: CGSize(width: 100, height: 20))
    canvas.label("name", at: CGPoint(x: 10, y: 10), color: color)
    let runs = canvas.displayList.elements.compactMap { element -> DisplayList.GlyphRun? in
      if case .glyphs(let run) = element { run } else { nil }
    }
    let found = try #require(runs.first).color
    let channels = [found.red, found.green, found.blue].map { $0 * found.alpha + 1 - found.alpha }
    let luminance = zip(channels, [0.2126, 0.7152, 0.0722]).reduce(0) { sum, part in
      sum + part.1 * (part.0 <= 0.04045 ? part.0 / 12.92 : pow((part.0 + 0.055) / 1.055, 2.4))
    }
    #expect(1.05 / (luminance + 0.05) >= 4.5)
    if color == .darkGray || color == .black { #expect(found == color.displayColor) }
  }
}

package import CoreGraphics
package import Foundation
package import UIFoundation
package import UIKit

/// The parts of a view's drawing without their groups, in the view's coordinates.
@MainActor
package struct DrawnView {
  /// The elements, from back to front.
  package let elements: [DisplayList.Element]

  /// Draws a view.
  package init(_ view: UIView) { elements = Self.flat(view.displayList().elements) }

  private static func flat(_ elements: [DisplayList.Element]) -> [DisplayList.Element] {
    elements.flatMap { element in
      if case .group(let group) = element { flat(group.elements) } else { [element] }
    }
  }

  /// The areas with their colors.
  package var fills: [(shape: DisplayList.Shape, color: DisplayList.Color)] {
    elements.compactMap { if case .fill(let shape, _, let color) = $0 { (shape, color) } else { nil } }
  }

  /// The lines with their colors.
  package var strokes: [(path: CGPath, color: DisplayList.Color)] {
    elements.compactMap { if case .stroke(let path, _, let color) = $0 { (path, color) } else { nil } }
  }

  /// The runs of glyphs with their texts, the positions of their first glyphs, and their colors.
  package var texts: [(text: String, start: CGPoint, color: DisplayList.Color)] {
    elements.compactMap { element in
      guard case .glyphs(let run) = element, let first = run.glyphs.first else { return nil }
      return (run.text, first.position.applying(run.transform), run.color)
    }
  }

  /// Returns the bounding boxes of the areas in a color.
  package func fills(_ color: UIColor, _ style: UIUserInterfaceStyle = .light) -> [CGRect] {
    let wanted = color.displayColor(UITraitCollection(userInterfaceStyle: style))
    return fills.filter { $0.color == wanted }.map(\.shape.boundingBox)
  }
}

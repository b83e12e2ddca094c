import CoreGraphics
import Foundation
import LayoutRendering

/// A drawing with every kind of element but text.
enum Shapes {
  static let list: DisplayList = {
    let red = DisplayList.Color(red: 0.9, green: 0.1, blue: 0.1)
    let blue = DisplayList.Color(red: 0.1, green: 0.3, blue: 0.9, alpha: 0.7)
    let green = DisplayList.Color(red: 0, green: 0.6, blue: 0.3)
    let stops = [
      DisplayList.Gradient.Stop(location: 0, color: red), DisplayList.Gradient.Stop(location: 1, color: blue),
    ]
    func box(_ column: Int, _ row: Int) -> CGRect {
      CGRect(x: 10 + column * 60, y: 10 + row * 60, width: 50, height: 50)
    }
    func clipped(_ rect: CGRect, _ element: DisplayList.Element) -> DisplayList.Element {
      .group(DisplayList.Group(clip: DisplayList.Clip(.roundedRect(rect, radius: 10)), elements: [element]))
    }
    let star = CGMutablePath()
    for index in 0..<5 {
      let angle = CGFloat(index) * 4 * .pi / 5 - .pi / 2
      let point = CGPoint(x: 35 + 25 * cos(angle), y: 95 + 25 * sin(angle))
      if index == 0 { star.move(to: point) } else { star.addLine(to: point) }
    }
    star.closeSubpath()
    let zigzag = CGMutablePath()
    zigzag.move(to: CGPoint(x: 75, y: 115))
    zigzag.addLine(to: CGPoint(x: 90, y: 75))
    zigzag.addLine(to: CGPoint(x: 105, y: 115))
    zigzag.addQuadCurve(to: CGPoint(x: 117, y: 80), control: CGPoint(x: 120, y: 110))
    let line = CGPath(ellipseIn: box(2, 1).insetBy(dx: 5, dy: 5))
    let pair: [DisplayList.Element] = [
      .fill(.path(CGPath(ellipseIn: box(0, 2).insetBy(dx: 8, dy: 8))), .winding, red),
      .fill(.rect(CGRect(x: 35, y: 155, width: 25, height: 25)), .winding, green),
    ]
    func moved(_ elements: [DisplayList.Element], _ column: Int) -> DisplayList.Element {
      let drawing = CGImage(.drawing(DisplayList(bounds: box(0, 2), elements: elements)), width: 50, height: 50)
      return .image(DisplayList.Image(drawing, in: box(column, 2)))
    }
    return DisplayList(
      bounds: CGRect(x: 0, y: 0, width: 310, height: 190),
      elements: [
        .fill(.rect(CGRect(x: 0, y: 0, width: 310, height: 190)), .winding, .white),
        .fill(.rect(box(0, 0)), .winding, red), .fill(.roundedRect(box(1, 0), radius: 12), .winding, blue),
        clipped(
          box(2, 0),
          .gradient(
            DisplayList.Gradient(.axial(start: CGPoint(x: 140, y: 20), end: CGPoint(x: 170, y: 50)), stops: stops))),
        clipped(
          box(3, 0),
          .gradient(
            DisplayList.Gradient(
              .radial(
                start: CGPoint(x: 215, y: 35), startRadius: 5, end: CGPoint(x: 215, y: 35), endRadius: 24),
              stops: stops, options: []))),
        clipped(
          box(4, 0), .gradient(DisplayList.Gradient(.conic(center: CGPoint(x: 275, y: 35), angle: 0.5), stops: stops))),
        .fill(.path(star), .evenOdd, green),
        .stroke(zigzag, DisplayList.Pen(width: 5, cap: .round, join: .bevel), blue),
        .stroke(line, DisplayList.Pen(width: 3, dashes: [6, 4], dashPhase: 2), red),
        .stroke(
          CGPath(rect: CGRect(x: 200, y: 80, width: 30, height: 30)),
          DisplayList.Pen(width: 4, transform: CGAffineTransform(a: 2, b: 0, c: 0, d: 0.5, tx: 0, ty: 0)), green),
        .group(
          DisplayList.Group(
            shadow: DisplayList.Shadow(offset: CGSize(width: 2, height: 3), blur: 6, color: .black),
            elements: [.fill(.roundedRect(box(4, 1).insetBy(dx: 8, dy: 8), radius: 6), .winding, green)])),
        .group(DisplayList.Group(alpha: 0.5, elements: pair)),
        moved(
          [pair[0], .group(DisplayList.Group(blendMode: .multiply, elements: [pair[1]]))], 1),
        moved([.group(DisplayList.Group(mask: [pair[0]], elements: [.fill(.rect(box(0, 2)), .winding, blue)]))], 2),
        moved([.group(DisplayList.Group(blendMode: .screen, elements: pair))], 3),
        .image(
          DisplayList.Image(
            CGImage(.drawing(DisplayList(bounds: box(0, 2), elements: pair)), width: 50, height: 50),
            in: box(4, 2), tint: blue)),
      ])
  }()
}

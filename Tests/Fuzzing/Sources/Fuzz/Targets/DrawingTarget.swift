import CoreGraphics
import Foundation
import LayoutRendering
import UIFoundation

/// Drawings: the first byte is the scale, the rest is a script of calls of a context and of what draws into it.
enum DrawingTarget: FuzzTarget {
  static let name = "drawings"

  static func run(_ input: FuzzInput) {
    MainActor.assumeIsolated {
      var input = input
      let scale = input.one(of: [1, 2, 3, 0.5, 0, 1e9, -1, CGFloat.nan])
      var script = DrawingScript(input)
      check(script.run(), scale: scale)
    }
  }

  private static func check(_ list: DisplayList, scale: CGFloat) {
    if let png = rendered({ () throws(RenderingError) in try list.pngData(scale: scale) }) {
      require(rendered { () throws(RenderingError) in try list.pngData(scale: scale) } == png, "a picture differs")
      do throws(RenderingError) {
        let bitmap = try Bitmap(decoding: png)
        let size = CGSize(width: bitmap.width, height: bitmap.height)
        func pixels(_ points: CGFloat) -> CGFloat { max(1, (points * scale).rounded(.up)) }
        require(size.width <= pixels(list.bounds.width), "a picture is \(size)")
        require(size.height <= pixels(list.bounds.height), "a picture is \(size)")
      } catch {
        require(false, "a picture can't be read: \(error)")
      }
    }
    if let svg = rendered({ () throws(RenderingError) in try list.svg() }) {
      require(svg.hasPrefix("<svg") && svg.hasSuffix("</svg>\n"), "an SVG is cut off")
      let words = svg.split { !$0.isLetter && !$0.isNumber && $0 != "." }
      require(!words.contains { $0 == "nan" || $0 == "inf" }, "an SVG has numbers that are none")
    }
    if let pdf = rendered({ () throws(RenderingError) in try list.pdfData() }) {
      require(pdf.starts(with: Data("%PDF".utf8)), "a PDF is none")
    }
  }

  /// Returns what a renderer makes, or `nil` for an error, which must have words.
  private static func rendered<File>(_ render: () throws(RenderingError) -> File) -> File? {
    do {
      return try render()
    } catch {
      require(!error.description.isEmpty, "an error says nothing")
      return nil
    }
  }
}

/// The calls that an input stands for.
@MainActor
private struct DrawingScript {
  private var input: FuzzInput
  private var context = CGContext(bounds: CGRect(x: 0, y: 0, width: 64, height: 48))
  /// Elements that no call of a context makes.
  private var extras: [DisplayList.Element] = []

  private static let numbers: [CGFloat] = [
    0, 1, 2, 5, 10, 20.5, 33, 48, 64, 100, -1, -7, -64, 0.25, 1e-9, 1e4, 1e9, -1e9, 1e300, -1e300, .nan, .infinity,
    -.infinity, .leastNonzeroMagnitude,
  ]
  private static let texts = ["", "Afghj", "مرحبا", "é\u{301}\u{301}", "A\nB", "👩‍👩‍👧", "\u{FFFC}\u{0}", "   "]
  // Not `Data`, whose pointer has other bits than its address, so that it would count as a leak.
  private static let picture = rendered()

  init(_ input: FuzzInput) { self.input = input }

  mutating func run() -> DisplayList {
    if input.below(8) == 7 { context = CGContext(bounds: rect()) }
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    for _ in 0..<256 where !input.isEmpty { call() }
    var list = context.displayList
    list.elements += extras
    return list
  }

  /// A small picture in a file.
  private static func rendered() -> [UInt8] {
    let list = DisplayList(
      bounds: CGRect(x: 0, y: 0, width: 4, height: 3),
      elements: [.fill(.rect(CGRect(x: 1, y: 1, width: 2, height: 1)), .winding, .black)])
    do { return Array(try list.pngData()) } catch { fatalError("\(error)") }
  }

  private mutating func number() -> CGFloat { input.one(of: Self.numbers) }
  private mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
  private mutating func rect() -> CGRect { CGRect(x: number(), y: number(), width: number(), height: number()) }

  private mutating func color() -> CGColor {
    CGColor(red: number() / 64, green: number() / 64, blue: number() / 64, alpha: number() / 64)
  }

  private mutating func rule() -> CGPathFillRule { input.bool() ? .winding : .evenOdd }

  private mutating func transform() -> CGAffineTransform {
    CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
  }

  private mutating func call() {
    switch input.below(8) {
    case 0: addToPath()
    case 1: drawPath()
    case 2: changeState()
    case 3: changeCanvas()
    case 4: drawText()
    case 5: context.draw(image(), in: rect())
    case 6: drawGradient()
    default: drawShape()
    }
  }

  private mutating func addToPath() {
    switch input.below(9) {
    case 0: context.move(to: point())
    case 1: context.addLine(to: point())
    case 2: context.addCurve(to: point(), control1: point(), control2: point())
    case 3: context.addQuadCurve(to: point(), control: point())
    case 4:
      context.addArc(
        center: point(), radius: number(), startAngle: number(), endAngle: number(), clockwise: input.bool())
    case 5: context.addRect(rect())
    case 6: context.addEllipse(in: rect())
    case 7: context.addPath(UIBezierPath(roundedRect: rect(), cornerRadius: number()).cgPath)
    default: context.closePath()
    }
  }

  private mutating func drawPath() {
    switch input.below(4) {
    case 0: context.fillPath(using: rule())
    case 1: context.strokePath()
    case 2: context.clip(using: rule())
    default: context.drawPath(using: input.one(of: [.fill, .eoFill, .stroke, .fillStroke, .eoFillStroke]))
    }
  }

  private mutating func changeState() {
    switch input.below(10) {
    case 0: context.setFillColor(color())
    case 1: context.setStrokeColor(color())
    case 2: context.setLineWidth(number())
    case 3: context.setLineCap(input.one(of: [.butt, .round, .square]))
    case 4: context.setLineJoin(input.one(of: [.miter, .round, .bevel]))
    case 5: context.setMiterLimit(number())
    case 6: context.setLineDash(phase: number(), lengths: (0..<input.below(4)).map { _ in number() })
    case 7: context.setAlpha(number() / 64)
    case 8: context.setBlendMode(CGBlendMode(rawValue: Int32(input.below(28))) ?? .normal)
    default: context.setShadow(offset: CGSize(width: number(), height: number()), blur: number(), color: color())
    }
  }

  private mutating func changeCanvas() {
    switch input.below(8) {
    case 0: context.saveGState()
    case 1: context.restoreGState()
    case 2: context.concatenate(transform())
    case 3: context.rotate(by: number())
    case 4: context.clip(to: rect())
    case 5: context.clip(to: rect(), mask: image())
    case 6: context.beginTransparencyLayer(auxiliaryInfo: nil)
    default: context.endTransparencyLayer()
    }
  }

  private mutating func drawText() {
    let size = number()
    var attributes: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor(cgColor: color())]
    attributes[.font] = UIFont.systemFont(ofSize: size.isFinite && size > 0 ? min(size, 200) : 12)
    if input.bool() { attributes[.strokeWidth] = Double(input.below(12)) - 6 }
    if input.bool() { attributes[.underlineStyle] = input.below(20) }
    let text = input.one(of: Self.texts)
    if input.bool() {
      text.draw(in: rect(), withAttributes: attributes)
    } else {
      text.draw(at: point(), withAttributes: attributes)
    }
  }

  /// A picture in a file, which may be damaged, or what was drawn so far.
  private mutating func image() -> CGImage {
    let (width, height) = (input.below(65), input.below(65))
    guard input.bool() else { return CGImage(.drawing(context.displayList), width: width, height: height) }
    var file = Self.picture
    for _ in 0..<input.below(4) { file[input.below(file.count)] = input.byte() }
    return CGImage(.file(Data(file)), width: width, height: height)
  }

  private mutating func drawGradient() {
    let colors = (0..<input.below(4)).map { _ in color() as Any }
    let locations = input.bool() ? nil : colors.map { _ in number() / 64 }
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: locations) else { return }
    let options = CGGradientDrawingOptions(rawValue: UInt32(input.below(4)))
    switch input.below(3) {
    case 0: context.drawLinearGradient(gradient, start: point(), end: point(), options: options)
    case 1:
      context.drawRadialGradient(
        gradient, startCenter: point(), startRadius: number(), endCenter: point(), endRadius: number(),
        options: options)
    default:
      let stops = colors.indices.map { _ in
        DisplayList.Gradient.Stop(location: number() / 64, color: DisplayList.Color(color()))
      }
      extras.append(
        .gradient(DisplayList.Gradient(.conic(center: point(), angle: number()), stops: stops, options: options)))
    }
  }

  private mutating func drawShape() {
    switch input.below(6) {
    case 0: context.fill(rect())
    case 1: context.stroke(rect(), width: number())
    case 2: context.fillEllipse(in: rect())
    case 3: context.clear(rect())
    case 4: extras.append(.fill(.roundedRect(rect(), radius: number()), rule(), DisplayList.Color(color())))
    default: if let url = URL(string: "https://example.org/?a=1&b=%22") { context.setURL(url, for: rect()) }
    }
  }
}

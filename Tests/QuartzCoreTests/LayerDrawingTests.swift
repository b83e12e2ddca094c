import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// What a tree of layers draws, in the layer's own coordinates, from back to front.
struct LayerDrawingTests {
  private typealias List = DisplayList

  private static let (red, green, blue) = (
    CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 1, blue: 0, alpha: 1),
    CGColor(red: 0, green: 0, blue: 1, alpha: 1)
  )

  private func drawing(_ layer: CALayer) -> [List.Element] {
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 500, height: 500))
    layer.render(in: context)
    return context.displayList.elements
  }

  private func layer(_ frame: CGRect, _ color: CGColor? = red) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }

  private func fill(_ rect: CGRect, _ color: CGColor = red) -> List.Element {
    .fill(.rect(rect), .winding, List.Color(color))
  }

  private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  /// The only group of a drawing.
  private func group(_ elements: [List.Element]) throws -> List.Group {
    guard case .group(let group) = try #require(elements.first), elements.count == 1 else {
      throw CocoaError(.coderValueNotFound)
    }
    return group
  }

  // MARK: - Trees

  @Test("sublayers are drawn over their superlayer, at their frames, and those in front last")
  func tree() {
    let root = layer(square)
    root.position = CGPoint(x: 300, y: 400)
    let (first, second) = (
      layer(CGRect(x: 10, y: 20, width: 30, height: 40), Self.green),
      layer(CGRect(x: 1, y: 2, width: 3, height: 4), Self.blue)
    )
    first.addSublayer(second)
    root.addSublayer(first)
    root.addSublayer(layer(CGRect(x: 50, y: 60, width: 5, height: 6)))
    #expect(
      drawing(root) == [
        fill(square), fill(CGRect(x: 10, y: 20, width: 30, height: 40), Self.green),
        fill(CGRect(x: 11, y: 22, width: 3, height: 4), Self.blue), fill(CGRect(x: 50, y: 60, width: 5, height: 6)),
      ])
  }

  @Test("the origin of the bounds moves the sublayers, and a transform is about the anchor point")
  func moved() {
    let root = layer(square, nil)
    root.bounds.origin = CGPoint(x: 5, y: 7)
    let turned = layer(.zero)
    turned.bounds = CGRect(x: 100, y: 200, width: 20, height: 10)
    turned.anchorPoint = .zero
    turned.position = CGPoint(x: 50, y: 60)
    // Three times as wide and twice as high, to the right of and below the anchor point.
    turned.setAffineTransform(CGAffineTransform(scaleX: 3, y: 2))
    turned.addSublayer(layer(CGRect(x: 101, y: 202, width: 2, height: 3), Self.green))
    root.addSublayer(turned)
    #expect(
      drawing(root) == [
        fill(CGRect(x: 50, y: 60, width: 60, height: 20)), fill(CGRect(x: 53, y: 64, width: 6, height: 6), Self.green),
      ])
    // Inside another layer, the origin counts.
    let outer = layer(square, nil)
    root.position = CGPoint(x: 50, y: 50)
    outer.addSublayer(root)
    #expect(drawing(outer).first == fill(CGRect(x: 45, y: 53, width: 60, height: 20)))
  }

  @Test("layers with a greater z position are in front, and equal ones keep their order")
  func depth() {
    let root = layer(square, nil)
    let rects = (0..<4).map { CGRect(x: Double($0), y: 0, width: 1, height: 1) }
    for (rect, z) in zip(rects, [1, 0, 1, -2] as [CGFloat]) {
      let sublayer = layer(rect)
      sublayer.zPosition = z
      root.addSublayer(sublayer)
    }
    #expect(drawing(root) == [rects[3], rects[1], rects[0], rects[2]].map { fill($0) })
  }

  @Test("a hidden or transparent layer is not drawn, nor what is in it")
  func invisible() throws {
    let root = layer(square)
    root.addSublayer(layer(square, Self.green))
    root.isHidden = true
    #expect(drawing(root).isEmpty)
    root.isHidden = false
    for opacity in [0, -1] as [Float] {
      root.opacity = opacity
      #expect(drawing(root).isEmpty)
    }
    root.opacity = 0.25
    let both = [fill(square), fill(square, Self.green)]
    #expect(try group(drawing(root)) == List.Group(alpha: 0.25, elements: both))
    for opacity in [1, 3] as [Float] {
      root.opacity = opacity
      #expect(drawing(root) == both)
    }
    root.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0)
    #expect(drawing(root) == [fill(square, Self.green)])
  }

  @Test("a sublayer transform is about the anchor point, and moves neither the background nor the border")
  func sublayerTransform() {
    let root = layer(square)
    root.anchorPoint = CGPoint(x: 0, y: 1)
    root.borderWidth = 10
    root.sublayerTransform = CATransform3DMakeScale(2, 4, 1)
    root.addSublayer(layer(CGRect(x: 10, y: 90, width: 5, height: 5), Self.green))
    let elements = drawing(root)
    // The anchor point is the bottom left corner, (0, 100): x doubles, and the distance from the bottom is four times.
    #expect(elements[1] == fill(CGRect(x: 20, y: 60, width: 10, height: 20), Self.green))
    #expect(elements.first == fill(square))
    guard case .fill(let border, .evenOdd, .black) = elements[2] else {
      Issue.record("the border is last")
      return
    }
    #expect(border.boundingBox == square && elements.count == 3)
  }

  // MARK: - Masks, clips, and corners

  @Test("a mask is placed in the layer's coordinates and masks the layer and its sublayers")
  func mask() throws {
    let root = layer(CGRect(x: 0, y: 0, width: 50, height: 50), nil)
    let masked = layer(CGRect(x: 10, y: 20, width: 30, height: 30))
    masked.mask = layer(CGRect(x: 1, y: 2, width: 3, height: 4), Self.blue)
    root.addSublayer(masked)
    let group = try group(drawing(root))
    #expect(group.mask == [fill(CGRect(x: 11, y: 22, width: 3, height: 4), Self.blue)])
    #expect(group.elements == [fill(CGRect(x: 10, y: 20, width: 30, height: 30))] && group.alpha == 1)
  }

  @Test("a layer that masks to its bounds clips its sublayers, and not its own background")
  func clip() {
    let root = layer(square)
    root.masksToBounds = true
    let inner = layer(CGRect(x: 50, y: 0, width: 100, height: 10), Self.green)
    root.addSublayer(inner)
    let clip = List.Clip(.rect(square))
    #expect(drawing(root) == [fill(square), .group(List.Group(clip: clip, elements: [fill(inner.frame, Self.green)]))])
  }

  @Test(
    "a corner radius is at most half of the shorter side",
    arguments: [(10, 10), (20, 20), (500, 20)] as [(CGFloat, CGFloat)])
  func corners(radius: CGFloat, drawn: CGFloat) {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    let root = layer(rect)
    root.cornerRadius = radius
    #expect(drawing(root) == [.fill(.roundedRect(rect, radius: drawn), .winding, List.Color(Self.red))])
  }

  @Test(
    "without a radius, a size, or a masked corner, an outline is a rectangle", arguments: [0, -3, .nan] as [CGFloat])
  func sharp(radius: CGFloat) {
    let root = layer(square)
    root.cornerRadius = radius
    #expect(drawing(root) == [fill(square)])
    root.cornerRadius = 10
    root.maskedCorners = []
    #expect(drawing(root) == [fill(square)])
    let line = layer(CGRect(x: 0, y: 0, width: 100, height: 0))
    line.cornerRadius = 10
    #expect(drawing(line) == [fill(line.bounds)])
  }

  /// A rounded corner leaves out its own corner point, which an outline with a sharp one passes through.
  @Test(
    "only masked corners are rounded",
    arguments: [
      (.layerMinXMinYCorner, CGPoint(x: 0, y: 0)), (.layerMaxXMinYCorner, CGPoint(x: 100, y: 0)),
      (.layerMinXMaxYCorner, CGPoint(x: 0, y: 100)), (.layerMaxXMaxYCorner, CGPoint(x: 100, y: 100)),
    ] as [(CACornerMask, CGPoint)])
  func maskedCorners(corner: CACornerMask, point: CGPoint) throws {
    let root = layer(square)
    root.cornerRadius = 10
    root.maskedCorners = corner
    guard case .fill(.path(let path), .winding, _) = try #require(drawing(root).first) else {
      Issue.record("an outline with one round corner is a path")
      return
    }
    let points = path.elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let point), .line(let point), .quad(let point, _), .curve(let point, _, _): [point]
      case .close: []
      }
    }
    for other in [(0, 0), (100, 0), (0, 100), (100, 100)].map({ CGPoint(x: $0.0, y: $0.1) }) {
      #expect(points.contains(other) == (other != point), "\(other)")
    }
    // The arc ends ten points from the corner on both sides.
    for end in [
      CGPoint(x: abs(point.x - 10), y: point.y), CGPoint(x: point.x, y: abs(point.y - 10)),
    ] { #expect(points.contains { abs($0.x - end.x) < 1e-9 && abs($0.y - end.y) < 1e-9 }, "\(end)") }
  }

  /// The rectangles and radii of a border: the outer and the inner edge.
  private func border(_ layer: CALayer) -> CGPath? {
    guard case .fill(.path(let path), .evenOdd, _) = drawing(layer).last else { return nil }
    return path
  }

  private func border(_ outer: List.Shape, _ inner: List.Shape) -> CGPath? {
    let path = CGMutablePath()
    path.addPath(outer.path)
    path.addPath(inner.path)
    return path.copy()
  }

  @Test("a border is inside of the bounds, in front of sublayers, and at most half as wide as they are")
  func borders() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 40))
    root.addSublayer(layer(CGRect(x: 0, y: 0, width: 5, height: 5), Self.green))
    root.borderColor = Self.blue
    root.borderWidth = 4
    let inner = CGRect(x: 4, y: 4, width: 92, height: 32)
    #expect(border(root) == border(.rect(root.bounds), .rect(inner)))
    #expect(drawing(root).count == 3)
    root.cornerRadius = 10
    #expect(border(root) == border(.roundedRect(root.bounds, radius: 10), .roundedRect(inner, radius: 6)))
    root.cornerRadius = 3
    #expect(border(root) == border(.roundedRect(root.bounds, radius: 3), .rect(inner)))
    root.cornerRadius = 0
    root.borderWidth = 1000
    #expect(border(root) == border(.rect(root.bounds), .rect(CGRect(x: 20, y: 20, width: 60, height: 0))))
    root.bounds.size = CGSize(width: 40, height: 100)
    #expect(border(root) == border(.rect(root.bounds), .rect(CGRect(x: 20, y: 20, width: 0, height: 60))))
    for width in [0, -1, .infinity] as [CGFloat] {
      root.borderWidth = width
      #expect(border(root) == nil)
    }
    root.borderWidth = 4
    root.borderColor = CGColor(gray: 0, alpha: 0)
    #expect(border(root) == nil)
  }

  // MARK: - Shadows

  /// `shadowRadius` is the standard deviation of the blur, and a context's blur is twice that.
  @Test("a shadow has the layer's offset and color, and twice its radius as the blur")
  func shadow() throws {
    let root = layer(square)
    root.shadowOpacity = 0.5
    root.shadowColor = Self.blue
    root.shadowOffset = CGSize(width: 3, height: 4)
    root.shadowRadius = 6
    let blue = List.Color(red: 0, green: 0, blue: 1, alpha: 0.5)
    let shadow = List.Shadow(offset: CGSize(width: 3, height: 4), blur: 12, color: blue)
    #expect(try group(drawing(root)) == List.Group(shadow: shadow, elements: [fill(square)]))
    root.shadowOpacity = 7
    #expect(try group(drawing(root)).shadow?.color == List.Color(Self.blue))
    root.shadowRadius = -5
    #expect(try group(drawing(root)).shadow?.blur == 0)
    root.opacity = 0.25
    #expect(try group(drawing(root)).alpha == 0.25)
  }

  @Test("a layer casts no shadow if it clips, or if the shadow is transparent or not finite")
  func noShadow() {
    let changes: [(CALayer) -> Void] = [
      { $0.masksToBounds = true }, { $0.shadowOpacity = 0 }, { $0.shadowOpacity = -1 }, { $0.shadowColor = nil },
      { $0.shadowColor = CGColor(gray: 0, alpha: 0) }, { $0.shadowOffset.width = .nan },
      { $0.shadowRadius = .infinity },
    ]
    for change in changes {
      let root = layer(square)
      root.shadowOpacity = 1
      change(root)
      #expect(drawing(root) == [fill(square)])
    }
  }

  @Test("a shadow path casts the shadow by itself, behind the layer", arguments: [1, 0.5] as [Float])
  func shadowPath(opacity: Float) throws {
    let root = layer(square)
    root.opacity = opacity
    root.shadowOpacity = 1
    root.shadowPath = CGPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10))
    var elements = drawing(root)
    if opacity < 1 {
      let group = try group(elements)
      #expect(group.alpha == 0.5 && group.shadow == nil)
      elements = group.elements
    }
    #expect(elements.count == 2 && elements.last == fill(square))
    guard case .group(let shadow) = try #require(elements.first) else {
      Issue.record("a shadow is a group")
      return
    }
    #expect(shadow.shadow?.isAlone == true && shadow.shadow?.color == .black)
    guard case .fill(let shape, _, _) = try #require(shadow.elements.first) else { return }
    #expect(shape.boundingBox == CGRect(x: 5, y: 5, width: 10, height: 10))
  }

  // MARK: - Contents

  private func image(_ width: Int, _ height: Int) -> CGImage {
    CGImage(
      .drawing(List(bounds: CGRect(x: 0, y: 0, width: width, height: height))), width: width, height: height)
  }

  private func contents(_ layer: CALayer) -> List.Image? {
    guard case .image(let image) = drawing(layer).last else { return nil }
    return image
  }

  /// An image of 40 by 20 points in 100 by 80: it fits at 2.5 times its size, 100 by 50, and covers at 4 times, 160 by
  /// 80. `top` is the edge with the smallest y.
  @Test(
    "contents are placed as their gravity says",
    arguments: [
      (.resize, CGRect(x: 0, y: 0, width: 100, height: 80)),
      (.resizeAspect, CGRect(x: 0, y: 15, width: 100, height: 50)),
      (.resizeAspectFill, CGRect(x: -30, y: 0, width: 160, height: 80)),
      (.center, CGRect(x: 30, y: 30, width: 40, height: 20)), (.top, CGRect(x: 30, y: 0, width: 40, height: 20)),
      (.bottom, CGRect(x: 30, y: 60, width: 40, height: 20)), (.left, CGRect(x: 0, y: 30, width: 40, height: 20)),
      (.right, CGRect(x: 60, y: 30, width: 40, height: 20)), (.topLeft, CGRect(x: 0, y: 0, width: 40, height: 20)),
      (.topRight, CGRect(x: 60, y: 0, width: 40, height: 20)),
      (.bottomLeft, CGRect(x: 0, y: 60, width: 40, height: 20)),
      (.bottomRight, CGRect(x: 60, y: 60, width: 40, height: 20)),
    ] as [(CALayerContentsGravity, CGRect)])
  func gravity(gravity: CALayerContentsGravity, rect: CGRect) {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 80), nil)
    root.bounds.origin = CGPoint(x: 10, y: 20)
    root.contents = image(80, 40)
    root.contentsScale = 2
    root.contentsGravity = gravity
    #expect(contents(root)?.rect == rect.offsetBy(dx: 10, dy: 20))
    // Half of a picture that is twice as wide.
    root.contents = image(160, 40)
    root.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    #expect(contents(root)?.rect == rect.offsetBy(dx: 10, dy: 20))
    #expect(contents(root)?.source == root.contentsRect)
  }

  @Test("contents need an image, a size, and a scale; a scale that is none counts as 1")
  func noContents() {
    let root = layer(square, nil)
    root.contentsGravity = .topLeft
    root.contents = "text"
    #expect(drawing(root).isEmpty)
    root.contents = image(40, 20)
    for scale in [0, -1, .infinity, 1] as [CGFloat] {
      root.contentsScale = scale
      #expect(contents(root)?.rect == CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    for part in [CGRect(x: 0, y: 0, width: 0, height: 1), CGRect(x: 0, y: 0, width: 1, height: 0)] {
      root.contentsRect = part
      #expect(drawing(root).isEmpty)
    }
    root.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    for size in [CGSize(width: 0, height: 9), CGSize(width: 9, height: 0)] {
      root.bounds.size = size
      #expect(drawing(root).isEmpty)
    }
  }

  private final class Painter: NSObject, CALayerDelegate {
    func draw(_ layer: CALayer, in ctx: CGContext) {
      ctx.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
      ctx.fill(layer.bounds.insetBy(dx: 1, dy: 1))
    }
  }

  @Test("a delegate draws over the background and under the sublayers, unless there are contents")
  func delegate() {
    let painter = Painter()
    let root = layer(square)
    root.delegate = painter
    root.addSublayer(layer(CGRect(x: 2, y: 2, width: 2, height: 2), Self.blue))
    #expect(
      drawing(root) == [
        fill(square), fill(square.insetBy(dx: 1, dy: 1), Self.green),
        fill(CGRect(x: 2, y: 2, width: 2, height: 2), Self.blue),
      ])
    root.contents = image(1, 1)
    #expect(drawing(root).count == 3 && !drawing(root).contains(fill(square.insetBy(dx: 1, dy: 1), Self.green)))
  }

  // MARK: - Gradients and shapes

  private func gradient(_ layer: CAGradientLayer) throws -> List.Gradient {
    let group = try group(drawing(layer))
    #expect(group.clip == List.Clip(.rect(layer.bounds)))
    guard case .gradient(let gradient) = try #require(group.elements.first) else {
      throw CocoaError(.coderValueNotFound)
    }
    return gradient
  }

  /// Without locations, "the stops are spread uniformly across the range" (documentation of `locations`).
  @Test("the colors of a gradient are spread evenly, or at their locations")
  func gradientStops() throws {
    let layer = CAGradientLayer()
    layer.frame = square
    layer.colors = [Self.red, Self.green, Self.blue]
    #expect(try gradient(layer).stops.map(\.location) == [0, 0.5, 1])
    #expect(try gradient(layer).stops.map(\.color) == [Self.red, Self.green, Self.blue].map { List.Color($0) })
    layer.locations = [0.25, 0.5, 0.75]
    #expect(try gradient(layer).stops.map(\.location) == [0.25, 0.5, 0.75])
    layer.locations = [0.75, 0.5, 0.25]
    #expect(try gradient(layer).stops.map(\.color) == [Self.blue, Self.green, Self.red].map { List.Color($0) })
    // A hard edge: the first color ends and the second begins at the same position.
    layer.locations = [0.5, 0.5, 0.5]
    #expect(try gradient(layer).stops.map(\.color) == [Self.red, Self.green, Self.blue].map { List.Color($0) })
    layer.locations = [0.25]
    #expect(try gradient(layer).stops.map(\.location) == [0.25, 0.5, 1])
    layer.locations = [NSNumber(value: Double.nan), 0.5, 1]
    #expect(drawing(layer).isEmpty)
    layer.locations = nil
    layer.colors = [Self.red]
    #expect(try gradient(layer).stops.map(\.location) == [0])
    layer.colors = []
    #expect(drawing(layer).isEmpty)
    layer.colors = [Self.red, Self.blue]
    for size in [CGSize(width: 0, height: 9), CGSize(width: 9, height: 0)] {
      layer.bounds.size = size
      #expect(drawing(layer).isEmpty)
    }
  }

  @Test("the points of a gradient are fractions of the bounds, from top to bottom by default")
  func gradientGeometry() throws {
    let layer = CAGradientLayer()
    layer.bounds = CGRect(x: 10, y: 20, width: 200, height: 100)
    layer.colors = [Self.red, Self.blue]
    #expect(try gradient(layer).geometry == .axial(start: CGPoint(x: 110, y: 20), end: CGPoint(x: 110, y: 120)))
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 0.75, y: 1)
    layer.type = .conic
    // From the center, (110, 70), to (160, 120): 45 degrees, downward to the right.
    #expect(try gradient(layer).geometry == .conic(center: CGPoint(x: 110, y: 70), angle: .pi / 4))
    layer.type = .radial
    // An ellipse about the center whose semiaxes are the distances to the end point: 50 and 50.
    let radial = try gradient(layer)
    #expect(radial.geometry == .radial(start: .zero, startRadius: 0, end: .zero, endRadius: 1))
    #expect(radial.transform == CGAffineTransform(a: 50, b: 0, c: 0, d: 50, tx: 110, ty: 70))
    layer.endPoint = CGPoint(x: 0, y: 0.25)
    #expect(try gradient(layer).transform == CGAffineTransform(a: 100, b: 0, c: 0, d: 25, tx: 110, ty: 70))
    layer.endPoint.x = .nan
    #expect(drawing(layer).isEmpty)
  }

  @Test("a shape is filled and then stroked, with the layer's pen")
  func shape() throws {
    let layer = CAShapeLayer()
    layer.frame = square
    #expect(drawing(layer).isEmpty)
    let path = CGPath(rect: CGRect(x: 1, y: 2, width: 30, height: 40))
    layer.path = path
    // Apple's defaults: a black fill, no stroke, and a line of one point.
    #expect(drawing(layer) == [.fill(.path(path), .winding, .black)])
    layer.fillRule = .evenOdd
    layer.fillColor = Self.red
    layer.strokeColor = Self.blue
    let filled = List.Element.fill(.path(path), .evenOdd, List.Color(Self.red))
    #expect(drawing(layer) == [filled, .stroke(path, List.Pen(), List.Color(Self.blue))])
    layer.lineWidth = 3
    layer.miterLimit = 4
    layer.lineDashPattern = [5, 6]
    layer.lineDashPhase = 2
    for (cap, drawnCap) in [(.butt, .butt), (.round, .round), (.square, .square)]
      as [(CAShapeLayerLineCap, CGLineCap)]
    {
      for (join, drawnJoin) in [(.miter, .miter), (.round, .round), (.bevel, .bevel)]
        as [(CAShapeLayerLineJoin, CGLineJoin)]
      {
        layer.lineCap = cap
        layer.lineJoin = join
        let pen = List.Pen(width: 3, cap: drawnCap, join: drawnJoin, miterLimit: 4, dashes: [5, 6], dashPhase: 2)
        #expect(drawing(layer) == [filled, .stroke(path, pen, List.Color(Self.blue))])
      }
    }
    layer.lineWidth = 0
    #expect(drawing(layer) == [filled])
    layer.lineWidth = 1
    layer.strokeColor = CGColor(gray: 0, alpha: 0)
    #expect(drawing(layer) == [filled])
    layer.fillColor = CGColor(gray: 0, alpha: 0)
    #expect(drawing(layer).isEmpty)
  }

  @Test(
    "a stroke covers the part of the path between its start and its end",
    arguments: [(0, 1, 0, 100), (0.25, 1, 25, 100), (0, 0.75, 0, 75), (0.25, 0.5, 25, 50)]
      as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func trimmed(start: CGFloat, end: CGFloat, left: CGFloat, right: CGFloat) throws {
    let layer = CAShapeLayer()
    layer.frame = square
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    (layer.path, layer.fillColor, layer.strokeColor) = (path, nil, Self.red)
    (layer.strokeStart, layer.strokeEnd) = (start, end)
    guard case .stroke(let drawn, _, _) = try #require(drawing(layer).first) else {
      Issue.record("a line is stroked")
      return
    }
    #expect(drawn.elements == [.move(CGPoint(x: left, y: 0)), .line(CGPoint(x: right, y: 0))])
  }
}

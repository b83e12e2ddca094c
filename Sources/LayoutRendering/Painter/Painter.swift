import CCairo
import CoreGraphics
import Foundation

/// Draws the elements of a display list on a Cairo canvas.
struct Painter {
  /// How glyphs are drawn.
  enum Glyphs {
    /// As filled outlines.
    case outlines
    /// As text in embedded fonts, so that it can be searched. Color glyphs and lines are drawn as outlines.
    case fonts(EmbeddedFonts)
  }

  let canvas: CairoCanvas
  /// The number of pixels in a unit of the canvas, for the parts that are drawn as pixels on every canvas.
  let resolution: CGFloat
  let layers: LayerBudget
  let glyphs: Glyphs
  /// Receives the links of a page, or `nil` where there are none.
  var links: PageLinks?
  /// The operator of elements that are drawn without a layer.
  var mode = CAIRO_OPERATOR_OVER
  /// The opacity of elements that are drawn without a layer.
  var alpha = 1.0
  /// The number of groups, masks, and drawings around the elements.
  var depth = 0

  init(
    _ canvas: CairoCanvas, resolution: CGFloat, layers: LayerBudget, glyphs: Glyphs, links: PageLinks? = nil
  ) {
    self.canvas = canvas
    self.resolution = resolution
    self.layers = layers
    self.glyphs = glyphs
    self.links = links
  }

  /// Draws elements, whose coordinates `transform` leads to the canvas.
  ///
  /// - Throws: ``RenderingError``.
  func draw(_ elements: [DisplayList.Element], _ transform: CGAffineTransform) throws(RenderingError) {
    guard depth <= RenderingLimits.maximumDepth else {
      throw RenderingError(
        .tooDeep, operation: "render", detail: "more than \(RenderingLimits.maximumDepth) groups inside of one another")
    }
    for element in elements {
      switch element {
      case .fill(let shape, let rule, let color): fill(shape, rule, color, transform)
      case .stroke(let path, let pen, let color): stroke(path, pen, color, transform)
      case .glyphs(let run): try draw(run, transform)
      case .image(let image): try draw(image, transform)
      case .gradient(let gradient): try draw(gradient, transform)
      case .group(let group): try draw(group, transform)
      case .link(let rect, let url): links?.add(rect.applying(transform), url)
      }
    }
  }

  /// Returns a painter for elements that are inside of another one.
  var nested: Painter {
    var painter = self
    painter.depth += 1
    return painter
  }

  /// Returns a painter for the elements of a layer, which are not affected by what the layer is drawn with.
  var inLayer: Painter {
    var painter = nested
    painter.mode = CAIRO_OPERATOR_OVER
    painter.alpha = 1
    return painter
  }

  func setColor(_ color: DisplayList.Color) {
    canvas.setOperator(mode)
    canvas.setColor(alpha == 1 ? color : color.multipliedAlpha(by: alpha))
  }

  // MARK: - Shapes

  private func fill(
    _ shape: DisplayList.Shape, _ rule: CGPathFillRule, _ color: DisplayList.Color, _ transform: CGAffineTransform
  ) {
    if color.alpha == 0, mode == CAIRO_OPERATOR_OVER { return }
    setColor(color)
    add(shape, transform)
    canvas.fill(rule)
  }

  private func stroke(
    _ path: CGPath, _ pen: DisplayList.Pen, _ color: DisplayList.Color, _ transform: CGAffineTransform
  ) {
    guard pen.width > 0, pen.width.isFinite else { return }
    let penTransform = pen.transform.concatenating(transform).withoutTranslation
    guard penTransform.isInvertible else { return }
    setColor(color)
    add(path, transform)
    var pen = pen
    if !pen.canDash(path) { pen.dashes = [] }
    canvas.stroke(pen, penTransform)
  }

  /// Adds a shape to the path of the canvas.
  func add(_ shape: DisplayList.Shape, _ transform: CGAffineTransform) {
    if case .rect(let rect) = shape, transform.b == 0, transform.c == 0 {
      canvas.addRect(rect.applying(transform))
    } else {
      add(shape.path, transform)
    }
  }

  private func add(_ path: CGPath, _ transform: CGAffineTransform) {
    // The current point, before the transform.
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        canvas.move(point.applying(transform))
        (current, start) = (point, point)
      case .line(let point):
        canvas.line(point.applying(transform))
        current = point
      case .quad(let point, let control):
        // The cubic curve of the same shape has its control points at two thirds of the way to this one.
        func toward(_ end: CGPoint) -> CGPoint {
          CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        }
        canvas.curve(
          toward(current).applying(transform), toward(point).applying(transform), point.applying(transform))
        current = point
      case .curve(let point, let control1, let control2):
        canvas.curve(control1.applying(transform), control2.applying(transform), point.applying(transform))
        current = point
      case .close:
        canvas.close()
        current = start
      }
    }
  }
}

extension CGAffineTransform {
  /// The transform of vectors.
  var withoutTranslation: CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0) }
}

extension DisplayList.Pen {
  /// Whether the dashes are usable, and few enough for the path.
  func canDash(_ path: CGPath) -> Bool {
    let period = dashes.reduce(0, +)
    guard period > 0, period.isFinite, dashes.allSatisfy({ $0 >= 0 }) else { return false }
    var length: CGFloat = 0
    var (current, start) = (CGPoint.zero, CGPoint.zero)
    for element in path.elements {
      if case .move(let point) = element {
        (current, start) = (point, point)
        continue
      }
      for point in element == .close ? [start] : element.points {
        length += hypot(point.x - current.x, point.y - current.y)
        current = point
      }
    }
    // The dashes are in the pen's coordinates, the path in those of the list.
    let shortest = min(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
    let count = length / (period * shortest) * CGFloat(dashes.count)
    return shortest > 0 && count <= CGFloat(RenderingLimits.maximumDashes)
  }
}

import CCairo
import CoreGraphics
import Foundation

/// A Cairo context. Its transform is the identity except while a line is stroked.
@safe
final class CairoCanvas {
  let context: OpaquePointer

  /// The largest coordinate that paths have, in pixels. Cairo's numbers have 24 bits before the point.
  private static let longest = 4_000_000.0

  /// Creates a context for a surface. The corresponding C function is `cairo_create`.
  ///
  /// - Throws: ``RenderingError``.
  init(_ surface: OpaquePointer?) throws(RenderingError) {
    unsafe context = cairo_create(surface)
    try checkStatus()
  }

  /// Draws on a context that something else owns too. The corresponding C function is `cairo_reference`.
  init(sharing context: OpaquePointer) { unsafe self.context = cairo_reference(context) }

  deinit { unsafe cairo_destroy(context) }

  /// Throws the first error of all calls so far. The corresponding C function is `cairo_status`.
  func checkStatus() throws(RenderingError) { try unsafe check(cairo_status(context), "draw") }

  // MARK: - State

  func save() { unsafe cairo_save(context) }
  func restore() { unsafe cairo_restore(context) }
  func setOperator(_ mode: cairo_operator_t) { unsafe cairo_set_operator(context, mode) }
  func setColor(_ color: DisplayList.Color) {
    unsafe cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }
  func setSource(_ pattern: CairoPattern) { unsafe cairo_set_source(context, pattern.pointer) }

  /// The area that isn't clipped. The corresponding C function is `cairo_clip_extents`.
  var clipExtents: CGRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    unsafe cairo_clip_extents(context, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  // MARK: - Paths

  @inline(__always)
  static func limited(_ value: CGFloat) -> Double {
    value.magnitude <= longest ? value : value > 0 ? longest : value < 0 ? -longest : 0
  }

  @inline(__always)
  func move(_ point: CGPoint) { unsafe cairo_move_to(context, Self.limited(point.x), Self.limited(point.y)) }
  @inline(__always)
  func line(_ point: CGPoint) { unsafe cairo_line_to(context, Self.limited(point.x), Self.limited(point.y)) }
  @inline(__always)
  func curve(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
    unsafe cairo_curve_to(
      context, Self.limited(first.x), Self.limited(first.y), Self.limited(second.x), Self.limited(second.y),
      Self.limited(end.x), Self.limited(end.y))
  }
  func close() { unsafe cairo_close_path(context) }
  func newPath() { unsafe cairo_new_path(context) }

  func addRect(_ rect: CGRect) {
    let (left, top) = (Self.limited(rect.minX), Self.limited(rect.minY))
    unsafe cairo_rectangle(context, left, top, Self.limited(rect.maxX) - left, Self.limited(rect.maxY) - top)
  }

  // MARK: - Drawing

  private func setRule(_ rule: CGPathFillRule) {
    unsafe cairo_set_fill_rule(context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
  }

  /// Fills the path and forgets it.
  func fill(_ rule: CGPathFillRule = .winding) {
    setRule(rule)
    unsafe cairo_fill(context)
  }

  /// Fills the path and keeps it.
  func fillKeepingPath() {
    setRule(.winding)
    unsafe cairo_fill_preserve(context)
  }

  /// Limits drawing to the path, and forgets it.
  func clip(_ rule: CGPathFillRule = .winding) {
    setRule(rule)
    unsafe cairo_clip(context)
  }

  /// Strokes the path with a pen and forgets it. The transform must be invertible, and the dashes positive.
  func stroke(_ pen: DisplayList.Pen, _ transform: CGAffineTransform) {
    unsafe cairo_save(context)
    var matrix = cairo_matrix_t(transform)
    unsafe cairo_set_matrix(context, &matrix)
    unsafe cairo_set_line_width(context, Self.limited(pen.width))
    unsafe cairo_set_line_cap(context, pen.cap.cairoCap)
    unsafe cairo_set_line_join(context, pen.join.cairoJoin)
    unsafe cairo_set_miter_limit(context, pen.miterLimit.isFinite ? max(pen.miterLimit, 1) : 10)
    if !pen.dashes.isEmpty {
      unsafe cairo_set_dash(
        context, pen.dashes.map { Double($0) }, Int32(pen.dashes.count), pen.dashPhase.isFinite ? pen.dashPhase : 0)
    }
    unsafe cairo_stroke(context)
    unsafe cairo_restore(context)
    newPath()
  }

  /// Paints everything that isn't clipped with the source.
  func paint(alpha: Double = 1) {
    alpha == 1 ? unsafe cairo_paint(context) : unsafe cairo_paint_with_alpha(context, alpha)
  }

  /// Paints with the source where a pattern is opaque.
  func mask(_ pattern: CairoPattern) { unsafe cairo_mask(context, pattern.pointer) }

  // MARK: - Groups

  /// Redirects drawing to a transparent layer, which ``popGroup()`` returns.
  func pushGroup() { unsafe cairo_push_group(context) }

  /// Ends the layer that was begun last.
  func popGroup() -> CairoPattern { unsafe CairoPattern(cairo_pop_group(context)) }

  // MARK: - Links

  /// Makes a rectangle lead to an address, on canvases that have links. The corresponding C function is
  /// `cairo_tag_begin`.
  func addLink(_ rect: CGRect, to address: String) {
    let escaped = address.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'")
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { "\(Self.limited($0))" }.joined(separator: " ")
    unsafe cairo_tag_begin(context, "Link", "rect=[\(numbers)] uri='\(escaped)'")
    unsafe cairo_tag_end(context, "Link")
  }
}

extension CGLineCap {
  fileprivate var cairoCap: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  fileprivate var cairoJoin: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}

extension cairo_matrix_t {
  init(_ transform: CGAffineTransform) {
    self.init(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
  }
}

extension CGAffineTransform {
  /// Whether Cairo can use the transform and its inverse.
  var isInvertible: Bool {
    let determinant = a * d - b * c
    return isFinite && determinant.isFinite && determinant.magnitude > 1e-12
  }
}

import CCairo
import CoreGraphics
import Foundation

/// A source of color or opacity: a layer, an image, or a gradient.
@safe
final class CairoPattern {
  let pointer: OpaquePointer

  /// Takes over the reference of a call that returned a new pattern.
  init(_ owned: OpaquePointer?) {
    // Cairo returns an object in an error state rather than a null pointer.
    guard let owned = unsafe owned else { fatalError("Cairo returned no pattern") }
    unsafe pointer = owned
  }

  deinit { unsafe cairo_pattern_destroy(pointer) }

  /// Creates an image, whose edges extend beyond it. The corresponding C function is
  /// `cairo_pattern_create_for_surface`.
  ///
  /// `transform` leads from the image's pixels to the canvas, and must be invertible.
  convenience init(
    _ surface: CairoSurface, _ transform: CGAffineTransform, filter: cairo_filter_t = CAIRO_FILTER_GOOD,
    extend: cairo_extend_t = CAIRO_EXTEND_PAD
  ) {
    unsafe self.init(cairo_pattern_create_for_surface(surface.pointer))
    unsafe cairo_pattern_set_filter(pointer, filter)
    unsafe cairo_pattern_set_extend(pointer, extend)
    setTransform(transform)
  }

  /// Creates a linear or radial gradient. `transform` leads from its coordinates to the canvas, and must be invertible.
  ///
  /// The corresponding C functions are `cairo_pattern_create_linear` and `cairo_pattern_create_radial`.
  convenience init?(_ gradient: DisplayList.Gradient, _ transform: CGAffineTransform) {
    switch gradient.geometry {
    case .axial(let start, let end):
      unsafe self.init(cairo_pattern_create_linear(start.x, start.y, end.x, end.y))
    case .radial(let start, let startRadius, let end, let endRadius):
      unsafe self.init(cairo_pattern_create_radial(start.x, start.y, startRadius, end.x, end.y, endRadius))
    case .conic:
      return nil
    }
    // PDF readers draw no transparent ends, so that stops replace an extension only if just one end has it.
    let isLimited = gradient.options.isEmpty
    for stop in isLimited ? gradient.stops : gradient.paddedStops {
      unsafe cairo_pattern_add_color_stop_rgba(
        pointer, stop.location, stop.color.red, stop.color.green, stop.color.blue, stop.color.alpha)
    }
    unsafe cairo_pattern_set_extend(pointer, isLimited ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
    setTransform(transform)
  }

  private func setTransform(_ transform: CGAffineTransform) {
    var matrix = cairo_matrix_t(transform)
    guard unsafe cairo_matrix_invert(&matrix) == CAIRO_STATUS_SUCCESS else { return }
    unsafe cairo_pattern_set_matrix(pointer, &matrix)
  }
}

extension DisplayList.Gradient {
  /// The colors, with transparent ones at the ends that don't extend.
  var paddedStops: [Stop] {
    var stops = stops.filter { $0.location.isFinite }
    guard let first = stops.first, let last = stops.last else { return [] }
    if !options.contains(.drawsBeforeStartLocation) {
      let clear = Stop(location: 0, color: first.color.multipliedAlpha(by: 0))
      stops.insert(contentsOf: [clear, Stop(location: 0, color: first.color)], at: 0)
    }
    if !options.contains(.drawsAfterEndLocation) {
      let clear = Stop(location: 1, color: last.color.multipliedAlpha(by: 0))
      stops += [Stop(location: 1, color: last.color), clear]
    }
    return stops
  }
}

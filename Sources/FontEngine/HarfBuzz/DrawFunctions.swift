import CHarfBuzz

/// The functions that HarfBuzz calls for each element of an outline. They pass it on to an ``OutlineBuilder``.
@safe
final class DrawFunctions: @unchecked Sendable {
  // Proof of @unchecked Sendable: the object is immutable after `init` (hb_draw_funcs_make_immutable).
  static let shared = DrawFunctions()

  private let functions: OpaquePointer

  /// Creates the functions. If memory runs out, HarfBuzz returns functions that draw nothing.
  ///
  /// The corresponding C function is `hb_draw_funcs_create`.
  private init() {
    unsafe functions = hb_draw_funcs_create()
    // The data is the builder that `draw(_:of:)` passes, which outlives the call.
    unsafe hb_draw_funcs_set_move_to_func(
      functions,
      { _, data, _, x, y, _ in
        unsafe DrawFunctions.with(data) { $0.append(.move($0.point(Double(x), Double(y)))) }
      }, nil, nil)
    unsafe hb_draw_funcs_set_line_to_func(
      functions,
      { _, data, _, x, y, _ in
        unsafe DrawFunctions.with(data) { $0.append(.line($0.point(Double(x), Double(y)))) }
      }, nil, nil)
    unsafe hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, controlX, controlY, x, y, _ in
        unsafe DrawFunctions.with(data) {
          $0.append(
            .quadratic($0.point(Double(controlX), Double(controlY)), $0.point(Double(x), Double(y))))
        }
      }, nil, nil)
    unsafe hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, firstX, firstY, secondX, secondY, x, y, _ in
        unsafe DrawFunctions.with(data) {
          $0.append(
            .cubic(
              $0.point(Double(firstX), Double(firstY)), $0.point(Double(secondX), Double(secondY)),
              $0.point(Double(x), Double(y))))
        }
      }, nil, nil)
    unsafe hb_draw_funcs_set_close_path_func(
      functions, { _, data, _, _ in unsafe DrawFunctions.with(data) { $0.append(.close) } }, nil, nil)
    unsafe hb_draw_funcs_make_immutable(functions)
  }

  @inline(__always)
  private static func with(_ data: UnsafeMutableRawPointer?, _ body: (inout OutlineBuilder) -> Void) {
    guard let data = unsafe data else { return }
    unsafe body(&data.assumingMemoryBound(to: OutlineBuilder.self).pointee)
  }

  /// Draws a glyph of a font into a builder. The corresponding C function is `hb_font_draw_glyph`.
  func draw(_ glyph: UInt32, of font: HarfBuzzFont, into builder: inout OutlineBuilder) {
    unsafe withUnsafeMutablePointer(to: &builder) {
      unsafe hb_font_draw_glyph(font.font, glyph, functions, $0)
    }
  }
}

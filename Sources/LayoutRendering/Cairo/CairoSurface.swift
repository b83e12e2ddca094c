import CCairo

/// An image in memory that Cairo reads as a source or a mask.
@safe
final class CairoSurface {
  let pointer: OpaquePointer

  /// Creates a copy of a bitmap. The corresponding C function is `cairo_image_surface_create`.
  ///
  /// - Throws: ``RenderingError``.
  convenience init(_ bitmap: Bitmap) throws(RenderingError) {
    try self.init(CAIRO_FORMAT_ARGB32, width: bitmap.width, height: bitmap.height)
    fillRows(bitmap.pixels, count: bitmap.width)
  }

  /// Creates a mask from one byte for each pixel.
  ///
  /// - Throws: ``RenderingError``.
  convenience init(mask: [UInt8], width: Int, height: Int) throws(RenderingError) {
    try self.init(CAIRO_FORMAT_A8, width: width, height: height)
    fillRows(mask, count: width)
  }

  private init(_ format: cairo_format_t, width: Int, height: Int) throws(RenderingError) {
    unsafe pointer = cairo_image_surface_create(format, Int32(clamping: width), Int32(clamping: height))
    try unsafe check(cairo_surface_status(pointer), "cairo_image_surface_create")
  }

  deinit { unsafe cairo_surface_destroy(pointer) }

  /// Copies rows of `count` elements each.
  private func fillRows<Element: BitwiseCopyable>(_ elements: [Element], count: Int) {
    guard let base = unsafe cairo_image_surface_get_data(pointer), count > 0 else { return }
    let stride = unsafe Int(cairo_image_surface_get_stride(pointer))
    let rowSize = count * MemoryLayout<Element>.stride
    unsafe elements.withUnsafeBytes { source in
      // The surface has as many rows as there are in `elements`, each of at least `rowSize` bytes.
      for row in 0..<elements.count / count {
        let from = unsafe source[row * rowSize..<(row + 1) * rowSize]
        unsafe UnsafeMutableRawBufferPointer(start: base + row * stride, count: rowSize).copyMemory(
          from: UnsafeRawBufferPointer(rebasing: from))
      }
    }
    unsafe cairo_surface_mark_dirty(pointer)
  }

  /// Returns the pixels that `body` draws on a canvas of one color.
  ///
  /// The corresponding C function is `cairo_image_surface_create_for_data`.
  ///
  /// - Throws: ``RenderingError`` if Cairo fails, or the error that `body` throws.
  static func pixels(
    width: Int, height: Int, fill: UInt32, _ body: (CairoCanvas) throws(RenderingError) -> Void
  ) throws(RenderingError) -> [UInt32] {
    var failure: RenderingError?
    let pixels = unsafe [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      unsafe buffer.initialize(repeating: fill)
      count = width * height
      do throws(RenderingError) {
        // Every row of a 32-bit format ends at a multiple of four bytes, so rows are adjacent.
        let surface = unsafe buffer.withMemoryRebound(to: UInt8.self) { bytes in
          unsafe cairo_image_surface_create_for_data(
            bytes.baseAddress, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(4 * width))
        }
        // Whatever still refers to the surface afterward can't reach the memory once it is finished.
        defer {
          unsafe cairo_surface_finish(surface)
          unsafe cairo_surface_destroy(surface)
        }
        let canvas = try unsafe CairoCanvas(surface)
        try body(canvas)
        try canvas.checkStatus()
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return pixels
  }
}

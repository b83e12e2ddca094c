import CCairo
import CoreGraphics
import Foundation

/// A PDF surface that writes into memory.
@safe
final class CairoDocument {
  /// Receives the bytes of the file.
  private final class Output {
    var bytes: [UInt8] = []
  }

  private let surface: OpaquePointer?
  private let output = Output()

  /// Creates a document without pages. The corresponding C function is `cairo_pdf_surface_create_for_stream`.
  ///
  /// - Throws: ``RenderingError``.
  init() throws(RenderingError) {
    // The output lives as long as the surface, which is finished before `self` releases it.
    let target = unsafe Unmanaged.passUnretained(output).toOpaque()
    unsafe surface = cairo_pdf_surface_create_for_stream(
      { target, bytes, count in
        guard let target = unsafe target else { return CAIRO_STATUS_WRITE_ERROR }
        let output = unsafe Unmanaged<Output>.fromOpaque(target).takeUnretainedValue()
        unsafe output.bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
      }, target, 1, 1)
    try unsafe check(cairo_surface_status(surface), "cairo_pdf_surface_create_for_stream")
  }

  deinit {
    unsafe cairo_surface_finish(surface)
    unsafe cairo_surface_destroy(surface)
  }

  /// Sets the document's properties. The corresponding C function is `cairo_pdf_surface_set_metadata`.
  func setMetadata(title: String?, creationDate: String) {
    if let title { unsafe cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title) }
    unsafe cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, creationDate)
  }

  /// Adds a page that `body` draws. The corresponding C functions are `cairo_pdf_surface_set_size` and
  /// `cairo_surface_show_page`.
  ///
  /// - Throws: ``RenderingError``, or the error that `body` throws.
  func addPage(
    _ size: CGSize, _ body: (CairoCanvas) throws(RenderingError) -> Void
  ) throws(RenderingError) {
    unsafe cairo_pdf_surface_set_size(surface, size.width, size.height)
    let canvas = try unsafe CairoCanvas(surface)
    canvas.addRect(CGRect(origin: .zero, size: size))
    canvas.clip()
    try body(canvas)
    try canvas.checkStatus()
    unsafe cairo_surface_show_page(surface)
  }

  /// Ends the document and returns the file.
  ///
  /// - Throws: ``RenderingError``.
  func finish() throws(RenderingError) -> Data {
    unsafe cairo_surface_finish(surface)
    try unsafe check(cairo_surface_status(surface), "cairo_surface_finish")
    return Data(output.bytes)
  }
}

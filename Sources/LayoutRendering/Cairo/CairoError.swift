import CCairo

/// Throws an error for a failed call of Cairo.
///
/// - Throws: ``RenderingError/Reason/resourceExhausted`` if memory ran out, otherwise ``RenderingError/Reason/failed``.
func check(_ status: cairo_status_t, _ operation: String) throws(RenderingError) {
  if status == CAIRO_STATUS_SUCCESS { return }
  throw RenderingError(
    status == CAIRO_STATUS_NO_MEMORY ? .resourceExhausted : .failed, operation: operation, code: Int32(status.rawValue),
    detail: unsafe String(cString: cairo_status_to_string(status)))
}

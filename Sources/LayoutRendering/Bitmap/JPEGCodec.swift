import CJPEG

/// Owns a compressor or decompressor of TurboJPEG.
@safe
struct JPEGCodec: ~Copyable {
  let handle: tjhandle

  /// Takes over a handle that `operation` returned.
  ///
  /// - Throws: ``RenderingError/Reason/resourceExhausted`` if there is none.
  init(_ handle: tjhandle?, _ operation: String) throws(RenderingError) {
    guard let handle = unsafe handle else { throw RenderingError(.resourceExhausted, operation: operation) }
    unsafe self.handle = handle
  }

  deinit { unsafe _ = tjDestroy(handle) }

  /// Returns the error of the last call. The corresponding C function is `tjGetErrorStr2`.
  func error(_ reason: RenderingError.Reason, _ operation: String) -> RenderingError {
    RenderingError(reason, operation: operation, detail: unsafe String(cString: tjGetErrorStr2(handle)))
  }
}

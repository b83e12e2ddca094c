import Glibc

extension FontBytes {
  /// Reads a whole regular file.
  ///
  /// Opening never blocks on a FIFO. The corresponding C functions are `open`, `fstat`, and `read`.
  ///
  /// - Throws: ``FontError``, with `errno` if the file cannot be opened or read; also if the path does not name a
  ///   regular file, or if the file is empty or larger than `limit`.
  static func reading(path: String, limit: Int = FontLimits.maximumFileSize) throws(FontError) -> FontBytes {
    // C would end the path at the NUL.
    guard !path.utf8.contains(0) else {
      throw FontError(.unreadable, operation: "open", subject: path, code: EINVAL, detail: "the path contains a NUL")
    }
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(.unreadable, "open", path) }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw failure(.unreadable, "fstat", path) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FontError(.notAFile, operation: "open", subject: path, detail: "not a regular file")
    }
    let size = Int(status.st_size)
    guard size <= limit else {
      throw FontError(
        .tooLarge, operation: "fstat", subject: path,
        detail: "\(size) bytes are more than the \(limit) allowed")
    }
    guard size > 0 else { throw FontError(.malformed, operation: "fstat", subject: path, detail: "the file is empty") }
    return try unsafe FontBytes(count: size) { (buffer) throws(FontError) in
      var done = 0
      while done < buffer.count {
        let got = unsafe read(descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done)
        if got < 0 && errno == EINTR { continue }
        guard got >= 0 else { throw failure(.unreadable, "read", path) }
        guard got > 0 else {
          throw FontError(.unreadable, operation: "read", subject: path, detail: "the file shrank while it was read")
        }
        done += got
      }
    }
  }

  /// Reads the AFM file of a Type 1 font: the file of the same name with the extension `.afm` or `.AFM`.
  ///
  /// Returns `nil` if there is no such file, or if it is not a text of at most ``FontLimits/maximumAFMSize`` bytes.
  ///
  /// - Throws: ``FontError/Reason/unreadable`` if the file exists but cannot be read.
  static func readingMetrics(besides path: String) throws(FontError) -> [UInt8]? {
    let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) } ?? path.startIndex
    let stem = path[name...].utf8.lastIndex(of: UInt8(ascii: ".")).map { path[..<$0] } ?? path[...]
    for suffix in [".afm", ".AFM"] {
      do {
        return try reading(path: stem + suffix, limit: FontLimits.maximumAFMSize).copied()
      } catch {
        if error.reason == .unreadable, error.code != ENOENT { throw error }
      }
    }
    return nil
  }

  private static func failure(_ reason: FontError.Reason, _ operation: String, _ path: String) -> FontError {
    let code = errno
    return FontError(
      reason, operation: operation, subject: path, code: code, detail: unsafe String(cString: strerror(code)))
  }
}

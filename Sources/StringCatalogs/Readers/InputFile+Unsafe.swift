import Glibc

/// Reads regular files.
package enum InputFile {
  /// The maximum file size in bytes. The largest catalogs have a few megabytes, and a file is held in memory.
  package static let maximumSize = 64 << 20

  /// Returns at most a number of bytes, waiting if there are none; empty at the end.
  package typealias Reader = (_ count: Int) throws(CatalogError) -> [UInt8]

  /// Returns the contents of a file. Opening never blocks on a FIFO.
  ///
  /// - Throws: `CatalogError` without a position if the file is missing, not a regular file, unreadable, or too large.
  package static func read(_ path: String) throws(CatalogError) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path, errno) }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw failure(path, errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw CatalogError(.unreadable, file: path, "not a regular file")
    }
    let size = Int(status.st_size)
    guard size <= maximumSize else {
      throw CatalogError(.invalid, file: path, "\(size) bytes exceed the maximum of \(maximumSize)")
    }
    // Reading one more byte detects the end of a file that hasn't grown.
    var bytes: [UInt8] = []
    while bytes.count <= size {
      let piece = try read(descriptor, upTo: size + 1 - bytes.count, path)
      if piece.isEmpty { return bytes }
      bytes += piece
    }
    throw CatalogError(.unreadable, file: path, "the file grew while it was read")
  }

  /// Reads available bytes, waiting if there are none; empty at the end.
  ///
  /// - Throws: `CatalogError` without a position if reading fails.
  package static func read(_ descriptor: Int32, upTo count: Int, _ name: String) throws(CatalogError) -> [UInt8] {
    var code: Int32 = 0
    // In bounds: `read` writes at most `count` bytes, and says how many it wrote.
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, used in
      repeat {
        let got = unsafe Glibc.read(descriptor, buffer.baseAddress, count)
        code = got < 0 ? errno : 0
        used = max(0, got)
      } while code == EINTR
    }
    guard code == 0 else { throw failure(name, code) }
    return bytes
  }

  private static func failure(_ name: String, _ code: Int32) -> CatalogError {
    CatalogError(.unreadable, file: name, unsafe String(cString: strerror(code)))
  }
}

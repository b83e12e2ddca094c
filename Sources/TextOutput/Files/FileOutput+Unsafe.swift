package import Foundation
import Glibc

/// Writes whole files at paths that a person names.
package enum FileOutput {
  /// The reason why a file can't be written.
  package struct Failure: Error, CustomStringConvertible {
    /// The path, as given.
    package let path: String
    /// The error number of the system call that failed.
    package let code: Int32

    /// The reason in words, such as "No space left on device".
    package var reason: String { unsafe String(cString: strerror(code)) }

    package var description: String { "\(path): \(reason)" }
  }

  /// Writes a file. The new content replaces that of an existing regular file in one step, with the same mode and owner,
  /// so that a failure leaves the old file unchanged. Links are followed, and anything else, such as a FIFO, a device, or
  /// the file at standard output, is written into.
  package static func write(_ data: Data, to path: String) throws(Failure) {
    if let code = unsafe data.withUnsafeBytes({ unsafe Self.write($0, to: path) }) {
      throw Failure(path: path, code: code)
    }
  }

  /// Writes a file, and returns the error code of a failure, or `nil`.
  private static func write(_ bytes: UnsafeRawBufferPointer, to path: String) -> Int32? {
    var old = stat()
    let isThere = unsafe stat(path, &old) == 0
    if !isThere, errno != ENOENT { return errno }
    if isThere {
      if let stream = [STDOUT_FILENO, STDERR_FILENO].first(where: { isFile(old, at: $0) }) {
        return unsafe writeAll(bytes, to: stream)
      }
      if old.st_mode & S_IFMT != S_IFREG { return unsafe writeInto(path, bytes) }
    }
    switch linkTarget(of: path) {
    case .failure(let failure): return failure.code
    case .success(let target):
      var found = stat()
      // Links in /proc may name files that are open, but no longer there.
      if isThere, !(unsafe stat(target, &found) == 0 && isSame(old, found)) { return unsafe writeInto(path, bytes) }
      return unsafe replace(target, isThere ? old : nil, bytes)
    }
  }

  private static func isSame(_ one: stat, _ other: stat) -> Bool {
    one.st_dev == other.st_dev && one.st_ino == other.st_ino
  }

  /// Returns whether a descriptor is open for a file, as `/dev/stdout` is for standard output.
  private static func isFile(_ file: stat, at descriptor: Int32) -> Bool {
    var open = stat()
    return unsafe fstat(descriptor, &open) == 0 && isSame(open, file)
  }

  /// The number of bytes of a path on Linux.
  private static let longestPath = Int(PATH_MAX)

  private struct LinkFailure: Error { let code: Int32 }

  /// Returns the path that the last component of a path stands for after all links, whether something is there or not.
  private static func linkTarget(of path: String) -> Result<String, LinkFailure> {
    var path = path
    // As many as Linux follows.
    for _ in 0...40 {
      var status = stat()
      guard unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return .success(path) }
      var buffer = [CChar](repeating: 0, count: longestPath)
      // In bounds: `readlink` writes at most as many bytes, and says how many it wrote.
      let length = unsafe readlink(path, &buffer, longestPath)
      guard length >= 0 else { return .failure(LinkFailure(code: errno)) }
      let link = String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      path = link.hasPrefix("/") ? link : folder(of: path) + link
    }
    return .failure(LinkFailure(code: ELOOP))
  }

  /// Returns the folder of a file with a slash; empty for the working directory.
  private static func folder(of path: String) -> Substring {
    path.lastIndex(of: "/").map { path[...$0] } ?? ""
  }

  /// Writes into what is at a path.
  private static func writeInto(_ path: String, _ bytes: UnsafeRawBufferPointer) -> Int32? {
    let descriptor = unsafe open(path, O_WRONLY | O_TRUNC | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return errno }
    return unsafe writeAndClose(bytes, to: descriptor)
  }

  /// Replaces a regular file, or creates one, by renaming a new file beside it.
  private static func replace(_ path: String, _ old: stat?, _ bytes: UnsafeRawBufferPointer) -> Int32? {
    let temporary = folder(of: path) + ".galley-" + String(UInt64.random(in: 0 ... .max), radix: 36)
    // The process's umask applies.
    let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return errno }
    var code: Int32?
    if let old {
      // The owner first, since changing it resets bits of the mode. Only root can give files away, which is no failure.
      _ = fchown(descriptor, old.st_uid, old.st_gid)
      if fchmod(descriptor, old.st_mode & 0o7777) != 0 { code = errno }
    }
    let failure = unsafe writeAndClose(bytes, to: descriptor)
    code = code ?? failure
    if code == nil, unsafe rename(temporary, path) != 0 { code = errno }
    if code != nil { _ = unsafe unlink(temporary) }
    return code
  }

  private static func writeAndClose(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
    let failure = unsafe writeAll(bytes, to: descriptor)
    // File systems may report a full disk only here.
    let isClosed = close(descriptor) == 0
    return failure ?? (isClosed ? nil : errno)
  }

  /// Writes all bytes, in as many calls as needed.
  private static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
    var done = 0
    while done < bytes.count {
      // In bounds: `done` is less than the count.
      let written = unsafe Glibc.write(descriptor, bytes.baseAddress?.advanced(by: done), bytes.count - done)
      if written > 0 {
        done += written
      } else if written < 0, errno != EINTR {
        return errno
      }
    }
    return nil
  }
}

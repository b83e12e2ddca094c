import Glibc
import StringCatalogs

/// The standard streams of the process, written with `write(2)` and checked.
enum StandardStream: Int32, Sendable {
  case input
  case output
  case error

  /// Writes all bytes, in as many calls as needed.
  ///
  /// - Throws: `CommandFailure` with status 74 if the stream is closed, full, or broken.
  func write(_ bytes: [UInt8]) throws(CommandFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = unsafe rest.withUnsafeBytes { unsafe Glibc.write(rawValue, $0.baseAddress, $0.count) }
      if written > 0 {
        rest = rest.dropFirst(written)
      } else if written < 0, errno != EINTR {
        throw failure(errno)
      }
    }
  }

  /// Returns available bytes of standard input, waiting if there are none; empty at the end.
  ///
  /// - Throws: `CommandFailure` with status 66 and the given name if reading fails.
  static func read(upTo count: Int, _ name: String) throws(CommandFailure) -> [UInt8] {
    do {
      return try InputFile.read(Self.input.rawValue, upTo: count, name)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Prevents files opened later from reusing the descriptor of a closed standard stream.
  ///
  /// Otherwise a font could be read as standard input, or results written into a file. Reading from a closed standard
  /// input still fails with `EBADF`.
  ///
  /// - Throws: `CommandFailure` with status 74 if standard output is closed.
  static func reserve() throws(CommandFailure) {
    let isOutputClosed = fcntl(Self.output.rawValue, F_GETFD) < 0
    // `open` uses the lowest free descriptor, so this fills gaps from 0 upward.
    while true {
      let isInputClosed = fcntl(Self.input.rawValue, F_GETFD) < 0
      let descriptor = unsafe open("/dev/null", isInputClosed ? O_WRONLY : O_RDWR)
      if descriptor < 0 { break }
      if descriptor > Self.error.rawValue {
        close(descriptor)
        break
      }
    }
    if isOutputClosed { throw Self.output.failure(EBADF) }
  }

  private func failure(_ code: Int32) -> CommandFailure {
    let reason = unsafe String(cString: strerror(code))
    return CommandFailure(.outputFailed, "cannot write to standard \(self): \(reason)")
  }
}

import Glibc

/// The process's standard streams, written with `write(2)` and checked.
enum StandardStream: Int32, Sendable {
  case input = 0
  case output = 1
  case error = 2

  /// Writes all bytes, in as many calls as it takes; throws with status 74 where the stream is closed, full or broken.
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

  /// Sees to it that no file opened later takes the number of a closed stream: a font must never be read as standard input, nor
  /// results be written into a file. Throws with status 74 where standard output is closed; reading from a standard input that
  /// was closed fails with `EBADF`, as it would have.
  static func reserve() throws(CommandFailure) {
    let isOutputClosed = fcntl(Self.output.rawValue, F_GETFD) < 0
    // `open` takes the lowest free number, so this fills gaps from 0 up.
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

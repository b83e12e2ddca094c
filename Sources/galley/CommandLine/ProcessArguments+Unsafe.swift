import Glibc

/// The exact arguments of the process.
enum ProcessArguments {
  /// Returns the arguments after the program's name.
  ///
  /// `CommandLine.arguments` would repair invalid UTF-8, so that a file with another name would be opened.
  ///
  /// - Throws: `CommandFailure` with status 65 if an argument is not UTF-8.
  static func read() throws(CommandFailure) -> [String] {
    var arguments: [String] = []
    // In bounds: argv holds argc pointers to strings that end in NUL and live as long as the process.
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let text = unsafe CommandLine.unsafeArgv[index] else { break }
      let bytes = unsafe (0..<strlen(text)).map { unsafe UInt8(bitPattern: text[$0]) }
      arguments.append(try decode(bytes, position: index))
    }
    return arguments
  }

  /// Decodes the bytes of an argument.
  ///
  /// - Throws: `CommandFailure` with the offset of the first byte that is not UTF-8.
  static func decode(_ bytes: [UInt8], position: Int) throws(CommandFailure) -> String {
    do {
      return String(copying: try UTF8Span(validating: bytes.span))
    } catch {
      throw CommandFailure(
        .badData, "argument \(position) is not UTF-8 at byte offset \(error.byteOffsets.lowerBound)")
    }
  }
}

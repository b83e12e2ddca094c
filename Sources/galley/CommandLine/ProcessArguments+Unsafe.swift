import Glibc

/// The arguments that the process was started with, exactly.
enum ProcessArguments {
  /// The arguments after the program's name; a failure where one is not UTF-8.
  ///
  /// `CommandLine.arguments` would repair such an argument, and a file of another name would be opened.
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

  /// The bytes as text; a failure that names the first byte that is not UTF-8.
  static func decode(_ bytes: [UInt8], position: Int) throws(CommandFailure) -> String {
    do {
      return String(copying: try UTF8Span(validating: bytes.span))
    } catch {
      throw CommandFailure(
        .badData, "argument \(position) is not UTF-8 at byte offset \(error.byteOffsets.lowerBound)")
    }
  }
}

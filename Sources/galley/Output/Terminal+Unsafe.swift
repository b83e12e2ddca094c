import Glibc
import TextOutput

extension Terminal {
  /// The terminal at standard output. The variables `NO_COLOR` and `TERM=dumb` turn colors off.
  ///
  /// The corresponding C functions are `isatty`, `ioctl`, and `getenv`.
  static var output: Terminal {
    let descriptor = StandardStream.output.rawValue
    guard isatty(descriptor) == 1 else { return .none }
    var size = winsize()
    // In bounds: the request writes one `winsize`.
    let known = unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    let plain = unsafe getenv("NO_COLOR")
    let isPlain = unsafe plain.map { unsafe $0.pointee != 0 } ?? false
    return Terminal(columns: known ? Int(size.ws_col) : nil, hasColors: !isPlain && !isDumb)
  }

  /// Whether the variable `TERM` says that the terminal knows no escape sequences.
  private static var isDumb: Bool {
    let kind = unsafe getenv("TERM")
    return unsafe kind.map { unsafe strcmp($0, "dumb") == 0 } ?? true
  }

  /// Returns whether a stream goes to a terminal on which a line can be erased.
  static func canErase(on stream: StandardStream) -> Bool { isatty(stream.rawValue) == 1 && !isDumb }
}

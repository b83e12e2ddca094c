/// What a command tells the shell, in the numbers of BSD's `sysexits.h`.
struct ExitStatus: RawRepresentable, Hashable, Sendable {
  let rawValue: Int32

  /// All went well.
  static let success = ExitStatus(rawValue: 0)
  /// All went well, and what was looked for was found: text that is cut off.
  static let cutOff = ExitStatus(rawValue: 1)
  /// The command line itself is wrong (`EX_USAGE`).
  static let usage = ExitStatus(rawValue: 64)
  /// An input was read and cannot be used (`EX_DATAERR`).
  static let badData = ExitStatus(rawValue: 65)
  /// An input is missing or cannot be read (`EX_NOINPUT`).
  static let missingInput = ExitStatus(rawValue: 66)
  /// Something inside failed that no input should have caused (`EX_SOFTWARE`).
  static let software = ExitStatus(rawValue: 70)
  /// Output could not be written (`EX_IOERR`).
  static let outputFailed = ExitStatus(rawValue: 74)
}

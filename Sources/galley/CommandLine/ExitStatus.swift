import FontReports
import InterfaceDocuments
import LocalizationAudit
import StringCatalogs

/// An exit status, with the values of BSD's `sysexits.h`.
struct ExitStatus: RawRepresentable, Hashable, Sendable {
  let rawValue: Int32

  /// The command has succeeded.
  static let success = ExitStatus(rawValue: 0)
  /// The audit succeeded and found truncated text.
  static let cutOff = ExitStatus(rawValue: 1)
  /// Documents were laid out, and have problems or frames that differ from those recorded.
  static let problems = ExitStatus(rawValue: 1)
  /// The command line is invalid (`EX_USAGE`).
  static let usage = ExitStatus(rawValue: 64)
  /// An input was read but can't be used (`EX_DATAERR`).
  static let badData = ExitStatus(rawValue: 65)
  /// An input is missing or can't be read (`EX_NOINPUT`).
  static let missingInput = ExitStatus(rawValue: 66)
  /// An internal failure that no input should cause (`EX_SOFTWARE`).
  static let software = ExitStatus(rawValue: 70)
  /// Output can't be written (`EX_IOERR`).
  static let outputFailed = ExitStatus(rawValue: 74)

  /// The statuses with their meanings, as the help and the manual pages list them.
  static let meanings: [(status: ExitStatus, meaning: String)] = [
    (success, "on success"), (cutOff, "if an audit found truncated text, or a layout problems"),
    (usage, "for an invalid command line"),
    (badData, "for unusable input"), (missingInput, "for missing input"), (software, "for an internal failure"),
    (outputFailed, "if output cannot be written"),
  ]
}

/// The reason that a command stopped: an exit status and a one-line message.
struct CommandFailure: Error, Hashable, Sendable {
  let status: ExitStatus
  /// The message: one line without a period. Control characters are escaped when it is printed.
  let message: String
  /// The usage of the command, printed after a usage error.
  var usage: String?

  init(_ status: ExitStatus, _ message: String, usage: String? = nil) {
    self.status = status
    self.message = message
    self.usage = usage
  }

  /// Creates the failure of a catalog or another file that is read like one.
  init(_ error: CatalogError) {
    self.init(error.kind == .unreadable ? .missingInput : .badData, error.description)
  }

  /// Creates the failure of a document of Interface Builder that can't be read.
  init(_ error: InterfaceDocumentError) {
    if case .unreadable = error.reason {
      self.init(.missingInput, error.description)
    } else {
      self.init(.badData, error.description)
    }
  }

  /// Creates the failure of a font or a text that can't be reported on.
  init(_ error: ReportError) { self.init(AuditError(error)) }

  /// Creates the failure of an audit.
  init(_ error: AuditError) {
    let status: ExitStatus =
      switch error.kind {
      case .missing: .missingInput
      case .unusable: .badData
      case .internalFailure: .software
      }
    self.init(status, error.description)
  }

  /// Returns a usage error, with exit status 64.
  static func usage(_ message: String) -> CommandFailure {
    CommandFailure(.usage, message)
  }
}

import LocalizationAudit
import TextOutput

/// The output of an audit in memory.
struct AuditBuffer: AuditStream {
  var terminal = Terminal.none
  private(set) var text = ""
  private(set) var errors: [AuditError] = []
  private(set) var warnings: [String] = []

  var hasFailed: Bool { !errors.isEmpty }

  mutating func write(_ text: String) { self.text += text }
  mutating func flush() {}
  mutating func report(_ error: AuditError) { errors.append(error) }
  mutating func warn(_ message: String) { warnings.append(message) }
}

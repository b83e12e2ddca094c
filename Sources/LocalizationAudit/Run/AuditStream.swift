package import TextOutput

/// Where an audit writes its results, and reports the problems after which it continues.
package protocol AuditStream: TextStream {
  /// Whether a problem was reported.
  var hasFailed: Bool { get }

  /// Reports a problem that makes the results incomplete.
  mutating func report(_ error: AuditError)

  /// Reports something that should be changed, but leaves the results complete.
  mutating func warn(_ message: String)
}

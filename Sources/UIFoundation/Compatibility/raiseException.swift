/// Writes the reason of a UIKit exception to standard error and traps.
///
/// There are no exceptions to catch on Linux. `preconditionFailure` drops its message under `-O`; `fatalError` keeps it in
/// every build, and the crash report shows it too.
@inlinable
package func raiseException(
  _ reason: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  fatalError(reason(), file: file, line: line)
}

/// Raises an exception where a condition that UIKit requires does not hold. Every build checks it.
@inlinable
package func raiseException(
  unless condition: Bool, _ reason: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) {
  if !condition { raiseException(reason(), file: file, line: line) }
}

/// Writes the reason of a UIKit exception to standard error and traps.
///
/// Exceptions can't be caught on Linux. `preconditionFailure` drops its message under `-O`; `fatalError` retains it in
/// every build, and the crash report contains it too.
@inlinable
package func raiseException(
  _ reason: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  fatalError(reason(), file: file, line: line)
}

/// Raises an exception unless a condition that UIKit requires is `true`. The condition is checked in every build.
@inlinable
package func raiseException(
  unless condition: Bool, _ reason: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) {
  if !condition { raiseException(reason(), file: file, line: line) }
}

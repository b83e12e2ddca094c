import Foundation

/// A report of contradictory required constraints, in the words of iOS (auto-layout.md, "The conflict report").
package struct ConflictReport {
  /// The descriptions of a minimal contradictory set of constraints.
  let constraints: [String]
  /// The description of the constraint that is broken.
  let victim: String
  /// Whether one of the constraints results from an autoresizing mask.
  let mentionsMask: Bool
  /// The constraints of the contradictory set, in the same order.
  package let sources: [NSLayoutConstraint]

  /// The text of the report.
  package var text: String {
    let note =
      "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
      + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints)\n"
    let list = constraints.map { "    \"\($0)\"" }.joined(separator: ",\n")
    return "[LayoutConstraints] Unable to simultaneously satisfy constraints.\n"
      + "\tProbably at least one of the constraints in the following list is one you don't want. \n"
      + "\tTry this: \n"
      + "\t\t(1) look at each constraint and try to figure out which you don't expect; \n"
      + "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n"
      + (mentionsMask ? note : "")
      + "(\n\(list)\n)\n\nWill attempt to recover by breaking constraint \n\(victim)\n"
  }

  /// The closure that receives reports. By default, it writes them to the standard error stream, like the log of iOS.
  @MainActor package static var destination: (String) -> Void = { text in
    try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
  }

  /// The closure that receives reports with their constraints before their texts are sent, or `nil`.
  @MainActor package static var observer: ((ConflictReport) -> Void)?

  /// Sends the report to ``observer``, and its text to ``destination``.
  @MainActor
  func log() {
    Self.observer?(self)
    Self.destination(text)
  }
}

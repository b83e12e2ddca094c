import UIKit

/// Collects conflict reports while a body runs.
@MainActor
package func conflictReports(_ body: () -> Void) -> [String] {
  let destination = ConflictReport.destination
  defer { ConflictReport.destination = destination }
  var reports: [String] = []
  ConflictReport.destination = { reports.append($0) }
  body()
  return reports
}

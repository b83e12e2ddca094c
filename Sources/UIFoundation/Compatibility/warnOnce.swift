import Foundation
import Synchronization

private let warnings = Mutex<Set<String>>([])

/// Writes a line about something that is ignored to standard error, once for each text. Does nothing if it is closed.
package func warnOnce(_ text: String) {
  guard warnings.withLock({ $0.insert(text).inserted }) else { return }
  try? FileHandle.standardError.write(contentsOf: Data("[UIKit] \(text)\n".utf8))
}

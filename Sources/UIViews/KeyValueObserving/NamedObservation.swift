import Foundation

/// An observation by name.
struct NamedObservation {
  weak var observer: AnyObject?
  let name: String
  let token: NSKeyValueObservation
}

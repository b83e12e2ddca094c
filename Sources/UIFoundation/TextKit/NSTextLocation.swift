public import Foundation

/// A location in a text.
public protocol NSTextLocation: NSObjectProtocol {
  /// Returns the order of two locations in the same text.
  @discardableResult
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A location that Galley passes to an app: a UTF-16 offset.
final class TextOffset: NSObject, NSTextLocation {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }

  func compare(_ location: any NSTextLocation) -> ComparisonResult {
    guard let other = location as? TextOffset, other.offset != offset else { return .orderedSame }
    return offset < other.offset ? .orderedAscending : .orderedDescending
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
  override var hash: Int { offset }
}

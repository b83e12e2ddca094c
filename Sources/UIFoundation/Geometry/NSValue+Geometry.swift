public import CoreGraphics
public import Foundation

/// Geometry values as objects, for example in notifications.
extension NSValue {
  /// Creates an object from a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates an object from a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Creates an object from a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Creates an object from insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  /// The value as a point.
  public var cgPointValue: CGPoint { pointValue }
  /// The value as a size.
  public var cgSizeValue: CGSize { sizeValue }
  /// The value as a rectangle.
  public var cgRectValue: CGRect { rectValue }
  /// The value as insets.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

/// Conversions between geometry values and strings such as `{{0, 0}, {100, 44}}`. A malformed string yields zero.
extension NSCoder {
  /// Returns a point as a string.
  @discardableResult
  public class func string(for point: CGPoint) -> String { words([point.x, point.y]) }
  /// Returns a size as a string.
  @discardableResult
  public class func string(for size: CGSize) -> String { words([size.width, size.height]) }
  /// Returns a rectangle as a string.
  @discardableResult
  public class func string(for rect: CGRect) -> String {
    "{\(words([rect.minX, rect.minY])), \(words([rect.width, rect.height]))}"
  }
  /// Returns insets as a string: top, left, bottom, and right.
  @discardableResult
  public class func string(for insets: UIEdgeInsets) -> String {
    words([insets.top, insets.left, insets.bottom, insets.right])
  }
  /// Returns insets as a string: top, leading, bottom, and trailing.
  @discardableResult
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    words([insets.top, insets.leading, insets.bottom, insets.trailing])
  }
  /// Returns an offset as a string.
  @discardableResult
  public class func string(for offset: UIOffset) -> String { words([offset.horizontal, offset.vertical]) }
  /// Returns a transform as a string.
  @discardableResult
  public class func string(for transform: CGAffineTransform) -> String {
    "[\([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map(word).joined(separator: ", "))]"
  }

  /// Returns the point in a string.
  @discardableResult
  public class func cgPoint(for string: String) -> CGPoint {
    let numbers = numbers(in: string, 2)
    return CGPoint(x: numbers[0], y: numbers[1])
  }
  /// Returns the size in a string.
  @discardableResult
  public class func cgSize(for string: String) -> CGSize {
    let numbers = numbers(in: string, 2)
    return CGSize(width: numbers[0], height: numbers[1])
  }
  /// Returns the rectangle in a string.
  @discardableResult
  public class func cgRect(for string: String) -> CGRect {
    let numbers = numbers(in: string, 4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
  /// Returns the insets in a string.
  @discardableResult
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let numbers = numbers(in: string, 4)
    return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
  /// Returns the directional insets in a string.
  @discardableResult
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    let numbers = numbers(in: string, 4)
    return NSDirectionalEdgeInsets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }
  /// Returns the offset in a string.
  @discardableResult
  public class func uiOffset(for string: String) -> UIOffset {
    let numbers = numbers(in: string, 2)
    return UIOffset(horizontal: numbers[0], vertical: numbers[1])
  }
  /// Returns the transform in a string.
  @discardableResult
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let numbers = numbers(in: string, 6)
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  private class func word(_ number: CGFloat) -> String { String(format: "%.17g", Double(number)) }
  private class func words(_ numbers: [CGFloat]) -> String { "{\(numbers.map(word).joined(separator: ", "))}" }

  /// Returns the numbers in a string, or zeros if there are more or fewer than `count`.
  private class func numbers(in string: String, _ count: Int) -> [CGFloat] {
    let parts = string.split { "{}[], ".contains($0) }.map { Double($0) }
    let numbers = parts.compactMap { $0.map { CGFloat($0) } }
    return numbers.count == count && parts.count == count ? numbers : Array(repeating: 0, count: count)
  }
}

/// Geometry values in archives, encoded as strings.
extension NSCoder {
  /// Encodes a point for a key, as a string.
  public func encode(_ point: CGPoint, forKey key: String) { encode(Self.string(for: point) as NSString, forKey: key) }
  /// Encodes a size for a key, as a string.
  public func encode(_ size: CGSize, forKey key: String) { encode(Self.string(for: size) as NSString, forKey: key) }
  /// Encodes a rectangle for a key, as a string.
  public func encode(_ rect: CGRect, forKey key: String) { encode(Self.string(for: rect) as NSString, forKey: key) }
  /// Encodes insets for a key, as a string.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(Self.string(for: insets) as NSString, forKey: key)
  }
  /// Returns the decoded point for a key, or zero if there is none.
  @discardableResult
  public func decodeCGPoint(forKey key: String) -> CGPoint { Self.cgPoint(for: storedText(key)) }
  /// Returns the decoded size for a key, or zero if there is none.
  @discardableResult
  public func decodeCGSize(forKey key: String) -> CGSize { Self.cgSize(for: storedText(key)) }
  /// Returns the decoded rectangle for a key, or zero if there is none.
  @discardableResult
  public func decodeCGRect(forKey key: String) -> CGRect { Self.cgRect(for: storedText(key)) }
  /// Returns the decoded insets for a key, or zero if there are none.
  @discardableResult
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { Self.uiEdgeInsets(for: storedText(key)) }

  private func storedText(_ key: String) -> String { decodeObject(of: NSString.self, forKey: key) as String? ?? "" }
}

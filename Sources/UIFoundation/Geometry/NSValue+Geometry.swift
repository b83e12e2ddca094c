public import CoreGraphics
public import Foundation

/// Geometry as objects, such as those that notifications carry.
extension NSValue {
  /// A point as an object.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// A size as an object.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// A rectangle as an object.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// The insets as an object.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  /// The point that the object is.
  public var cgPointValue: CGPoint { pointValue }
  /// The size that the object is.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle that the object is.
  public var cgRectValue: CGRect { rectValue }
  /// The insets that the object is.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

/// Geometry in words, as `{{0, 0}, {100, 44}}`; what cannot be read is zero.
extension NSCoder {
  /// A point in words.
  public class func string(for point: CGPoint) -> String { words([point.x, point.y]) }
  /// A size in words.
  public class func string(for size: CGSize) -> String { words([size.width, size.height]) }
  /// A rectangle in words.
  public class func string(for rect: CGRect) -> String {
    "{\(words([rect.minX, rect.minY])), \(words([rect.width, rect.height]))}"
  }
  /// Insets in words: top, left, bottom, right.
  public class func string(for insets: UIEdgeInsets) -> String {
    words([insets.top, insets.left, insets.bottom, insets.right])
  }
  /// Insets in words: top, leading, bottom, trailing.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    words([insets.top, insets.leading, insets.bottom, insets.trailing])
  }
  /// An offset in words.
  public class func string(for offset: UIOffset) -> String { words([offset.horizontal, offset.vertical]) }
  /// A map in words.
  public class func string(for transform: CGAffineTransform) -> String {
    "[\([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map(word).joined(separator: ", "))]"
  }

  /// The point of some words.
  public class func cgPoint(for string: String) -> CGPoint {
    let numbers = numbers(in: string, 2)
    return CGPoint(x: numbers[0], y: numbers[1])
  }
  /// The size of some words.
  public class func cgSize(for string: String) -> CGSize {
    let numbers = numbers(in: string, 2)
    return CGSize(width: numbers[0], height: numbers[1])
  }
  /// The rectangle of some words.
  public class func cgRect(for string: String) -> CGRect {
    let numbers = numbers(in: string, 4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
  /// The insets of some words.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let numbers = numbers(in: string, 4)
    return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
  /// The directional insets of some words.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    let numbers = numbers(in: string, 4)
    return NSDirectionalEdgeInsets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }
  /// The offset of some words.
  public class func uiOffset(for string: String) -> UIOffset {
    let numbers = numbers(in: string, 2)
    return UIOffset(horizontal: numbers[0], vertical: numbers[1])
  }
  /// The map of some words.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let numbers = numbers(in: string, 6)
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  private class func word(_ number: CGFloat) -> String { String(format: "%.17g", Double(number)) }
  private class func words(_ numbers: [CGFloat]) -> String { "{\(numbers.map(word).joined(separator: ", "))}" }

  /// The numbers of some words; zeros where there are not as many as asked for.
  private class func numbers(in string: String, _ count: Int) -> [CGFloat] {
    let parts = string.split { "{}[], ".contains($0) }.map { Double($0) }
    let numbers = parts.compactMap { $0.map { CGFloat($0) } }
    return numbers.count == count && parts.count == count ? numbers : Array(repeating: 0, count: count)
  }
}

/// Geometry in archives, in words.
extension NSCoder {
  /// Keeps a point.
  public func encode(_ point: CGPoint, forKey key: String) { encode(Self.string(for: point) as NSString, forKey: key) }
  /// Keeps a size.
  public func encode(_ size: CGSize, forKey key: String) { encode(Self.string(for: size) as NSString, forKey: key) }
  /// Keeps a rectangle.
  public func encode(_ rect: CGRect, forKey key: String) { encode(Self.string(for: rect) as NSString, forKey: key) }
  /// Keeps insets.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(Self.string(for: insets) as NSString, forKey: key)
  }
  /// A point that was kept; zero without one.
  public func decodeCGPoint(forKey key: String) -> CGPoint { Self.cgPoint(for: kept(key)) }
  /// A size that was kept; zero without one.
  public func decodeCGSize(forKey key: String) -> CGSize { Self.cgSize(for: kept(key)) }
  /// A rectangle that was kept; zero without one.
  public func decodeCGRect(forKey key: String) -> CGRect { Self.cgRect(for: kept(key)) }
  /// Insets that were kept; zero without any.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { Self.uiEdgeInsets(for: kept(key)) }

  private func kept(_ key: String) -> String { decodeObject(of: NSString.self, forKey: key) as String? ?? "" }
}

public import Foundation

/// A shadow behind text.
open class NSShadow: NSObject, NSCopying {
  private var coreFoundationHeader = CoreFoundationHeader()
  /// The offset of the shadow from the text, in points. The default is zero.
  open var shadowOffset = CGSize.zero
  /// The radius of the blur, in points. The default is 0.
  open var shadowBlurRadius: CGFloat = 0
  /// The ``UIColor`` of the shadow, or `nil` for none. The default is black with an alpha of 1/3.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Creates a shadow with the default values.
  public override init() { super.init() }

  /// Returns a shadow with the same values.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Returns whether the other object is a shadow with the same values.
  @discardableResult
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }

  /// The hash of the offset and the blur radius.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }
}

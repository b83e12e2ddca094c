public import Foundation

/// Transforms of layers as objects, for example as values of animations.
///
/// Proof: a value with the encoding of 16 doubles is exactly as large as the matrix, which has 16 fields of that type and
/// no others, and no value with another encoding is read.
extension NSValue {
  private static let encoding = "[16d]"

  /// Creates an object from a transform.
  public convenience init(caTransform3D transform: CATransform3D) {
    var transform = transform
    unsafe self.init(bytes: &transform, objCType: Self.encoding)
  }

  /// The value as a transform; the identity if it is none.
  public var caTransform3DValue: CATransform3D {
    guard unsafe String(cString: objCType) == Self.encoding else { return CATransform3DIdentity }
    var transform = CATransform3D()
    unsafe getValue(&transform)
    return transform
  }
}

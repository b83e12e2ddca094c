extension CGPath {
  /// Returns the path with every point transformed, or a copy of it for `nil`.
  ///
  /// Proof: the transform is read once, before the function returns. A caller gives a pointer to a value that exists
  /// until then, as by `&transform`.
  @discardableResult
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    guard let transform = unsafe transform?.pointee else { return copy() }
    return applying(transform)
  }
}

/// How an associated object is referenced.
public enum objc_AssociationPolicy: UInt, Hashable, Sendable {
  /// A weak reference, which becomes `nil` when the value is deallocated.
  case OBJC_ASSOCIATION_ASSIGN
  /// A strong reference to the value.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC
  /// A copy, if the value can be copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// A strong reference. Every access is atomic.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy, if the value can be copied. Every access is atomic.
  case OBJC_ASSOCIATION_COPY = 771
}

/// The flags that a layout pass reads of a view.
struct LayoutFlags: OptionSet {
  let rawValue: UInt16
  static let needsLayout = LayoutFlags(rawValue: 1)
  static let holdsPendingLayout = LayoutFlags(rawValue: 2)
  static let needsUpdateConstraints = LayoutFlags(rawValue: 4)
  static let holdsPendingUpdates = LayoutFlags(rawValue: 8)
  static let formsRegion = LayoutFlags(rawValue: 16)
  /// The view overrides traits, or something other than its content depends on them, such as its controller or margins.
  static let dealsWithTraits = LayoutFlags(rawValue: 32)
  /// The view stretches before others whose content has the same priority, along x or y.
  static let stretchesAlongX = LayoutFlags(rawValue: 64)
  static let stretchesAlongY = LayoutFlags(rawValue: 128)
  /// The view is also compressed first, on the axis on which it stretches before others.
  static let givesWay = LayoutFlags(rawValue: 512)
  /// The view is laying out its subviews.
  static let isPlacing = LayoutFlags(rawValue: 256)
  static let isHidden = LayoutFlags(rawValue: 1024)

  @inline(__always) mutating func set(_ member: LayoutFlags, _ isThere: Bool) {
    if isThere { insert(member) } else { remove(member) }
  }
}

public import Foundation

/// The trait for the display scale, in pixels per point.
public struct UITraitDisplayScale: NamedTrait {
  /// The type of the trait's values.
  public typealias Value = CGFloat
  static var property: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

public import Foundation

/// How a section that scrolls across feels: kept, since nobody scrolls here.
@MainActor @preconcurrency
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// Whether the section goes beyond its end.
  public enum Bounce: Int, Hashable, Sendable {
    /// As suits it.
    case automatic = 0
    /// It does.
    case always = 1
    /// It does not.
    case never = 2
  }

  /// How soon the section comes to rest.
  public enum DecelerationRate: Int, Hashable, Sendable {
    /// As suits it.
    case automatic = 0
    /// Slowly.
    case normal = 1
    /// At once.
    case fast = 2
  }

  /// Whether the section goes beyond its end.
  open var bounce = Bounce.automatic
  /// How soon the section comes to rest.
  open var decelerationRate = DecelerationRate.automatic

  /// What suits the section.
  public override init() { super.init() }
}

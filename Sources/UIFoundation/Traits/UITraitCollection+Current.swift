import Foundation
import Synchronization

extension UITraitCollection {
  /// The current traits: those of an enclosing ``performAsCurrent(_:)``, or otherwise the process-wide ones.
  public static var current: UITraitCollection { performing ?? processDefault }

  /// Runs a closure with these traits as ``current``. Unspecified traits aren't replaced.
  public func performAsCurrent(_ actions: () -> Void) {
    Self.$performing.withValue(self) { actions() }
  }

  /// Whether the code runs in ``performAsCurrent(_:)``.
  package static var isPerforming: Bool { performing != nil }

  @TaskLocal private static var performing: UITraitCollection?

  /// The process-wide traits, which are those of the application and the main screen.
  ///
  /// `UIApplication` and `UIScreen` set them; everything without a trait collection of its own reads them.
  package static var processDefault: UITraitCollection {
    get { processTraits.withLock { $0 } }
    set { processTraits.withLock { $0 = newValue } }
  }

  private static let processTraits = Mutex(
    UITraitCollection { traits in
      traits.userInterfaceIdiom = .phone
      traits.userInterfaceStyle = .light
      traits.layoutDirection = .leftToRight
      traits.displayScale = 3
      traits.horizontalSizeClass = .compact
      traits.verticalSizeClass = .regular
      traits.preferredContentSizeCategory = .large
      traits.accessibilityContrast = .normal
      traits.userInterfaceLevel = .base
      traits.legibilityWeight = .regular
      traits[SystemVersion.self] = .initial
    })
}

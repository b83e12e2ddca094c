import Foundation
import Synchronization

extension UITraitCollection {
  /// The traits that code runs under: those of ``performAsCurrent(_:)`` around it, else the process's own.
  public static var current: UITraitCollection { performing ?? processDefault }

  /// Runs a closure with these traits as ``current``; traits that are unspecified here stay unspecified there.
  public func performAsCurrent(_ actions: () -> Void) {
    Self.$performing.withValue(self) { actions() }
  }

  /// Whether ``performAsCurrent(_:)`` is running around this code.
  package static var isPerforming: Bool { performing != nil }

  @TaskLocal private static var performing: UITraitCollection?

  /// The traits of the process: what the application and the main screen stand for, since there is no device.
  ///
  /// `UIApplication` and `UIScreen` write it; everything without a trait collection of its own reads it.
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
    })
}

public import Foundation

/// The state of the status bar, which has no size.
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
  /// The status bar's style. Always `.default`.
  open var statusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden. Always `false`.
  open var isStatusBarHidden: Bool { false }
  /// The status bar's frame. Always empty.
  open var statusBarFrame: CGRect { .zero }
}

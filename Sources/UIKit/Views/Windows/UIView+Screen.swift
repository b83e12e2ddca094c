import Foundation

extension UIView {
  /// The width in portrait of the screen that shows the view, in points: the main screen's, or the window's if it is
  /// wider.
  ///
  /// No window is wider than its screen, so a window that is stands for a wider device.
  final var screenWidth: CGFloat {
    let main = UIScreen.main.portraitWidth
    guard let window else { return main }
    let own = window.bounds.size.portraitWidth
    return window.isScreen ? own : max(main, own)
  }
}

extension UIScreen {
  /// The width of the screen in portrait, in points.
  var portraitWidth: CGFloat { bounds.size.portraitWidth }
}

extension CGSize {
  /// The width in portrait of a screen of this size: the height of a phone's screen in landscape, and otherwise the width.
  ///
  /// The screens of phones in landscape are at least 320 points high and 1.5 times as wide. A size that is lower is not a
  /// screen's, but that of a view in a window of its own.
  fileprivate var portraitWidth: CGFloat { height >= 320 && width >= 1.5 * height ? height : width }
}

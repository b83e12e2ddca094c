import Foundation

extension UIView {
  /// The width of the screen that shows the view, in points: the main screen's, or the window's if it is wider.
  ///
  /// No window is wider than its screen, so a window that is stands for a wider device.
  final var screenWidth: CGFloat {
    let main = UIScreen.main.bounds.width
    guard let window else { return main }
    return window.isScreen ? window.bounds.width : max(main, window.bounds.width)
  }
}

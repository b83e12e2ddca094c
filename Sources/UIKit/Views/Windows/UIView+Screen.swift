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
  /// The width of the smallest phone's screen in landscape.
  private static let leastLandscapeWidth: CGFloat = 480
  /// The width that a screen has unless another one is set.
  private static let usualWidth: CGFloat = 375

  /// The width in portrait of a screen of this size: the height of a phone's screen in landscape, and otherwise the width.
  ///
  /// The screens of phones in landscape are at least 320 points high and 1.5 times as wide. A size that is lower is not a
  /// screen's, but that of a view in a window of its own. If that is too wide for a phone in portrait, it says nothing of
  /// the width there, which is then the usual one: bare cells of 600 have the margins of a screen 375 wide (IB, 29 of
  /// 29, on such screens).
  @MainActor
  fileprivate var portraitWidth: CGFloat {
    if height >= 320 { return width >= 1.5 * height ? height : width }
    let isPhone = UIDevice.current.userInterfaceIdiom == .phone
    return isPhone && width >= Self.leastLandscapeWidth ? Self.usualWidth : width
  }
}

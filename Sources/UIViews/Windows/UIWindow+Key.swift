extension UIWindow {
  /// Makes the window the key window, and all others not.
  func replaceKeyWindow() {
    for other in TraitFollowers.windows where other !== self { other.isKeyWindow = false }
    isKeyWindow = true
  }
}

extension UIView {
  /// Notifies the view's observers that a value may have changed.
  func tellObservers() {
    guard let extras, !extras.observers.isEmpty else { return }
    extras.observers.removeAll(where: \.isOver)
    for observer in extras.observers where !observer.isOver { observer.notifyIfChanged() }
  }
}

extension UIView {
  func attachGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    if recognizer.view === self { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    changeExtras { $0.gestureRecognizers = ($0.gestureRecognizers ?? []) + [recognizer] }
  }

  func detachGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.view = nil
    changeExtras {
      $0.gestureRecognizers?.removeAll { $0 === recognizer }
      if $0.gestureRecognizers?.isEmpty == true { $0.gestureRecognizers = nil }
    }
  }

  func replaceGestureRecognizers(by recognizers: [UIGestureRecognizer]?) {
    gestureRecognizers?.forEach(removeGestureRecognizer)
    recognizers?.forEach(addGestureRecognizer)
  }
}

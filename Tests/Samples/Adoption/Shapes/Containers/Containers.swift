import UIKit

/// A container with children, transitions, and recognizers that ask it.
class PagesController: UIViewController {
  private(set) var current: UIViewController?
  var log: [String] = []
  lazy var pan: UIPanGestureRecognizer = {
    let recognizer = UIPanGestureRecognizer()
    recognizer.addTarget(self, action: #selector(panned(_:)))
    recognizer.delegate = self
    return recognizer
  }()

  func show(page: UIViewController) {
    current?.willMove(toParent: nil)
    current?.view.removeFromSuperview()
    current?.removeFromParent()
    addChild(page)
    view.addSubview(page.view)
    page.didMove(toParent: self)
    current = page
    log.append("show \(children.count)")
  }

  @objc private dynamic func panned(_ pan: UIPanGestureRecognizer) { log.append("pan") }
}

extension PagesController: UIGestureRecognizerDelegate, UIAdaptivePresentationControllerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    log.append("begin")
    return false
  }
  @objc func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.append("dismissed")
  }
}

final class LoudPagesController: PagesController {
  override func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    super.presentationControllerDidDismiss(presentationController)
    log.append("loudly")
  }
  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    !super.gestureRecognizerShouldBegin(recognizer)
  }
}

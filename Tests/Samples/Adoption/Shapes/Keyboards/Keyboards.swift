import UIKit

/// A controller that follows the keyboard by notifications, and waits by timers.
final class KeyboardController: UIViewController {
  var heights: [CGFloat] = []
  var ticks = 0
  private var timer: Timer?
  private lazy var link = CADisplayLink(target: self, selector: #selector(step(link:)))

  override func viewDidLoad() {
    super.viewDidLoad()
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(keyboardWillChange(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
    center.addObserver(
      self, selector: #selector(keyboardWillChange), name: UIResponder.keyboardWillHideNotification, object: nil)
    timer = Timer.scheduledTimer(
      timeInterval: 60, target: self, selector: #selector(tick), userInfo: ["kind": "slow"], repeats: true)
  }

  func fire() {
    timer?.fire()
    timer?.invalidate()
    link.isPaused = true
    link.invalidate()
  }

  deinit { NotificationCenter.default.removeObserver(self) }
}

private extension KeyboardController {
  @objc func keyboardWillChange(_ notification: Notification) {
    guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else { return }
    heights.append(
      notification.name == UIResponder.keyboardWillHideNotification ? 0 : frame.cgRectValue.height)
  }

  @objc func tick(_ timer: Timer) {
    ticks += (timer.userInfo as? [String: String])?["kind"] == "slow" ? 1 : 100
  }

  @objc func step(link: CADisplayLink) { ticks += 1000 }
}

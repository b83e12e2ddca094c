import UIKit

private final class Header: UIView {
  @IBOutlet var subtitle: UILabel?
  #if DEBUG
    @IBOutlet var debugLabel: UILabel?
  #endif
  @objc fileprivate func tap() { taps += 1 }
  var taps = 0

  func send() -> Int {
    perform(#selector(tap))
    return taps
  }
}

@MainActor func tapsOfHeader() -> Int { Header().send() }

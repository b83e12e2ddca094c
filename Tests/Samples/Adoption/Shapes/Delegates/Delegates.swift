import UIKit

@objc protocol CardDelegate: AnyObject {
  func cardDidOpen(_ card: CardView)
  @objc optional func cardDidClose(_ card: CardView)
  @objc optional func title(for card: CardView) -> String?
  @objc optional func height(of card: CardView) -> CGFloat
  @objc optional var accent: UIColor? { get }
}

class CardView: UIView {
  weak var delegate: CardDelegate?

  func describe() -> String {
    delegate?.cardDidOpen(self)
    delegate?.cardDidClose?(self)
    let title = delegate?.title?(for: self) ?? "untitled"
    let height = delegate?.height?(of: self) ?? 44
    return "\(title) \(height)"
  }
}

/// Implements all of it.
class FullDelegate: NSObject, CardDelegate {
  var log: [String] = []
  func cardDidOpen(_ card: CardView) { log.append("open") }
  func cardDidClose(_ card: CardView) { log.append("close") }
  func title(for card: CardView) -> String? { "full" }
  func height(of card: CardView) -> CGFloat { 60 }
}

/// Implements what it must, and leaves the rest to a subclass.
class SparseDelegate: NSObject, CardDelegate {
  var log: [String] = []
  func cardDidOpen(_ card: CardView) { log.append("open") }
}

final class LateDelegate: SparseDelegate {
  func cardDidClose(_ card: CardView) { log.append("late") }
  func height(of card: CardView) -> CGFloat { 72 }
}

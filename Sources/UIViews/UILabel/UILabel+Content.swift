import Foundation
import UIFoundation

extension UILabel {
  /// Sets the text; the same text changes nothing.
  func setText(_ text: String?) {
    guard text != content.string else { return }
    let wasEmpty = content.isEmpty
    content.string = text
    if !(wasEmpty && content.isEmpty) { textDidChange() }
  }

  /// Sets the font; an equal one changes nothing.
  func setFont(_ font: UIFont?) {
    var font = font ?? UIFont.systemFont(ofSize: UIFont.labelFontSize)
    if adjustsFont { font = font.adjusted(for: traitCollection) }
    guard font != storedFont else { return }
    storedFont = font
    textDidChange()
  }

  /// Tells the layout that size and baselines may have changed.
  func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}

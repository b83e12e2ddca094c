import Foundation
import UIFoundation

extension UILabel {
  /// What a label starts with: its face is not opened before it is measured with.
  static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  /// Sets the text; the same text changes nothing.
  func setText(_ text: String?) {
    guard text != content.string else { return }
    let wasEmpty = content.isEmpty
    content.string = text
    if !(wasEmpty && content.isEmpty) { textDidChange() }
  }

  /// Sets the font; an equal one changes nothing.
  func setFont(_ font: UIFont?) {
    var font = font ?? Self.defaultFont
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

import Foundation
import TextLayout

/// The values of a tab stop, in points.
struct TextTabValues: Hashable, Sendable {
  var location: CGFloat
  var alignment: NSTextAlignment
  var terminators: CharacterSet?

  /// Returns the tab stop in the form that the text engine uses, for a paragraph direction.
  func stop(isRightToLeft: Bool) -> TabStop {
    let alignment: TabStop.Alignment
    switch self.alignment {
    case .natural, .justified: alignment = .leading
    case .left: alignment = isRightToLeft ? .trailing : .leading
    case .center: alignment = .center
    case .right:
      if let separator {
        alignment = .decimal(separator: separator)
      } else {
        alignment = isRightToLeft ? .leading : .trailing
      }
    }
    return TabStop(Double(location), alignment)
  }

  /// The first of the common decimal separators that ends a column, or `nil`.
  private var separator: UInt16? {
    guard let terminators else { return nil }
    return [0x2E, 0x2C, 0x66B].first { unit in Unicode.Scalar(unit).map(terminators.contains) ?? false }
  }

  /// Twelve tab stops, 28 points apart, which are the default on iOS.
  static let twelve = (1...12).map { TextTabValues(location: CGFloat($0) * 28, alignment: .left) }
}

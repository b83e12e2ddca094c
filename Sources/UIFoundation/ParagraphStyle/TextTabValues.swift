import Foundation
import TextLayout

/// The values of a tab, in points.
struct TextTabValues: Hashable, Sendable {
  var location: CGFloat
  var alignment: NSTextAlignment
  var terminators: CharacterSet?

  /// The tab as the text engine knows it, in a paragraph of a direction.
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

  /// The usual separators of decimals, the first that ends a column.
  private var separator: UInt16? {
    guard let terminators else { return nil }
    return [0x2E, 0x2C, 0x66B].first { unit in Unicode.Scalar(unit).map(terminators.contains) ?? false }
  }

  /// Twelve tabs, 28 points apart: what iOS starts from.
  static let twelve = (1...12).map { TextTabValues(location: CGFloat($0) * 28, alignment: .left) }
}

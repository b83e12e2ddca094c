import CoreGraphics
import InterfaceDocuments
import UIFoundation
import UIKit

/// Views of designable classes, which have the intrinsic sizes that the app's own code gave them on the canvas.
///
/// The code isn't there, but Interface Builder records what it answered, for the text that the document shows. A label of
/// several lines needs the size of another text than one line, so it gets the system font in which its text has that size.
///
/// Views of other classes than those of ``SizedViews``, such as stack views, keep their own sizes.
@MainActor
enum DesignedViews {
  /// Returns the intrinsic sizes that a document lists, by the ids of the views, without those that no view can have: lengths
  /// are -1, for none, or up to 10,000 points.
  static func sizes(of document: InterfaceDocument) -> [String: CGSize] {
    let isLength: (CGFloat) -> Bool = { $0 == UIView.noIntrinsicMetric || (0...10_000).contains($0) }
    return document.designedSizes.filter { isLength($0.value.width) && isLength($0.value.height) }
  }

  /// Gives the views of a part the sizes, by the ids of their objects.
  static func setSizes(_ made: MadePart, _ sizes: [String: CGSize]) {
    guard !sizes.isEmpty else { return }
    for member in made.members {
      guard let size = member.object.id.flatMap({ sizes[$0] }), let view = member.view as? any SizedView else {
        continue
      }
      if let label = view as? UILabel, label.numberOfLines != 1 {
        setFont(of: label, size)
      } else {
        view.setSize(size)
      }
    }
  }

  /// Gives a label the system font in which its text has a size. Without one, the label keeps its font.
  private static func setFont(of label: UILabel, _ size: CGSize) {
    guard let text = label.text, !text.isEmpty, let own = label.font else { return }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
    // A line of the system font is 1.1934 of its size high, rounded up to the pixel.
    let points = size.height / CGFloat(lines) / 1.1934
    var best: (font: UIFont, difference: CGFloat)?
    for points in [points.rounded(.down) - 1, points.rounded(.down), points.rounded(.up)]
    where (1...largestFont).contains(points) {
      for weight in weights {
        let font = UIFont.systemFont(ofSize: points, weight: weight)
        label.font = font
        let natural = label.intrinsicContentSize
        let difference = abs(natural.width - size.width)
        guard abs(natural.height - size.height) < 0.01, difference <= max(1, size.width * 0.01) else { continue }
        if best.map({ difference < $0.difference }) ?? true { best = (font, difference) }
      }
    }
    label.font = best?.font ?? own
  }

  /// The largest size that is tried for a font, in points. The document's sizes may be damaged.
  private static let largestFont: CGFloat = 200

  private static let weights: [UIFont.Weight] = [
    .regular, .medium, .semibold, .bold, .heavy, .black, .light, .thin, .ultraLight,
  ]
}

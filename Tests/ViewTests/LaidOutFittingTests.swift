import Foundation
import Testing
import UIFoundation
import ViewSupport

@testable import UIKit

/// Fitting sizes of views with labels of several lines, before and after layout.
///
/// Source: the most widely copied code for self-sizing cells lays a cell out and then calls
/// `contentView.systemLayoutSizeFitting(attributes.size)`, whose priorities are both 50, and that code works on iOS.
@MainActor
struct LaidOutFittingTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  private let text = String(repeating: "Some words that take more than a line. ", count: 4)

  /// Adds a label with insets of 15 to the view, in whose 290 points the text has five lines.
  private func addLabel() throws -> UILabel {
    view.overrideTraits(with: UITraitCollection(displayScale: 2))
    let added = label(text, .systemFont(ofSize: 17), scale: 2, lines: 0)
    added.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(added)
    added.pin([.leading: 15, .trailing: -15, .top: 15, .bottom: -15], to: view)
    try #require(try lines(of: text, added.font, width: 290).count == 5)
    return added
  }

  // 5 * 20.287109375 = 101.4355, so 101.5 at 2x, and insets of 30.
  private let wrappedHeight: CGFloat = 131.5

  @Test("after layout, text is fitted as it was wrapped; before, it has one line")
  func afterLayout() throws {
    let label = try addLabel()
    for target in [CGSize(width: 320, height: 44), UIView.layoutFittingCompressedSize] {
      let size = view.systemLayoutSizeFitting(target)
      #expect(size.height == 50.5 && size.width == label.intrinsicContentSize.width + 30)
    }
    view.layoutIfNeeded()
    for target in [CGSize(width: 320, height: 44), UIView.layoutFittingCompressedSize] {
      let size = view.systemLayoutSizeFitting(target)
      #expect(size.height == wrappedHeight && size.width <= 320)
    }
    // A required width tells where text wraps.
    let required = view.systemLayoutSizeFitting(
      CGSize(width: 2000, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(required == CGSize(width: 2000, height: 50.5))
  }

  @Test("a new text is fitted at the old width, and layout begins with one line")
  func newText() throws {
    let label = try addLabel()
    view.layoutIfNeeded()
    label.text = "Short"
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 50.5)
    label.text = text
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == wrappedHeight)
    view.frame.size.width = 2000
    view.layoutIfNeeded()
    #expect(label.frame.width == 1970)
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 50.5)
  }

  @Test("a view inside a laid-out tree is fitted in the same way")
  func inner() throws {
    _ = try addLabel()
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    outer.addSubview(view)
    outer.layoutIfNeeded()
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == wrappedHeight)
  }
}

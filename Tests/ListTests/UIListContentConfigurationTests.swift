import Foundation
import Testing
import UIFoundation
import ViewSupport

@testable import UIKit

/// Values at `large` with 2 pixels per point: a line of body text is 20.5 high, of caption1 14.5, of footnote 16
/// (uikit.md, "UILabel, UITextView, UIButton": 17 -> 20.5, 12 -> 14.5; 13 x 1.193359375 = 15.51, rounded up to 16).
@MainActor
struct UIListContentConfigurationTests {
  private func fit(_ configuration: UIListContentConfiguration, width: CGFloat = 320) -> (UIView, CGSize) {
    let view = configuration.makeContentView()
    view.overrideTraits(with: UITraitCollection(displayScale: 2))
    let size = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    view.frame = CGRect(origin: .zero, size: size)
    view.layoutIfNeeded()
    return (view, size)
  }

  @Test("a text has 11 points above and below, 16 before and 8 after")
  func cell() {
    var content = UIListContentConfiguration.cell()
    content.text = "Title"
    let (view, size) = fit(content)
    #expect(size == CGSize(width: 320, height: 11 + 20.5 + 11))
    #expect(view.subviews.map(\.frame) == [CGRect(x: 16, y: 11, width: 320 - 16 - 8, height: 20.5)])
  }

  @Test("the second text is 3 points below the first")
  func subtitle() {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Title"
    content.secondaryText = "Subtitle"
    let (view, size) = fit(content)
    #expect(size.height == CGFloat(11 + 20.5 + 3 + 14.5 + 11))
    #expect(view.subviews.map(\.frame.minY) == [11, 34.5])
  }

  @Test("texts are side by side if they fit, or else one below the other")
  func value() {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Title"
    content.secondaryText = "Value"
    let (wide, size) = fit(content)
    #expect(size.height == 42.5)
    #expect(wide.subviews.map(\.frame.minY) == [11, 11])
    #expect(wide.subviews.last?.frame.maxX == CGFloat(320 - 8))
    #expect(fit(content, width: 90).1.height == CGFloat(11 + 20.5 + 3 + 20.5 + 11))
  }

  @Test("a grouped header is uppercase, with 17 points above and 6 below")
  func groupedHeader() {
    var content = UIListContentConfiguration.groupedHeader()
    content.text = "General"
    let (view, size) = fit(content)
    #expect(size.height == CGFloat(17 + 16 + 6))
    #expect((view.subviews.first as? UILabel)?.text == "GENERAL")
  }

  @Test("text wraps unless its lines are limited")
  func wrapping() {
    var content = UIListContentConfiguration.cell()
    content.text = Array(repeating: "words", count: 40).joined(separator: " ")
    #expect(fit(content).1.height > 80)
    content.textProperties.numberOfLines = 1
    #expect(fit(content).1.height == 42.5)
  }

  @Test("an image precedes the text, no larger than its limit")
  func image() {
    var content = UIListContentConfiguration.cell()
    content.text = "Title"
    content.image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30)).image { _ in }
    let (view, size) = fit(content)
    #expect(size.height == CGFloat(11 + 30 + 11))
    let (images, labels) = (view.subviews.filter { $0 is UIImageView }, view.subviews.filter { $0 is UILabel })
    #expect(images.map(\.frame) == [CGRect(x: 16, y: 11, width: 60, height: 30)])
    #expect(labels.map(\.frame.minX) == [CGFloat(16 + 60 + 16)])
    content.imageProperties.maximumSize = CGSize(width: 30, height: 0)
    #expect(fit(content).0.subviews.contains { $0.frame.size == CGSize(width: 30, height: 15) })
  }

  @Test("in a separate view, the content's margins are at least those of the superview")
  func standalone() {
    let around = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    around.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 30)
    var content = UIListContentConfiguration.cell()
    content.text = "Title"
    let view = UIListContentView(configuration: content)
    around.addSubview(view, at: [.leading: 0, .trailing: 0, .top: 0])
    around.overrideTraits(with: UITraitCollection(displayScale: 2))
    around.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 42.5))
    #expect(view.textLayoutGuide?.layoutFrame == CGRect(x: 40, y: 11, width: 250, height: 20.5))
    #expect(view.imageLayoutGuide == nil && view.secondaryTextLayoutGuide == nil)
  }

  @Test("a configuration is a value, and its view shows the next one")
  func values() {
    var content = UIListContentConfiguration.cell()
    #expect(content == .cell())
    content.text = "One"
    #expect(content != .cell())
    let view = UIListContentView(configuration: content)
    content.text = "Two"
    view.configuration = content
    #expect((view.subviews.first as? UILabel)?.text == "Two")
    content.text = nil
    view.configuration = content
    #expect(view.subviews.isEmpty)
    #expect(view.supports(UIListContentConfiguration.valueCell()))
  }
}

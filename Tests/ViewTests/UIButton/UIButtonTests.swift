import Foundation
import TextLayout
import Testing
import UIFoundation

@testable import UIKit

/// Returns a button on a screen with 2 pixels per point.
@MainActor
func button(_ title: String?, _ type: UIButton.ButtonType = .system, font: UIFont? = nil, image: UIImage? = nil)
  -> UIButton
{
  let button = UIButton(type: type)
  button.overrideTraits(with: UITraitCollection(displayScale: 2))
  button.setTitle(title, for: .normal)
  button.setImage(image, for: .normal)
  if let font { button.titleLabel?.font = font }
  return button
}

/// Returns the width of a line in a font, at 2 pixels per point.
@MainActor
func width(_ text: String, _ font: UIFont) throws -> CGFloat {
  CGFloat((try lines(of: text, font, width: .infinity).width * 2).rounded(.up) / 2)
}

@MainActor
struct UIButtonTests {
  private let font = UIFont.systemFont(ofSize: 15)

  /// uikit-recorded.md, "Sizes and alignment insets": 148 of 149 recorded buttons.
  @Test(
    "a plain button is as high as a line plus 12 points, in whole points (IB)",
    arguments: [(11, 26), (12, 27), (15, 30), (16, 32), (17, 33), (18, 34), (22, 39)] as [(CGFloat, CGFloat)])
  func plainHeight(pointSize: CGFloat, height: CGFloat) {
    let plain = button("Send a message", font: .systemFont(ofSize: pointSize))
    #expect(plain.intrinsicContentSize.height == height)
    #expect(plain.sizeThatFits(.zero) == plain.intrinsicContentSize)
  }

  @Test(
    "buttons whose baselines and tops are aligned are equally high, whichever has a height (IB)",
    arguments: [(60, false), (60, true), (44, false), (44, true)] as [(CGFloat, Bool)])
  func alignedBaselines(height: CGFloat, isLast: Bool) {
    // Documents 01685 (60 points) and 01744 (44): the constraints are those of the documents.
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let buttons = [button("Lap"), button("Start")]
    for button in buttons {
      button.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(button)
    }
    NSLayoutConstraint.activate([
      buttons[0].topAnchor.constraint(equalTo: root.topAnchor, constant: 243),
      buttons[0].topAnchor.constraint(equalTo: buttons[1].topAnchor),
      buttons[1].lastBaselineAnchor.constraint(equalTo: buttons[0].firstBaselineAnchor),
      buttons[0].lastBaselineAnchor.constraint(equalTo: buttons[1].firstBaselineAnchor),
      buttons[isLast ? 1 : 0].heightAnchor.constraint(equalToConstant: height),
    ])
    root.layoutIfNeeded()
    #expect(buttons.map(\.frame.height) == [height, height])
  }

  @Test("a plain button is as wide as its title, in whole points, and at least 30 (IB)")
  func plainWidth() throws {
    #expect(button("Send a message").intrinsicContentSize.width == (try width("Send a message", font)).rounded(.up))
    #expect(button("i").intrinsicContentSize.width == 30)
  }

  @Test("a button without a title is 30 points wide and as high as with one (R: 30 x 34 at 18 points)")
  func empty() {
    #expect(UIButton().intrinsicContentSize == CGSize(width: 30, height: 34))
    #expect(button("", .custom).intrinsicContentSize == CGSize(width: 30, height: 34))
    // 15 points: 17.9, which is 18, and 12.
    #expect(button(nil).intrinsicContentSize == CGSize(width: 30, height: 30))
  }

  @Test(
    "next to an image, a title adds neither 12 points nor a minimum width; an empty or missing one keeps its line (IB, R)"
  )
  func besideImage() throws {
    #expect(button("", .custom, image: image(10, 10)).intrinsicContentSize == CGSize(width: 10, height: 22))
    // uikit-recorded.md, "Sizes and alignment insets": five recorded buttons of 22 points with smaller images.
    for (side, height) in [(15, 22), (16, 22), (20, 22), (24, 24)] as [(CGFloat, CGFloat)] {
      let size = button(nil, .custom, image: image(side, side)).intrinsicContentSize
      #expect(size == CGSize(width: side, height: height))
    }
    let title = (try width("i", font)).rounded(.up)
    #expect(button("i", image: image(10, 10)).intrinsicContentSize == CGSize(width: 10 + title, height: 18))
    // Recorded in 01395.xml: 24 high with an image of 24 and a title of 18 points.
    #expect(button("Button", .custom, image: image(24, 24)).intrinsicContentSize.height == 24)
  }

  @Test("an info button's title has 15 points, and the button stays 22 high (R)")
  func infoTitle() throws {
    let info = button("Info", .infoLight, image: UIButton(type: .infoLight).currentImage)
    #expect(info.titleLabel?.font == font)
    #expect(info.intrinsicContentSize == CGSize(width: 22 + (try width("Info", font)).rounded(.up), height: 22))
  }

  @Test(
    "a button's title is on whole points: its baseline is 6 points below a label's at 17 points (IB, 00359.xml)")
  func titlePosition() throws {
    let label = UILabel()
    label.overrideTraits(with: UITraitCollection(displayScale: 2))
    label.text = "Label"
    let own = try #require(label.baselineOffsets(in: label.intrinsicContentSize)).firstFromTop
    let query = button("Query", font: .systemFont(ofSize: 17))
    let offsets = try #require(query.baselineOffsets(in: query.intrinsicContentSize))
    #expect(offsets.firstFromTop - own == 6)
    query.sizeToFit()
    query.layoutIfNeeded()
    #expect(query.titleLabel?.frame == CGRect(x: 0, y: 6, width: query.bounds.width, height: 21))
  }

  @Test("the system and custom types have default sizes of 15 and 18 points")
  func types() {
    #expect(button("A").titleLabel?.font == UIFont.systemFont(ofSize: 15))
    #expect(button("A", .custom).titleLabel?.font == UIFont.systemFont(ofSize: 18))
    #expect(UIButton().buttonType == .custom && UIButton(type: .close).buttonType == .close)
    #expect(UIButton(type: .infoLight).intrinsicContentSize == CGSize(width: 22, height: 22))
    #expect(button("A", .custom).currentTitleColor == .white)
  }

  @Test("insets set by the caller replace the margins")
  func insets() throws {
    let inset = button("Send")
    inset.contentEdgeInsets = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 4)
    #expect(inset.intrinsicContentSize == CGSize(width: (try width("Send", font)).rounded(.up) + 24, height: 22))
    inset.layoutIfNeeded()
  }

  @Test("image and title are one group without a gap (uikit.md, \"UILabel, UITextView, UIButton\")")
  func group() throws {
    let both = button("Send", image: image(20, 40))
    let title = (try width("Send", font)).rounded(.up)
    #expect(both.intrinsicContentSize == CGSize(width: 20 + title, height: 40))
    #expect(button(nil, image: image(20, 40)).intrinsicContentSize == CGSize(width: 20, height: 40))
    both.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    both.layoutIfNeeded()
    let left = (200 - 20 - title) / 2
    let snapped = (left * 2).rounded(.toNearestOrAwayFromZero) / 2
    #expect(both.imageView?.frame == CGRect(x: snapped, y: 5, width: 20, height: 40))
    #expect(both.titleLabel?.frame == CGRect(x: snapped + 20, y: 16, width: title, height: 18))
  }

  @Test("in a right-to-left layout, the image is on the right")
  func rightToLeft() throws {
    let both = button("Send", image: image(20, 40))
    both.semanticContentAttribute = .forceRightToLeft
    both.contentHorizontalAlignment = .leading
    both.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    both.layoutIfNeeded()
    let title = (try width("Send", font)).rounded(.up)
    #expect(both.imageView?.frame == CGRect(x: 180, y: 5, width: 20, height: 40))
    #expect(both.titleLabel?.frame == CGRect(x: 180 - title, y: 16, width: title, height: 18))
  }

  @Test(
    "the alignment positions the group",
    arguments: [
      (UIControl.ContentHorizontalAlignment.left, UIControl.ContentVerticalAlignment.top, CGPoint(x: 0, y: 0)),
      (.right, .bottom, CGPoint(x: 180, y: 10)), (.trailing, .center, CGPoint(x: 180, y: 5)),
      (.leading, .center, CGPoint(x: 0, y: 5)), (.center, .center, CGPoint(x: 90, y: 5)),
    ])
  func alignment(
    horizontal: UIControl.ContentHorizontalAlignment, vertical: UIControl.ContentVerticalAlignment, origin: CGPoint
  ) {
    let aligned = button(nil, image: image(20, 40))
    aligned.contentHorizontalAlignment = horizontal
    aligned.contentVerticalAlignment = vertical
    aligned.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    aligned.layoutIfNeeded()
    #expect(aligned.imageView?.frame == CGRect(origin: origin, size: CGSize(width: 20, height: 40)))
  }

  @Test("edge insets of title and image move them without changing the size")
  func partInsets() throws {
    let spaced = button("Send", image: image(20, 40))
    let size = spaced.intrinsicContentSize
    // The usual way to make a gap of 8 points.
    spaced.imageEdgeInsets = UIEdgeInsets(top: 0, left: -4, bottom: 0, right: 4)
    spaced.titleEdgeInsets = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: -4)
    #expect(spaced.intrinsicContentSize == size)
    spaced.frame = CGRect(x: 0, y: 0, width: size.width + 8, height: 40)
    spaced.layoutIfNeeded()
    #expect(spaced.imageView?.frame.minX == 0 && spaced.titleLabel?.frame.minX == 28)
  }

  @Test("a title that is too long is limited to the available width")
  func longTitle() {
    let narrow = button("A title that is much too long", image: image(20, 20))
    narrow.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    narrow.layoutIfNeeded()
    #expect(narrow.titleLabel?.frame == CGRect(x: 20, y: 6, width: 80, height: 18))
  }

  /// uikit-recorded.md, "Sizes and alignment insets": a button of 120 points with 35 letters stays 30 high.
  @Test("a button doesn't grow when its title wraps; only line breaks in the title count")
  func severalLines() throws {
    let title = "A title that is longer than a line."
    let wrapping = button(title)
    wrapping.titleLabel?.numberOfLines = 0
    let root = layOut(wrapping, width: 120)
    #expect(try lines(of: title, font, width: 120).count > 1)
    #expect(wrapping.frame.height == 30)
    wrapping.setTitle("Two\nlines", for: .normal)
    root.layoutIfNeeded()
    // Two lines of 15 points are 35.8 high: 36, and 12.
    #expect(wrapping.frame.height == 48)
  }

  @Test("the baselines are the title's")
  func baselines() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.overrideTraits(with: UITraitCollection(displayScale: 2))
    let (text, other) = (UILabel(), button("Send"))
    text.text = "Label"
    text.font = .systemFont(ofSize: 30)
    for view in [text, other] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: root.topAnchor), text.leftAnchor.constraint(equalTo: root.leftAnchor),
      other.firstBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor),
      other.leftAnchor.constraint(equalTo: text.rightAnchor),
    ])
    root.layoutIfNeeded()
    // The label's line, 35.8 high, is in 36 points: (36 - 35.8) / 2 + 28.564 = 28.66, rounded 28.5. The button's title
    // is 6 below its top: (18 - 17.9) / 2 + 14.282 = 14.33, rounded 14.5; together 20.5.
    #expect(other.frame.minY == 8 && other.frame.height == 30)
  }

  @Test("each state shows its own values, or else those of the normal state")
  func states() {
    let changing = button("Normal")
    changing.setTitle("Chosen", for: .selected)
    changing.setTitleColor(.red, for: .highlighted)
    #expect(changing.title(for: .highlighted) == "Normal" && changing.currentTitle == "Normal")
    changing.isSelected = true
    #expect(changing.currentTitle == "Chosen" && changing.titleLabel?.text == "Chosen")
    changing.isSelected = false
    changing.isHighlighted = true
    #expect(changing.titleLabel?.text == "Normal" && changing.titleLabel?.textColor == .red)
    changing.setAttributedTitle(NSAttributedString(string: "Attributed"), for: .normal)
    #expect(changing.titleLabel?.attributedText?.string == "Attributed")
    changing.setAttributedTitle(nil, for: .normal)
    #expect(changing.titleLabel?.text == "Normal")
  }

  @Test("a title's font follows the category, and the button with it")
  func dynamicType() {
    let growing = button("Send", font: .preferredFont(forTextStyle: .body))
    growing.titleLabel?.adjustsFontForContentSizeCategory = true
    let traits = UITraitCollection {
      $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      $0.displayScale = 2
    }
    growing.overrideTraits(with: traits)
    // 53 * 1.193359375 = 63.248: 64, and 12.
    #expect(growing.intrinsicContentSize.height == 76)
  }

  @Test("setting the same title again causes no layout")
  func sameTitle() {
    let same = button("Send")
    same.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    same.layoutIfNeeded()
    same.setTitle("Send", for: .normal)
    same.titleLabel?.font = font
    #expect(!same.layoutState.needsLayout)
    same.setTitle("Sent", for: .normal)
    #expect(same.layoutState.needsLayout)
  }

  @Test("a primary action gives the button its title and image")
  func primaryAction() {
    var count = 0
    let acting = UIButton(primaryAction: UIAction(title: "Send", image: image(20, 20)) { _ in count += 1 })
    #expect(acting.currentTitle == "Send" && acting.currentImage?.size.width == 20 && acting.buttonType == .system)
    acting.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
  }

  /// A button that positions its title and image itself.
  private final class Upright: UIButton {
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: contentRect.midX - 10, y: contentRect.minY, width: 20, height: 20)
    }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: contentRect.minX, y: contentRect.minY + 20, width: contentRect.width, height: 18)
    }
  }

  @Test("a subclass can position title and image itself")
  func subclass() {
    let upright = Upright(type: .system)
    upright.setTitle("Send", for: .normal)
    upright.setImage(image(20, 20), for: .normal)
    upright.contentEdgeInsets = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    upright.frame = CGRect(x: 0, y: 0, width: 60, height: 42)
    upright.layoutIfNeeded()
    #expect(upright.imageView?.frame == CGRect(x: 20, y: 2, width: 20, height: 20))
    #expect(upright.titleLabel?.frame == CGRect(x: 2, y: 22, width: 56, height: 18))
  }
}

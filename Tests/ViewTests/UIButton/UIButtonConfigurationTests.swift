import Foundation
import TextLayout
import Testing
import UIFoundation

@testable import UIKit

@MainActor
struct UIButtonConfigurationTests {
  private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    change(&configuration)
    let button = UIButton(configuration: configuration)
    button.overrideTraits(with: UITraitCollection(displayScale: 2))
    return button
  }

  // Computed, so that the category is that of the current test.
  private var body: UIFont { .preferredFont(forTextStyle: .body) }
  private var footnote: UIFont { .preferredFont(forTextStyle: .footnote) }

  @Test("insets are (7, 12, 7, 12) (uikit.md, \"UILabel, UITextView, UIButton\")")
  func insets() throws {
    let titled = button { $0.title = "Send" }
    // Body text at 17 points has lines of 20.287: 20.5 at 2x.
    #expect(titled.intrinsicContentSize == CGSize(width: try width("Send", body) + 24, height: 34.5))
    let inset = button {
      $0.title = "Send"
      $0.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    }
    #expect(inset.intrinsicContentSize == CGSize(width: try width("Send", body) + 6, height: 24.5))
  }

  @Test("each size has its own insets")
  func sizes() {
    func height(_ size: UIButton.Configuration.Size) -> CGFloat {
      button {
        $0.title = "Send"
        $0.buttonSize = size
      }.intrinsicContentSize.height
    }
    // 15 points: 18 and 2 * 5; 17 points: 20.5 and 2 * 15.
    #expect(height(.small) == 28 && height(.mini) == 28 && height(.large) == 50.5)
  }

  @Test(
    "image and title are next to or above each other, with the padding between them",
    arguments: [
      NSDirectionalRectEdge.leading, .trailing, .top, .bottom,
    ])
  func placement(edge: NSDirectionalRectEdge) throws {
    let placed = button {
      $0.title = "Send"
      $0.image = image(20, 20)
      $0.imagePadding = 8
      $0.imagePlacement = edge
    }
    let title = try width("Send", body)
    let isBeside = edge == .leading || edge == .trailing
    // Beside: 20 + 8 + title wide and 20.5 high; above: 20 + 8 + 20.5 high.
    let size = CGSize(
      width: 24 + (isBeside ? 28 + title : title), height: 14 + (isBeside ? 20.5 : 48.5))
    #expect(placed.intrinsicContentSize == size)
    placed.frame = CGRect(origin: .zero, size: size)
    placed.layoutIfNeeded()
    let frames = (placed.imageView?.frame ?? .zero, placed.titleLabel?.frame ?? .zero)
    switch edge {
    case .leading:
      #expect(frames.0.minX == 12 && frames.1.minX == 40 && frames.1.minY == 7)
    case .trailing:
      #expect(frames.1.minX == 12 && frames.0.minX == 12 + title + 8)
    case .top:
      #expect(frames.0.minY == 7 && frames.1.minY == 35 && frames.1.minX == 12)
    default:
      #expect(frames.1.minY == 7 && frames.0.minY == 35.5)
    }
    #expect(frames.0.size == CGSize(width: 20, height: 20))
  }

  @Test("from right to left, sides change")
  func rightToLeft() throws {
    let placed = button {
      $0.title = "Send"
      $0.image = image(20, 20)
      $0.imagePadding = 8
      $0.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 10)
    }
    placed.semanticContentAttribute = .forceRightToLeft
    let title = try width("Send", body)
    placed.frame = CGRect(origin: .zero, size: placed.intrinsicContentSize)
    placed.layoutIfNeeded()
    #expect(placed.titleLabel?.frame.minX == 10 && placed.imageView?.frame.minX == 10 + title + 8)
  }

  @Test("a subtitle is below the title")
  func subtitle() throws {
    let titled = button {
      $0.title = "Send"
      $0.subtitle = "to everyone"
      $0.titlePadding = 3
    }
    // 17 points: 20.5; 13 points: 15.514, so 16 at whole half points: 15.514 * 2 = 31.03, 32 / 2.
    let widest = max(try width("Send", body), try width("to everyone", footnote))
    #expect(titled.intrinsicContentSize == CGSize(width: widest + 24, height: 14 + 20.5 + 3 + 16))
    titled.frame = CGRect(origin: .zero, size: titled.intrinsicContentSize)
    titled.layoutIfNeeded()
    #expect(titled.titleLabel?.frame.minY == 7 && titled.subtitleLabel?.frame.minY == 30.5)
    #expect(titled.titleLabel?.font == body && titled.subtitleLabel?.font == footnote)
  }

  @Test("a long title wraps at the width from layout")
  func wrapping() throws {
    let title = "A title that is much too long for one line of the button"
    let wrapping = button { $0.title = title }
    let count = try lines(of: title, body, width: 126).count
    // The title is in the body style, whose lines are 22 apart (uikit-recorded.md, "Text of labels").
    let text = ((20.287_109_375 + CGFloat(count - 1) * 22) * 2).rounded(.up) / 2
    #expect(count > 2 && wrapping.sizeThatFits(CGSize(width: 150, height: 0)).height == text + 14)
    wrapping.configuration?.titleLineBreakMode = .byTruncatingTail
    #expect(wrapping.sizeThatFits(CGSize(width: 150, height: 0)).height == 34.5)
  }

  @Test("the title follows the content size category")
  func dynamicType() {
    let growing = button { $0.title = "Send" }
    let traits = UITraitCollection {
      $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      $0.displayScale = 2
    }
    growing.overrideTraits(with: traits)
    // 53 * 1.193359375 = 63.248: 63.5, and 14.
    #expect(growing.intrinsicContentSize.height == 77.5)
  }

  @Test("an update handler runs once before the next layout, regardless of the number of changes")
  func updateHandler() {
    let changing = button { $0.title = "Off" }
    var calls = 0
    changing.configurationUpdateHandler = { button in
      calls += 1
      button.configuration?.title = button.isSelected ? "Selected" : "Off"
    }
    changing.layoutIfNeeded()
    #expect(calls == 1)
    changing.isSelected = true
    changing.isHighlighted = true
    #expect(calls == 1)
    changing.layoutIfNeeded()
    #expect(calls == 2 && changing.titleLabel?.text == "Selected")
    changing.layoutIfNeeded()
    #expect(calls == 2)
  }

  @Test("attributes of the title apply, after a transformer has changed them")
  func attributes() {
    // 30 points: 35.8, so 36 at 2x, and 14.
    var title = AttributedString("Send")
    title.font = UIFont.systemFont(ofSize: 30)
    let attributed = button { $0.attributedTitle = title }
    #expect(attributed.intrinsicContentSize.height == 50 && attributed.configuration?.title == "Send")
    let transformed = button {
      $0.title = "Send"
      $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.font = UIFont.systemFont(ofSize: 30)
        return outgoing
      }
    }
    #expect(transformed.intrinsicContentSize.height == 50)
    transformed.configuration?.titleTextAttributesTransformer = nil
    #expect(transformed.intrinsicContentSize.height == 34.5)
  }

  @Test("an activity indicator takes 20 points next to the title")
  func indicator() throws {
    let busy = button {
      $0.title = "Send"
      $0.showsActivityIndicator = true
      $0.imagePadding = 5
    }
    #expect(busy.intrinsicContentSize.width == 24 + 25 + (try width("Send", body)))
  }

  @Test("a title or image set for a state is used if the configuration has none")
  func byState() throws {
    let plain = button { _ in }
    plain.setTitle("Send", for: .normal)
    #expect(plain.intrinsicContentSize == CGSize(width: try width("Send", body) + 24, height: 34.5))
    plain.configuration?.title = "Sent"
    #expect(plain.titleLabel?.text == "Sent")
  }

  @Test("a configuration is a value, equal if all its properties are")
  func equality() {
    var first = UIButton.Configuration.plain()
    #expect(first == .plain() && first != .filled())
    first.title = "Send"
    #expect(first.attributedTitle == AttributedString("Send") && first != .plain())
    first.contentInsets.top = 1
    first.setDefaultContentInsets()
    #expect(first.contentInsets == NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
  }

  @Test("a configuration that a subclass returns without storing is shown")
  func overridden() {
    final class Chip: UIButton {
      override var configuration: UIButton.Configuration? {
        get {
          var configuration = UIButton.Configuration.filled()
          configuration.title = "Chip"
          return configuration
        }
        set {}
      }
    }
    let plain = UIButton(configuration: Chip().configuration ?? .plain())
    let chip = Chip()
    chip.isSelected = true
    #expect(chip.intrinsicContentSize == plain.intrinsicContentSize)
    #expect(plain.intrinsicContentSize.width > 30)
  }
}

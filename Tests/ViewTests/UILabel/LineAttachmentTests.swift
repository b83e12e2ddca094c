import CoreGraphics
import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// Attachments that fit themselves to their line, in views (Apple's documentation of `NSTextAttachment`: bounds are "based
/// on the available container space and proposed line fragment").
@MainActor
struct LineAttachmentTests {
  private final class FittingImage: NSTextAttachment {
    var containers: [NSTextContainer?] = []
    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
      characterIndex charIndex: Int
    ) -> CGRect {
      containers.append(textContainer)
      return CGRect(x: 0, y: 0, width: lineFrag.width, height: lineFrag.width / 2)
    }
  }

  @Test("a label of width 100 has an image that fits its line 100 wide", arguments: [0, 2])
  func label(limit: Int) {
    let label = UILabel()
    label.numberOfLines = limit
    label.attributedText = NSAttributedString(attachment: FittingImage())
    #expect(label.sizeThatFits(CGSize(width: 100, height: 1000)).width == 100)
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    host.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.widthAnchor.constraint(equalToConstant: 100), label.topAnchor.constraint(equalTo: host.topAnchor),
      label.leadingAnchor.constraint(equalTo: host.leadingAnchor),
    ])
    host.layoutIfNeeded()
    // Half as high as wide, above the descent of the label's font.
    #expect(label.frame.width == 100 && label.frame.height > 50 && label.frame.height < 60)
  }

  @Test("in a text view, the line is between the insets and the padding, and the container is its own")
  func textView() throws {
    let attachment = FittingImage()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 200))
    view.isScrollEnabled = false
    view.attributedText = NSAttributedString(attachment: attachment)
    view.textContainerInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
    // 120 - 10 - 2 * 5 = 100 points for lines, so the image is 50 high.
    let size = view.sizeThatFits(CGSize(width: 120, height: 1000))
    #expect(size.width == 120 && size.height > 50 && size.height < 60)
    let container = try #require(attachment.containers.last ?? nil)
    #expect(container.size.width == 110 && container.lineFragmentPadding == 5)
    #expect(view.layoutManager.usedRect(for: view.textContainer).width == 110)
    #expect(attachment.containers.last == view.textContainer)
  }
}

import Foundation
import Testing
import UIFoundation
import ViewSupport

@testable import UIKit

/// Returns an image of a size in points.
func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
}

@MainActor
struct UIImageViewTests {
  @Test("the intrinsic size is the image's, or none without an image")
  func intrinsicSize() {
    let view = UIImageView(image: image(44, 30))
    #expect(view.intrinsicContentSize == CGSize(width: 44, height: 30))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 44, height: 30))
    #expect(view.sizeThatFits(CGSize(width: 10, height: 10)) == CGSize(width: 44, height: 30))
    view.image = nil
    #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    #expect(!view.isUserInteractionEnabled)
  }

  @Test("with constraints, the view has its image's size, and follows a new image")
  func layout() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIImageView(image: image(44, 30))
    root.addSubview(view, at: [.leading: 10, .top: 20])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 44, height: 30))
    view.image = image(50, 60)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 50, height: 60))
  }

  @Test("constraints refer to the image's alignment rectangle")
  func alignment() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let view = UIImageView(image: image(44, 30).withAlignmentRectInsets(insets))
    root.addSubview(view, at: [.left: 0, .top: 0])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: -2, y: -1, width: 44, height: 30))
    #expect(view.alignmentRect(forFrame: view.frame) == CGRect(x: 0, y: 0, width: 38, height: 26))
  }

  @Test("a highlighted view has the size of its highlighted image, if it has one")
  func highlighted() {
    let view = UIImageView(image: image(44, 30), highlightedImage: image(20, 20))
    view.isHighlighted = true
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 20))
    view.highlightedImage = nil
    #expect(view.intrinsicContentSize == CGSize(width: 44, height: 30))
  }

  @Test("a preferred configuration applies to symbols without their own")
  func symbolConfiguration() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 30)
    // 30 * 1.2 = 36 points.
    #expect(view.intrinsicContentSize == CGSize(width: 36, height: 36))
    let own = UIImage.SymbolConfiguration(pointSize: 10)
    view.image = UIImage(systemName: "star", withConfiguration: own)
    #expect(view.intrinsicContentSize == CGSize(width: 12, height: 12))
    view.image = image(44, 30)
    #expect(view.intrinsicContentSize == CGSize(width: 44, height: 30))
  }

  @Test("an adjusting image grows only in the accessibility categories")
  func accessibility() {
    let view = UIImageView(image: image(44, 30))
    view.adjustsImageSizeForAccessibilityContentSizeCategory = true
    view.overrideTraits(with: UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge))
    #expect(view.intrinsicContentSize == CGSize(width: 44, height: 30))
    let traits = UITraitCollection {
      $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      $0.displayScale = 1
    }
    view.overrideTraits(with: traits)
    // Body's leading grows from 22 to 62: 44 * 62 / 22 = 124, 30 * 62 / 22 = 84.5.
    #expect(view.intrinsicContentSize == CGSize(width: 124, height: 85))
    let button = UIButton()
    button.setImage(image(44, 30), for: .normal)
    button.adjustsImageSizeForAccessibilityContentSizeCategory = true
    button.overrideTraits(with: UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge))
    #expect(button.intrinsicContentSize == CGSize(width: 44, height: 30))
    button.overrideTraits(with: traits)
    #expect(button.intrinsicContentSize == CGSize(width: 124, height: 85))
  }
}

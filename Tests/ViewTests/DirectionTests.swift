import Foundation
import Testing
import UIFoundation
import ViewSupport

@testable import UIKit

/// auto-layout.md, "What is laid out": leading and trailing follow the direction, left and right never flip.
@MainActor
struct DirectionTests {
  private func makeRow() -> (UIView, UIView, UIView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    let (a, b) = (makeView(in: root), makeView(in: root))
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
      a.widthAnchor.constraint(equalToConstant: 20),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 3),
      b.widthAnchor.constraint(equalToConstant: 10),
    ])
    return (root, a, b)
  }

  @Test("leading and trailing flip with the superview's direction, live")
  func flips() {
    let (root, a, b) = makeRow()
    root.layoutIfNeeded()
    #expect(a.frame.minX == 5 && b.frame.minX == 28)
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    // Mirrored: a ends 5 before the right edge, b 3 before a.
    #expect(a.frame.maxX == 95 && b.frame.maxX == 72)
    root.semanticContentAttribute = .unspecified
    root.layoutIfNeeded()
    #expect(a.frame.minX == 5 && b.frame.minX == 28)
  }

  @Test("a row that is fixed at both ends is mirrored without a conflict in between")
  func flipsFixed() {
    let (a, b) = (UIView(), UIView())
    let row = UIStackView(arrangedSubviews: [a, b])
    row.frame = CGRect(x: 0, y: 0, width: 110, height: 44)
    row.distribution = .fillEqually
    row.spacing = 10
    let reports = conflictReports {
      row.layoutIfNeeded()
      for (attribute, edges) in [(.forceRightToLeft, [60, 0]), (.forceLeftToRight, [0, 60])]
        as [(UISemanticContentAttribute, [CGFloat])]
      {
        row.semanticContentAttribute = attribute
        row.layoutIfNeeded()
        // Two views of (110 - 10) / 2.
        #expect([a, b].map(\.frame.minX) == edges)
        #expect(a.frame.width == 50 && b.frame.width == 50)
      }
    }
    #expect(reports.isEmpty)
  }

  @Test("a right-to-left layout is the mirror image, with multipliers, guides, distances, and inequalities")
  func mirrorImage() {
    func frames(_ attribute: UISemanticContentAttribute) -> [CGRect] {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
      root.semanticContentAttribute = attribute
      let guide = UILayoutGuide()
      root.addLayoutGuide(guide)
      let (a, b, c) = (makeView(in: root), makeView(in: root), makeView(in: root))
      let far = c.leadingAnchor.constraint(equalTo: root.trailingAnchor)
      far.priority = .defaultLow
      NSLayoutConstraint.activate([
        NSLayoutConstraint(
          item: a, attribute: .trailing, relatedBy: .equal, toItem: root, attribute: .trailing, multiplier: 0.25,
          constant: 2),
        a.widthAnchor.constraint(equalToConstant: 7),
        guide.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
        guide.widthAnchor.constraint(equalToConstant: 11),
        b.leadingAnchor.constraint(equalTo: guide.trailingAnchor, constant: 1),
        a.leadingAnchor.anchorWithOffset(to: b.trailingAnchor).constraint(equalToConstant: 40),
        c.leadingAnchor.constraint(lessThanOrEqualTo: b.trailingAnchor, constant: 20), far,
        c.widthAnchor.constraint(equalToConstant: 3),
      ])
      root.layoutIfNeeded()
      return [a.frame, guide.layoutFrame, b.frame, c.frame]
    }
    // a ends at 27; the guide spans 35...46; b 47...60; c starts at 80.
    let forward = frames(.forceLeftToRight)
    #expect(forward.map(\.minX) == [20, 35, 47, 80] && forward.map(\.width) == [7, 11, 13, 3])
    #expect(frames(.forceRightToLeft).map(\.maxX) == forward.map { 100 - $0.minX })
  }

  @Test("left and right never flip")
  func absolute() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    root.semanticContentAttribute = .forceRightToLeft
    let view = makeView(in: root)
    view.pin([.left: 5, .right: -50], to: root)
    root.layoutIfNeeded()
    #expect(view.frame.minX == 5 && view.frame.width == 45)
  }

  @Test("the trait's direction is inherited, and the attribute overrides it")
  func effective() {
    let (root, a, _) = makeRow()
    root.overrideTraits(with: UITraitCollection(layoutDirection: .rightToLeft))
    #expect(root.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(a.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    a.semanticContentAttribute = .playback
    #expect(a.effectiveUserInterfaceLayoutDirection == .leftToRight)
    root.layoutIfNeeded()
    #expect(a.frame.maxX == 95)
  }

  @Test(
    "each attribute has its direction",
    arguments: [
      (UISemanticContentAttribute.unspecified, UIUserInterfaceLayoutDirection.rightToLeft), (.playback, .leftToRight),
      (.spatial, .leftToRight), (.forceLeftToRight, .leftToRight), (.forceRightToLeft, .rightToLeft),
    ])
  func attributes(attribute: UISemanticContentAttribute, direction: UIUserInterfaceLayoutDirection) {
    #expect(UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft) == direction)
  }
}

import Foundation
import Testing
import UIFoundation
import ViewSupport

@testable import UIKit

/// The guides of uikit.md, "Margins, guides, safe area".
@MainActor
struct GuideTests {
  private func fill(_ guide: UILayoutGuide, of parent: UIView) -> UIView {
    let view = makeView(in: parent)
    view.pin([.leading: 0, .trailing: 0, .top: 0, .bottom: 0], to: guide)
    return view
  }

  @Test("the readable rectangle is at most 672 points wide at large, centered, and within the margins")
  func readable() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
    let view = fill(root.readableContentGuide, of: root)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 164, y: 8, width: 672, height: 84))
    #expect(root.readableContentGuide.layoutFrame == view.frame)
    root.frame.size.width = 500
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 8, width: 484, height: 84))
    root.layoutMargins.left = 100
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 100, y: 8, width: 392, height: 84))
  }

  @Test("the readable width grows with the content size category as body text does")
  func readableGrows() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 3000, height: 100))
    let view = fill(root.readableContentGuide, of: root)
    root.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    root.layoutIfNeeded()
    // Body's leading is 62 at AX5 and 22 at large (dynamic-type.json): 672 x 62 / 22 = 1893.8181..., to the pixel of
    // 3x.
    #expect(abs(view.frame.width - 5681.0 / 3) < 1e-3)
  }

  @Test("the readable rectangle of a view sized by constraints follows its new width")
  func readableInside() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
    let box = makeView(in: root)
    let view = fill(box.readableContentGuide, of: box)
    let width = box.widthAnchor.constraint(equalToConstant: 900)
    NSLayoutConstraint.activate([
      width, box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor), box.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 114, y: 8, width: 672, height: 34))
    width.constant = 300
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 8, width: 284, height: 34))
  }

  @Test("the keyboard's guide has no height, and is at the bottom of the safe area")
  func keyboard() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    let view = makeView(in: window)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor), view.widthAnchor.constraint(equalToConstant: 10),
      view.topAnchor.constraint(equalTo: window.safeAreaLayoutGuide.topAnchor),
      view.bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor),
    ])
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 20, width: 10, height: 480 - 20 - 34))
    #expect(window.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 446, width: 320, height: 0))
  }

  @Test("a tracking guide is near the bottom and away from the other edges, like a docked keyboard")
  func tracking() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let (near, away, other) = (
      view.widthAnchor.constraint(equalToConstant: 1), view.widthAnchor.constraint(equalToConstant: 2),
      view.widthAnchor.constraint(equalToConstant: 3)
    )
    let guide = view.keyboardLayoutGuide
    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    guide.setConstraints([away], activeWhenAwayFrom: [.leading, .trailing])
    guide.setConstraints([other], activeWhenNearEdge: .top)
    #expect(near.isActive && away.isActive && !other.isActive)
    #expect(guide.constraints(activeWhenNearEdge: .bottom) == [near])
    guide.setConstraints([], activeWhenNearEdge: .bottom)
    #expect(!near.isActive && guide.constraints(activeWhenNearEdge: .bottom).isEmpty)
    guide.removeAllTrackedConstraints()
    #expect(!away.isActive && guide.constraints(activeWhenAwayFrom: [.leading, .trailing]).isEmpty)
  }
}

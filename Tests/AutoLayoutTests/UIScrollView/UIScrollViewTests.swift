import Foundation
import Testing
import UIFoundation
import ViewSupport

@testable import UIKit

@MainActor
struct UIScrollViewTests {
  private func scrollView() -> (root: UIView, scroll: UIScrollView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 20, width: 300, height: 400))
    root.addSubview(scroll)
    return (root, scroll)
  }

  /// Returns a scroll view, laid out, whose content is 5 to 8 points from the edges of the content guide.
  private func scrolledContent() -> (root: UIView, scroll: UIScrollView, content: ContentView) {
    let (root, scroll) = scrollView()
    let content = ContentView(500, 1000)
    scroll.addSubview(content)
    pin(content, to: scroll.contentLayoutGuide)
    root.layoutIfNeeded()
    return (root, scroll, content)
  }

  private func pin(_ view: UIView, to guide: UILayoutGuide) {
    view.pin([.leading: 5, .trailing: -6, .top: 7, .bottom: -8], to: guide)
  }

  @Test("constraints to the content guide determine the content size")
  func contentGuide() {
    let (root, scroll, content) = scrolledContent()
    #expect(scroll.contentSize == CGSize(width: 511, height: 1015))
    #expect(content.frame == CGRect(x: 5, y: 7, width: 500, height: 1000))
    #expect(scroll.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 511, height: 1015))
    content.content = CGSize(width: 100, height: 50)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 111, height: 65))
  }

  @Test("for views inside, edges refer to the content, and sizes to the view")
  func edges() {
    let (root, scroll) = scrollView()
    let content = makeView(in: scroll)
    content.pin([.leading: 0, .trailing: 0, .top: 0, .bottom: 0, .width: 0], to: scroll)
    content.heightAnchor.constraint(equalToConstant: 1234).isActive = true
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 300, height: 1234))
    #expect(scroll.contentSize == CGSize(width: 300, height: 1234))
    #expect(scroll.frame == CGRect(x: 10, y: 20, width: 300, height: 400))
  }

  @Test("for views outside, edges refer to the view")
  func outside() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scroll)
    let content = ContentView(500, 1000)
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      scroll.topAnchor.constraint(equalTo: root.topAnchor), scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(scroll.frame == CGRect(x: 10, y: 0, width: 300, height: 480))
    #expect(scroll.contentSize == CGSize(width: 500, height: 1000))
  }

  @Test("in a right-to-left layout, the content determines its size, too")
  func rightToLeft() {
    let (root, scroll) = scrollView()
    root.semanticContentAttribute = .forceRightToLeft
    scroll.semanticContentAttribute = .forceRightToLeft
    let content = ContentView(500, 1000)
    scroll.addSubview(content)
    pin(content, to: scroll.contentLayoutGuide)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 511, height: 1015))
    // Leading is right: 5 points there, 6 on the left.
    #expect(content.frame == CGRect(x: 6, y: 7, width: 500, height: 1000))
  }

  @Test("views constrained to the frame guide do not move while the content scrolls")
  func frameGuide() {
    let (root, scroll) = scrollView()
    let header = ContentView(50, 20)
    scroll.addSubview(header)
    header.pin([.top: 3, .trailing: 0], to: scroll.frameLayoutGuide)
    root.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 250, y: 3, width: 50, height: 20))
    scroll.contentOffset = CGPoint(x: 7, y: 100)
    root.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 257, y: 103, width: 50, height: 20))
    #expect(header.convert(header.bounds, to: root) == CGRect(x: 260, y: 23, width: 50, height: 20))
    #expect(scroll.frameLayoutGuide.layoutFrame == CGRect(x: 7, y: 100, width: 300, height: 400))
  }

  @Test("content with the frame's width and its text's height is laid out in two passes")
  func text() {
    let (root, scroll) = scrollView()
    // 60 letters of 10 points in 300 points: 2 lines of 20.
    let text = TextBox(characters: 60)
    scroll.addSubview(text)
    let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
    text.pin([.leading: 0, .trailing: 0, .top: 0, .bottom: 0], to: content)
    content.widthAnchor.constraint(equalTo: frame.widthAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 300, height: 40))
    scroll.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 60))
  }

  @Test("a scroll view leaves and returns together with its guides")
  func leaving() {
    let (root, scroll, content) = scrolledContent()
    scroll.removeFromSuperview()
    root.layoutIfNeeded()
    content.content = CGSize(width: 10, height: 10)
    root.addSubview(scroll)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 21, height: 25))
  }

  @Test("without constraints, the content has the size that was set")
  func byHand() {
    let (root, scroll) = scrollView()
    scroll.contentSize = CGSize(width: 900, height: 800)
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 900, height: 800))
    scroll.addSubview(child)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 900, height: 800))
    #expect(scroll.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 900, height: 800))
  }

  @Test("the safe area adds to the insets unless that is disabled")
  func insets() {
    let (_, scroll) = scrollView()
    scroll.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    scroll.contentSize = CGSize(width: 10, height: 10_000)
    scroll.setSafeArea(UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 21, left: 2, bottom: 13, right: 4))
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  /// Counts the notifications.
  private final class Listener: NSObject, UIScrollViewDelegate {
    var scrolls = 0
    var animations = 0
    var insets = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { animations += 1 }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { insets += 1 }
  }

  @Test("the delegate is notified only of changes")
  func delegate() {
    let (_, scroll) = scrollView()
    let listener = Listener()
    scroll.delegate = listener
    scroll.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
    scroll.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
    #expect(listener.scrolls == 1 && listener.animations == 0)
    scroll.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
    #expect(listener.scrolls == 2 && listener.animations == 1)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 110) && listener.scrolls == 3)
    scroll.contentInset.top = 5
    scroll.contentInset.top = 5
    #expect(listener.insets == 1)
  }

  /// uikit-recorded.md, "Sizes and alignment insets": frame (0, offset; W, 60), first subview, hidden at rest (R).
  @Test("a refresh control is the first subview, 60 points high at the start of the visible area, and hidden at rest")
  func refreshControl() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    scroll.addSubview(UIView())
    let control = UIRefreshControl()
    scroll.refreshControl = control
    #expect(scroll.subviews.first === control && control.isHidden)
    #expect(control.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
    scroll.contentInset.top = 64
    scroll.contentOffset.y = -64
    scroll.layoutIfNeeded()
    #expect(control.frame == CGRect(x: 0, y: -64, width: 320, height: 60))
    control.beginRefreshing()
    #expect(control.isRefreshing && !control.isHidden)
    control.endRefreshing()
    #expect(control.isHidden)
    scroll.refreshControl = nil
    #expect(control.superview == nil)
  }
}

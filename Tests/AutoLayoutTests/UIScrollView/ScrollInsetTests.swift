import Foundation
import Testing
import UIFoundation
import ViewSupport

@testable import UIKit

/// The start of content under bars, and the part of the safe area that is added to its insets.
@MainActor
struct ScrollInsetTests {
  /// Counts the notifications, and records the content offset at each.
  private final class Listener: NSObject, UIScrollViewDelegate {
    var offsets: [CGFloat] = []
    var insets: [CGFloat] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      insets.append(scrollView.adjustedContentInset.top)
    }
  }

  private let area = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 20)

  /// A scroll view as large as its window, which has a status bar, a home indicator, and rounded sides.
  private func inWindow(
    content: CGSize, _ behavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic
  ) -> (UIWindow, UIScrollView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    window.deviceSafeAreaInsets = area
    let scroll = UIScrollView(frame: window.bounds)
    scroll.contentInsetAdjustmentBehavior = behavior
    scroll.contentSize = content
    window.addSubview(scroll)
    window.layoutIfNeeded()
    return (window, scroll)
  }

  /// The documented insets: the safe area's along the axes in which the content is larger than the view.
  @Test("the safe area applies along the axes that can scroll", arguments: [false, true], [false, true])
  func axes(isWide: Bool, isHigh: Bool) {
    let content = CGSize(width: isWide ? 1000 : 100, height: isHigh ? 2000 : 100)
    for behavior in [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes] {
      let (_, scroll) = inWindow(content: content, behavior)
      #expect(
        scroll.adjustedContentInset
          == UIEdgeInsets(
            top: isHigh ? 44 : 0, left: isWide ? 10 : 0, bottom: isHigh ? 34 : 0, right: isWide ? 20 : 0))
      #expect(scroll.contentOffset == CGPoint(x: isWide ? -10 : 0, y: isHigh ? -44 : 0))
    }
    #expect(inWindow(content: content, .always).1.adjustedContentInset == area)
    #expect(inWindow(content: content, .never).1.adjustedContentInset == .zero)
  }

  @Test("small content that bounces avoids the safe area, and content that shrinks no longer does")
  func bouncing() {
    let (window, scroll) = inWindow(content: CGSize(width: 100, height: 100))
    scroll.alwaysBounceVertical = true
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(scroll.contentOffset.y == -44)
    scroll.alwaysBounceHorizontal = true
    #expect(scroll.adjustedContentInset == area && scroll.contentOffset.x == -10)
    scroll.alwaysBounceVertical = false
    #expect(scroll.adjustedContentInset.top == 0 && scroll.contentOffset.y == 0)
    scroll.contentSize.height = 813
    #expect(scroll.adjustedContentInset.top == 44 && scroll.contentOffset.y == -44)
    // As high as its content, the view does not scroll.
    scroll.frame.size.height = 813
    window.layoutIfNeeded()
    #expect(scroll.adjustedContentInset.top == 0 && scroll.contentOffset.y == 0)
  }

  @Test(
    "small content of a controller on a navigation stack avoids its bars, if it is the first view", arguments: [0, 1])
  func betweenBars(index: Int) {
    let page = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    for _ in 0..<index { page.view.addSubview(UIView()) }
    page.view.addSubview(scroll)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    window.deviceSafeAreaInsets = area
    window.rootViewController = UINavigationController(rootViewController: page)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    // The bar is 44 points high, below the status bar.
    #expect(scroll.adjustedContentInset.top == (index == 0 ? 88 : 0))
    #expect(scroll.contentOffset.y == (index == 0 ? -88 : 0))
    #expect(scroll.adjustedContentInset.left == 0)
  }

  @Test("content at its start follows the insets, and scrolled content stays")
  func following() {
    let (window, scroll) = inWindow(content: CGSize(width: 100, height: 2000))
    let listener = Listener()
    scroll.delegate = listener
    window.deviceSafeAreaInsets.top = 20
    #expect(scroll.contentOffset.y == -20 && listener.offsets == [-20] && listener.insets == [20])
    scroll.contentInset.top = 5
    #expect(scroll.contentOffset.y == -25 && listener.insets == [20, 25])
    scroll.contentOffset.y = 100
    window.deviceSafeAreaInsets.top = 50
    scroll.contentInset.top = 0
    #expect(scroll.contentOffset.y == 100 && listener.insets == [20, 25, 55, 50])
    #expect(listener.offsets == [-20, -25, 100])
    scroll.contentInset.top = 0
    #expect(listener.insets.count == 4)
  }

  @Test("views that scroll under a bar get the safe area only as far as the insets do not include it")
  func inside() {
    let (_, scroll) = inWindow(content: CGSize(width: 100, height: 2000))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
    scroll.addSubview(child)
    scroll.contentOffset.y = 0
    // At the sides, where nothing scrolls, the view extends under the rounded sides.
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20))
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 44, left: 10, bottom: 0, right: 20))
    scroll.contentInsetAdjustmentBehavior = .always
    #expect(child.safeAreaInsets == .zero)
  }

  @Test("content whose height depends on the safe area inside settles")
  func circular() {
    let (window, scroll) = inWindow(content: .zero)
    let (content, block) = (UIView(), UIView())
    for view in [content, block] { view.translatesAutoresizingMaskIntoConstraints = false }
    scroll.addSubview(content)
    content.addSubview(block)
    let height = block.heightAnchor.constraint(equalToConstant: 800)
    content.pin([.top: 0, .bottom: 0, .leading: 0, .trailing: 0, .width: 0], to: scroll)
    block.pin([.top: 0, .bottom: 0], to: content.safeAreaLayoutGuide)
    height.isActive = true
    // 800 fit into 812 without the safe area inside, and not with it.
    for _ in 0..<3 {
      window.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(scroll.contentSize.height >= 800 && scroll.contentSize.height <= CGFloat(800 + 44 + 34))
    }
    height.constant = 2000
    window.layoutIfNeeded()
    #expect(scroll.contentSize.height == 2000 && scroll.contentOffset.y == -44)
  }

  @Test("a rectangle scrolled to visible avoids the insets")
  func revealing() {
    let (_, scroll) = inWindow(content: CGSize(width: 100, height: 2000))
    scroll.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 10), animated: false)
    // The lower edge at 812 less 34.
    #expect(scroll.contentOffset.y == CGFloat(1010 - (812 - 34)))
    scroll.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset.y == CGFloat(200 - 44))
  }

  @Test("a delegate called through optional chaining sets the end of scrolling through its pointer")
  func dragging() {
    final class Paging: NSObject, UIScrollViewDelegate {
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) {
        unsafe targetContentOffset.pointee.x = velocity.x > 0 ? 300 : 0
      }
    }
    let paging: any UIScrollViewDelegate = Paging()
    var target = CGPoint(x: 170, y: 0)
    unsafe paging.scrollViewWillEndDragging?(
      UIScrollView(), withVelocity: CGPoint(x: 1, y: 0), targetContentOffset: &target)
    #expect(target.x == 300)
  }
}

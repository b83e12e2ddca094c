import CoreGraphics
import ViewSupport
import Foundation
import Testing
import UIFoundation

@testable import UIKit

@MainActor
@Suite struct BarDrawingTests {
  private func navigation(_ title: String) -> UINavigationController {
    let controller = UIViewController()
    controller.title = title
    let navigation = UINavigationController(rootViewController: controller)
    navigation.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    navigation.view.layoutIfNeeded()
    return navigation
  }

  @Test("a navigation bar draws its background, a hairline below, and the centered title")
  func navigationBar() throws {
    let bar = navigation("Settings").navigationBar
    bar.standardAppearance.configureWithOpaqueBackground()
    let drawn = DrawnView(bar)
    let pixel = bar.pixelSnapping.pixel
    let (background, hairline) = (
      CGRect(x: 0, y: 0, width: 375, height: 44), CGRect(x: 0, y: 44, width: 375, height: pixel)
    )
    #expect(drawn.fills(.systemBackground) == [background])
    #expect(drawn.fills(.separator) == [hairline])
    let title = try #require(drawn.texts.first)
    #expect(title.text == "Settings")
    let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    let width = "Settings".size(withAttributes: [.font: font]).width
    #expect(abs(title.start.x - (375 - width) / 2) < 1e-5)
  }

  @Test("appearances decide the color and the hairline, and a transparent one draws nothing")
  func appearances() {
    let bar = navigation("Settings").navigationBar
    bar.standardAppearance.backgroundColor = .red
    bar.standardAppearance.shadowColor = nil
    #expect(DrawnView(bar).fills(.red).count == 1)
    #expect(DrawnView(bar).fills(.separator).isEmpty)
    bar.standardAppearance = UINavigationBarAppearance()
    bar.standardAppearance.configureWithTransparentBackground()
    #expect(DrawnView(bar).fills.isEmpty)
    #expect(DrawnView(bar).texts.map(\.text) == ["Settings"])
  }

  @Test("a large title is below the bar's buttons, at the leading margin")
  func largeTitle() throws {
    let navigation = navigation("Settings")
    navigation.navigationBar.prefersLargeTitles = true
    navigation.view.layoutIfNeeded()
    let title = try #require(DrawnView(navigation.navigationBar).texts.first)
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(title.start.x == 16)
    #expect(title.start.y > 44 && title.start.y < 96)
  }

  @Test("buttons are at the sides, and mirrored in a right-to-left layout", arguments: [false, true])
  func buttons(isMirrored: Bool) throws {
    let navigation = navigation("Settings")
    let next = UIViewController()
    next.title = "Sound"
    next.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    navigation.pushViewController(next, animated: false)
    let bar = navigation.navigationBar
    bar.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    let texts = DrawnView(bar).texts
    let back = try #require(texts.first { $0.text == "Settings" })
    let done = try #require(texts.first { $0.text == "Done" })
    #expect(texts.contains { $0.text == "Sound" })
    #expect((back.start.x < done.start.x) == !isMirrored)
    #expect(done.color == UIColor.systemBlue.displayColor)
  }

  @Test("flexible spaces of a toolbar share what its buttons leave, from the leading edge", arguments: [false, true])
  func toolbar(isMirrored: Bool) throws {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    toolbar.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    toolbar.items = [
      UIBarButtonItem(title: "One"), UIBarButtonItem(systemItem: .flexibleSpace), UIBarButtonItem(title: "Two"),
      UIBarButtonItem(systemItem: .flexibleSpace), UIBarButtonItem(title: "Three"),
    ]
    let texts = DrawnView(toolbar).texts
    #expect(texts.map(\.text) == ["One", "Two", "Three"])
    let font = UIFont.systemFont(ofSize: 17)
    let widths = ["One", "Two", "Three"].map {
      toolbar.pixelSnapping.ceilToPixel($0.size(withAttributes: [.font: font]).width)
    }
    let total = widths.reduce(0, +)
    let space = (375 - 32 - total) / 2
    let starts = [16, 16 + widths[0] + space, 375 - 16 - widths[2]]
    for (index, text) in texts.enumerated() {
      let expected = isMirrored ? 375 - starts[index] - widths[index] : starts[index]
      // The title is centered in whole pixels.
      #expect(abs(text.start.x - expected) < toolbar.pixelSnapping.pixel, "\(text.text)")
    }
    toolbar.items = [UIBarButtonItem(title: "One"), .fixedSpace(30), UIBarButtonItem(title: "Two")]
    let fixed = DrawnView(toolbar).texts.map(\.start.x)
    #expect(abs(abs(fixed[1] - fixed[0]) - 30 - widths[isMirrored ? 1 : 0]) < 1)
  }

  @Test("tabs share the bar's width, and the selected one has the tint color")
  func tabs() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = ["One", "Two", "Three"].map {
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: $0, image: UIImage(systemName: "circle"), tag: 0)
      return controller
    }
    tabs.selectedIndex = 1
    tabs.view.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    tabs.view.layoutIfNeeded()
    let drawn = DrawnView(tabs.tabBar)
    #expect(drawn.texts.map(\.text) == ["One", "Two", "Three"])
    let font = UIFont.systemFont(ofSize: 10, weight: .medium)
    for (index, text) in drawn.texts.enumerated() {
      let width = text.text.size(withAttributes: [.font: font]).width
      #expect(abs(text.start.x + width / 2 - (50 + 100 * CGFloat(index))) < 1e-5)
      #expect(text.color == (index == 1 ? UIColor.systemBlue : .systemGray).displayColor)
    }
    #expect(drawn.strokes.count == 3)
    #expect(abs(drawn.strokes[0].path.boundingBox.midX - 50) < 0.5)
  }

  @Test("a search field has a rounded background inside of its bar")
  func searchBar() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    // The field is 8 points from either side and 36 high.
    let field = CGRect(x: 8, y: 10, width: 304, height: 36)
    #expect(DrawnView(bar).fills(.tertiarySystemFill) == [field])
    bar.overrideUserInterfaceStyle = .dark
    #expect(DrawnView(bar).fills(.tertiarySystemFill, .dark) == [field])
  }

  @Test("bars without a size, or with the largest one, draw without a trap")
  func extremes() {
    for size in [CGSize.zero, CGSize(width: 1e15, height: 1e15), CGSize(width: 0.01, height: 0.01)] {
      for bar in [UINavigationBar(), UIToolbar(), UITabBar(), UISearchBar()] as [UIView] {
        bar.frame.size = size
        (bar as? UINavigationBar)?.items = [UINavigationItem(title: "A"), UINavigationItem(title: "B")]
        (bar as? UITabBar)?.items = [UITabBarItem(title: "A", image: nil, tag: 0)]
        _ = bar.displayList()
      }
    }
  }
}

import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// Properties that have no effect without a screen and a user are stored, so that source code that sets them can read
/// them.
@MainActor
struct KeptValueTests {
  private class Badge: UILabel {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { nil }
  }

  @Test("an appearance proxy has the class that it represents, is always the same object, and changes no view")
  func appearance() {
    Badge.appearance().textColor = .red
    #expect(Badge.appearance().textColor == .red && Badge.appearance() === Badge.appearance())
    #expect(UILabel.appearance() !== Badge.appearance() && Badge().textColor != .red)
    UIBarButtonItem.appearance().tintColor = .blue
    #expect(UIBarButtonItem.appearance().tintColor == .blue)
  }

  @Test("a background's colors are its own or derived from the tint")
  func backgroundColors() {
    var background = UIBackgroundConfiguration.clear()
    #expect(background.resolvedBackgroundColor(for: .red) == .clear)
    background.backgroundColor = nil
    #expect(background.resolvedBackgroundColor(for: .red) == .red)
    // Red's luminance in sRGB is 0.2126 (ITU-R BT.709).
    background.backgroundColorTransformer = .grayscale
    #expect(background.resolvedBackgroundColor(for: .red) == UIColor(white: 0.2126, alpha: 1))
    #expect(background.resolvedStrokeColor(for: .blue) == .blue)
    background.strokeColor = .green
    background.strokeColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    #expect(background.resolvedStrokeColor(for: .blue) == UIColor.green.withAlphaComponent(0.5))
  }

  @Test("a scroll view leaves touches to controls, and cancels them in other views")
  func touches() {
    let scroll = UIScrollView()
    #expect(!scroll.touchesShouldCancel(in: UISwitch()))
    #expect(scroll.touchesShouldCancel(in: UIView()))
    #expect(scroll.touchesShouldBegin([], with: nil, in: UIView()))
  }

  @Test("a controller's presentation controller matches its style, and is stored")
  func presentation() {
    let controller = UIViewController()
    controller.modalPresentationStyle = .pageSheet
    controller.sheetPresentationController?.detents = [.medium(), .large()]
    #expect(controller.sheetPresentationController?.detents.map(\.identifier) == [.medium, .large])
    #expect(controller.popoverPresentationController == nil)
    let balloon = UIViewController()
    balloon.modalPresentationStyle = .popover
    balloon.popoverPresentationController?.permittedArrowDirections = .up
    #expect(balloon.popoverPresentationController?.permittedArrowDirections == .up)
    #expect(balloon.presentationController === balloon.popoverPresentationController)
  }

  @Test("a menu preserves its identifier when its children are replaced, and a view its effects and interactions")
  func menus() {
    let menu = UIMenu(title: "M", identifier: UIMenu.Identifier("m"), options: .displayInline, children: [])
    let action = UIAction(title: "A") { _ in }
    let other = menu.replacingChildren([action])
    #expect(other.identifier == menu.identifier && other.children == [action] && other.options == .displayInline)
    let view = UIView()
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    view.addMotionEffect(effect)
    #expect(view.motionEffects == [effect])
    view.removeMotionEffect(effect)
    let pointer = UIPointerInteraction(delegate: nil)
    view.addInteraction(pointer)
    #expect(view.motionEffects.isEmpty && pointer.view === view && view.interactions.count == 1)
    view.removeInteraction(pointer)
    #expect(pointer.view == nil && view.interactions.isEmpty)
  }

  @Test("the pasteboard stores what was copied until something else is")
  func pasteboard() {
    UIPasteboard.general.strings = ["a", "b"]
    #expect(UIPasteboard.general.string == "a" && UIPasteboard.general.numberOfItems == 2)
    UIPasteboard.general.url = URL(fileURLWithPath: "/")
    #expect(UIPasteboard.general.hasURLs && !UIPasteboard.general.hasStrings)
  }

  @Test("a picker's date stays within its limits")
  func datePicker() {
    let picker = UIDatePicker()
    picker.minimumDate = Date(timeIntervalSince1970: 100)
    picker.maximumDate = Date(timeIntervalSince1970: 200)
    picker.date = Date(timeIntervalSince1970: 300)
    #expect(picker.date == picker.maximumDate)
    picker.date = Date(timeIntervalSince1970: 0)
    #expect(picker.date == picker.minimumDate)
  }

  @Test("pages replace each other")
  func pages() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let (first, second) = (UIViewController(), UIViewController())
    pages.setViewControllers([first], direction: .forward, animated: false)
    pages.loadViewIfNeeded()
    #expect(first.view.superview === pages.view && first.parent === pages)
    pages.setViewControllers([second], direction: .forward, animated: true)
    #expect(second.view.superview === pages.view && first.view.superview == nil && first.parent == nil)
  }

  @Test("a text view's storage and text are in sync")
  func textStorage() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.text = "one"
    #expect(view.textStorage.string == "one")
    view.text = "two"
    #expect(view.textStorage.string == "two")
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
    #expect(view.text == "three")
    let used = view.layoutManager.usedRect(for: view.textContainer)
    #expect(view.textContainer.size.width == 100 && used.height == 12 * 1.193359375)
    let storage = NSTextStorage(string: "given")
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: .zero))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    #expect(UITextView(frame: .zero, textContainer: container).text == "given")
  }
}

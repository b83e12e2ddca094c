import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// Source code for iOS creates views of classes that it does not name: the Objective-C runtime finds their
/// initializers.
@MainActor
struct RuntimeInitializerTests {
  final class Framed: UIView {
    var wasTold: CGRect?
    override init(frame: CGRect) {
      super.init(frame: frame)
      wasTold = frame
    }
    required init?(coder: NSCoder) { return nil }
  }

  final class Titled: UIView {
    let title: String
    init(frame: CGRect = .zero, title: String = "untitled") {
      self.title = title
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { return nil }
  }

  final class Controller: UIViewController {
    var cameFromNib = false
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
      cameFromNib = nibNameOrNil != nil
    }
    required init?(coder: NSCoder) { return nil }
  }

  private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

  private func make<Made: UIView>(_ setUp: (Made) -> Void = { _ in }) -> Made {
    let made = Made()
    setUp(made)
    return made
  }

  @Test("a generic function creates a view of the class that its caller expects")
  func generic() {
    let label: UILabel = make { $0.text = "a" }
    #expect(label.text == "a")
    let framed: Framed = make()
    #expect(framed.wasTold == .zero)
  }

  @Test("a view is created from a class value, with its frame")
  func metatypes() {
    let kinds: [UIView.Type] = [UILabel.self, Framed.self, UIScrollView.self]
    let made = kinds.map { $0.init(frame: rect) }
    #expect(zip(kinds, made).allSatisfy { type(of: $1) == $0 })
    #expect(made.map(\.frame) == [rect, rect, rect])
    #expect((made[1] as? Framed)?.wasTold == rect)
  }

  @Test("a method creates another view of the class that it is called on, and of the object's own class")
  func selves() {
    #expect(type(of: Framed.another()) == Framed.self)
    let view: UIView = Framed(frame: rect)
    #expect(type(of: view.twin()) == Framed.self)
  }

  @Test("a class's own initializer with default arguments is preferred")
  func ownDefaults() {
    #expect(Titled().title == "untitled")
    #expect(Titled(frame: rect).frame == rect)
    let inferred: Titled = .init()
    #expect(inferred.title == "untitled")
  }

  @Test("views of every kind can be created this way, including those with their own initializers")
  func kinds() {
    let kinds: [UIView.Type] = [
      UIButton.self, UIImageView.self, UIStackView.self, UISwitch.self, UITextField.self, UITextView.self,
      UIWindow.self,
      UIVisualEffectView.self, UISegmentedControl.self, UIActivityIndicatorView.self, UIProgressView.self,
    ]
    #expect(kinds.allSatisfy { type(of: $0.init()) == $0 })
  }

  final class OwnStart: UIView {
    var isOwn = false
    init() {
      super.init(frame: .zero)
      isOwn = true
    }
    required init?(coder: NSCoder) { return nil }
    static func start() -> Self { Self() }
  }

  class RequiredStart: UIView {
    var isOwn = false
    required init() {
      super.init(frame: .zero)
      isOwn = true
    }
    required init?(coder: NSCoder) { return nil }
    static func start() -> Self { Self() }
    func twinOfOwn() -> Self { type(of: self).init() }
  }

  final class Later: RequiredStart {}

  private func start<Made: RequiredStart>(_ kind: Made.Type) -> Made { Made() }

  @Test("a class's own initializer without arguments is called for Self, and by generic code over that class")
  func ownStarts() {
    #expect(OwnStart.start().isOwn && OwnStart().isOwn)
    #expect(Later.start().isOwn && start(Later.self).isOwn && Later().twinOfOwn().isOwn)
  }

  final class IconButton: UIButton {
    var wasFramed = false
    override init(frame: CGRect) {
      super.init(frame: frame)
      wasFramed = true
    }
    required init?(coder: NSCoder) { return nil }
  }

  final class Photo: UIImageView {
    var wasShown: UIImage?
    override init(image: UIImage?) {
      super.init(image: image)
      wasShown = image
    }
    required init?(coder: NSCoder) { return nil }
  }

  final class Column: UIStackView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      axis = .vertical
    }
    required init(coder: NSCoder) { super.init(coder: coder) }
  }

  private func button<Made: UIButton>(_ kind: Made.Type, _ type: UIButton.ButtonType) -> Made { Made(type: type) }
  private func picture<Made: UIImageView>(_ kind: Made.Type, _ image: UIImage?) -> Made { Made(image: image) }
  private func stack<Made: UIStackView>(_ kind: Made.Type, _ views: [UIView]) -> Made {
    Made(arrangedSubviews: views)
  }

  @Test("generic code makes buttons of a type, image views of an image, and stack views of views")
  func ofClassesOfControls() {
    let made = button(IconButton.self, .custom)
    #expect(made.wasFramed && made.buttonType == .custom)
    #expect(button(UIButton.self, .system).buttonType == .system)
    let image = UIImage()
    #expect(picture(Photo.self, image).wasShown === image && picture(UIImageView.self, image).image === image)
    let (first, second) = (UIView(), UIView())
    let column = stack(Column.self, [first, second])
    #expect(column.axis == .vertical && column.arrangedSubviews == [first, second])
    #expect(stack(UIStackView.self, [first]).arrangedSubviews == [first])
  }

  private func controller<Made: UIViewController>(_ kind: Made.Type) -> Made { Made() }

  @Test("a controller of the requested class is created, with and without a nib name")
  func controllers() {
    #expect(!controller(Controller.self).cameFromNib)
    let kind: UIViewController.Type = Controller.self
    #expect((kind.init(nibName: "Main", bundle: nil) as? Controller)?.cameFromNib == true)
  }

  @Test("a class prints its name with its module")
  func names() {
    #expect(UIView.description() == "UIKit.UIView")
    #expect(NSStringFromClass(UILabel.self) == "UIKit.UILabel")
  }
}

extension UIView {
  fileprivate static func another() -> Self { Self(frame: .zero) }
  fileprivate func twin() -> UIView { type(of: self).init() }
}

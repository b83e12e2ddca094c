public import Foundation
public import UIFoundation

/// A class that source makes objects of without naming it: `T()`, `Self(frame: .zero)`, `type(of: view).init()`.
///
/// On iOS that may be said of every class of UIKit, since the Objective-C runtime finds the initializer. Swift allows it
/// of `required` initializers alone, and those would have to be written anew in every subclass. An initializer in an
/// extension of a protocol may be called so too, and any other of the same form is preferred to it: it is what remains
/// for a class that is known only when the program runs.
///
/// Such an initializer has no body of its own: within one, the class would be what the caller has written, and not what
/// it has in hand. Its symbol is that of a static method of the same form, which is told the class. That one calls the
/// class's own initializer, through a convenience initializer whose symbol has a second, callable face, as tables make
/// their cells.
///
/// A class that has left the initializer out traps with Swift's own message, as it does on iOS.
///
/// A class's own `init()` is called where the class is known when the source is compiled. Generic code over a superclass
/// calls `init(frame:)` instead, or traps where the class has left that out: Swift gives an `init()` that overrides a
/// convenience initializer a place of its own in the class, which the superclass does not know.
public protocol MadeOfAnyClass {}

extension UIResponder: MadeOfAnyClass {}

extension NSObject {
  convenience init(ofAnyClass: Bool) { self.init() }

  /// An object of the class that this is called on.
  @_silgen_name("$s10Foundation8NSObjectC7UIViewsE10ofAnyClassACSb_tcfC")
  package final class func made(ofAnyClass: Bool) -> Self
}

extension UIView {
  convenience init(ofAnyClassIn frame: CGRect) { self.init(frame: frame) }

  /// A view of the class that this is called on.
  @_silgen_name("$s7UIViews6UIViewC12ofAnyClassInAC10Foundation6CGRectV_tcfC")
  final class func made(ofAnyClassIn frame: CGRect) -> Self
}

extension UIViewController {
  convenience init(ofAnyClassNamed nibName: __owned String?, bundle: __owned Bundle?) {
    self.init(nibName: nibName, bundle: bundle)
  }

  /// A controller of the class that this is called on.
  @_silgen_name("$s7UIViews16UIViewControllerC15ofAnyClassNamed6bundleACSSSgn_10Foundation6BundleCSgntcfC")
  final class func made(ofAnyClassNamed nibName: __owned String?, bundle: __owned Bundle?) -> Self
}

extension UIButton {
  convenience init(ofAnyClass type: ButtonType) { self.init(type: type) }

  /// A button of the class that this is called on.
  @_silgen_name("$s7UIViews8UIButtonC10ofAnyClassA2C10ButtonTypeO_tcfC")
  final class func made(ofAnyClass type: ButtonType) -> Self
}

extension UIImageView {
  convenience init(ofAnyClassShowing image: __owned UIImage?) { self.init(image: image) }

  /// An image view of the class that this is called on.
  @_silgen_name("$s7UIViews11UIImageViewC17ofAnyClassShowingAC12UIFoundation0B0CSgn_tcfC")
  final class func made(ofAnyClassShowing image: __owned UIImage?) -> Self
}

extension UIStackView {
  convenience init(ofAnyClassArranging views: __owned [UIView]) { self.init(arrangedSubviews: views) }

  /// A stack view of the class that this is called on.
  @_silgen_name("$s7UIViews11UIStackViewC19ofAnyClassArrangingACSayAA6UIViewCGn_tcfC")
  final class func made(ofAnyClassArranging views: __owned [UIView]) -> Self
}

extension MadeOfAnyClass where Self: UIResponder {
  @MainActor @preconcurrency @_silgen_name("galley_UIResponder_init")
  static func make() -> Self { made(ofAnyClass: true) }

  /// An object of a class that is known only when the program runs.
  @MainActor @preconcurrency @_silgen_name("galley_UIResponder_init")
  public init()
}

extension MadeOfAnyClass where Self: UIView {
  @MainActor @preconcurrency @_silgen_name("galley_UIView_init_frame")
  static func make(frame: CGRect) -> Self { made(ofAnyClassIn: frame) }

  /// A view of a class that is known only when the program runs, with the given frame.
  @MainActor @preconcurrency @_silgen_name("galley_UIView_init_frame")
  public init(frame: CGRect)
}

extension MadeOfAnyClass where Self: UIViewController {
  @MainActor @preconcurrency @_silgen_name("galley_UIViewController_init_nibName_bundle")
  static func make(nibName: __owned String?, bundle: __owned Bundle?) -> Self {
    made(ofAnyClassNamed: nibName, bundle: bundle)
  }

  /// A controller of a class that is known only when the program runs; there are no nibs here.
  @MainActor @preconcurrency @_silgen_name("galley_UIViewController_init_nibName_bundle")
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
}

extension MadeOfAnyClass where Self: UIButton {
  @MainActor @preconcurrency @_silgen_name("galley_UIButton_init_type")
  static func make(type: UIButton.ButtonType) -> Self { made(ofAnyClass: type) }

  /// A button of a type, of a class that is known only when the program runs.
  @MainActor @preconcurrency @_silgen_name("galley_UIButton_init_type")
  public init(type buttonType: UIButton.ButtonType)
}

extension MadeOfAnyClass where Self: UIImageView {
  @MainActor @preconcurrency @_silgen_name("galley_UIImageView_init_image")
  static func make(image: __owned UIImage?) -> Self { made(ofAnyClassShowing: image) }

  /// An image view as large as its image, of a class that is known only when the program runs.
  @MainActor @preconcurrency @_silgen_name("galley_UIImageView_init_image")
  public init(image: UIImage?)
}

extension MadeOfAnyClass where Self: UIStackView {
  @MainActor @preconcurrency @_silgen_name("galley_UIStackView_init_arrangedSubviews")
  static func make(arrangedSubviews views: __owned [UIView]) -> Self { made(ofAnyClassArranging: views) }

  /// A stack view of some views, of a class that is known only when the program runs.
  @MainActor @preconcurrency @_silgen_name("galley_UIStackView_init_arrangedSubviews")
  public init(arrangedSubviews views: [UIView])
}

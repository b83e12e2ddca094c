public import Foundation
public import UIFoundation

// Initializers for classes known only at run time (see `RuntimeInitializable`).

extension NSObject {
  convenience init(ofAnyClass: Bool) { self.init() }

  /// Returns a new instance of the receiving class.
  @_silgen_name("$s10Foundation8NSObjectC7UIViewsE10ofAnyClassACSb_tcfC")
  package final class func made(ofAnyClass: Bool) -> Self
}

extension UIView {
  // Usable from inline, because an optimized build removes it otherwise: other modules call it by its second name.
  @usableFromInline convenience init(ofAnyClassIn frame: CGRect) { self.init(frame: frame) }

  /// Returns a new instance of the receiving class.
  @_silgen_name("$s7UIViews6UIViewC12ofAnyClassInAC10Foundation6CGRectV_tcfC")
  package final class func made(ofAnyClassIn frame: CGRect) -> Self
}

extension UIButton {
  convenience init(ofAnyClass type: ButtonType) { self.init(type: type) }

  /// Returns a new instance of the receiving class.
  @_silgen_name("$s7UIViews8UIButtonC10ofAnyClassA2C10ButtonTypeO_tcfC")
  final class func made(ofAnyClass type: ButtonType) -> Self
}

extension UIImageView {
  convenience init(ofAnyClassShowing image: __owned UIImage?) { self.init(image: image) }

  /// Returns a new instance of the receiving class.
  @_silgen_name("$s7UIViews11UIImageViewC17ofAnyClassShowingAC12UIFoundation0B0CSgn_tcfC")
  final class func made(ofAnyClassShowing image: __owned UIImage?) -> Self
}

extension UIStackView {
  convenience init(ofAnyClassArranging views: __owned [UIView]) { self.init(arrangedSubviews: views) }

  /// Returns a new instance of the receiving class.
  @_silgen_name("$s7UIViews11UIStackViewC19ofAnyClassArrangingACSayAA6UIViewCGn_tcfC")
  final class func made(ofAnyClassArranging views: __owned [UIView]) -> Self
}

extension RuntimeInitializable where Self: UIResponder {
  @MainActor @preconcurrency @_silgen_name("galley_UIResponder_init")
  static func make() -> Self { made(ofAnyClass: true) }

  /// Creates an object of a class that is known only at run time.
  @MainActor @preconcurrency @_silgen_name("galley_UIResponder_init")
  public init()
}

extension RuntimeInitializable where Self: UIView {
  @MainActor @preconcurrency @_silgen_name("galley_UIView_init_frame")
  static func make(frame: CGRect) -> Self { made(ofAnyClassIn: frame) }

  /// Creates a view with the given frame, of a class that is known only at run time.
  @MainActor @preconcurrency @_silgen_name("galley_UIView_init_frame")
  public init(frame: CGRect)
}

extension RuntimeInitializable where Self: UIButton {
  @MainActor @preconcurrency @_silgen_name("galley_UIButton_init_type")
  static func make(type: UIButton.ButtonType) -> Self { made(ofAnyClass: type) }

  /// Creates a button of the given type, of a class that is known only at run time.
  @MainActor @preconcurrency @_silgen_name("galley_UIButton_init_type")
  public init(type buttonType: UIButton.ButtonType)
}

extension RuntimeInitializable where Self: UIImageView {
  @MainActor @preconcurrency @_silgen_name("galley_UIImageView_init_image")
  static func make(image: __owned UIImage?) -> Self { made(ofAnyClassShowing: image) }

  /// Creates an image view the size of its image, of a class that is known only at run time.
  @MainActor @preconcurrency @_silgen_name("galley_UIImageView_init_image")
  public init(image: UIImage?)
}

extension RuntimeInitializable where Self: UIStackView {
  @MainActor @preconcurrency @_silgen_name("galley_UIStackView_init_arrangedSubviews")
  static func make(arrangedSubviews views: __owned [UIView]) -> Self { made(ofAnyClassArranging: views) }

  /// Creates a stack view that arranges the given views, of a class that is known only at run time.
  @MainActor @preconcurrency @_silgen_name("galley_UIStackView_init_arrangedSubviews")
  public init(arrangedSubviews views: [UIView])
}

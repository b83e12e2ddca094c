public import Foundation
public import UIFoundation

// Initializers for classes known only at run time (see `RuntimeInitializable`).

extension NSObject {
  @_silgen_name("galley_NSObject_of_any_class")
  convenience init(ofAnyClass: Bool) { self.init() }

  /// Returns a new instance of the receiving class.
  @_silgen_name("galley_NSObject_of_any_class")
  final class func made(ofAnyClass: Bool) -> Self
}

extension UIView {
  @_silgen_name("galley_UIView_of_any_class")
  convenience init(ofAnyClassIn frame: CGRect) { self.init(frame: frame) }

  /// Returns a new instance of the receiving class.
  @_silgen_name("galley_UIView_of_any_class")
  final class func made(ofAnyClassIn frame: CGRect) -> Self
}

extension UIButton {
  @_silgen_name("galley_UIButton_of_any_class")
  convenience init(ofAnyClass type: ButtonType) { self.init(type: type) }

  /// Returns a new instance of the receiving class.
  @_silgen_name("galley_UIButton_of_any_class")
  final class func made(ofAnyClass type: ButtonType) -> Self
}

extension UIImageView {
  @_silgen_name("galley_UIImageView_of_any_class")
  convenience init(ofAnyClassShowing image: __owned UIImage?) { self.init(image: image) }

  /// Returns a new instance of the receiving class.
  @_silgen_name("galley_UIImageView_of_any_class")
  final class func made(ofAnyClassShowing image: __owned UIImage?) -> Self
}

extension UIStackView {
  @_silgen_name("galley_UIStackView_of_any_class")
  convenience init(ofAnyClassArranging views: __owned [UIView]) { self.init(arrangedSubviews: views) }

  /// Returns a new instance of the receiving class.
  @_silgen_name("galley_UIStackView_of_any_class")
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

extension UIViewController {
  @_silgen_name("galley_UIViewController_of_any_class")
  convenience init(ofAnyClassNamed nibName: __owned String?, bundle: __owned Bundle?) {
    self.init(nibName: nibName, bundle: bundle)
  }

  /// Returns a new instance of the receiving class.
  @_silgen_name("galley_UIViewController_of_any_class")
  final class func made(ofAnyClassNamed nibName: __owned String?, bundle: __owned Bundle?) -> Self
}

extension RuntimeInitializable where Self: UIViewController {
  @MainActor @preconcurrency @_silgen_name("galley_UIViewController_init_nibName_bundle")
  static func make(nibName: __owned String?, bundle: __owned Bundle?) -> Self {
    made(ofAnyClassNamed: nibName, bundle: bundle)
  }

  /// Creates a controller of a class that is known only at run time.
  @MainActor @preconcurrency @_silgen_name("galley_UIViewController_init_nibName_bundle")
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
}

extension UICollectionViewLayout: RuntimeInitializable {}

extension UIStoryboardSegue {
  @_silgen_name("galley_UIStoryboardSegue_of_any_class")
  convenience init(
    ofAnyClass identifier: __owned String?, source: __owned UIViewController, destination: __owned UIViewController
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
  }

  /// Creates a segue of the receiver's class.
  @_silgen_name("galley_UIStoryboardSegue_of_any_class")
  final class func made(
    ofAnyClass identifier: __owned String?, source: __owned UIViewController, destination: __owned UIViewController
  ) -> Self
}

extension UITableViewCell {
  @_silgen_name("galley_UITableViewCell_of_any_class")
  convenience init(ofAnyClass style: CellStyle, reuseIdentifier: __owned String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// Creates a cell of the receiver's class.
  @_silgen_name("galley_UITableViewCell_of_any_class")
  final class func made(ofAnyClass style: CellStyle, reuseIdentifier: __owned String?) -> Self
}

extension UITableViewHeaderFooterView {
  @_silgen_name("galley_UITableViewHeaderFooterView_of_any_class")
  convenience init(dequeuedFor reuseIdentifier: __owned String?) { self.init(reuseIdentifier: reuseIdentifier) }

  /// Creates a view of the receiver's class.
  @_silgen_name("galley_UITableViewHeaderFooterView_of_any_class")
  final class func made(reuseIdentifier: __owned String?) -> Self
}

extension UICollectionViewLayoutAttributes {
  @_silgen_name("galley_UICollectionViewLayoutAttributes_of_any_class")
  convenience init(ofAnyClassFor element: __owned CollectionElement) { self.init(element: element) }

  /// Creates attributes of the receiver's class, through `init(element:)`.
  @_silgen_name("galley_UICollectionViewLayoutAttributes_of_any_class")
  final class func made(element: __owned CollectionElement) -> Self
}

extension UICollectionViewLayoutInvalidationContext {
  @_silgen_name("galley_UICollectionViewLayoutInvalidationContext_of_any_class")
  convenience init(ofAnyClassFor everything: Bool, counts: Bool) { self.init(everything: everything, counts: counts) }

  /// Creates a context of the receiver's class, through `init(everything:counts:)`.
  @_silgen_name("galley_UICollectionViewLayoutInvalidationContext_of_any_class")
  final class func made(everything: Bool, counts: Bool) -> Self
}

extension UITableView {
  @_silgen_name("galley_UITableView_of_any_class")
  convenience init(ofAnyClassIn frame: CGRect, style: Style) { self.init(frame: frame, style: style) }

  /// Creates a table view of the receiver's class.
  @_silgen_name("galley_UITableView_of_any_class")
  final class func made(ofAnyClassIn frame: CGRect, style: Style) -> Self
}

extension UICollectionView {
  @_silgen_name("galley_UICollectionView_of_any_class")
  convenience init(ofAnyClassIn frame: CGRect, layout: __owned UICollectionViewLayout) {
    self.init(frame: frame, collectionViewLayout: layout)
  }

  /// Creates a collection view of the receiver's class.
  @_silgen_name("galley_UICollectionView_of_any_class")
  final class func made(ofAnyClassIn frame: CGRect, layout: __owned UICollectionViewLayout) -> Self
}

extension RuntimeInitializable where Self: UICollectionViewLayout {
  @MainActor @preconcurrency @_silgen_name("galley_UICollectionViewLayout_init")
  static func make() -> Self { made(ofAnyClass: true) }

  /// Creates a layout of a class known only at run time.
  @MainActor @preconcurrency @_silgen_name("galley_UICollectionViewLayout_init")
  public init()
}

extension RuntimeInitializable where Self: UITableViewCell {
  @MainActor @preconcurrency @_silgen_name("galley_UITableViewCell_init_style_reuseIdentifier")
  static func make(style: UITableViewCell.CellStyle, reuseIdentifier: __owned String?) -> Self {
    made(ofAnyClass: style, reuseIdentifier: reuseIdentifier)
  }

  /// Creates a cell of a class known only at run time.
  @MainActor @preconcurrency @_silgen_name("galley_UITableViewCell_init_style_reuseIdentifier")
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)
}

extension RuntimeInitializable where Self: UITableViewHeaderFooterView {
  @MainActor @preconcurrency @_silgen_name("galley_UITableViewHeaderFooterView_init_reuseIdentifier")
  static func make(reuseIdentifier: __owned String?) -> Self { made(reuseIdentifier: reuseIdentifier) }

  /// Creates a header or footer of a class known only at run time.
  @MainActor @preconcurrency @_silgen_name("galley_UITableViewHeaderFooterView_init_reuseIdentifier")
  public init(reuseIdentifier: String?)
}

extension RuntimeInitializable where Self: UITableView {
  @MainActor @preconcurrency @_silgen_name("galley_UITableView_init_frame_style")
  static func make(frame: CGRect, style: UITableView.Style) -> Self { made(ofAnyClassIn: frame, style: style) }

  /// Creates a table view of a class known only at run time.
  @MainActor @preconcurrency @_silgen_name("galley_UITableView_init_frame_style")
  public init(frame: CGRect, style: UITableView.Style)
}

extension RuntimeInitializable where Self: UICollectionView {
  @MainActor @preconcurrency @_silgen_name("galley_UICollectionView_init_frame_layout")
  static func make(frame: CGRect, layout: __owned UICollectionViewLayout) -> Self {
    made(ofAnyClassIn: frame, layout: layout)
  }

  /// Creates a collection view of a class known only at run time.
  @MainActor @preconcurrency @_silgen_name("galley_UICollectionView_init_frame_layout")
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)
}

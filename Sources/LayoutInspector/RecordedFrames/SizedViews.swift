import CoreGraphics
import UIKit

/// A view whose intrinsic size can be another than that of its content.
@MainActor
protocol SizedView: UIView {
  /// The intrinsic size, in points; `nil` for that of the content.
  var givenSize: CGSize? { get set }
}

extension SizedView {
  /// Gives the view an intrinsic size.
  func setSize(_ size: CGSize) {
    givenSize = size
    invalidateIntrinsicContentSize()
  }
}

/// The classes of views that can have other intrinsic sizes than those of their contents.
@MainActor
enum SizedViews {
  /// Returns the subclass of one of UIKit's classes with a size of its own, or `nil` for other classes.
  static func viewClass(_ viewClass: UIView.Type) -> UIView.Type? { classes.first { $0.0 == viewClass }?.1 }

  private static let classes: [(UIView.Type, UIView.Type)] = [
    (UILabel.self, SizedLabel.self),
    (UIButton.self, SizedButton.self),
    (UITextField.self, SizedTextField.self),
    (UITextView.self, SizedTextView.self),
    (UISwitch.self, SizedSwitch.self),
    (UISlider.self, SizedSlider.self),
    (UIImageView.self, SizedImageView.self),
    (UIView.self, SizedPlainView.self),
  ]
}

private final class SizedLabel: UILabel, SizedView {
  var givenSize: CGSize?
  override var intrinsicContentSize: CGSize { givenSize ?? super.intrinsicContentSize }
}

private final class SizedButton: UIButton, SizedView {
  var givenSize: CGSize?
  override var intrinsicContentSize: CGSize { givenSize ?? super.intrinsicContentSize }
}

private final class SizedTextField: UITextField, SizedView {
  var givenSize: CGSize?
  override var intrinsicContentSize: CGSize { givenSize ?? super.intrinsicContentSize }
}

private final class SizedTextView: UITextView, SizedView {
  var givenSize: CGSize?
  override var intrinsicContentSize: CGSize { givenSize ?? super.intrinsicContentSize }
}

private final class SizedSwitch: UISwitch, SizedView {
  var givenSize: CGSize?
  override var intrinsicContentSize: CGSize { givenSize ?? super.intrinsicContentSize }
}

private final class SizedSlider: UISlider, SizedView {
  var givenSize: CGSize?
  override var intrinsicContentSize: CGSize { givenSize ?? super.intrinsicContentSize }
}

private final class SizedImageView: UIImageView, SizedView {
  var givenSize: CGSize?
  override var intrinsicContentSize: CGSize { givenSize ?? super.intrinsicContentSize }
}

private final class SizedPlainView: UIView, SizedView {
  var givenSize: CGSize?
  override var intrinsicContentSize: CGSize { givenSize ?? super.intrinsicContentSize }
}

public import Foundation
public import UIFoundation

/// A view that shows list content, in a list or anywhere else.
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  /// The subviews. Labels without text and the image view without an image have no superview.
  final let text = UILabel()
  final let secondaryText = UILabel()
  final let image = UIImageView()
  final let guides = ListContentGuides()
  /// The side margins that the enclosing view set explicitly.
  final var outerMargins: (leading: CGFloat, trailing: CGFloat)?
  /// The arrangement that the active constraints were made for.
  final var arrangement: ListArrangement?
  final var arrangementConstraints: [NSLayoutConstraint] = []

  /// Creates a view that shows the given content.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: SystemMetrics.iOS18.rowHeight))
    addParts()
    show(configuration)
  }

  /// Creates a view with an empty cell configuration, with the values of a document of Interface Builder.
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
    addParts()
    show(shown)
  }

  /// The content of the view. Setting a configuration of another type raises an exception.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let configuration = newValue as? UIListContentConfiguration else {
        raiseException("\(type(of: newValue)) is no configuration for \(type(of: self))")
      }
      guard configuration != shown else { return }
      shown = configuration
      show(configuration)
    }
  }
  final var listConfiguration: UIListContentConfiguration { shown }

  /// Returns whether the configuration is a `UIListContentConfiguration`.
  @discardableResult
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIListContentConfiguration
  }

  /// The layout guide of the text; `nil` without a text.
  open var textLayoutGuide: UILayoutGuide? { shown.showsText ? guides.text : nil }
  /// The layout guide of the secondary text; `nil` without a secondary text.
  open var secondaryTextLayoutGuide: UILayoutGuide? { shown.showsSecondaryText ? guides.secondaryText : nil }
  /// The layout guide of the image; `nil` without an image.
  open var imageLayoutGuide: UILayoutGuide? { shown.image == nil ? nil : guides.image }

  /// Updates the constraints for the current width.
  open override func layoutSubviews() {
    arrange(width: bounds.width)
    super.layoutSubviews()
  }
  /// Requests layout, since the arrangement depends on the content size category.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
  /// Returns the size of the content, arranged for the target width if that is required.
  @discardableResult
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    arrange(width: horizontalFittingPriority == .required ? targetSize.width : bounds.width)
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
  /// Returns the given width and the height of the content at that width.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }
}

/// The layout guides of list content.
@MainActor
struct ListContentGuides {
  let text = UILayoutGuide()
  let secondaryText = UILayoutGuide()
  let image = UILayoutGuide()
  /// The area of both texts.
  let texts = UILayoutGuide()
}

/// The inputs of list content's constraints.
struct ListArrangement: Hashable {
  var isSideBySide: Bool
  var showsText: Bool
  var showsSecondaryText: Bool
  var showsImage: Bool
  var margins: NSDirectionalEdgeInsets
  var gaps: [CGFloat]
  var imageSize: CGSize
  var imageRoom: CGSize
}

public import Foundation
public import UIFoundation
public import UIViews

/// Shows the content of a list's row, header or footer; it can stand anywhere else too.
@MainActor @preconcurrency
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  /// The views inside; a text without letters has none.
  final let text = UILabel()
  final let secondaryText = UILabel()
  final let image = UIImageView()
  final let guides = ListContentGuides()
  /// The margins at the sides that the view around asks for, where it says so itself.
  final var outerMargins: (leading: CGFloat, trailing: CGFloat)?
  /// What the constraints that are in force were made for.
  final var arrangement: ListArrangement?
  final var arrangementConstraints: [NSLayoutConstraint] = []

  /// A view that shows some content.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.standardRowHeight))
    addParts()
    show(configuration)
  }

  /// A view without content; there are no archives of views here.
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
    addParts()
    show(shown)
  }

  /// What the view shows; only a `UIListContentConfiguration` will do.
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

  /// Whether the configuration is a `UIListContentConfiguration`.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIListContentConfiguration
  }

  /// Where the text lies; nil without one.
  open var textLayoutGuide: UILayoutGuide? { shown.showsText ? guides.text : nil }
  /// Where the second text lies; nil without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? { shown.showsSecondaryText ? guides.secondaryText : nil }
  /// Where the image lies; nil without one.
  open var imageLayoutGuide: UILayoutGuide? { shown.image == nil ? nil : guides.image }

  /// Chooses the arrangement that suits the width.
  open override func layoutSubviews() {
    arrange(width: bounds.width)
    super.layoutSubviews()
  }
  /// Chooses the arrangement that suits the category.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
  /// The size that the content takes.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    arrange(width: horizontalFittingPriority == .required ? targetSize.width : bounds.width)
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
  /// The given width, and the height that the content takes there.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }
}

/// The guides that say where list content lies.
@MainActor
struct ListContentGuides {
  let text = UILayoutGuide()
  let secondaryText = UILayoutGuide()
  let image = UILayoutGuide()
  /// Around both texts.
  let texts = UILayoutGuide()
}

/// What the constraints of list content depend on.
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

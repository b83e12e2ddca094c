public import Foundation
public import UIFoundation

/// Shows a controller as a sheet.
///
/// A sheet is as wide as the window and ends at its bottom. At the large detent it begins below the top safe area, as
/// recorded on an iPhone 16 (uikit-recorded.md). It covers the window where the width is regular, and where the height is
/// compact unless ``prefersEdgeAttachedInCompactHeight`` is set.
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
  /// A height that a sheet stops at.
  @MainActor @preconcurrency
  public final class Detent: NSObject {
    /// The identifier of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// The height of a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The height of a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Half of the window.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// All of the window below the top safe area.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The detent's identifier.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// About half of the window; there is none where the height is compact.
    ///
    /// The recordings say no more than "about half" (weak): here, exactly half of the window is the sheet's.
    public class func medium() -> Detent {
      Detent(.medium) { context in
        if context.containerTraitCollection.verticalSizeClass == .compact { return nil }
        return (context as? SheetContext)?.halfValue ?? context.maximumDetentValue / 2
      }
    }

    /// All of the window below the top safe area.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height that the caller computes, in points without the bottom safe area; nil leaves the detent out.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver: resolver) }

    /// The height in points, without the bottom safe area; nil where the detent does not apply.
    public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context)
    }
  }

  /// The heights that the sheet stops at; at first the large one.
  open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }
  /// The height that the sheet has; nil for the smallest of ``detents``.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }
  /// The greatest height at which what is below takes touches. Stored for source compatibility; has no effect.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether the sheet shows a handle. Stored for source compatibility; has no effect.
  open var prefersGrabberVisible = false
  /// The radius of the corners, in points. Stored for source compatibility; has no effect.
  open var preferredCornerRadius: CGFloat?
  /// Whether scrolling makes the sheet higher first. Stored for source compatibility; has no effect.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet stays a sheet where the height is compact.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { invalidateDetents() } }
  /// Whether the sheet is as wide as its content wants. Stored for source compatibility; has no effect.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// Runs changes; nothing is animated here.
  open func animateChanges(_ changes: () -> Void) { changes() }

  /// Resolves the detents again and places the sheet.
  open func invalidateDetents() {
    guard let window = containerView as? UIWindow, let view = presentedView, view.superview === window else { return }
    view.frame = sheetFrame(in: window)
  }

  /// The rectangle of the sheet in the window.
  open override var frameOfPresentedViewInContainerView: CGRect {
    (containerView as? UIWindow).map(sheetFrame) ?? .zero
  }

  /// Whether the controller is shown as a sheet rather than over all of the window.
  final func isSheet(in window: UIWindow) -> Bool {
    let traits = window.traitCollection
    if traits.horizontalSizeClass == .regular { return false }
    return traits.verticalSizeClass != .compact || prefersEdgeAttachedInCompactHeight
  }

  /// The sheet's rectangle in a window.
  final func sheetFrame(in window: UIWindow) -> CGRect {
    let bounds = window.bounds
    guard isSheet(in: window) else { return bounds }
    let area = window.safeAreaInsets
    let context = SheetContext(
      containerTraitCollection: window.traitCollection,
      maximumDetentValue: max(bounds.height - area.top - area.bottom, 0),
      halfValue: max(bounds.height / 2 - area.bottom, 0))
    let values = detents.compactMap { detent in detent.resolvedValue(in: context).map { (detent.identifier, $0) } }
    let selected = values.first { $0.0 == selectedDetentIdentifier }?.1 ?? values.map(\.1).min()
    let value = min(max(selected ?? context.maximumDetentValue, 0), context.maximumDetentValue)
    let height = min(value + area.bottom, bounds.height)
    return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }
}

/// The context in which a detent is resolved.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height of a sheet, in points without the bottom safe area.
  var maximumDetentValue: CGFloat { get }
}

/// The window that detents are resolved in.
private final class SheetContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  /// The height of a sheet over half of the window, in points without the bottom safe area.
  let halfValue: CGFloat

  init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat, halfValue: CGFloat) {
    self.containerTraitCollection = containerTraitCollection
    self.maximumDetentValue = maximumDetentValue
    self.halfValue = halfValue
    super.init()
  }
}

public import Foundation
public import UIFoundation

/// A presentation controller that shows a sheet.
///
/// A sheet is as wide as the window and extends to its bottom. At the large detent it begins below the top safe area,
/// as recorded on an iPhone 16 (uikit-recorded.md). It covers the whole window where the width is regular, and where
/// the height is compact unless ``prefersEdgeAttachedInCompactHeight`` is set.
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet can rest.
  @MainActor @preconcurrency
  public final class Detent: NSObject {
    /// The identifier of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The identifier as a string.
      public let rawValue: String
      /// Creates an identifier from a string.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier from a string.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// The detent of half the window's height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The detent of the window's height below the top safe area.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The identifier that distinguishes the detent from others of the sheet.
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

    /// Returns a detent of half the window's height, which doesn't apply where the height is compact.
    ///
    /// The recordings say only "about half" (weak evidence); Galley uses exactly half.
    @discardableResult
    public class func medium() -> Detent {
      Detent(.medium) { context in
        if context.containerTraitCollection.verticalSizeClass == .compact { return nil }
        return (context as? SheetContext)?.halfValue ?? context.maximumDetentValue / 2
      }
    }

    /// Returns a detent of the window's height below the top safe area.
    @discardableResult
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// Returns a detent whose height a closure computes, in points without the bottom safe area.
    ///
    /// If the closure returns `nil`, the detent doesn't apply.
    @discardableResult
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver: resolver) }

    /// Returns the height in points, without the bottom safe area, or `nil` if the detent doesn't apply.
    @discardableResult
    public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context)
    }
  }

  /// The delegate, which Galley never calls. Stored for source compatibility; has no effect.
  @_nonoverride open weak var delegate: (any UISheetPresentationControllerDelegate)? {
    get { super.delegate as? any UISheetPresentationControllerDelegate }
    set { super.delegate = newValue }
  }
  /// The view that the sheet comes from. Stored for source compatibility; has no effect.
  open var sourceView: UIView?
  /// Whether the sheet is as wide as the page's readable width where the width is regular.
  ///
  /// Stored for source compatibility; has no effect.
  open var prefersPageSizing = true
  /// The heights at which the sheet can rest. The default is the large detent.
  open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }
  /// The detent at which the sheet rests, or `nil` for the smallest of ``detents``.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }
  /// The largest detent at which the view below isn't dimmed. Stored for source compatibility; has no effect.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether the sheet shows a grabber at its top. The default is `false`.
  ///
  /// Stored for source compatibility; has no effect.
  open var prefersGrabberVisible = false
  /// The radius of the corners, in points. Stored for source compatibility; has no effect.
  open var preferredCornerRadius: CGFloat?
  /// Whether scrolling first expands the sheet. The default is `true`. Stored for source compatibility; has no effect.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet stays a sheet where the height is compact. The default is `false`.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { invalidateDetents() } }
  /// Whether the preferred content size determines the sheet's width. The default is `false`.
  ///
  /// Stored for source compatibility; has no effect.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// Calls the closure. Galley doesn't animate the changes.
  open func animateChanges(_ changes: () -> Void) { changes() }

  /// Resolves the detents again and updates the sheet's frame.
  open func invalidateDetents() {
    guard let window = containerView as? UIWindow, let view = presentedView, view.superview === window else { return }
    view.frame = sheetFrame(in: window)
  }

  /// The sheet's frame in the window.
  open override var frameOfPresentedViewInContainerView: CGRect {
    (containerView as? UIWindow).map(sheetFrame) ?? .zero
  }

  /// Returns whether the controller is shown as a sheet instead of covering the window.
  final func isSheet(in window: UIWindow) -> Bool {
    let traits = window.traitCollection
    if traits.horizontalSizeClass == .regular { return false }
    return traits.verticalSizeClass != .compact || prefersEdgeAttachedInCompactHeight
  }

  /// Returns the sheet's frame in a window.
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

/// The window's measures with which detents are resolved.
private final class SheetContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  /// The height of a sheet over half the window, in points without the bottom safe area.
  let halfValue: CGFloat

  init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat, halfValue: CGFloat) {
    self.containerTraitCollection = containerTraitCollection
    self.maximumDetentValue = maximumDetentValue
    self.halfValue = halfValue
    super.init()
  }
}

/// The context in which a detent computes its height.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The maximum height of a sheet, in points without the bottom safe area.
  var maximumDetentValue: CGFloat { get }
}

/// The methods of a sheet's delegate, which Galley never calls. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  // Optional methods: `make generate` writes default implementations and optional calls.

  /// Called after the user has moved the sheet to another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

public import Foundation
import InterfaceDocuments
public import UIFoundation

/// A container that shows two controllers side by side in wide windows, and one of them in narrow ones.
///
/// Where the horizontal size class isn't regular, the interface is collapsed: the primary controller is shown, with the
/// secondary one pushed onto its navigation stack unless the delegate discards it. Apple's documentation says so, and how
/// the width of the primary column follows from the properties. What it leaves open is inferred: see
/// ``preferredDisplayMode`` and ``primaryColumnWidth``.
open class UISplitViewController: UIViewController {
  /// The value of a width or fraction that the controller chooses.
  public static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

  final var columns = SplitColumns()

  /// The delegate, called when the interface collapses and expands.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// How many columns there are.
  public enum Style: Int, Hashable, Sendable {
    /// The style of controllers without columns, which have two controllers.
    case unspecified
    /// A primary and a secondary column.
    case doubleColumn
    /// A primary, a supplementary, and a secondary column.
    case tripleColumn
  }

  /// A column.
  public enum Column: Int, Hashable, Sendable {
    /// The column at the leading edge.
    case primary
    /// The column between the others, in the style with three columns.
    case supplementary
    /// The column with the remaining width.
    case secondary
    /// The controller that is shown while the interface is collapsed.
    case compact
  }

  /// Which columns are shown.
  public enum DisplayMode: Int, Hashable, Sendable {
    /// The controller chooses.
    case automatic
    /// Only the secondary column is shown.
    case secondaryOnly
    /// The primary column, or the supplementary one if there is one, is beside the secondary one.
    case oneBesideSecondary
    /// The primary column, or the supplementary one if there is one, covers a part of the secondary one.
    case oneOverSecondary
    /// The primary and the supplementary column are beside the secondary one.
    case twoBesideSecondary
    /// The primary and the supplementary column cover a part of the secondary one.
    case twoOverSecondary
    /// The primary column moves the secondary one aside, which keeps its width.
    case twoDisplaceSecondary

    /// The former name of ``secondaryOnly``.
    public static var primaryHidden: Self { .secondaryOnly }
    /// The former name of ``oneBesideSecondary``.
    public static var allVisible: Self { .oneBesideSecondary }
    /// The former name of ``oneOverSecondary``.
    public static var primaryOverlay: Self { .oneOverSecondary }
  }

  /// How columns share the space with the secondary one.
  public enum SplitBehavior: Int, Hashable, Sendable {
    /// The controller chooses.
    case automatic
    /// Columns are beside the secondary one.
    case tile
    /// Columns cover a part of the secondary one.
    case overlay
    /// Columns move the secondary one aside.
    case displace
  }

  /// When the display mode button is shown.
  public enum DisplayModeButtonVisibility: Int, Hashable, Sendable {
    /// The controller chooses.
    case automatic
    /// Never.
    case never
    /// Always.
    case always
  }

  /// The background of the primary column.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// The usual background.
    case none
    /// That of a sidebar.
    case sidebar
  }

  /// The edge at which the primary column is.
  public enum PrimaryEdge: Int, Hashable, Sendable {
    /// The leading edge.
    case leading
    /// The trailing edge.
    case trailing
  }

  // MARK: - Creating a controller

  /// The style, which is given at creation.
  open var style: Style { columns.style }

  /// Creates a controller with columns of a style.
  public init(style: Style) {
    super.init(nibName: nil, bundle: nil)
    columns.style = style
  }

  /// Creates a controller without columns.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from a document of Interface Builder, with the widths that it gives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.apply(to: self, of: UISplitViewController.self)
  }

  /// Creates the view, in which the columns are.
  open override func loadView() {
    view = ContainerView(of: self) { [weak self] in self?.placeColumns() }
  }

  // MARK: - Controllers

  /// The primary and the secondary controller, or while the interface is collapsed the one that is shown.
  open var viewControllers: [UIViewController] {
    get { isCollapsed ? [shownWhenCollapsed].compactMap(\.self) : columns.inOrder }
    set {
      setControllers([
        (.primary, newValue.first), (.supplementary, newValue.count > 2 ? newValue[1] : nil),
        (.secondary, newValue.count > 1 ? newValue[newValue.count - 1] : nil),
      ])
    }
  }

  /// Returns the controller that was set for a column, or `nil`.
  @discardableResult
  open func viewController(for column: Column) -> UIViewController? { columns.given(column) }

  /// Sets the controller of a column, or removes it.
  ///
  /// If the split view controller has a style, a navigation controller is created around one that is none, but not for
  /// ``Column/compact``.
  open func setViewController(_ vc: UIViewController?, for column: Column) { setControllers([(column, vc)]) }

  /// Shows a controller in the primary column, on its navigation stack if it has one.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    let target = isCollapsed ? shownWhenCollapsed : columns[.primary]
    if let stack = target as? UINavigationController {
      stack.pushViewController(vc, animated: true)
    } else {
      setControllers([(.primary, vc)])
    }
  }

  /// Shows a controller in the secondary column, in place of the one there. While the interface is collapsed, the
  /// controller is pushed onto the navigation stack that is shown, or else presented.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    guard isCollapsed else { return setControllers([(.secondary, vc)]) }
    if showsStack {
      setControllers([(.secondary, vc)])
      return stack(to: .secondary)
    }
    columns[.secondary] = vc
    if let stack = shownWhenCollapsed as? UINavigationController {
      push(vc, onto: stack)
    } else {
      present(vc, animated: true)
    }
  }

  // MARK: - Columns

  /// Whether only one controller is shown, because the horizontal size class isn't regular. `false` before the view is in
  /// a window.
  open var isCollapsed: Bool { columns.isCollapsed }

  /// Which columns are shown, if the window is wide enough for more than one.
  ///
  /// By default the controller chooses: the primary column is beside the secondary one where the view is wider than high,
  /// and hidden otherwise. This is inferred: the documentation says only that the choice depends on the device and the
  /// size.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Which columns are shown.
  open var displayMode: DisplayMode { currentDisplayMode }
  /// The preferred width of the primary column, in points; it takes precedence over the fraction.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { if preferredPrimaryColumnWidth.acceptChange(from: oldValue) { viewIfLoaded?.setNeedsLayout() } }
  }
  /// The preferred width of the primary column as a fraction of the view's width, from 0 to 1.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { if preferredPrimaryColumnWidthFraction.acceptChange(from: oldValue) { viewIfLoaded?.setNeedsLayout() } }
  }
  /// The minimum width of the primary column, in points. The default is that of the system, which is 0.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { if minimumPrimaryColumnWidth.acceptChange(from: oldValue) { viewIfLoaded?.setNeedsLayout() } }
  }
  /// The maximum width of the primary column, in points. The default is that of the system, which is 320.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { if maximumPrimaryColumnWidth.acceptChange(from: oldValue) { viewIfLoaded?.setNeedsLayout() } }
  }
  /// The width of the primary column, in points.
  ///
  /// It is the preferred width, or the fraction of the view's width, no less than the minimum and no more than the
  /// maximum. Without a preference, the fraction is 0.4. This value and the default maximum are inferred: the
  /// documentation doesn't give them.
  open var primaryColumnWidth: CGFloat { widthOfPrimaryColumn }
  /// The edge at which the primary column is. The default is the leading one.
  open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// How columns share the space. It decides which columns are shown where ``preferredDisplayMode`` is automatic: with
  /// ``SplitBehavior/overlay``, none until it is shown, which then covers the secondary one.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// How columns share the space: the preferred behavior, or for the automatic one that of the display mode.
  open var splitBehavior: SplitBehavior { currentSplitBehavior }
  /// The preferred width of the supplementary column, in points; it takes precedence over the fraction.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { if preferredSupplementaryColumnWidth.acceptChange(from: oldValue) { viewIfLoaded?.setNeedsLayout() } }
  }
  /// The preferred width of the supplementary column as a fraction of the view's width, from 0 to 1.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet {
      if preferredSupplementaryColumnWidthFraction.acceptChange(from: oldValue) { viewIfLoaded?.setNeedsLayout() }
    }
  }
  /// The minimum width of the supplementary column, in points. The default is that of the system, which is 0.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { if minimumSupplementaryColumnWidth.acceptChange(from: oldValue) { viewIfLoaded?.setNeedsLayout() } }
  }
  /// The maximum width of the supplementary column, in points. The default is that of the system, which is 320.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { if maximumSupplementaryColumnWidth.acceptChange(from: oldValue) { viewIfLoaded?.setNeedsLayout() } }
  }
  /// The width of the supplementary column, in points, or 0 if it has no controller. As for ``primaryColumnWidth``, what the system
  /// chooses is inferred.
  open var supplementaryColumnWidth: CGFloat { widthOfSupplementaryColumn }
  /// When the display mode button is shown. Stored for source compatibility; has no effect.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  /// Whether a button hides all columns but the secondary one. The default is `false`.
  ///
  /// Stored for source compatibility; has no effect.
  open var showsSecondaryOnlyButton = false
  /// The background of the primary column. Stored for source compatibility; has no effect.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// Whether a swipe shows the primary column. Stored for source compatibility; has no effect.
  open var presentsWithGesture = true
  /// A button that shows or hides the primary column.
  open var displayModeButtonItem: UIBarButtonItem { columns.displayModeButton(of: self) }

  /// Shows a column, and those between it and the secondary one, beside or over that.
  ///
  /// While the interface is collapsed, the column's controllers are pushed onto the navigation stack that is shown. Nothing happens
  /// without a style, nor while the controller for compact windows is shown.
  open func show(_ column: Column) {
    guard column != .compact else { return }
    guard !isCollapsed else {
      if showsStack { stack(to: column) }
      return
    }
    guard column != .secondary else { return }
    delegate?.splitViewController(self, willShow: column)
    change(to: mode(ofColumns: column == .primary ? 2 : 1))
  }

  /// Hides a column, and those beyond it. While the interface is collapsed, the column's controllers are popped if the controller
  /// has a style.
  open func hide(_ column: Column) {
    guard column != .compact else { return }
    guard !isCollapsed else { return popStack(from: column) }
    guard column != .secondary else { return }
    delegate?.splitViewController(self, willHide: column)
    let isLast = column == .supplementary || columns[.supplementary] == nil
    change(to: mode(ofColumns: isLast ? 0 : min(1, displayMode.columnCount)))
  }

  /// Collapses the interface in windows whose horizontal size class isn't regular.
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    updateCollapsing()
  }

  /// Collapses or expands the interface if the horizontal size class has changed.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateCollapsing()
  }
}

extension UIViewController {
  /// The nearest ancestor that is a split view controller, or `nil`.
  public var splitViewController: UISplitViewController? { nearest(UISplitViewController.self) }
}

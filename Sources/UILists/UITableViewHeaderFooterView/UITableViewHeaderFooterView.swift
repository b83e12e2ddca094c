public import Foundation
import UIFoundation
public import UIViews

/// The header or footer of a table's section: a title, or a content view.
///
/// The class body holds what a subclass may override; each facet's behaviour is in a file of its own.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  /// The size that a header or footer has before a table gives it one.
  private static let initialFrame = CGRect(x: 0, y: 0, width: 320, height: TableMetrics.plainSupplementHeight)

  /// The name under which a table keeps the view for reuse.
  open internal(set) var reuseIdentifier: String?
  final var parts = CellParts()
  final var tableTraits = SupplementTraits()
  final var content: UIView = CellContentView(frame: .zero)
  final var needsConfigurationUpdate = true
  /// Whether the view stays at an edge while its section scrolls on.
  final var isPinned = false { didSet { if isPinned != oldValue { setNeedsUpdateConfiguration() } } }

  /// A header or footer known to a table by a name.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: Self.initialFrame)
    addContent()
  }
  /// A header or footer; there are no archives of views here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame = Self.initialFrame
    addContent()
  }
  /// A header or footer with no name.
  public override convenience init(frame: CGRect) { self.init(reuseIdentifier: nil) }

  /// The view that holds the content: that of the ``contentConfiguration`` where there is one.
  open var contentView: UIView { content }
  /// The title; nil with a ``contentConfiguration``.
  open var textLabel: UILabel? { textPart }
  /// A second text, for which there is room in grouped tables only: kept out of view here.
  open var detailTextLabel: UILabel? { detailPart }
  /// The view behind the content; as large as the header.
  open var backgroundView: UIView? {
    get { parts.background }
    set { setBackground(newValue) }
  }

  /// The content as a value, which makes the content view; nil for content of another kind.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { parts.configuration }
    set { show(newValue) }
  }
  /// Whether ``contentConfiguration`` follows the view's state; on at first.
  open var automaticallyUpdatesContentConfiguration = true
  /// The content that suits the table's style and the place, without anything to show.
  open func defaultContentConfiguration() -> UIListContentConfiguration { styleConfiguration }
  /// The background as a value: kept.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Whether ``backgroundConfiguration`` follows the view's state; on at first.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// The background that suits a header.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listHeader() }
  /// The view's state.
  open var configurationState: UIViewConfigurationState { currentState }
  /// Says that the configurations have to follow another state.
  open func setNeedsUpdateConfiguration() { markNeedsUpdateConfiguration() }
  /// Lets the configurations follow a state.
  open func updateConfiguration(using state: UIViewConfigurationState) { follow(state) }
  /// Called with the view and its state when the configurations have to follow it.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Sets a header or footer up for a state.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  /// Called before the view shows another section.
  open func prepareForReuse() { setNeedsUpdateConfiguration() }

  /// Gives the content view its place.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeParts()
  }
  /// The size that the constraints in ``contentView`` allow; without constraints there, what `sizeThatFits` says.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    contentSize(for: targetSize, horizontalFittingPriority, verticalFittingPriority) ?? sizeThatFits(targetSize)
  }
  /// The given width, and the height that the title takes; 0 without one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: titleHeight(width: size.width))
  }
}

/// What a header or footer takes from the table that shows it.
struct SupplementTraits: Hashable {
  var sideMargin = TableMetrics.sideMargin(tableWidth: 0)
  var isPlain = true
  var kind = TableSupplement.header
  var isFirst = false
}

/// How a table makes a view of a class that it knows only when it runs; see ``UITableViewCell/made(reuseIdentifier:)``.
extension UITableViewHeaderFooterView {
  convenience init(dequeuedFor reuseIdentifier: __owned String?) { self.init(reuseIdentifier: reuseIdentifier) }

  /// A view of the class that this is called on.
  @_silgen_name("$s7UILists023UITableViewHeaderFooterC0C11dequeuedForACSSSgn_tcfC")
  final class func made(reuseIdentifier: __owned String?) -> Self
}

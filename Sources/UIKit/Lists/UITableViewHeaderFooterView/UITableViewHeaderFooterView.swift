import CoreGraphics
public import Foundation
import UIFoundation

/// A header or footer of a table's section, with a title or a content view.
///
/// The class body contains the overridable members; the extensions are in separate files.
open class UITableViewHeaderFooterView: UIView {
  /// The frame of a header or footer before a table sets it.
  private static let initialFrame = CGRect(x: 0, y: 0, width: 320, height: TableMetrics.plainSupplementHeight)

  /// The reuse identifier of the view; `nil` for a view that is not reused.
  open internal(set) var reuseIdentifier: String?
  final var parts = CellParts()
  final var tableTraits = SupplementTraits()
  final var content: UIView = CellContentView(frame: .zero)
  final var needsConfigurationUpdate = true
  /// Whether the view is pinned to an edge while its section scrolls.
  final var isPinned = false { didSet { if isPinned != oldValue { setNeedsUpdateConfiguration() } } }

  /// Creates a header or footer with a reuse identifier.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: Self.initialFrame)
    addContent()
  }
  /// Creates a header or footer, with the values of a document of Interface Builder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame = Self.initialFrame
    addContent()
    coder.apply(to: self, of: UITableViewHeaderFooterView.self)
  }
  /// Creates a header or footer without a reuse identifier.
  public override convenience init(frame: CGRect) { self.init(reuseIdentifier: nil) }

  /// The view that contains the content, created by ``contentConfiguration`` if there is one.
  open var contentView: UIView { content }
  /// The title label; `nil` with a ``contentConfiguration``.
  open var textLabel: UILabel? { textPart }
  /// The detail label; `nil` with a ``contentConfiguration``. It is never shown.
  open var detailTextLabel: UILabel? { detailPart }
  /// The view behind the content, as large as the header or footer.
  open var backgroundView: UIView? {
    get { parts.background }
    set { setBackground(newValue) }
  }

  /// The content configuration, which creates the content view; `nil` for none.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { parts.configuration }
    set { show(newValue) }
  }
  /// Whether ``contentConfiguration`` is updated when the state changes. The default is `true`.
  open var automaticallyUpdatesContentConfiguration = true
  /// Returns an empty content configuration for the view's role and the table's style.
  @discardableResult
  open func defaultContentConfiguration() -> UIListContentConfiguration { styleConfiguration }
  /// The background, or `nil` for none. It is the same in every state.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Stored for source compatibility; has no effect.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Returns the default background of a header.
  @discardableResult
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listHeader() }
  /// The current state for configurations.
  open var configurationState: UIViewConfigurationState { currentState }
  /// Requests an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() { markNeedsUpdateConfiguration() }
  /// Updates the configurations for a state. Overrides should call `super`.
  open func updateConfiguration(using state: UIViewConfigurationState) { applyConfigurationState(state) }
  /// A closure that updates the view for its state, called after the configurations are updated.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Updates a header or footer for a state.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  /// Requests an update of the configurations before the view is reused. Overrides should call `super`.
  open func prepareForReuse() { setNeedsUpdateConfiguration() }

  /// Updates the configurations, and positions the content view.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeParts()
  }
  /// Returns the size that the constraints in ``contentView`` require; without any, `sizeThatFits(_:)`.
  @discardableResult
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    contentSize(for: targetSize, horizontalFittingPriority, verticalFittingPriority) ?? sizeThatFits(targetSize)
  }
  /// Returns the given width and the height of the title; 0 without a title.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: titleHeight(width: size.width))
  }

  override func drawOwnContent(in context: CGContext) {
    drawBackground(in: context)
    super.drawOwnContent(in: context)
  }
}

/// The traits that a header or footer adopts from its table.
struct SupplementTraits: Hashable {
  var sideMargin = TableMetrics.narrowSideMargin
  var isPlain = true
  var kind = TableSupplement.header
  var isFirst = false
}

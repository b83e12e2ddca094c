public import Foundation
import UIFoundation
public import UIViews

/// A row of a table.
///
/// The labels and images of the built-in styles are not there yet: content goes into ``contentView``.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  /// What a cell consists of.
  public enum CellStyle: Int, Hashable, Sendable {
    /// A title.
    case `default` = 0
    /// A title, and a detail on the right.
    case value1 = 1
    /// A title on the left, and a detail beside it.
    case value2 = 2
    /// A title, and a detail below.
    case subtitle = 3
  }

  /// How a cell shows that it is selected.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// Not at all.
    case none = 0
    /// In blue.
    case blue = 1
    /// In grey.
    case gray = 2
    /// As the system does.
    case `default` = 3
  }

  /// The size that a cell has before a table gives it one.
  private static let initialFrame = CGRect(x: 0, y: 0, width: 320, height: TableMetrics.standardRowHeight)

  /// The cell's style.
  let style: CellStyle
  /// The name under which a table keeps the cell for reuse.
  open private(set) var reuseIdentifier: String?
  /// How the cell shows that it is selected.
  open var selectionStyle = SelectionStyle.default
  /// Whether the cell is selected.
  open var isSelected = false
  /// Whether the cell is highlighted.
  open var isHighlighted = false
  /// The height of the line that parts the cell from the next, in points: part of the row, not of the content.
  final var separatorHeight: CGFloat = 0 {
    didSet { if separatorHeight != oldValue { setNeedsLayout() } }
  }
  private let content = CellContentView(frame: .zero)

  /// A cell of a style, known to a table by a name.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: Self.initialFrame)
    addContent()
  }

  /// A cell of the default style; there are no archives of views here.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    frame = Self.initialFrame
    addContent()
  }

  /// A cell of the default style with no name.
  public override convenience init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }

  private func addContent() {
    formsLayoutRegion = true
    content.formsLayoutRegion = true
    addSubview(content)
    content.applyDefaultMargins(tableWidth: bounds.width)
    content.frame = contentFrame
  }

  /// The view that holds the cell's content.
  open var contentView: UIView { content }

  /// Called before the cell shows another row.
  open func prepareForReuse() {}

  /// Selects the cell; there is no animation here.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Highlights the cell; there is no animation here.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// Gives the content view its place.
  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = contentFrame
  }

  private var contentFrame: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width, height: max(bounds.height - separatorHeight, 0))
  }

  /// The size that the constraints in ``contentView`` allow, with the separator; without constraints there, what
  /// `sizeThatFits` says.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard content.hasConstraintsInside else { return sizeThatFits(targetSize) }
    let target = CGSize(width: targetSize.width, height: max(targetSize.height - separatorHeight, 0))
    let fitting = content.fittingSize(
      target, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority, keepsSolution: true)
    return CGSize(width: fitting.width, height: fitting.height + separatorHeight)
  }

  /// The given width and the standard height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: TableMetrics.standardRowHeight)
  }

  /// Takes what depends on the table: its width decides the margins, its separators the height.
  func adopt(tableWidth: CGFloat, separatorHeight: CGFloat) {
    content.applyDefaultMargins(tableWidth: tableWidth)
    self.separatorHeight = separatorHeight
  }
}

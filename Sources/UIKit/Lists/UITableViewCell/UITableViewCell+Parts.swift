import Foundation
import UIFoundation

/// The parts of the built-in styles, in the fonts of their text styles (uikit.md, "Table cells").
extension UITableViewCell {
  var textPart: UILabel? {
    if let label = parts.text { return label }
    guard parts.configuration == nil else { return nil }
    let isCaption = style == .value2
    let label = CellLabel(
      owner: self, font: isCaption ? Self.boldCaption : .preferredFont(forTextStyle: .body),
      color: isCaption ? .tintColor : .label)
    if isCaption { label.textAlignment = .right }
    parts.text = label
    content.addSubview(label)
    return label
  }

  var detailPart: UILabel? {
    if let label = parts.detail { return label }
    guard parts.configuration == nil else { return nil }
    let label: CellLabel
    switch style {
    case .default: return nil
    case .value1:
      label = CellLabel(owner: self, font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
    case .value2: label = CellLabel(owner: self, font: .preferredFont(forTextStyle: .subheadline))
    case .subtitle: label = CellLabel(owner: self, font: .preferredFont(forTextStyle: .caption1))
    }
    parts.detail = label
    content.addSubview(label)
    return label
  }

  var imagePart: UIImageView? {
    if let view = parts.image { return view }
    guard parts.configuration == nil else { return nil }
    let view = CellImageView(frame: .zero)
    view.owner = WeakReference(self)
    view.contentMode = .scaleAspectFit
    parts.image = view
    content.addSubview(view)
    return view
  }

  /// The bold font of a value2 cell's text: 12 points by default, scaling like `caption1`.
  private static var boldCaption: UIFont {
    UIFontMetrics(forTextStyle: .caption1).scaledFont(for: .boldSystemFont(ofSize: 12))
  }

  /// Applies the table's margins to the content view, reduced beside an accessory. Its own margins are never below them.
  func applyMargins() {
    let side = tableTraits.sideMargin
    let trailing = hasAccessory ? TableMetrics.accessoryMargin : side
    let end = tableTraits.endMargin
    let margins = NSDirectionalEdgeInsets(top: end, leading: side, bottom: end, trailing: trailing)
    if let content = content as? CellContentView {
      content.applyDefaultMargins(margins)
      content.smallestMargins = margins
    } else if parts.configuration != nil, !(content is UIListContentView) {
      let usual = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
      if content.directionalLayoutMargins == usual { content.directionalLayoutMargins = margins }
    }
  }

  /// Adopts traits from the table: its width determines the margins, its separators the height.
  func applyTableTraits(_ traits: CellTraits) {
    isBare = false
    takeTraits(traits)
  }

  private func takeTraits(_ traits: CellTraits) {
    guard traits != tableTraits else { return }
    tableTraits = traits
    applyMargins()
    setNeedsLayout()
  }

  /// Derives the margins from the cell's own width if it isn't in a table.
  func followOwnWidth() {
    guard isBare else { return }
    var traits = tableTraits
    traits.endMargin = systemMetrics.cellMargin
    traits.sideMargin = TableMetrics.sideMargin(width: bounds.width, screenWidth: screenWidth)
    traits.separatorInset = TableMetrics.separatorInset(for: traitCollection, sideMargin: traits.sideMargin)
    takeTraits(traits)
  }

  var separatorHeight: CGFloat { tableTraits.separatorHeight }

  func setSelectedBackground(_ view: UIView?) {
    if view !== parts.selectedBackground { parts.selectedBackground?.removeFromSuperview() }
    parts.selectedBackground = view
    showSelectedBackground()
  }

  func selectionDidChange() {
    showSelectedBackground()
    setNeedsUpdateConfiguration()
  }

  private func showSelectedBackground() {
    guard let view = parts.selectedBackground else { return }
    guard isSelected, selectionStyle != .none else { return view.removeFromSuperview() }
    if view.superview !== self { insertSubview(view, belowSubview: content) }
    setNeedsLayout()
  }

  func accessoryDidChange() {
    applyMargins()
    setNeedsLayout()
    sizeMayDiffer()
  }

  /// Removes a former accessory view, and arranges the new one.
  func accessoryViewDidChange(from old: UIView?) {
    if old !== accessoryView, old !== editingAccessoryView { old?.removeFromSuperview() }
    accessoryDidChange()
  }

  func showEditing(_ isActive: Bool) {
    guard isActive != editing.isActive else { return }
    let state: StateMask = isActive ? .showingEditControl : []
    willTransition(to: state)
    editing.isActive = isActive
    applyMargins()
    setNeedsLayout()
    setNeedsUpdateConfiguration()
    didTransition(to: state)
  }

  func resetForReuse() {
    if isSelected { isSelected = false }
    if isHighlighted { isHighlighted = false }
    if configurationUpdateHandler != nil || parts.configuration != nil { setNeedsUpdateConfiguration() }
  }

  func sizeMayDiffer() { if !isMeasuring { table?.contentDidChange(in: self) } }

  /// Called when a constraint or a content size inside the cell changed.
  func constraintsDidChange() {
    if !isMeasuring, let table, table.selfSizingInvalidation == .enabledIncludingConstraints {
      table.contentDidChange(in: self)
    }
  }

  /// Starts or stops observing layout changes inside the cell, depending on the table's `selfSizingInvalidation`.
  func observeConstraints() {
    let isObserved = table?.selfSizingInvalidation == .enabledIncludingConstraints
    guard isObserved || observesConstraints else { return }
    observesConstraints = isObserved
    let handler: (() -> Void)? = isObserved ? { [weak self] in self?.constraintsDidChange() } : nil
    layoutChangeHandler = handler
    content.layoutChangeHandler = handler
  }
}

/// A cell is the delegate of the recognizers of its own gestures. Subclasses declare the other methods.
extension UITableViewCell: UIGestureRecognizerDelegate {}

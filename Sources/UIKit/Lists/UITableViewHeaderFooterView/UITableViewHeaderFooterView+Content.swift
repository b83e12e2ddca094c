import Foundation
import UIFoundation

/// The title or content of a header or footer, and its layout.
extension UITableViewHeaderFooterView: TableElementView {
  var contentFrame: CGRect { bounds }

  /// Applies the side margins of cells, and 8 above and below as in other views (our choice), to the default content
  /// view.
  func applyMargins() {
    let side = tableTraits.sideMargin
    (content as? CellContentView)?.applyDefaultMargins(
      NSDirectionalEdgeInsets(top: 8, leading: side, bottom: 8, trailing: side))
  }

  /// Adopts traits from the table. A title that has the default font of its old role gets that of the new one.
  func applyTableTraits(_ traits: SupplementTraits) {
    guard traits != tableTraits else { return }
    let isUsual = parts.text?.font == titleFont
    tableTraits = traits
    applyMargins()
    if isUsual { parts.text?.font = titleFont }
    setNeedsLayout()
  }

  /// The font of the title: headline in a plain header, otherwise footnote.
  private var titleFont: UIFont {
    .preferredFont(
      forTextStyle: tableTraits.isPlain && tableTraits.kind == .header ? .headline : .footnote,
      compatibleWith: traitCollection)
  }

  var textPart: UILabel? {
    if let label = parts.text { return label }
    guard parts.configuration == nil else { return nil }
    let label = CellLabel(owner: self, font: titleFont, color: .secondaryLabel)
    label.numberOfLines = 0
    parts.text = label
    content.addSubview(label)
    return label
  }

  var detailPart: UILabel? {
    if let label = parts.detail { return label }
    guard parts.configuration == nil else { return nil }
    let label = CellLabel(owner: self, font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
    parts.detail = label
    return label
  }

  func placeParts() {
    if content.frame != bounds { content.frame = bounds }
    parts.background?.frame = bounds
    if let list = content as? UIListContentView {
      list.takeOuterMargins(leading: tableTraits.sideMargin, trailing: tableTraits.sideMargin)
    }
    guard let label = parts.text, label.translatesAutoresizingMaskIntoConstraints else { return }
    let width = max(bounds.width - 2 * tableTraits.sideMargin, 0)
    let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
    label.frame = CGRect(
      x: tableTraits.sideMargin, y: titleTop(height), width: width, height: min(height, bounds.height))
  }

  /// Returns the top of the title: centered in a plain table, at the bottom of a grouped header, at the top of a
  /// grouped footer.
  private func titleTop(_ height: CGFloat) -> CGFloat {
    if tableTraits.isPlain { return pixelSnapping.nearest((bounds.height - height) / 2) }
    if tableTraits.kind == .header { return max(bounds.height - TableMetrics.groupedTitleBottom - height, 0) }
    return min(TableMetrics.groupedFooterRoom / 2, max(bounds.height - height, 0))
  }

  func titleHeight(width: CGFloat) -> CGFloat {
    guard let label = parts.text, !(label.text ?? "").isEmpty else { return 0 }
    let textWidth = max(width - 2 * tableTraits.sideMargin, pixelSnapping.pixel)
    let text = label.sizeThatFits(CGSize(width: textWidth, height: 0)).height
    let traits = tableTraits
    if traits.isPlain { return max(text + TableMetrics.plainTitleRoom, TableMetrics.plainSupplementHeight) }
    if traits.kind == .footer { return text + TableMetrics.groupedFooterRoom }
    let room = traits.isFirst ? TableMetrics.groupedFirstTitleRoom : TableMetrics.groupedTitleRoom
    return pixelSnapping.nearest(text + room)
  }

  func contentSize(
    for target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    updateConfigurationIfNeeded()
    if let list = content as? UIListContentView {
      list.takeOuterMargins(leading: tableTraits.sideMargin, trailing: tableTraits.sideMargin)
      list.arrange(width: target.width)
    } else if parts.configuration != nil {
      return content.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    if content.hasConstraintsInside {
      return content.fittingSize(target, horizontal: horizontal, vertical: vertical, keepsSolution: true)
    }
    guard hasConstraintsInside else { return nil }
    return fittingSize(target, horizontal: horizontal, vertical: vertical, keepsSolution: false)
  }

  var styleConfiguration: UIListContentConfiguration {
    switch (tableTraits.kind, tableTraits.isPlain) {
    case (.header, true): .plainHeader()
    case (.header, false): .groupedHeader()
    case (.footer, true): .plainFooter()
    case (.footer, false): .groupedFooter()
    }
  }

  var currentState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isPinned = isPinned
    return state
  }

  func followCurrentState() { updateConfiguration(using: configurationState) }

  func applyConfigurationState(_ state: UIViewConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let configuration = parts.configuration {
      show(configuration.updated(for: state))
    }
    configurationUpdateHandler?(self, state)
  }
}

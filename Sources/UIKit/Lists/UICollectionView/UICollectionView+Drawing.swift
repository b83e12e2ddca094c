import CoreGraphics
import UIFoundation

/// Collection views whose first section is a list draw the background of its appearance.
extension UICollectionView {
  func drawBackground(in context: CGContext) {
    guard backgroundColor == nil, backgroundView == nil, let list = listConfiguration(of: 0) else { return }
    let color: UIColor =
      switch list.appearance {
      case .plain, .sidebarPlain: .systemBackground
      case .grouped, .insetGrouped: .systemGroupedBackground
      case .sidebar: .secondarySystemBackground
      }
    context.fill(bounds, radius: 0, drawn(list.backgroundColor ?? color))
  }

  /// Returns the configuration of a section that is laid out as a list.
  func listConfiguration(of section: Int) -> UICollectionLayoutListConfiguration? {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      layout.composition.sections.indices.contains(section)
    else { return nil }
    return layout.composition.sections[section].section.list
  }
}

import CoreGraphics
import Foundation
import UIFoundation

/// Requests and stacks the sections, and stores the preferred sizes of views.
extension UICollectionViewCompositionalLayout {
  var isVertical: Bool { configuration.scrollDirection == .vertical }

  func prepareSections() {
    guard let collectionView else { return }
    let environment = environment(of: collectionView)
    let cross = isVertical ? environment.contentSize.width : environment.contentSize.height
    if let measured = composition.measuredFor, measured != cross { forgetPreferredSizes() }
    composition.measuredFor = cross
    composition.screenWidth = environment.screenWidth
    if composition.needsSections {
      composition.needsSections = false
      composition.sections = (0..<collectionView.numberOfSections).map {
        section($0, collectionView, environment)
      }
    } else {
      for (section, sizes) in composition.pending where section < composition.sections.count {
        composition.sections[section].set(sizes)
      }
    }
    composition.pending = [:]
    stack(environment)
  }

  private func stack(_ environment: CompositionalEnvironment) {
    let space = environment.contentSize
    let cross = isVertical ? space.width : space.height
    var edges = CompositionalEdges(
      configuration.boundarySupplementaryItems, in: space, isVertical: isVertical, across: 0...max(cross, 0)
    ) { composition.preferred[Self.wholeLayout]?.views[$0]?[$1] }
    var position = edges.before
    for index in composition.sections.indices {
      if index > 0 { position += configuration.interSectionSpacing.bounded }
      composition.sections[index].start = position
      position = composition.sections[index].end
    }
    position += edges.after
    edges.positionEdges(length: position)
    composition.edges = edges
    composition.contentSize =
      isVertical ? CGSize(width: cross, height: position) : CGSize(width: position, height: cross)
    composition.hasHandlers = composition.sections.contains { $0.section.visibleItemsInvalidationHandler != nil }
    composition.hasPinned =
      edges.edges.contains { $0.item.pinToVisibleBounds }
      || composition.sections.contains { $0.section.boundarySupplementaryItems.contains { $0.pinToVisibleBounds } }
  }

  /// The section index under which the sizes of the layout's own headers and footers are stored.
  static let wholeLayout = -1

  /// Returns the environment of a collection view: its size less its insets, and the safe area insets of sections.
  func environment(of collection: UICollectionView) -> CompositionalEnvironment {
    let (bounds, insets) = (collection.bounds, collection.adjustedContentInset)
    let safe = collection.safeAreaInsets
    // On the cross axis, only the explicit content insets count: the safe area belongs to the sections.
    let own = collection.contentInset
    let size =
      isVertical
      ? CGSize(width: bounds.width - own.left - own.right, height: bounds.height - insets.top - insets.bottom)
      : CGSize(width: bounds.width - insets.left - insets.right, height: bounds.height - own.top - own.bottom)
    let isRightToLeft = collection.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (leading, trailing) = isRightToLeft ? (safe.right, safe.left) : (safe.left, safe.right)
    return CompositionalEnvironment(
      contentSize: CGSize(width: max(size.width, 0), height: max(size.height, 0)).bounded,
      contentInsets: isVertical
        ? NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing)
        : NSDirectionalEdgeInsets(top: safe.top, leading: 0, bottom: safe.bottom, trailing: 0),
      traits: collection.traitCollection, screenWidth: collection.screenWidth)
  }

  private func section(
    _ index: Int, _ collection: UICollectionView, _ environment: CompositionalEnvironment
  ) -> CompositionalSection {
    guard let section = provider(index, environment) else {
      raiseException("Invalid section definition: the section provider returned nil for section \(index)")
    }
    return CompositionalSection(
      section, count: collection.numberOfItems(inSection: index),
      insets: insets(of: section, collection, environment), isVertical: isVertical, environment: environment,
      preferred: composition.preferred[index] ?? .init())
  }

  /// Returns a section's insets, including those of its insets reference.
  private func insets(
    of section: NSCollectionLayoutSection, _ collection: UICollectionView, _ environment: CompositionalEnvironment
  ) -> NSDirectionalEdgeInsets {
    var insets = section.contentInsets.bounded
    let own = section.contentInsetsReference
    var more = NSDirectionalEdgeInsets.zero
    switch own == .automatic ? configuration.contentInsetsReference : own {
    case .none, .automatic: return insets
    case .safeArea: more = environment.contentInsets
    case .layoutMargins: more = collection.directionalLayoutMargins
    case .readableContent:
      let frame = collection.readableContentGuide.layoutFrame
      more.leading = max(frame.minX - collection.bounds.minX, 0)
      more.trailing = max(collection.bounds.maxX - frame.maxX, 0)
    }
    if isVertical {
      insets.leading += more.leading
      insets.trailing += more.trailing
    } else {
      insets.top += more.top
      insets.bottom += more.bottom
    }
    return insets
  }

  /// Whether a view's preferred size differs from the stored size along an estimated axis.
  func takesUp(_ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes) -> Bool {
    let axes = original.estimatedAxes
    let known = preferredSize(of: original.element) ?? original.size
    let width = abs(preferred.size.width - known.width) > CompositionalNumbers.tolerance
    let height = abs(preferred.size.height - known.height) > CompositionalNumbers.tolerance
    return axes.contains(.horizontal) && width || axes.contains(.vertical) && height
  }

  private func preferredSize(of element: CollectionElement) -> CGSize? {
    let (section, item) = Self.numbers(of: element.path)
    let preferred = composition.preferred[section]
    return element.category == .cell ? preferred?.items[item] : preferred?.views[element.kind]?[item]
  }

  static func numbers(of path: IndexPath) -> (section: Int, item: Int) {
    path.count == 2 ? (path.section, path.item) : (wholeLayout, path.first ?? 0)
  }

  func notePreferred(_ attributes: UICollectionViewLayoutAttributes) {
    let element = attributes.element
    let (section, item) = Self.numbers(of: element.path)
    if element.category == .cell {
      composition.preferred[section, default: .init()].items[item] = attributes.size
      composition.pending[section, default: [:]][item] = attributes.size
      composition.isTakingSize = !composition.needsSections
    } else {
      // A resized header moves everything after it, so the sections are rebuilt.
      composition.preferred[section, default: .init()].views[element.kind, default: [:]][item] = attributes.size
      composition.isTakingSize = false
    }
  }

  /// Moves the preferred sizes of views to the new index paths of their items and sections.
  func renumberPreferred(_ plan: ListUpdatePlan) {
    var renumbered: [Int: CompositionalSection.Preferred] = [:]
    for (section, preferred) in composition.preferred {
      for (item, size) in preferred.items {
        guard let path = plan.keptPath(of: IndexPath(item: item, section: section)) else { continue }
        renumbered[path.section, default: .init()].items[path.item] = size
      }
      if section == Self.wholeLayout {
        renumbered[section, default: .init()].views = preferred.views
      } else if let after = plan.newSection(of: section) {
        renumbered[after, default: .init()].views = preferred.views
      }
    }
    composition.preferred = renumbered
    composition.pending = [:]
    composition.needsSections = true
  }
}

import CoreGraphics
import Foundation

/// The links of a page, which are added to it once all is drawn.
///
/// They belong to the page, whatever group they are in, and Cairo 1.16 reads memory that it never wrote when it copies a
/// layer with a link.
final class PageLinks {
  /// The links in the order of the drawing, with rectangles on the page.
  private(set) var all: [(rect: CGRect, url: URL)] = []

  /// Adds a link. `rect` is on the page.
  func add(_ rect: CGRect, _ url: URL) { all.append((rect, url)) }

  /// Adds the links of elements that are not drawn, since nothing of them is visible.
  func add(linksOf elements: [DisplayList.Element], _ transform: CGAffineTransform, depth: Int = 0) {
    guard depth <= RenderingLimits.maximumDepth else { return }
    for element in elements {
      switch element {
      case .link(let rect, let url): add(rect.applying(transform), url)
      case .group(let group): add(linksOf: group.elements, transform, depth: depth + 1)
      default: break
      }
    }
  }
}

import Foundation

extension UIView {
  /// Which parts of a view's frame change when its superview's size changes; the other parts stay fixed.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// One bit for each flexible part.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the superview's left edge is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the superview's right edge is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the superview's top edge is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the superview's bottom edge is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}

/// One axis of a frame that follows its superview's size by an autoresizing mask.
///
/// The superview's change is distributed among the flexible parts in proportion to their sizes, or evenly if their sum
/// is 0 or one of them is negative. If no part is flexible, the far margin absorbs the change.
struct AutoresizedAxis: Hashable {
  /// The near margin, the size, and the superview's size, in points.
  var near: CGFloat
  var size: CGFloat
  var outer: CGFloat
  /// The fractions of the superview's change that the near margin and the size absorb, from 0 to 1.
  var nearShare: CGFloat
  var sizeShare: CGFloat

  /// Creates an axis for a frame with a given near margin and size in a superview of a given size.
  init(near: CGFloat, size: CGFloat, outer: CGFloat, flexibleNear: Bool, flexibleSize: Bool, flexibleFar: Bool) {
    self.near = near
    self.size = size
    self.outer = outer
    let parts = [(flexibleNear, near), (flexibleSize, size), (flexibleFar, outer - near - size)]
    let flexible = parts.filter(\.0).map(\.1)
    let sum = flexible.reduce(0, +)
    let isEven = sum <= 0 || flexible.contains { $0 < 0 }
    func share(_ part: (Bool, CGFloat)) -> CGFloat {
      guard part.0 else { return 0 }
      return isEven ? 1 / CGFloat(flexible.count) : part.1 / sum
    }
    nearShare = share(parts[0])
    sizeShare = share(parts[1])
  }

  /// Returns the near margin and the size in a superview of another size.
  func resized(to outer: CGFloat) -> (near: CGFloat, size: CGFloat) {
    let change = outer - self.outer
    return (near + nearShare * change, max(size + sizeShare * change, 0))
  }
}

extension UIView {
  /// Returns the horizontal axis of the frame in a superview of the given width.
  func autoresizedX(in outer: CGFloat) -> AutoresizedAxis {
    AutoresizedAxis(
      near: geometry.origin.x, size: geometry.bounds.size.width, outer: outer,
      flexibleNear: layoutState.mask.contains(.flexibleLeftMargin),
      flexibleSize: layoutState.mask.contains(.flexibleWidth),
      flexibleFar: layoutState.mask.contains(.flexibleRightMargin))
  }

  /// Returns the vertical axis of the frame in a superview of the given height.
  func autoresizedY(in outer: CGFloat) -> AutoresizedAxis {
    AutoresizedAxis(
      near: geometry.origin.y, size: geometry.bounds.size.height, outer: outer,
      flexibleNear: layoutState.mask.contains(.flexibleTopMargin),
      flexibleSize: layoutState.mask.contains(.flexibleHeight),
      flexibleFar: layoutState.mask.contains(.flexibleBottomMargin))
  }

  /// Resizes the subviews with autoresizing masks after this view's size has changed.
  ///
  /// A subview whose size changes resizes its own subviews within the call that sets its frame. Beyond
  /// ``ResizeWalk/depthLimit`` levels, views wait in a list instead, so that a deep tree doesn't exhaust the stack.
  func resizeSubviews(from old: CGSize) {
    guard hasResizedSubviews else { return }
    let change = ResizeWalk.Change(view: self, old: old, new: geometry.bounds.size)
    guard ResizeWalk.depth < ResizeWalk.depthLimit else { return ResizeWalk.waiting.append(change) }
    ResizeWalk.depth += 1
    resizeEach(for: change)
    // The level at the limit resizes all views that the levels below it have queued, before the outer levels continue.
    if ResizeWalk.depth == ResizeWalk.depthLimit {
      var next = 0
      while next < ResizeWalk.waiting.count {
        let change = ResizeWalk.waiting[next]
        change.view.resizeEach(for: change)
        next += 1
      }
      ResizeWalk.waiting = []
    }
    ResizeWalk.depth -= 1
  }

  /// Whether the view's size determines that of a subview, which constraints do more often.
  private var hasResizedSubviews: Bool {
    for child in tree.subviews where child.layoutState.isResized { return true }
    return false
  }

  private func resizeEach(for change: ResizeWalk.Change) {
    let (old, new) = (change.old, change.new)
    for child in tree.subviews where child.layoutState.isResized {
      let (x, width) = child.autoresizedX(in: old.width).resized(to: new.width)
      let (y, height) = child.autoresizedY(in: old.height).resized(to: new.height)
      let rect = CGRect(x: x, y: y, width: width, height: height)
      guard !child.geometry.isUntransformed else {
        child.frame = rect
        continue
      }
      // The mask applies to the frame without the transform.
      child.bounds.size = rect.size
      child.center = child.geometry.center(in: rect)
    }
  }

  func setMask(_ mask: AutoresizingMask) {
    guard mask != layoutState.mask else { return }
    layoutState.mask = mask
    engineMaskDidChange()
  }

  func setTranslatesMask(_ translates: Bool) {
    guard translates != layoutState.translatesMask else { return }
    layoutState.translatesMask = translates
    engineMaskDidChange()
  }
}

/// The state of nested calls in which views resize their subviews.
@MainActor
private enum ResizeWalk {
  /// The number of levels that resize their subviews in nested calls. View hierarchies are hardly ever deeper.
  static let depthLimit = 64
  static var depth = 0
  /// The views beyond the limit whose subviews are yet to be resized, in the order in which their sizes changed.
  static var waiting: [Change] = []

  /// A view whose size has changed.
  struct Change {
    let view: UIView
    let old: CGSize
    let new: CGSize
  }
}

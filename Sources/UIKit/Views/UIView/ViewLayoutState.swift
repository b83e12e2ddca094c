import Foundation
import QuartzCore
import UIFoundation

/// The state of a view that belongs to the layout cycle and the engine.
@MainActor
struct ViewLayoutState {
  /// The flags that layout passes read of every view, in one field: each access to a view's state has a cost.
  var flags: LayoutFlags = [.needsLayout, .needsUpdateConstraints]
  var translatesMask = true
  /// Whether the view resizes its subviews by their autoresizing masks.
  var resizesSubviews = true
  /// Whether another view provided the view's baselines when its content last changed.
  var hadStandIn = false
  /// Whether the superview is a stack view that arranges the view.
  var isArranged = false
  /// Whether the engine is setting the view's frame.
  var isBeingPlaced = false
  var semantic = UISemanticContentAttribute.unspecified
  /// The bits of ``mask``.
  private var maskBits: UInt8 = 0
  @inline(__always) var mask: UIView.AutoresizingMask {
    get { UIView.AutoresizingMask(rawValue: UInt(maskBits)) }
    set { maskBits = UInt8(truncatingIfNeeded: newValue.rawValue) }
  }
  /// Whether the view is moved or resized when its superview is.
  @inline(__always) var isResized: Bool { translatesMask && maskBits != 0 }
  /// The generation of the process-wide traits that the view was last told about.
  var toldGeneration: Int32 = 0
  /// The view's slot in the region's engine, or `none`.
  var engineSlot = ItemSlot.none
  /// The width, in points, for which the `intrinsicContentSize` of a subclass is read, while that is done.
  var askedWidth: CGFloat?
  /// The view's layer, if it has been created.
  var layer: CALayer?
  /// Properties that few views set, or `nil` if none is set.
  var extras: ViewExtras?
  /// The view's cached traits, or `nil` after they have been invalidated.
  var resolved: ResolvedTraits?
  /// The view's changes to its traits, or `nil` if there are none.
  var traits: TraitState?
  /// The view's own tint color, or `nil` if it inherits one.
  var tint: UIColor?
  /// The engine, if the view is the root of a layout region.
  var engine: LayoutEngine?
  @inline(__always) var needsLayout: Bool {
    get { flags.contains(.needsLayout) }
    set { flags.set(.needsLayout, newValue) }
  }
  /// Whether a descendant needs layout, or a region in the view needs to be solved.
  @inline(__always) var holdsPendingLayout: Bool {
    get { flags.contains(.holdsPendingLayout) }
    set { flags.set(.holdsPendingLayout, newValue) }
  }
  @inline(__always) var needsUpdateConstraints: Bool {
    get { flags.contains(.needsUpdateConstraints) }
    set { flags.set(.needsUpdateConstraints, newValue) }
  }
  /// Whether a descendant needs its constraints updated.
  @inline(__always) var holdsPendingUpdates: Bool {
    get { flags.contains(.holdsPendingUpdates) }
    set { flags.set(.holdsPendingUpdates, newValue) }
  }
  /// Whether an engine of its own lays out the view's contents, unless a constraint crosses the view's edge.
  @inline(__always) var formsRegion: Bool {
    get { flags.contains(.formsRegion) }
    set { flags.set(.formsRegion, newValue) }
  }
  /// Whether the region's engine has variables for the view.
  @inline(__always) var isEngineItem: Bool { !engineSlot.isNone }
  /// The engine slot of a view that the engine positions; `nil` if the frame is set by hand or by a mask.
  @inline(__always) var placedSlot: ItemSlot? { isEngineItem && !translatesMask ? engineSlot : nil }
}

/// The constraints and guides of a view.
struct ViewConstraints {
  /// The active constraints that the view holds.
  var held = HeldConstraints()
  /// The active constraints, wherever they are held, that mention the view or one of its guides.
  var mentions = ConstraintMentions()
  /// The guides added to the view, in the order they were added.
  var guides: [UILayoutGuide] = []
}

/// The flags that a layout pass reads of a view.
struct LayoutFlags: OptionSet {
  var rawValue: UInt16
  static let needsLayout = LayoutFlags(rawValue: 1)
  static let holdsPendingLayout = LayoutFlags(rawValue: 2)
  static let needsUpdateConstraints = LayoutFlags(rawValue: 4)
  static let holdsPendingUpdates = LayoutFlags(rawValue: 8)
  static let formsRegion = LayoutFlags(rawValue: 16)
  /// The view overrides traits, or something other than its content depends on them, such as its controller or margins.
  static let dealsWithTraits = LayoutFlags(rawValue: 32)
  /// The view stretches before others whose content has the same priority, along x or y.
  static let stretchesAlongX = LayoutFlags(rawValue: 64)
  static let stretchesAlongY = LayoutFlags(rawValue: 128)
  /// The view is also compressed first, on the axis on which it stretches before others.
  static let givesWay = LayoutFlags(rawValue: 512)
  /// The view is laying out its subviews.
  static let isPlacing = LayoutFlags(rawValue: 256)
  static let isHidden = LayoutFlags(rawValue: 1024)
  /// The engine has set the view's frame.
  static let wasPlaced = LayoutFlags(rawValue: 2048)

  /// Returns whether the flags contain all of a member's, as the standard library's method does, which takes ten times as
  /// long in a debug build.
  @inline(__always) func contains(_ member: LayoutFlags) -> Bool { rawValue & member.rawValue == member.rawValue }

  @inline(__always) mutating func set(_ member: LayoutFlags, _ isThere: Bool) {
    if isThere { rawValue |= member.rawValue } else { rawValue &= ~member.rawValue }
  }
}

import CoreGraphics
import InterfaceDocuments
import UIFoundation
import UIKit

/// The safe area that the canvas of a document had, which the document doesn't record.
///
/// It follows from the frames of views that are constrained to the safe area, to a controller's top and bottom guides,
/// or to the top and bottom margins of a controller's view, which are those of the safe area. Of several answers for an
/// edge, the one that most constraints give counts. What is centered in the safe area tells one of two vertical insets
/// from the other. Without such constraints, a controller's view or a top-level view of
/// a nib that fills the device has the device's (uikit-recorded.md, "Views of nibs", IB).
struct CanvasSafeArea {
  private var votes: [Edge: [Double: Int]] = [:]
  /// The vertical middles of the safe area, with the numbers of constraints that give them.
  private var middles: [Double: Int] = [:]
  private var frames: [String: CGRect] = [:]
  private let root: CGRect
  /// The traits of the canvas.
  private let traits: UITraitCollection
  /// The identifier of the view whose top and bottom margins are those of the safe area.
  private var marginOwner: String?

  private enum Edge: Hashable { case top, left, bottom, right }

  private init(_ root: CGRect, _ traits: UITraitCollection) {
    self.root = root
    self.traits = traits
  }

  /// Returns the insets of the view of a document's part.
  static func insets(of part: InterfacePart, in document: InterfaceDocument) -> UIEdgeInsets {
    guard let frame = part.view.frame else { return .zero }
    let device = CanvasDevice(document.header)
    let classes = device?.sizeClasses(isLandscape: document.header.device?.isLandscape == true)
    var area = CanvasSafeArea(
      frame,
      UITraitCollection { traits in
        traits.horizontalSizeClass = classes?.horizontal ?? .compact
        traits.verticalSizeClass = classes?.vertical ?? .regular
      })
    if part.kind == .scene || part.kind == .nib, !part.view.hasOwnMargins { area.marginOwner = part.view.id }
    area.addFrames(part.view, x: 0, y: 0, isRoot: true)
    var guides: [String: InterfaceGuide.Kind] = [:]
    for guide in part.view.guides + part.object.guides { guides[guide.id] = guide.kind }
    part.view.forEachObject { object in
      for constraint in object.constraints { area.vote(constraint, owner: object.id, guides) }
    }
    let fillsDevice =
      (part.kind == .scene || part.kind == .nib) && document.header.usesSafeAreas && device?.size == frame.size
    var insets = UIEdgeInsets(
      top: area.winner(.top) ?? (fillsDevice ? device?.top : nil) ?? 0, left: area.winner(.left) ?? 0,
      bottom: area.winner(.bottom) ?? (fillsDevice ? device?.bottom : nil) ?? 0, right: area.winner(.right) ?? 0)
    area.fitMiddle(of: &insets)
    return insets
  }

  /// Changes an inset above or below that no constraint gives, so that the middle of the safe area is the recorded one.
  private func fitMiddle(of insets: inout UIEdgeInsets) {
    guard let middle = Self.winner(middles) else { return }
    // How much larger the upper inset is. Insets are whole points, and the middles of frames uncertain by half a pixel.
    let difference = (2 * middle - root.height - 0.5).rounded(.up)
    guard abs(insets.top - insets.bottom - difference) > 1 else { return }
    if votes[.top] == nil, insets.bottom + difference >= 0 {
      insets.top = insets.bottom + difference
    } else if votes[.bottom] == nil, insets.top - difference >= 0 {
      insets.bottom = insets.top - difference
    }
  }

  /// Records the frames in the root's coordinates.
  private mutating func addFrames(_ object: InterfaceObject, x: Double, y: Double, isRoot: Bool) {
    guard let frame = object.frame, object["misplaced"] != "YES" else { return }
    let (left, top) = isRoot ? (0, 0) : (x + frame.origin.x, y + frame.origin.y)
    if let id = object.id {
      frames[id] = CGRect(origin: CGPoint(x: left, y: top), size: frame.size)
    }
    // The positions inside a scroll view depend on its offset.
    if !isRoot, ["scrollView", "tableView", "collectionView"].contains(object.kind) { return }
    for child in object.group("subviews") + object.children { addFrames(child, x: left, y: top, isRoot: false) }
  }

  private mutating func vote(
    _ constraint: InterfaceConstraint, owner: String?, _ guides: [String: InterfaceGuide.Kind]
  ) {
    // Placeholders hold on the canvas.
    let (constant, priority) = constraint.values(in: traits)
    guard constraint.relation == .equal, priority == 1000, constraint.multiplier == 1,
      let secondAttribute = constraint.secondAttribute
    else { return }
    let (first, second) = (constraint.firstItem ?? owner ?? "", constraint.secondItem ?? owner ?? "")
    // item = guide + constant, or guide = item + constant.
    if second == marginOwner, let edge = secondAttribute.edgeOfMargin, let frame = frames[first] {
      vote(frame, constraint.firstAttribute, .safeArea, edge, constant)
    } else if first == marginOwner, let edge = constraint.firstAttribute.edgeOfMargin, let frame = frames[second] {
      vote(frame, secondAttribute, .safeArea, edge, -constant)
    } else if let guide = guides[second], let frame = frames[first] {
      vote(frame, constraint.firstAttribute, guide, secondAttribute, constant)
    } else if let guide = guides[first], let frame = frames[second] {
      vote(frame, secondAttribute, guide, constraint.firstAttribute, -constant)
    }
  }

  private mutating func vote(
    _ frame: CGRect, _ attribute: InterfaceConstraint.Attribute, _ guide: InterfaceGuide.Kind,
    _ guideAttribute: InterfaceConstraint.Attribute, _ constant: Double
  ) {
    if guide == .safeArea, guideAttribute == .centerY, attribute == .centerY {
      middles[Double(frame.midY) - constant, default: 0] += 1
      return
    }
    let position: Double
    switch attribute {
    case .top: position = frame.minY
    case .bottom: position = frame.maxY
    case .leading, .left: position = frame.minX
    case .trailing, .right: position = frame.maxX
    default: return
    }
    let edge: Edge
    switch (guide, guideAttribute) {
    case (.safeArea, .top), (.topLayoutGuide, .bottom): edge = .top
    case (.safeArea, .bottom), (.bottomLayoutGuide, .top): edge = .bottom
    case (.safeArea, .leading), (.safeArea, .left): edge = .left
    case (.safeArea, .trailing), (.safeArea, .right): edge = .right
    default: return
    }
    let inset: Double
    switch edge {
    case .top, .left: inset = position - constant
    case .bottom: inset = root.height - (position - constant)
    case .right: inset = root.width - (position - constant)
    }
    votes[edge, default: [:]][inset, default: 0] += 1
  }

  private func winner(_ edge: Edge) -> CGFloat? { votes[edge].flatMap { Self.winner($0.filter { $0.key >= 0 }) } }

  /// Returns the value with most votes. Equal votes go to the smaller one, so that the answer doesn't depend on the order.
  private static func winner(_ votes: [Double: Int]) -> CGFloat? {
    let best = votes.max { a, b in (a.value, -a.key) < (b.value, -b.key) }
    return best.map { CGFloat($0.key) }
  }
}

extension InterfaceObject {
  /// Whether the document sets margins of the view.
  fileprivate var hasOwnMargins: Bool { values["layoutMargins"] != nil || values["directionalLayoutMargins"] != nil }
}

extension InterfaceConstraint.Attribute {
  /// The edge whose margin the attribute is; `nil` for attributes other than the top and bottom margins.
  fileprivate var edgeOfMargin: Self? {
    switch self {
    case .topMargin: .top
    case .bottomMargin: .bottom
    default: nil
    }
  }
}

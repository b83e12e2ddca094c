public import Foundation
import UIFoundation

/// A rectangle that takes part in layout like a view and shows nothing.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
  /// The guide's name.
  open var identifier = ""
  /// Which rectangle of the owning view the guide stands for; its own, unless the view made it.
  final private(set) var rectangle = LayoutRectangle.own
  final private var ownerReference: BackReference<UIView>?
  final private var ownReference: BackReference<UILayoutGuide>?
  /// Where the engine has variables for the guide; negative without.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final var engineSlot = -1

  /// A guide that no view owns yet.
  public override init() { super.init() }

  deinit { ownReference?.clear() }

  /// A guide that no view owns yet; there are no archives of guides here, so nothing is read.
  public required init?(coder: NSCoder) { super.init() }

  convenience init(_ rectangle: LayoutRectangle, of view: UIView, identifier: String) {
    self.init()
    self.rectangle = rectangle
    owner = view
    self.identifier = identifier
  }

  /// The view that the guide belongs to; setting it moves the guide.
  open weak var owningView: UIView? {
    get { owner }
    set {
      guard newValue !== owner else { return }
      owner?.removeLayoutGuide(self)
      newValue?.addLayoutGuide(self)
    }
  }

  /// The guide's rectangle in the owning view's points, as of the last layout.
  open var layoutFrame: CGRect {
    guard let owner else { return .zero }
    switch rectangle {
    case .own: return owner.regionEngine?.frame(of: self, owner.pixelSnapping) ?? .zero
    case .margins: return owner.bounds.inset(by: owner.layoutMargins)
    case .safeArea: return owner.bounds.inset(by: owner.safeAreaInsets)
    case .readable: return owner.bounds.inset(by: owner.readableInsets)
    case .content: return CGRect(origin: .zero, size: (owner as? UIScrollView)?.contentSize ?? .zero)
    case .frame: return owner.bounds
    }
  }

  /// The edge where a line of text starts.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where a line of text ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The centre along x.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The centre along y.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

  /// Whether the constraints leave the guide more than one place or size, as ``UIView/hasAmbiguousLayout`` says of a view.
  open var hasAmbiguousLayout: Bool { findAmbiguity() }
  /// The constraints that hold the guide along an axis, as ``UIView/constraintsAffectingLayout(for:)`` lists them.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    findConstraintsHolding(axis)
  }

  /// `<UILayoutGuide: 0x60... - "name", layoutFrame = {{0, 0}, {375, 812}}, owningView = <UIView: 0x7f...>>`.
  open override var description: String { MainActor.assumeIsolated { text } }

  private var text: String {
    func pointer(_ object: AnyObject) -> String {
      "\(UIView.className(of: object)): 0x\(String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16))"
    }
    let frame = layoutFrame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(numberText)
    return "<\(pointer(self)) - \"\(identifier)\", layoutFrame = {{\(numbers[0]), \(numbers[1])}, "
      + "{\(numbers[2]), \(numbers[3])}}, owningView = \(owner.map { "<\(pointer($0))>" } ?? "(null)")>"
  }
}

extension UILayoutGuide: LayoutParticipant {
  var layoutView: UIView? { owner }
  var operandItem: LayoutOperand.Item { .guide(backReference) }
  var layoutName: String {
    let name = UIView.name(of: self)
    return identifier.isEmpty ? name : "\(name)'\(identifier)'"
  }
}

extension UIView {
  /// The guides that were added, oldest first, and then those that the view made.
  var allGuides: [UILayoutGuide] {
    layoutState.guides
      + [insetState.marginsGuide, insetState.safeAreaGuide, insetState.readableGuide].compactMap { $0 }
  }

  func take(_ guide: UILayoutGuide) {
    guard guide.owner !== self, guide.rectangle == .own else { return }
    guide.owner?.removeLayoutGuide(guide)
    guide.owner = self
    layoutState.guides.append(guide)
  }

  /// Gives a guide up, with the constraints that mention it.
  func drop(_ guide: UILayoutGuide) {
    guard guide.owner === self, guide.rectangle == .own else { return }
    dropConstraints(mentioning: guide)
    regionEngine?.forget([guide])
    layoutState.guides.removeAll { $0 === guide }
    guide.owner = nil
  }

  /// The guide of the view's margins, made when first asked for.
  var marginsGuide: UILayoutGuide {
    if let guide = insetState.marginsGuide { return guide }
    let guide = UILayoutGuide(.margins, of: self, identifier: "UIViewLayoutMarginsGuide")
    insetState.marginsGuide = guide
    return guide
  }

  /// The guide of what the window's chrome does not reach, made when first asked for.
  var safeAreaGuide: UILayoutGuide {
    if let guide = insetState.safeAreaGuide { return guide }
    let guide = UILayoutGuide(.safeArea, of: self, identifier: "UIViewSafeAreaLayoutGuide")
    insetState.safeAreaGuide = guide
    return guide
  }
}

extension UILayoutGuide {
  /// The view that the guide belongs to.
  final var owner: UIView? {
    get { ownerReference?.target }
    set { ownerReference = newValue?.backReference }
  }

  /// What points to the guide without keeping it alive.
  final var backReference: BackReference<UILayoutGuide> {
    if let known = ownReference { return known }
    let made = BackReference(self)
    ownReference = made
    return made
  }
}

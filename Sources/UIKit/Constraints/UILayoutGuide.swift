public import Foundation
import UIFoundation

/// A rectangular area that takes part in layout like a view but displays nothing.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
  /// A name that identifies the guide in descriptions.
  open var identifier = ""
  /// The rectangle of the owning view that the guide represents; the guide's own unless the view created it.
  final private(set) var rectangle = LayoutRectangle.own
  final private var ownerReference: WeakReference<UIView>?
  final private var ownHandle: WeakHandle<UILayoutGuide>?
  /// The guide's slot in the region's engine, or `none`.
  final var engineSlot = ItemSlot.none

  /// Creates a guide without an owning view.
  public override init() { super.init() }

  /// Creates a guide without an owning view. Galley doesn't decode archives and ignores the coder.
  public required init?(coder: NSCoder) { super.init() }

  convenience init(_ rectangle: LayoutRectangle, of view: UIView, identifier: String) {
    self.init()
    self.rectangle = rectangle
    owner = view
    self.identifier = identifier
  }

  /// The view that owns the guide. Setting it moves the guide to another view.
  open weak var owningView: UIView? {
    get { owner }
    set {
      guard newValue !== owner else { return }
      owner?.removeLayoutGuide(self)
      newValue?.addLayoutGuide(self)
    }
  }

  /// The guide's frame in the owning view's coordinates, as of the last layout.
  open var layoutFrame: CGRect {
    guard let owner else { return .zero }
    switch rectangle {
    case .own: return owner.regionEngine?.frame(of: self, owner.pixelSnapping) ?? .zero
    case .margins: return owner.bounds.inset(by: owner.layoutMargins)
    case .safeArea: return owner.bounds.inset(by: owner.safeAreaInsets)
    case .readable: return owner.bounds.inset(by: owner.readableInsets)
    case .content: return CGRect(origin: .zero, size: owner.scrolledContentSize)
    case .frame: return owner.bounds
    }
  }

  /// The anchor of the leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The anchor of the trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The anchor of the left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The anchor of the right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The anchor of the top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The anchor of the bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The anchor of the width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The anchor of the height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The anchor of the horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The anchor of the vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

  /// Whether the constraints allow several positions or sizes of the guide; see ``UIView/hasAmbiguousLayout``.
  open var hasAmbiguousLayout: Bool { findAmbiguity() }
  /// Returns the constraints that affect the guide along an axis; see ``UIView/constraintsAffectingLayout(for:)``.
  @discardableResult
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    findConstraintsHolding(axis)
  }

  /// `<UILayoutGuide: 0x60... - "name", layoutFrame = {{0, 0}, {375, 812}}, owningView = <UIView: 0x7f...>>`; off the
  /// main thread, the class and address.
  open override var description: String { MainThread.value({ text }, elsewhere: super.description) }

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

extension UIView {
  /// The guides added to the view, in the order they were added, and then those that the view created.
  var allGuides: [UILayoutGuide] {
    constraintState.guides
      + [insetState.marginsGuide, insetState.safeAreaGuide, insetState.readableGuide].compactMap { $0 }
  }

  func attachGuide(_ guide: UILayoutGuide) {
    guard guide.owner !== self, guide.rectangle == .own else { return }
    guide.owner?.removeLayoutGuide(guide)
    guide.owner = self
    constraintState.guides.append(guide)
  }

  /// Removes a guide and deactivates the constraints that mention it.
  func detachGuide(_ guide: UILayoutGuide) {
    guard guide.owner === self, guide.rectangle == .own else { return }
    dropConstraints(mentioning: guide)
    regionEngine?.removeGuides([guide])
    constraintState.guides.removeAll { $0 === guide }
    guide.owner = nil
  }

  /// The guide for the view's margins, created on first access.
  var marginsGuide: UILayoutGuide {
    if let guide = insetState.marginsGuide { return guide }
    let guide = UILayoutGuide(.margins, of: self, identifier: "UIViewLayoutMarginsGuide")
    insetState.marginsGuide = guide
    return guide
  }

  /// The guide for the view's safe area, created on first access.
  var safeAreaGuide: UILayoutGuide {
    if let guide = insetState.safeAreaGuide { return guide }
    let guide = UILayoutGuide(.safeArea, of: self, identifier: "UIViewSafeAreaLayoutGuide")
    insetState.safeAreaGuide = guide
    return guide
  }
}

extension UILayoutGuide {
  /// The view that owns the guide.
  final var owner: UIView? {
    get { ownerReference?.target }
    set { ownerReference = WeakReference(newValue) }
  }

  /// A weak reference to the guide that constraints share, created on first use.
  final var handle: WeakHandle<UILayoutGuide> {
    if let ownHandle { return ownHandle }
    let made = WeakHandle(self)
    ownHandle = made
    return made
  }
}

/// A layout guide for the area that bars cover at the top or bottom of a view controller's view.
@MainActor @preconcurrency
public protocol UILayoutSupport: NSObjectProtocol {
  /// The length of the covered area, in points.
  var length: CGFloat { get }
  /// The anchor of the top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the height.
  var heightAnchor: NSLayoutDimension { get }
}

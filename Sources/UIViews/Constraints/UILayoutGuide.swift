public import Foundation
import UIFoundation

/// A rectangle that takes part in layout like a view and shows nothing.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
  /// The guide's name.
  open var identifier = ""
  /// Which rectangle of the owning view the guide stands for; its own, unless the view made it.
  final private(set) var rectangle = LayoutRectangle.own
  final weak var owner: UIView?
  /// Whether an engine has variables for the guide.
  final var isEngineItem = false

  /// A guide that no view owns yet.
  public override init() { super.init() }

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
  var layoutName: String {
    let name = UIView.name(of: self)
    return identifier.isEmpty ? name : "\(name)'\(identifier)'"
  }
}

extension UIView {
  /// The guides that the view owns, oldest first.
  public var layoutGuides: [UILayoutGuide] {
    layoutState.guides
      + [insetState.marginsGuide, insetState.safeAreaGuide, insetState.readableGuide].compactMap { $0 }
  }

  /// Takes a guide over.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owner !== self, layoutGuide.rectangle == .own else { return }
    layoutGuide.owner?.removeLayoutGuide(layoutGuide)
    layoutGuide.owner = self
    layoutState.guides.append(layoutGuide)
  }

  /// Gives a guide up, with the constraints that mention it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owner === self, layoutGuide.rectangle == .own else { return }
    dropConstraints(mentioning: layoutGuide)
    regionEngine?.forget([layoutGuide])
    layoutState.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owner = nil
  }

  /// The rectangle within the view's margins.
  public var layoutMarginsGuide: UILayoutGuide {
    if let guide = insetState.marginsGuide { return guide }
    let guide = UILayoutGuide(.margins, of: self, identifier: "UIViewLayoutMarginsGuide")
    insetState.marginsGuide = guide
    return guide
  }

  /// The rectangle that the window's chrome does not reach.
  public var safeAreaLayoutGuide: UILayoutGuide {
    if let guide = insetState.safeAreaGuide { return guide }
    let guide = UILayoutGuide(.safeArea, of: self, identifier: "UIViewSafeAreaLayoutGuide")
    insetState.safeAreaGuide = guide
    return guide
  }
}

import Foundation

/// The constraints that a stack view's table says (auto-layout.md, "UIStackView"), in the order of the table.
@MainActor
struct StackPlan {
  /// The attributes of one axis.
  struct Side {
    let leading: NSLayoutConstraint.Attribute
    let trailing: NSLayoutConstraint.Attribute
    let center: NSLayoutConstraint.Attribute
    let length: NSLayoutConstraint.Attribute

    static let x = Side(leading: .leading, trailing: .trailing, center: .centerX, length: .width)
    static let y = Side(leading: .top, trailing: .bottom, center: .centerY, length: .height)
  }

  let stack: UIStackView
  /// What the views lie in: the stack view, or the rectangle within its margins.
  let canvas: any LayoutParticipant
  let visible: [UIView]
  let along: Side
  let across: Side
  private(set) var constraints: [StackConstraint] = []

  init(_ stack: UIStackView) {
    self.stack = stack
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    visible = stack.arrangement.visible
    // Two ends along the axis and two across it, and three for each further view, as most need.
    constraints.reserveCapacity(3 * visible.count + 2)
    let isRow = stack.axis == .horizontal
    (along, across) = isRow ? (.x, .y) : (.y, .x)
    connect()
    space()
    distribute()
    align()
    fit()
    hide()
  }

  mutating func add(_ constraint: StackConstraint) { constraints.append(constraint) }

  /// Adds an equation between two items.
  mutating func equate(
    _ role: StackConstraint.Role, _ first: any LayoutParticipant, _ attribute: NSLayoutConstraint.Attribute,
    _ second: any LayoutParticipant, _ secondAttribute: NSLayoutConstraint.Attribute
  ) {
    add(
      StackConstraint(
        role: role, first: first, firstAttribute: attribute, second: second, secondAttribute: secondAttribute))
  }

  /// The ends of the first and the last view are those of the canvas.
  private mutating func connect() {
    guard let first = visible.first, let last = visible.last else { return }
    equate(.canvasConnection, canvas, along.leading, first, along.leading)
    equate(.canvasConnection, last, along.trailing, canvas, along.trailing)
  }

  private mutating func space() {
    let isLeast = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    let isByBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    for (upper, lower) in zip(visible, visible.dropFirst()) {
      add(
        StackConstraint(
          role: .spacing, first: lower, firstAttribute: isByBaselines ? .firstBaseline : along.leading,
          relation: isLeast ? .greaterThanOrEqual : .equal, second: upper,
          secondAttribute: isByBaselines ? .lastBaseline : along.trailing, constant: spacing(after: upper)))
    }
  }

  /// The spacing after a view; nil: the system's.
  private func spacing(after view: UIView) -> CGFloat? {
    let custom = stack.customSpacing(after: view)
    let spacing = custom == UIStackView.spacingUseDefault ? stack.spacing : custom
    switch spacing {
    case UIStackView.spacingUseSystem: return nil
    case UIStackView.spacingUseDefault: return 0
    default: return spacing
    }
  }

  private mutating func distribute() {
    switch stack.distribution {
    case .fill: break
    case .fillEqually: equalize(visible)
    case .fillProportionally: proportion()
    case .equalSpacing: spread(from: along.trailing, to: along.leading, at: .required)
    case .equalCentering: spread(from: along.center, to: along.center, at: UILayoutPriority(149))
    }
  }

  /// Gives views the length of the first.
  private mutating func equalize(_ views: [UIView]) {
    guard let first = views.first else { return }
    for view in views.dropFirst() { equate(.fillEqually, view, along.length, first, along.length) }
  }

  /// Shares the length out by the intrinsic lengths. Views without one, beside others that have one, share what is left.
  private mutating func proportion() {
    let lengths = visible.map { view in
      let size = view.intrinsicContentSize
      let length = stack.axis == .horizontal ? size.width : size.height
      return length.isFinite ? length : UIView.noIntrinsicMetric
    }
    let gaps = visible.dropLast().reduce(0) { $0 + (spacing(after: $1) ?? SystemSpacing.edgeToEdge) }
    let content = lengths.reduce(0) { $0 + max($1, 0) }
    guard content > 0, content + gaps > 0 else { return equalize(visible) }
    for (index, (view, length)) in zip(visible, lengths).enumerated() where length >= 0 {
      add(
        StackConstraint(
          role: .fillProportionally, first: view, firstAttribute: along.length, second: canvas,
          secondAttribute: along.length, multiplier: length / (content + gaps),
          priority: UILayoutPriority(max(999 - Float(index), 1))))
    }
    equalize(zip(visible, lengths).filter { $1 < 0 }.map(\.0))
  }

  /// Puts a guide between each two neighbours, and makes the guides equal.
  private mutating func spread(
    from near: NSLayoutConstraint.Attribute, to far: NSLayoutConstraint.Attribute, at priority: UILayoutPriority
  ) {
    let gaps = stack.arrangement.gaps
    for (index, gap) in gaps.enumerated() {
      equate(.distributingEdge, gap, along.leading, visible[index], near)
      equate(.distributingEdge, gap, along.trailing, visible[index + 1], far)
    }
    guard let first = gaps.first else { return }
    for gap in gaps.dropFirst() {
      add(
        StackConstraint(
          role: .fillEqually, first: gap, firstAttribute: along.length, second: first, secondAttribute: along.length,
          priority: priority))
    }
  }

  /// Wishes for a stack view that is no larger than its views, where nothing else makes it so.
  private mutating func fit() {
    let priority = UILayoutPriority(49)
    if !stack.isFillingAcross {
      add(StackConstraint(role: .canvasFit, first: stack, firstAttribute: across.length, priority: priority))
    }
    if stack.distribution == .equalSpacing || stack.distribution == .equalCentering {
      add(StackConstraint(role: .canvasFit, first: stack, firstAttribute: along.length, priority: priority))
    }
  }

  /// Gives hidden views no length, and lets each hang on the view before it without spacing.
  ///
  /// The table leaves open where a hidden view lies. Here that is always decided, so that none is ambiguous; and where all
  /// are hidden, they hold the ends of the stack view together.
  private mutating func hide() {
    var before: UIView?
    for view in stack.arrangement.views {
      defer { before = view }
      if !view.isHidden { continue }
      add(StackConstraint(role: .hiding, first: view, firstAttribute: along.length))
      if let before {
        equate(.spacing, view, along.leading, before, along.trailing)
      } else {
        equate(.canvasConnection, canvas, along.leading, view, along.leading)
      }
      if let first = visible.first {
        equate(.alignment, view, across.leading, first, across.leading)
      } else {
        equate(.canvasConnection, canvas, across.leading, view, across.leading)
      }
      add(
        StackConstraint(
          role: .ambiguitySuppression, first: view, firstAttribute: across.length, priority: UILayoutPriority(25)))
    }
    if visible.isEmpty, let before {
      equate(.canvasConnection, before, along.trailing, canvas, along.trailing)
    }
  }
}

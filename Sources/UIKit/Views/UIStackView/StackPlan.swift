import Foundation

/// The constraints of a stack view.
///
/// They are those of auto-layout.md, "UIStackView", corrected by what Apple's layout recorded (uikit-recorded.md,
/// "Stack views").
@MainActor
struct StackPlan {
  /// The attributes along one axis.
  struct Side {
    let leading: NSLayoutConstraint.Attribute
    let trailing: NSLayoutConstraint.Attribute
    let center: NSLayoutConstraint.Attribute
    let length: NSLayoutConstraint.Attribute

    static let x = Side(leading: .leading, trailing: .trailing, center: .centerX, length: .width)
    static let y = Side(leading: .top, trailing: .bottom, center: .centerY, length: .height)
  }

  let stack: UIStackView
  /// The item whose edges contain the views: the stack view, or its margins guide.
  let canvas: any LayoutParticipant
  let visible: [UIView]
  let along: Side
  let across: Side
  private(set) var constraints: [StackConstraint] = []
  /// The sum of the contents and the gaps along the axis, in points, if the views have shares of the length in
  /// proportion to their contents, and the lengths of nested stack views follow from their contents, too.
  private(set) var contentLength: CGFloat?
  /// The lengths of the contents and the sum of the gaps, if the second pass has to update the shares of wrapped text.
  private(set) var wrappedProportions: (lengths: [CGFloat], gaps: CGFloat)?

  init(_ stack: UIStackView) {
    self.stack = stack
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    visible = stack.arrangement.visible
    // Typically two constraints along the axis and two across it, and three for each further view.
    constraints.reserveCapacity(3 * visible.count + 2)
    let isRow = stack.axis == .horizontal
    (along, across) = isRow ? (.x, .y) : (.y, .x)
    connect()
    space()
    distribute()
    disambiguate()
    align()
    fit()
    collapseHiddenViews()
  }

  /// Whether vertical spacing is measured between baselines.
  var spacesBaselines: Bool { stack.isBaselineRelativeArrangement && stack.axis == .vertical }

  mutating func add(_ constraint: StackConstraint) { constraints.append(constraint) }

  /// Adds an equality between two items.
  mutating func equate(
    _ role: StackConstraint.Role, _ first: any LayoutParticipant, _ attribute: NSLayoutConstraint.Attribute,
    _ second: any LayoutParticipant, _ secondAttribute: NSLayoutConstraint.Attribute, constant: CGFloat? = 0,
    at priority: UILayoutPriority = .required
  ) {
    relate(role, first, attribute, .equal, second, secondAttribute, constant: constant, at: priority)
  }

  /// Adds a relation between two items.
  mutating func relate(
    _ role: StackConstraint.Role, _ first: any LayoutParticipant, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: any LayoutParticipant,
    _ secondAttribute: NSLayoutConstraint.Attribute, constant: CGFloat? = 0, at priority: UILayoutPriority = .required
  ) {
    add(
      StackConstraint(
        role: role, first: first, firstAttribute: attribute, relation: relation, second: second,
        secondAttribute: secondAttribute, constant: constant, priority: priority))
  }

  /// Connects the ends of the first and the last view to the canvas.
  private mutating func connect() {
    guard let first = visible.first, let last = visible.last else { return }
    equate(.canvasConnection, canvas, along.leading, first, along.leading)
    equate(.canvasConnection, last, along.trailing, canvas, along.trailing)
  }

  private mutating func space() {
    let isLeast = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    for (upper, lower) in zip(visible, visible.dropFirst()) {
      relate(
        .spacing, lower, spacesBaselines ? .firstBaseline : along.leading, isLeast ? .greaterThanOrEqual : .equal,
        upper, spacesBaselines ? .lastBaseline : along.trailing, constant: spacing(after: upper))
    }
  }

  /// Returns the spacing after a view, in points, or `nil` for the system's.
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
    case .equalSpacing:
      addSpacers(
        from: spacesBaselines ? .lastBaseline : along.trailing, to: spacesBaselines ? .firstBaseline : along.leading,
        at: .required)
    case .equalCentering: addSpacers(from: along.center, to: along.center, at: UILayoutPriority(149))
    }
  }

  /// Makes the views as long as the first.
  private mutating func equalize(_ views: [UIView]) {
    guard let first = views.first else { return }
    for view in views.dropFirst() { equate(.fillEqually, view, along.length, first, along.length) }
  }

  /// Resolves ambiguities that the content priorities leave in views that fill the canvas.
  ///
  /// Multi-line labels in a row are equally wide, at 760, whatever their texts: two in 300 points get 150 each, three
  /// 100 (uikit-recorded.md, L). Apple's constraint specifies a share of the stack view's width; here the labels are
  /// related to each other, so that a view beside them retains its width, as it has since iOS 15.
  ///
  /// Of several empty views, only the last is long (0 and 168 points; uikit-recorded.md, R). Where contents compete,
  /// the first view gives way: see ``UIStackView/refreshYielding()``.
  private mutating func disambiguate() {
    guard stack.distribution == .fill else { return }
    if stack.axis == .horizontal {
      let labels = visible.filter { $0.arrangedContent(along: .horizontal) == .wrapping }
      if let first = labels.first {
        for label in labels.dropFirst() {
          equate(.textWidthDisambiguation, label, .width, first, .width, at: UILayoutPriority(760))
        }
      }
    }
    let spacers = visible.filter { $0.subviews.isEmpty && $0.arrangedContent(along: stack.axis) == .none }
    for spacer in spacers.dropLast() {
      add(
        StackConstraint(
          role: .ambiguitySuppression, first: spacer, firstAttribute: along.length, priority: UILayoutPriority(0.01)))
    }
  }

  /// Returns the length of a view's content along the axis, in points, or -1 if it has none.
  private func intrinsicLength(of view: UIView) -> CGFloat {
    let size = view.intrinsicContentSize
    let length = stack.axis == .horizontal ? size.width : size.height
    return length.isFinite ? length : UIView.noIntrinsicMetric
  }

  /// Returns the lengths of the visible views for proportional filling: those of their contents, and for nested stack
  /// views their fitting sizes.
  ///
  /// - Returns: Also whether no fitting size had to be solved for.
  private func proportionalLengths() -> (lengths: [CGFloat], followFromContents: Bool) {
    var (lengths, followFromContents) = ([CGFloat](), true)
    for view in visible {
      if let nested = view as? UIStackView {
        if let length = nested.contentLength(along: stack.axis) {
          lengths.append(length)
          continue
        }
        let size = nested.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        lengths.append(stack.axis == .horizontal ? size.width : size.height)
        followFromContents = false
      } else {
        lengths.append(intrinsicLength(of: view))
      }
    }
    return (lengths, followFromContents)
  }

  /// Returns what counts of the distance between the edges of two neighbors at their intrinsic lengths, in points.
  ///
  /// The system's spacing between edges counts as nothing, as the value of ``UIStackView/spacingUseSystem`` does
  /// (uikit-recorded.md, "Stack views"; one recorded row). Not recorded: the system's spacing between baselines, which
  /// counts.
  private func gap(between upper: UIView, and lower: UIView) -> CGFloat {
    let spacing = spacing(after: upper)
    guard spacesBaselines else { return spacing ?? 0 }
    let (upper, lower) = (upper.baselineView(for: .lastBaseline), lower.baselineView(for: .firstBaseline))
    let below = upper.baselineOffsets(in: upper.intrinsicContentSize)?.lastFromBottom ?? 0
    let above = lower.baselineOffsets(in: lower.intrinsicContentSize)?.firstFromTop ?? 0
    var distance = spacing ?? SystemSpacing.edgeToEdge
    if spacing == nil, let upperFont = upper.baselineFont, let lowerFont = lower.baselineFont {
      distance = SystemSpacing.betweenBaselines(lower: lowerFont, upper: upperFont, snapping: stack.pixelSnapping)
    }
    return distance - below - above
  }

  /// Distributes the length in proportion to the contents. A view without content gets none, unless no view has any.
  ///
  /// Where no view has content of its own but each holds views, as containers do, each is as long as what it holds, and
  /// the stack view hugs their sum: boxes of 122 and 195 points with 4 between them are in a stack view of 321, where
  /// 362 would be allowed, and seven boxes in a column are 49.5 to 88.5 high (uikit-recorded.md, "Stack views"). Not
  /// recorded: scroll views, and containers beside empty views.
  private mutating func proportion() {
    let (lengths, followFromContents) = proportionalLengths()
    let gaps = zip(visible, visible.dropFirst()).reduce(0) { $0 + gap(between: $1.0, and: $1.1) }
    let content = lengths.reduce(0) { $0 + max($1, 0) }
    guard content > 0, content + gaps > 0 else {
      let areContainers = content == 0 && visible.allSatisfy { !($0 is UIScrollView) && !$0.subviews.isEmpty }
      if !areContainers { equalize(visible) }
      return
    }
    let hasFixedGaps = zip(visible, visible.dropFirst()).allSatisfy { spacing(after: $0.0) != nil }
    if followFromContents, hasFixedGaps { contentLength = content + gaps }
    if stack.axis == .vertical, visible.contains(where: \.heightDependsOnWidth) {
      wrappedProportions = (lengths, gaps)
    }
    for (index, (view, length)) in zip(visible, lengths).enumerated() {
      guard length > 0 else {
        // Empty content has no length even against the application's constraints, as recorded of empty labels. A view
        // without content may be a container, whose own constraints take precedence.
        add(
          StackConstraint(
            role: .fillProportionally, first: view, firstAttribute: along.length,
            priority: length == 0 ? .required : UILayoutPriority(999)))
        continue
      }
      add(
        StackConstraint(
          role: .fillProportionally, first: view, firstAttribute: along.length, second: canvas,
          secondAttribute: along.length, multiplier: length / (content + gaps),
          priority: UILayoutPriority(max(999 - Float(index), 1))))
    }
  }

  /// Places a guide between each two neighbors, and makes the guides equally long.
  private mutating func addSpacers(
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

  /// Makes the stack view as small as its views if no other constraint determines its size.
  private mutating func fit() {
    let isEmpty = visible.isEmpty && !stack.arrangement.views.isEmpty
    if !stack.isFillingAcross || isEmpty { fitCanvas(across) }
    if stack.distribution == .equalSpacing || stack.distribution == .equalCentering || isEmpty { fitCanvas(along) }
  }

  private mutating func fitCanvas(_ side: Side) {
    add(StackConstraint(role: .canvasFit, first: stack, firstAttribute: side.length, priority: UILayoutPriority(49)))
  }

  /// Sets the length of hidden views to 0, and places each between its visible neighbors.
  ///
  /// A hidden view is in the middle of the gap, or at the nearest end of the stack view. Its position yields to a
  /// required constraint of the application, so that one on a hidden view doesn't move its visible neighbors
  /// (uikit-recorded.md, IB). If all views are hidden, none affects the stack view.
  private mutating func collapseHiddenViews() {
    let views = stack.arrangement.views
    guard visible.count < views.count else { return }
    var upper: UIView?
    var shown = 0
    for view in views {
      if !view.isHidden {
        upper = view
        shown += 1
        continue
      }
      add(StackConstraint(role: .hiding, first: view, firstAttribute: along.length))
      positionHiddenView(view, below: upper, gap: shown > 0 && shown < visible.count ? shown - 1 : nil)
    }
  }

  /// Places a hidden view after a visible one, in the gap with the given index if another visible view follows.
  private mutating func positionHiddenView(_ view: UIView, below upper: UIView?, gap: Int?) {
    let priority = UILayoutPriority(999)
    guard let upper else {
      return equate(.spacing, view, along.leading, canvas, along.leading, at: priority)
    }
    if let gap, stack.distribution == .equalSpacing {
      return equate(.spacing, view, along.center, stack.arrangement.gaps[gap], along.center, at: priority)
    }
    var offset: CGFloat = 0
    if gap != nil, !spacesBaselines { offset = (spacing(after: upper) ?? SystemSpacing.edgeToEdge) / 2 }
    equate(.spacing, view, along.leading, upper, along.trailing, constant: offset, at: priority)
  }
}

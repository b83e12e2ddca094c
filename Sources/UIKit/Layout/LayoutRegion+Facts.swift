import Foundation
import UIFoundation

/// Facts: what views say about themselves, without a width.
extension LayoutRegion {
  /// Sets the source of the root's size. A target applies even if no constraint mentions the root.
  func sizeRoot(by rootSize: RootSize) {
    guard rootSize != self.rootSize, let root else { return }
    self.rootSize = rootSize
    if let slot = knownSlot(of: root) {
      tellFacts(of: root, slot)
    } else if case .target = rootSize {
      _ = insertIfNeeded(root)
    }
  }

  /// Asks a view what determines its size and position, and tells the system.
  func tellFacts(of view: UIView, _ slot: ItemSlot) {
    let isRoot = isRoot(view)
    system.setArranger(view.arrangerIdentity, of: slot)
    guard sizeIsSet(of: view, isRoot: isRoot) else {
      let size = view.intrinsicContentSize
      let content = ContentFacts(
        size: size, heightDependsOnWidth: view.heightDependsOnWidth, priorities: view.engineContentPriorities,
        root: isRoot ? rootSizing(of: view) : nil)
      return system.setFacts(.content(content), of: slot)
    }
    if !isRoot { return tellMask(of: view, slot) }
    system.setFacts(rootSize == .frame ? .frame(view.geometry.bounds.size) : .unsized, of: slot)
  }

  /// Returns whether a mask determines the size of a view. That of the root does unless a size is being found for it.
  private func sizeIsSet(of view: UIView, isRoot: Bool) -> Bool {
    view.layoutState.translatesMask && (!isRoot || rootSize == .frame || rootSize == .free)
  }

  private func rootSizing(of view: UIView) -> ContentFacts.RootSizing {
    switch rootSize {
    case .free, .content: .none
    case .frame: .resting(view.geometry.bounds.size)
    case .target(let size, let horizontal, let vertical): .target(size, horizontal: horizontal, vertical: vertical)
    }
  }

  /// Tells the frame of a view with a mask, or its relation to the superview's size.
  private func tellMask(of view: UIView, _ slot: ItemSlot) {
    let outer = view.tree.superview?.geometry.bounds.size ?? .zero
    let x = view.autoresizedX(in: outer.width)
    let y = view.autoresizedY(in: outer.height)
    let follows = x.nearShare != 0 || x.sizeShare != 0 || y.nearShare != 0 || y.sizeShare != 0
    // The superview may become an item by this, whose facts are then told first.
    let parent = follows ? view.tree.superview.map { insertIfNeeded($0) } : nil
    system.setFacts(.mask(x, y, in: parent), of: slot)
  }

  /// Tells the insets of a rectangle of a view.
  func tellInsets(of view: UIView, in rectangle: LayoutRectangle, _ slot: ItemSlot) {
    switch rectangle {
    case .margins: system.setInsets(view.layoutMargins, in: .margins, of: slot)
    case .safeArea: system.setInsets(view.safeAreaInsets, in: .safeArea, of: slot)
    case .readable: system.setInsets(view.readableInsets, in: .readable, of: slot)
    case .own, .content, .frame: break
    }
  }

  /// Tells the insets and the scroll position of a view again, as far as constraints depend on them.
  private func tellUsedInsets(of view: UIView, _ slot: ItemSlot) {
    let used = system.insets(of: slot).used
    if used.contains(.margins) { tellInsets(of: view, in: .margins, slot) }
    if used.contains(.safeArea) { tellInsets(of: view, in: .safeArea, slot) }
    if used.contains(.readable) { tellInsets(of: view, in: .readable, slot) }
    if used.contains(.scrolled) { system.setScrollPosition(view.geometry.bounds.origin, of: slot) }
  }

  // MARK: - Changes

  /// Returns whether a constraint between the outside and the inside of a view depends on its scroll position.
  func isScrollingFollowed(_ view: UIView) -> Bool { knownSlot(of: view).map(system.followsScrolling) ?? false }

  /// Applies a change that a view reported.
  func applyChange(_ change: ItemChanges.Change) {
    let slot = change.slot
    guard holds(change.item, at: slot), let view = view(at: slot) else { return }
    guard change.concernsContent else {
      if view.layoutState.translatesMask { tellFacts(of: view, slot) }
      tellUsedInsets(of: view, slot)
      return system.insetsDidChange(of: slot)
    }
    // A change of the insets is reported separately, except for those of the alignment rectangle.
    let alignment = view.alignmentRectInsets
    let isRealigned = alignment != system.insets(of: slot).alignment
    if isRealigned {
      system.setInsets(alignment, in: .own, of: slot)
      for constraint in view.constraintState.mentions.all.sorted(by: { $0.activation < $1.activation }) {
        refresh(constraint)
      }
    }
    tellFacts(of: view, slot)
    let font = view.baselineFont
    let hasOtherFont = !Self.isSame(font, self.font(at: slot))
    setFont(font, at: slot)
    // The second pass finds the baselines in the new content.
    system.contentDidChange(of: slot)
    // The spacing next to the baselines depends on the font.
    if hasOtherFont { refreshSpacing(byFontOf: slot) }
    // The view may provide the baselines of another view, whose constraints do not mention it.
    if isRealigned { system.insetsDidChange(of: slot) }
  }

  private func refreshSpacing(byFontOf slot: ItemSlot) {
    for follower in system.followers(of: slot) where follower.properties.contains(.fonts) {
      let slot = follower.constraint
      if let constraint = constraint(at: slot) { system.setOwnConstant(Double(constraint.constant), at: slot) }
    }
  }

  private static func isSame(_ font: UIFont?, _ other: UIFont?) -> Bool {
    guard let font, let other else { return font == nil && other == nil }
    return font.isSame(as: other)
  }

  /// Tells all facts and constraints again.
  func refreshAll() {
    for slot in slots {
      system.forgetBaselines(of: slot)
      guard let view = view(at: slot) else { continue }
      setFont(view.baselineFont, at: slot)
      system.setInsets(view.alignmentRectInsets, in: .own, of: slot)
      tellUsedInsets(of: view, slot)
      tellFacts(of: view, slot)
    }
    refreshConstraints()
  }
}

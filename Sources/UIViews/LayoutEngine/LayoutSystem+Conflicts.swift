import Cassowary
import Foundation

/// Where a constraint in the solver comes from.
enum ConstraintSource {
  case constraint(NSLayoutConstraint)
  case item(Int, LayoutItem.Role)
}

/// Required constraints that cannot all hold: one is broken and reported, the rest stays solved.
extension LayoutSystem {
  /// Reports a conflict and picks the constraint that gives way: the latest activated one of the set that an
  /// application made (auto-layout.md, "required conflict"). nil if that is the new one itself, or if there is none.
  mutating func breakOne(of conflict: [ConstraintID], against new: ConstraintSource) -> NSLayoutConstraint? {
    let sources = conflict.compactMap(source) + [new]
    let candidates = sources.compactMap { source in
      if case .constraint(let constraint) = source { return constraint }
      return nil
    }
    let victim = candidates.max { $0.activation < $1.activation }
    ConflictReport(
      constraints: sources.map(describe), victim: victim?.text ?? describe(new),
      mentionsMask: sources.contains(where: isMask)
    ).log()
    if case .constraint(let constraint) = new, constraint === victim { return nil }
    return victim
  }

  /// Tries the broken constraints again, if something that may have been in their way has gone.
  mutating func mendBroken() {
    guard mayMendBroken else { return }
    mayMendBroken = false
    for constraint in broken {
      guard let place = places[ObjectIdentifier(constraint)], let linear = installed[place]?.current,
        let id = try? solver.add(linear)
      else { continue }
      installed[place]?.id = id
      broken.removeAll { $0 === constraint }
    }
  }

  private func source(of id: ConstraintID) -> ConstraintSource? {
    for entry in installed where entry?.id == id { return entry.map { .constraint($0.constraint) } }
    for (slot, item) in items.enumerated() {
      if let own = item.contributions.first(where: { $0.id == id }) { return .item(slot, own.role) }
    }
    return nil
  }

  private func isMask(_ source: ConstraintSource) -> Bool {
    if case .item(_, let role) = source { return role.isMask }
    return false
  }

  private func describe(_ source: ConstraintSource) -> String {
    switch source {
    case .constraint(let constraint): return constraint.text
    case .item(let slot, let role): return describe(role, of: items[slot])
    }
  }

  private func describe(_ role: LayoutItem.Role, of item: LayoutItem) -> String {
    let name = item.view?.layoutName ?? item.guide?.layoutName ?? "(null)"
    let value = numberText(item.contributions.first { $0.role == role }?.value ?? 0)
    func mask(_ attribute: String) -> String {
      "<NSAutoresizingMaskLayoutConstraint \(maskText(item)) \(name).\(attribute) == \(value)   (active)>"
    }
    switch role {
    case .maskX: return mask("minX")
    case .maskY: return mask("minY")
    case .maskWidth: return mask("width")
    case .maskHeight: return mask("height")
    case .positiveWidth: return "<NSLayoutConstraint \(name).width >= 0   (active)>"
    case .positiveHeight: return "<NSLayoutConstraint \(name).height >= 0   (active)>"
    case .hugWidth, .resistWidth: return "<NSContentSizeLayoutConstraint \(name).width == \(value)   (active)>"
    case .hugHeight, .resistHeight: return "<NSContentSizeLayoutConstraint \(name).height == \(value)   (active)>"
    case .restingWidth, .targetWidth:
      return "<NSLayoutConstraint 'UIView-Encapsulated-Layout-Width' \(name).width == \(value)   (active)>"
    case .restingHeight, .targetHeight:
      return "<NSLayoutConstraint 'UIView-Encapsulated-Layout-Height' \(name).height == \(value)   (active)>"
    }
  }

  /// `h=--& v=--&`: near margin, size and far margin of each axis, `&` where it is flexible.
  private func maskText(_ item: LayoutItem) -> String {
    let mask = item.view?.layoutState.mask ?? []
    func mark(_ part: UIView.AutoresizingMask) -> String { mask.contains(part) ? "&" : "-" }
    func axis(_ near: UIView.AutoresizingMask, _ size: UIView.AutoresizingMask, _ far: UIView.AutoresizingMask)
      -> String
    {
      mask.isDisjoint(with: [near, size, far]) ? "--&" : mark(near) + mark(size) + mark(far)
    }
    return "h=\(axis(.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)) "
      + "v=\(axis(.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin))"
  }
}

import CoreGraphics
import InterfaceDocuments
import UIKit

/// The problems of a part that is laid out, with their objects.
@MainActor
struct PartProblems {
  /// A problem, and the heights that may cause it, the nearest first.
  struct Candidate {
    let problem: DocumentProblem
    var heights: [FixedHeight] = []

    /// The id of the object with the problem.
    var id: String { problem.identity.ids.first ?? "" }
  }

  let part: InterfacePart
  let snapshot: LayoutSnapshot
  private var objects: [ObjectIdentifier: InterfaceObject] = [:]
  private(set) var constraints: [ObjectIdentifier: InterfaceConstraint] = [:]
  /// The ids of the views that constraints without an item belong to, by the ids of the constraints.
  private var owners: [String: String] = [:]

  init(_ part: InterfacePart, _ made: MadePart, _ snapshot: LayoutSnapshot) {
    self.part = part
    self.snapshot = snapshot
    for member in made.members { objects[ObjectIdentifier(member.view)] = member.object }
    for constraint in made.constraints { constraints[ObjectIdentifier(constraint.constraint)] = constraint.description }
    for member in made.members {
      for constraint in member.object.constraints { owners[constraint.id] = member.object.id }
    }
  }

  /// The problems. Those that UIKit's own views have in a view of the document are the view's, once.
  ///
  /// Ambiguity isn't a problem of parts with views of missing classes whose sizes the constraints leave to the class.
  var problems: [Candidate] {
    let found = snapshot.problemsOutsideOtherParts()
    let isUncertain = found.contains { found in
      let object = found.problem.kind == .ambiguousLayout ? objects[ObjectIdentifier(found.view)] : nil
      return object?.isSizedByItsClass(found.view) == true
    }
    let candidates = found.compactMap { candidate($0) }
    let texts = Set(candidates.filter { $0.problem.isCutOff }.map(\.problem.subject))
    var known: Set<DocumentProblem.Identity> = []
    return candidates.filter { candidate in
      // Apple's emoji have other sizes than those of fonts on Linux.
      if let text = candidate.problem.text, text.isOnlyEmoji { return false }
      switch candidate.problem.kind {
      case .ambiguousLayout where isUncertain: return false
      // A text that is cut off where it extends beyond a view is one problem.
      case .outsideSuperview where texts.contains(candidate.problem.subject),
        .offScreen where texts.contains(candidate.problem.subject):
        return false
      default: return known.insert(candidate.problem.identity).inserted
      }
    }
  }

  private func candidate(_ found: FoundProblem) -> Candidate? {
    let view = found.view
    let subject = object(around: view)
    let id = subject.id ?? "\(subject.position)"
    // The area outside of which nothing of the view is in sight.
    var area = snapshot.view.bounds
    if found.problem.kind == .outsideSuperview, let superview = view.superview {
      area = superview.convert(superview.bounds, to: snapshot.view)
    }
    func made(
      _ kind: DocumentProblemKind, _ ids: [String], _ message: String? = nil, location: DocumentProblem.Location? = nil,
      frame: Bool = true
    ) -> DocumentProblem {
      let rect = frame ? view.convert(view.bounds, to: snapshot.view) : nil
      return DocumentProblem(
        identity: DocumentProblem.Identity(kind: kind, ids: ids), location: location ?? subject.location,
        subject: subject.location, part: part, message: message ?? found.problem.message, text: view.shownText,
        frame: rect, isOutOfSight: rect.map { !$0.isEmpty && !Self.touches($0, area) } ?? false)
    }
    switch found.problem.kind {
    case .truncatedText: return Candidate(problem: made(.truncatedText, [id]), heights: heights(around: view))
    case .clippedText: return Candidate(problem: made(.clippedText, [id]), heights: heights(around: view))
    case .dividedWord: return Candidate(problem: made(.dividedWord, [id]))
    case .overlap:
      guard let overlap = found.overlap else { return nil }
      let other = object(around: overlap.view)
      let message = overlap.message(naming: Self.name(other))
      return Candidate(problem: made(.overlap, [id, other.id ?? "\(other.position)"], message))
    // Images often extend beyond their superviews on purpose.
    case .outsideSuperview: return view is UIImageView ? nil : Candidate(problem: made(.outsideSuperview, [id]))
    case .offScreen: return Candidate(problem: made(.offScreen, [id]))
    case .ambiguousLayout:
      // What UIKit adds is as ambiguous as the view of the document that contains it.
      guard objects[ObjectIdentifier(view)] != nil else { return nil }
      return Candidate(problem: made(.ambiguousLayout, [id]))
    case .conflictingConstraints:
      if dependsOnHeight(found.constraints) { return nil }
      let known = found.constraints.compactMap { constraints[ObjectIdentifier($0)] }
        .sorted { $0.position < $1.position }
      let others = found.constraints.count - known.count
      var list = known.map { "\($0.equation(owner: owners[$0.id])) (line \($0.position.line))" }
      if others > 0 { list.append(others == 1 ? "1 that UIKit adds" : "\(others) that UIKit adds") }
      // Without any of the document, it is one of a cell in a list.
      guard let first = known.first else { return nil }
      return Candidate(
        problem: made(
          .conflictingConstraints, known.map(\.id), "contradictory constraints: " + list.joined(separator: "; "),
          location: first.location, frame: false))
    case .smallTouchTarget: return nil
    }
  }

  /// Returns whether a contradiction is one with the height that UIKit gives to a row, or that this layout gives to a
  /// view. The row may be higher by a separator, and the view as high as something that shows it wants.
  private func dependsOnHeight(_ conflict: [NSLayoutConstraint]) -> Bool {
    if snapshot.view.next is UIViewController { return false }
    let vertical: Set<NSLayoutConstraint.Attribute> = [.height, .top, .bottom, .centerY]
    return conflict.contains { constraint in
      constraints[ObjectIdentifier(constraint)] == nil && vertical.contains(constraint.firstAttribute)
        && constraint.identifier?.hasPrefix("UISV-") != true
    }
  }

  /// Returns whether rectangles share more than a border.
  private static func touches(_ rect: CGRect, _ other: CGRect) -> Bool {
    let common = rect.overlap(with: other)
    return common.width > ProblemFinder.tolerance && common.height > ProblemFinder.tolerance
  }

  /// Returns the object of the innermost view around a view, or the view itself, that the document describes.
  private func object(around view: UIView) -> InterfaceObject {
    var step: UIView? = view
    while let view = step {
      if let object = objects[ObjectIdentifier(view)] { return object }
      step = view === snapshot.view ? nil : view.superview
    }
    return part.view
  }

  private static func name(_ object: InterfaceObject) -> String {
    object.id.map { "\(object.kind) \($0)" } ?? object.kind
  }
}

extension String {
  /// Whether the text consists of emoji and spaces.
  fileprivate var isOnlyEmoji: Bool {
    !isEmpty
      && allSatisfy { character in
        character.isWhitespace
          || character.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
      }
  }
}

extension DocumentProblem {
  /// Whether a text isn't shown in full.
  var isCutOff: Bool { kind == .truncatedText || kind == .clippedText }
}

extension InterfaceObject {
  /// Returns whether the size of a view may be that of its class, which isn't known: it is made of another class, or
  /// has a size that is only used by Interface Builder.
  @MainActor
  fileprivate func isSizedByItsClass(_ view: UIView) -> Bool {
    if let name = customClass?.name, name != ViewNames.className(of: view) { return true }
    return self["placeholderIntrinsicWidth"] != nil || self["placeholderIntrinsicHeight"] != nil
  }
}

extension LayoutSnapshot {
  /// The problems, except for those in cells and reusable views that a list shows, which are parts by themselves.
  func problemsOutsideOtherParts() -> [FoundProblem] { foundProblems().filter { !isInOtherPart($0.view) } }

  private func isInOtherPart(_ view: UIView) -> Bool {
    var step: UIView? = view
    while let inner = step, inner !== self.view {
      if inner is UITableViewCell || inner is UICollectionReusableView { return true }
      step = inner.superview
    }
    return false
  }
}

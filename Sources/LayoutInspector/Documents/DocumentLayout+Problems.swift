package import CoreGraphics
import InterfaceDocuments
package import UIKit
import UIFoundation

extension DocumentLayout {
  /// Lays out a part, and returns its problems with the objects that they concern.
  ///
  /// A text that a fixed height cuts off is found by laying the part out again without the height: once without the
  /// nearest height of each such text, then also without the next one of those that are still cut off, and so on.
  ///
  /// - Complexity: At most ``mostRounds`` layouts more than one, whatever the number of texts.
  package func problems(of part: InterfacePart) -> [DocumentProblem] {
    let found = withLayout(of: part) { snapshot, made in PartProblems(part, made, snapshot).problems } ?? []
    var causes: [String: FixedHeight] = [:]
    var waiting = found
    var omissions = Omissions()
    for round in 0..<Self.mostRounds {
      waiting.removeAll { $0.heights.count <= round }
      if waiting.isEmpty { break }
      for candidate in waiting { omissions.insert(candidate.heights[round]) }
      let cutOff = cutOffTexts(of: part, without: omissions)
      for candidate in waiting where !cutOff.contains(candidate.id) { causes[candidate.id] = candidate.heights[round] }
      waiting.removeAll { !cutOff.contains($0.id) }
    }
    return found.map { candidate in
      guard !candidate.heights.isEmpty, let cause = causes[candidate.id] else { return candidate.problem }
      return candidate.caused(by: cause)
    }
  }

  /// The maximum number of layouts that look for causes of a part's problems. Views with more fixed heights around one
  /// another are rare, and a text that none of the first ones cuts off is still found.
  private static let mostRounds = 8

  /// Returns the drawing of a part with its background, and its problems without their causes.
  package func drawing(of part: InterfacePart) -> (drawing: DisplayList, problems: [DocumentProblem])? {
    withLayout(of: part) { snapshot, made in
      var drawing = snapshot.view.displayList()
      let clipped = DisplayList.Group(clip: DisplayList.Clip(.rect(drawing.bounds)), elements: drawing.elements)
      let background = UIColor.systemBackground.displayColor(
        UITraitCollection(userInterfaceStyle: snapshot.environment.style))
      drawing.elements = [.fill(.rect(drawing.bounds), .winding, background), .group(clipped)]
      return (drawing, PartProblems(part, made, snapshot).problems.map(\.problem))
    }
  }

  /// Returns the texts that a part displays.
  package func texts(of part: InterfacePart) -> Set<String> {
    withLayout(of: part) { snapshot, _ in
      var texts: Set<String> = []
      var waiting = [snapshot.view]
      while let view = waiting.popLast() {
        if view.isHidden { continue }
        if let text = view.shownText, !text.isEmpty { texts.insert(text) }
        waiting += view.subviews
      }
      return texts
    } ?? []
  }

  /// Returns the ids of the objects whose texts aren't shown in full without some heights.
  private func cutOffTexts(of part: InterfacePart, without omissions: Omissions) -> Set<String> {
    let found = withLayout(of: part, without: omissions) { snapshot, made in
      PartProblems(part, made, snapshot).problems
    }
    return Set((found ?? []).filter(\.problem.isCutOff).map(\.id))
  }
}

package import CoreGraphics
import InterfaceDocuments
package import UIKit
import UIFoundation

extension DocumentLayout {
  /// Lays out a part, and returns its problems with the objects that they concern.
  ///
  /// A text that a fixed height cuts off is found by laying the part out again without the height.
  package func problems(of part: InterfacePart) -> [DocumentProblem] {
    let found = withLayout(of: part) { snapshot, made in PartProblems(part, made, snapshot).problems } ?? []
    var shown: [Omissions: Set<String>] = [:]
    return found.map { problem in
      let heights = problem.heights
      guard !heights.isEmpty, let id = problem.problem.identity.ids.first else { return problem.problem }
      var omissions = Omissions()
      for height in heights {
        switch height.cause {
        case .constraint(let constraint): omissions.constraints.insert(constraint)
        case .rowHeight: omissions.omitsRowHeight = true
        }
        if shown[omissions] == nil { shown[omissions] = cutOffTexts(of: part, without: omissions) }
        if shown[omissions]?.contains(id) == false { return problem.caused(by: height) }
      }
      return problem.problem
    }
  }

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
    return Set((found ?? []).map(\.problem).filter(\.isCutOff).compactMap(\.identity.ids.first))
  }
}

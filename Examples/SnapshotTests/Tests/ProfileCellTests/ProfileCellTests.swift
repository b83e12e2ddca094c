import LayoutInspector
import LayoutRendering
import ProfileCell
import Testing
import UIKit

/// Lays out the cell as phones would, and compares its drawings with the pictures in `Pictures`.
///
/// If a picture differs, the failure names a file that shows the reference, the drawing, and the differing pixels in
/// red. If the change is intended, `GALLEY_RECORD_PICTURES=1 swift test` writes the pictures again; look at them before
/// they are committed.
@MainActor
@Suite struct ProfileCellTests {
  private let inspector = LayoutInspector {
    ProfileCell(
      profile: Profile(
        name: "Ada Lovelace", role: "Analyst of engines",
        biography: "Wrote the first program for a machine that was never built, and saw that it could compose music."))
  }

  @Test(
    "the cell looks as in its pictures",
    arguments: [
      ("default", LayoutEnvironment()),
      ("accessibility", LayoutEnvironment(category: .accessibilityLarge)),
      ("dark, right to left", LayoutEnvironment(direction: .rightToLeft, style: .dark)),
    ])
  func appearance(name: String, environment: LayoutEnvironment) throws {
    let background: DisplayList.Color = environment.style == .dark ? .black : .white
    let reference = ReferencePicture("Pictures/ProfileCell, \(name).png", background: background)
    try reference.verify(inspector.report(in: environment).drawing)
  }

  @Test("no text is truncated and nothing overlaps, at all text sizes, 4 widths, and in both directions")
  func problems() throws {
    try inspector.verify()
  }

  @Test("the role is a system spacing of 20 points below the name, from baseline to baseline")
  func baselines() throws {
    let views = inspector.report().root
    let name = try #require(views.view(showing: "Ada Lovelace")?.lastBaseline)
    let role = try #require(views.view(showing: "Analyst of engines")?.firstBaseline)
    // A row is a pixel higher than its content, for the separator, and the first label takes it.
    #expect(abs(role - name - 20) < 0.5)
  }
}

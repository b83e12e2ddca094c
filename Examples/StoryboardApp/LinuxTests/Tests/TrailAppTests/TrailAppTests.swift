import LayoutInspector
import LayoutRendering
import LocalizationAudit
import Testing
import UIKit

@testable import TrailApp

/// Loads the app's storyboard as the app does, lays its screens out as phones would, and uses them.
///
/// If a picture differs, the failure names a file that shows the reference, the drawing, and the differing pixels in
/// red. If the change is intended, `GALLEY_RECORD_PICTURES=1 swift test` writes the pictures again; look at them before
/// they are committed.
@MainActor
@Suite(.serialized) struct TrailAppTests {
  init() throws { try AppResources.use() }

  private func scene<Controller: UIViewController>(_ identifier: String) throws -> Controller {
    let controller = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: identifier)
    return try #require(controller as? Controller)
  }

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test(
    "the screens look as in their pictures",
    arguments: [
      ("start", LayoutEnvironment(width: 393, height: 852)),
      ("start, accessibility", LayoutEnvironment(width: 393, height: 852, category: .accessibilityLarge)),
      ("start, dark", LayoutEnvironment(width: 393, height: 852, style: .dark)),
    ])
  func start(name: String, environment: LayoutEnvironment) throws {
    let inspector = LayoutInspector(controller: {
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() ?? UIViewController()
    })
    let background: DisplayList.Color = environment.style == .dark ? .black : .white
    // Versions of Cairo round the edges of the gear differently.
    try ReferencePicture("Pictures/\(name).png", background: background, tolerance: 1).verify(
      inspector.report(in: environment).drawing)
  }

  @Test(
    "no text of a screen is cut off and nothing overlaps, at all text sizes",
    arguments: ["Trails", "AddTrail", "Settings"],
    ["en", "de"])
  func problems(identifier: String, locale: String) throws {
    try LocalizedStrings(locale: locale).withUse {
      let inspector = LayoutInspector(controller: {
        UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: identifier)
      })
      // At the largest sizes, long words are divided on the narrowest phone, as they would be on iOS.
      try inspector.verify(
        .all.subtracting([.dividedWord]), in: LayoutEnvironment.all(directions: [.leftToRight]))
    }
  }

  @Test("rows are as high as their texts need")
  func rows() throws {
    let trails: TrailsViewController = try scene("Trails")
    let window = show(trails)
    let heights = (0..<3).map { trails.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    // The second trail has a longer name and a longer text.
    #expect(heights[1] > heights[0] && heights[0] == heights[2])
    window.rootViewController = nil
  }

  @Test("a tap on a row's button runs the app's action")
  func saving() throws {
    let trails: TrailsViewController = try scene("Trails")
    let window = show(trails)
    let cell = try #require(trails.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? TrailCell)
    let button = try #require(cell.contentView.subviews.compactMap { $0 as? UIButton }.first)
    button.sendActions(for: .touchUpInside)
    #expect(trails.saved == ["Lake Loop"] && !button.isEnabled)
    window.rootViewController = nil
  }

  @Test(
    "a cell in code looks as in its pictures",
    arguments: [("L", UIContentSizeCategory.large), ("AX3", .accessibilityExtraExtraLarge)])
  func conditions(name: String, category: UIContentSizeCategory) throws {
    let inspector = LayoutInspector { ConditionsCell(style: .default, reuseIdentifier: nil) }
    let report = inspector.report(in: LayoutEnvironment(category: category))
    try ReferencePicture("Pictures/conditions, \(name).png", background: .white).verify(report.drawing)
  }

  @Test("a tap on the cell's button runs its private action, and the cell grows")
  func expanding() throws {
    let cell = ConditionsCell(style: .default, reuseIdentifier: nil)
    let room = CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)
    let height = cell.systemLayoutSizeFitting(
      room, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    try #require(cell.contentView.firstDescendant(of: UIButton.self)).sendActions(for: .touchUpInside)
    #expect(cell.isExpanded)
    let expanded = cell.systemLayoutSizeFitting(
      room, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    #expect(expanded > height)
  }

  @Test("no text of the storyboard is cut off in a language, at a text size")
  func audit() throws {
    let folder = try #require(AppResources.folders.first)
    let findings = try DocumentAudit().findings(in: folder + "/Base.lproj/Main.storyboard")
    #expect(findings.filter { $0.kind != .dividedWord }.map(\.problem) == [])
  }

  @Test(
    "the form that a segue presents adds a trail, in the language of the app",
    arguments: [
      ("en", "Name of the trail", "Quiet. Not suitable for wheelchairs."),
      ("de", "Name des Wanderwegs", "Quiet. Nicht für Rollstühle geeignet."),
    ])
  func adding(locale: String, label: String, summary: String) throws {
    try LocalizedStrings(locale: locale).withUse { try add(label: label, summary: summary) }
  }

  private func add(label: String, summary: String) throws {
    let trails: TrailsViewController = try scene("Trails")
    let window = show(UINavigationController(rootViewController: trails))
    trails.performSegue(withIdentifier: "AddTrail", sender: nil)
    let navigation = try #require(trails.presentedViewController as? UINavigationController)
    let form = try #require(navigation.topViewController)
    form.loadViewIfNeeded()
    let field = try #require(form.view.firstDescendant(of: UITextField.self))
    field.text = "Fern Path"
    let name = try #require(form.view.firstDescendant(of: UILabel.self))
    #expect(name.text == label)
    try #require(form.view.firstDescendant(of: UITextView.self)).text = "Quiet."
    try #require(form.view.firstDescendant(of: UISwitch.self)).isOn = false
    let item = try #require(form.navigationItem.rightBarButtonItem)
    UIApplication.shared.sendAction(try #require(item.action), to: item.target, from: item, for: nil)
    #expect(trails.trails.last?.name == "Fern Path" && trails.trails.last?.summary == summary)
    window.rootViewController = nil
  }
}

extension UIView {
  /// Returns the first view of a class among the subviews and those inside them.
  fileprivate func firstDescendant<View: UIView>(of type: View.Type) -> View? {
    for subview in subviews {
      if let found = subview as? View ?? subview.firstDescendant(of: type) { return found }
    }
    return nil
  }
}

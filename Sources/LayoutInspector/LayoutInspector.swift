public import UIKit
import UIFoundation

/// Lays out a view in any environment, and reports its frames, the constraints behind them, and problems.
///
/// The view is created anew for each environment, as an application would create it:
///
/// ```swift
/// let inspector = LayoutInspector { ProfileCell(profile: .sample) }
/// try inspector.verify()
/// ```
///
/// During a layout, the text size, the direction, the style, and the version of iOS are those of the process too, so that
/// code that asks for `UIFont.preferredFont(forTextStyle:)` gets the right font. They are restored afterward. In an
/// environment with a locale, `NSLocalizedString`, `String(localized:)`, nibs, and storyboards answer in its language,
/// and words are hyphenated in it.
@MainActor
public struct LayoutInspector {
  /// The height of a view before its content is measured, in points.
  private static let ampleHeight: CGFloat = 10_000

  private let makeScreen: @MainActor () -> Screen
  private let strings = LocaleStrings()

  private enum Screen {
    case view(UIView, minimumHeight: CGFloat)
    case controller(UIViewController)
    case row(UIView, RowHost)
  }

  /// Creates an inspector of a view, which is as high as its content needs unless an environment has a height.
  public init(_ makeView: @escaping @MainActor () -> UIView) { makeScreen = { .view(makeView(), minimumHeight: 0) } }

  /// Creates an inspector of a view, which is as high as its content needs, but at least as high as a length in points.
  init(minimumHeight: CGFloat, _ makeView: @escaping @MainActor () -> UIView) {
    makeScreen = { .view(makeView(), minimumHeight: minimumHeight) }
  }

  /// Creates an inspector of a view controller, whose view fills a window. Without a height, it is 844 points high.
  public init(controller makeController: @escaping @MainActor () -> UIViewController) {
    makeScreen = { .controller(makeController()) }
  }

  /// Creates an inspector of a view in the row of a table, which determines its size.
  init(row makeRow: @escaping @MainActor () -> (view: UIView, host: RowHost)) {
    makeScreen = {
      let (view, host) = makeRow()
      return .row(view, host)
    }
  }

  /// Returns the problems in each environment: by default in 4 widths, 12 text sizes, and both directions.
  public func problems(in environments: [LayoutEnvironment] = LayoutEnvironment.all()) -> [LayoutProblem] {
    environments.flatMap { withLayout(in: $0) { $0.foundProblems().map(\.problem) } }
  }

  /// Throws if there are problems in an environment: by default in 4 widths, 12 text sizes, and both directions.
  ///
  /// `try inspector.verify(.cutOffText)` only checks that all text is shown.
  ///
  /// - Throws: `LayoutProblems`, which lists each problem once, with the number of environments that have it.
  public func verify(
    _ kinds: Set<LayoutProblem.Kind> = .all, in environments: [LayoutEnvironment] = LayoutEnvironment.all()
  ) throws(LayoutProblems) {
    let found = problems(in: environments).filter { kinds.contains($0.kind) }
    guard found.isEmpty else { throw LayoutProblems(problems: found, environmentCount: environments.count) }
  }

  /// Returns the layout in an environment.
  public func report(in environment: LayoutEnvironment = LayoutEnvironment()) -> LayoutReport {
    withLayout(in: environment) { snapshot in
      LayoutReport(
        environment: snapshot.environment, root: ViewReport(of: snapshot.view),
        problems: snapshot.foundProblems().map(\.problem), drawing: snapshot.view.displayList())
    }
  }

  /// Returns the layout of a view as it is now. Conflicts of constraints that were reported before aren't included.
  public static func report(of view: UIView) -> LayoutReport {
    view.layoutIfNeeded()
    let environment = LayoutEnvironment(of: view)
    return LayoutReport(
      environment: environment, root: ViewReport(of: view),
      problems: ProblemFinder(view, in: environment).foundProblems(conflicts: []).map(\.problem),
      drawing: view.displayList())
  }

  /// Creates the view and lays it out in an environment, and calls a closure with it and the conflicts that occurred.
  func withLayout<Result>(in environment: LayoutEnvironment, _ body: (LayoutSnapshot) -> Result) -> Result {
    strings.withUse(of: environment.locale) { withViews(in: environment, body) }
  }

  private func withViews<Result>(in environment: LayoutEnvironment, _ body: (LayoutSnapshot) -> Result) -> Result {
    var conflicts: [LayoutConflict] = []
    let (destination, observer) = (ConflictReport.destination, ConflictReport.observer)
    ConflictReport.observer = { conflicts.append(LayoutConflict(text: $0.text, constraints: $0.sources)) }
    ConflictReport.destination = { _ in }
    let outer = LayoutEnvironment(traits: UITraitCollection.processDefault)
    TraitFollowers.change { environment.apply(to: &$0) }
    defer {
      (ConflictReport.destination, ConflictReport.observer) = (destination, observer)
      TraitFollowers.change { outer.apply(to: &$0) }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: environment.width, height: environment.height ?? 844))
    window.isScreen = true
    let view: UIView
    switch makeScreen() {
    case .controller(let controller):
      window.rootViewController = controller
      window.isHidden = false
      window.layoutIfNeeded()
      view = controller.view
    case .row(let made, let host):
      window.addSubview(host.table)
      host.table.layoutIfNeeded()
      view = made
      // The table doesn't own its data source.
      return withExtendedLifetime(host) {
        body(LayoutSnapshot(view: view, environment: environment, conflicts: conflicts))
      }
    case .view(let made, let minimumHeight):
      view = made
      window.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = true
      // The margins of a cell depend on the width that it has while it is measured. It is high enough for any content,
      // so that few constraints contradict the height; those that do are of no interest.
      view.frame = CGRect(x: 0, y: 0, width: environment.width, height: environment.height ?? Self.ampleHeight)
      view.layoutIfNeeded()
      conflicts.removeAll { $0.text.contains("height == \(Int(Self.ampleHeight)) ") }
      var size = environment.size(of: view)
      if environment.height == nil { size.height = max(size.height, minimumHeight) }
      view.frame = CGRect(origin: .zero, size: size)
      view.layoutIfNeeded()
    }
    return body(LayoutSnapshot(view: view, environment: environment, conflicts: conflicts))
  }
}

extension LayoutEnvironment {
  /// The environment that a view is in.
  @MainActor
  init(of view: UIView) {
    let traits = view.traitCollection
    self.init(
      width: view.bounds.width, height: view.bounds.height, category: traits.preferredContentSizeCategory,
      locale: LocalizedStrings.current?.locale, direction: view.effectiveUserInterfaceLayoutDirection,
      style: traits.userInterfaceStyle,
      systemVersion: traits.systemVersion)
  }

  /// The text size, direction, style, and version of iOS of traits.
  fileprivate init(traits: UITraitCollection) {
    self.init(
      category: traits.preferredContentSizeCategory,
      direction: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight, style: traits.userInterfaceStyle,
      systemVersion: traits.systemVersion)
  }

  /// Returns the size of a view: the width, and the height or what the content needs.
  @MainActor
  fileprivate func size(of view: UIView) -> CGSize {
    if let height { return CGSize(width: width, height: height) }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return CGSize(width: width, height: fitting.height)
  }

  fileprivate func apply(to traits: inout any UIMutableTraits) {
    traits.preferredContentSizeCategory = category
    traits.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
    traits.userInterfaceStyle = style
    traits[SystemVersion.self] = systemVersion
  }
}

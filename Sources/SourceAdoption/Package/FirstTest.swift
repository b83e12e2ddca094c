import Foundation

/// A test that draws one of an app's views.
struct FirstTest: Sendable {
  var className: String
  /// The expression that creates the view.
  var expression: String

  var text: String {
    return """
        @Test("\(className) looks as in its pictures")
        func draw\(className)() throws {
          try draw("\(className)") { \(expression) }
        }
      """
  }

  /// The test for an app of which no view can be created without its data.
  static let placeholder = """
      @Test("a label looks as in its pictures; put a view of the app here")
      func label() throws {
        try draw("label") {
          let label = UILabel()
          label.text = "A view of the app"
          return label
        }
      }
    """

  /// The most views that are drawn.
  private static let limit = 8

  /// The tests of cells, and then of other views, that can be created without data and have no outlets, in the order of
  /// their names.
  static func all(of app: AppFolder) throws(RewriteError) -> [FirstTest] {
    var files: [(path: String, summary: FileSummary)] = []
    var initializers: [String: [[String]]] = [:]
    for path in app.sources {
      guard let data = FileManager.default.contents(atPath: app.path + "/" + path) else {
        throw RewriteError(.read, app.path + "/" + path, nil)
      }
      let source = SourceText([UInt8](data))
      files.append((path, SummaryCollector.summary(of: source)))
      initializers.merge(InitializerCollector(source).initializers) { first, _ in first }
    }
    let index = AppIndex(files, external: .uiKit)
    let candidates = initializers.keys.sorted().compactMap { name -> (isCell: Bool, test: FirstTest)? in
      let classes = [name] + index.superclasses(of: name)
      let own = classes.filter { index.declaration(of: $0) != nil }
      guard let root = classes.last,
        !own.contains(where: { index.members(of: $0).contains { $0.member.role == .outlet } })
      else { return nil }
      let isTableCell = ExternalClasses.uiKit.inherits(root, from: "UITableViewCell")
      guard isTableCell || ExternalClasses.uiKit.inherits(root, from: "UIView") else { return nil }
      let labels = isTableCell ? ["style", "reuseIdentifier"] : ["frame"]
      // Each class of the app inherits the initializer, or has it.
      guard
        own.allSatisfy({ initializers[$0].map { $0.allSatisfy { $0 == ["coder"] } || $0.contains(labels) } ?? false })
      else { return nil }
      let expression = isTableCell ? "\(name)(style: .default, reuseIdentifier: nil)" : "\(name)(frame: .zero)"
      return (isTableCell || root.hasSuffix("Cell"), FirstTest(className: name, expression: expression))
    }
    return (candidates.filter(\.isCell) + candidates.filter { !$0.isCell }).prefix(limit).map(\.test)
  }
}

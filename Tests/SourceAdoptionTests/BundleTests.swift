import Testing

@testable import SourceAdoption

/// Calls of `Bundle` that find the app's files.
@Suite struct BundleTests {
  @Test("methods and properties of bundles answer from the app's files")
  func calls() {
    let app = RewrittenApp(
      """
      let a = Bundle.main.url(forResource: "a", withExtension: "json")
      let b = Bundle(for: Cell.self)
        .path(forResource: "b", ofType: nil)
      let c = bundle?.paths(forResourcesOfType: "txt", inDirectory: nil)
      let d = Bundle.main.infoDictionary?["CFBundleVersion"]
      let e = Bundle.main.object(forInfoDictionaryKey: kCFBundleNameKey as String)
      """)
    #expect(
      app.lines() == [
        #"let a = Bundle.main.appFiles.url(forResource: "a", withExtension: "json")"#,
        "let b = Bundle(for: Cell.self)",
        #"  .appFiles.path(forResource: "b", ofType: nil)"#,
        #"let c = bundle?.appFiles.paths(forResourcesOfType: "txt", inDirectory: nil)"#,
        #"let d = Bundle.main.appFiles.infoDictionary?["CFBundleVersion"]"#,
        "let e = Bundle.main.appFiles.object(forInfoDictionaryKey: kCFBundleNameKey as String)",
      ])
    #expect(app.text().hasPrefix("// Written by galley-adopt.\nimport UIKit\n"))
  }

  @Test("other methods and properties with these names stay")
  func others() {
    let original = """
      let a = store.url(for: "a")
      let b = defaults.object(forKey: "b")
      let c = error.infoDictionary
      func url(forResource name: String) -> String { url(forResource: name) }
      """
    let lines = original.split(separator: "\n").map(String.init)
    #expect(RewrittenApp(original).lines() == lines)
  }
}

import Testing

@testable import SourceAdoption

/// Predicates with formats and sort descriptors with keys.
@Suite struct PredicateTests {
  @Test("arguments lose casts to CVarArg, and the file imports UIKit")
  func casts() {
    let app = RewrittenApp(
      """
      import Foundation
      let a = NSPredicate(format: "date > %@ AND id == %@", date as CVarArg, self.id as CVarArg)
      let b = NSPredicate(format: "id IN %@", ids as [NSString])
      let d = Foundation.NSPredicate(format: "%K < %@", argumentArray: [key, (a ?? b as CVarArg)])
      let c = [NSSortDescriptor(key: "name", ascending: true)]
      """)
    #expect(
      app.lines() == [
        "import Foundation",
        #"let a = NSPredicate(format: "date > %@ AND id == %@", date           , self.id           )"#,
        #"let b = NSPredicate(format: "id IN %@", ids as [NSString])"#,
        #"let d = Foundation.NSPredicate(format: "%K < %@", argumentArray: [key, (a ?? b           )])"#,
        #"let c = [NSSortDescriptor(key: "name", ascending: true)]"#,
      ])
    #expect(app.text().contains("import UIKit\n"))
  }

  @Test("other initializers stay as they are")
  func others() {
    let original = "let a = NSPredicate { _, _ in true }"
    #expect(!RewrittenApp(original).text().contains("import UIKit"))
  }
}

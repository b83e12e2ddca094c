import Foundation
import TextLayout
import Testing

@testable import UIFoundation

/// The process's cache of styled texts. `ParagraphCacheTests` checks that hits and evictions do not change results.
struct StyledTextCacheTests {
  private let inter = UIFont.systemFont(ofSize: 17)
  private let palatino = UIFont(name: "Palatino", size: 17) ?? .systemFont(ofSize: 17)

  @Test("equal text in an equal face is shaped once for all sizes, and again for another face or direction")
  func plain() throws {
    let first = try StyledText("Hello", font: inter).prepared
    #expect(try StyledText("Hello", font: inter.withSize(30)).prepared === first)
    #expect(try StyledText("Hello", font: palatino).prepared !== first)
    #expect(try StyledText("Hello!", font: inter).prepared !== first)
    #expect(try StyledText(NSAttributedString(string: "Hello"), defaultFont: inter).prepared === first)
    let style = NSMutableParagraphStyle()
    style.baseWritingDirection = .rightToLeft
    let turned = NSAttributedString(string: "Hello", attributes: [.paragraphStyle: style])
    #expect(try StyledText(turned, defaultFont: inter).prepared !== first)
  }

  @Test("text in several fonts is shaped once, too")
  func rich() throws {
    func text(_ word: String) throws -> PreparedText {
      let text = NSMutableAttributedString(string: "Hello ", attributes: [.font: inter])
      text.append(NSAttributedString(string: word, attributes: [.font: palatino]))
      return try StyledText(text, defaultFont: inter).prepared
    }
    let first = try text("world")
    #expect(try text("world") === first)
    #expect(try text("worlds") !== first)
  }
}

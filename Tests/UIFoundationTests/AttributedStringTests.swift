import Foundation
import Testing

@testable import UIFoundation

struct AttributedStringTests {
  private func styled() -> AttributedString {
    var text = AttributedString("Hello, ")
    text.font = .systemFont(ofSize: 17)
    var world = AttributedString("world")
    world.font = .boldSystemFont(ofSize: 20)
    world.uiKit.kern = 2
    world.foregroundColor = .red
    world.underlineStyle = .single
    world.languageIdentifier = "en"
    world.link = URL(string: "https://example.com")
    return text + world
  }

  @Test("an AttributedString has UIKit's attributes by name, and the same size as an equal NSAttributedString")
  func bridging() throws {
    let text = NSAttributedString(styled())
    let expected = NSMutableAttributedString(string: "Hello, ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    expected.append(
      NSAttributedString(string: "world", attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .kern: CGFloat(2)]))
    #expect(text.string == "Hello, world" && text.size() == expected.size())
    let attributes = unsafe text.attributes(at: 8, effectiveRange: nil)
    #expect(attributes[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
    #expect(attributes[.foregroundColor] as? UIColor == .red && attributes[.languageIdentifier] as? String == "en")
    #expect(attributes[.link] as? URL == URL(string: "https://example.com"))
    #expect(try NSAttributedString(styled(), including: \.uiKit).string == "Hello, world")
  }

  @Test("an AttributedString converted back and forth is the same")
  func roundTrip() {
    #expect(AttributedString(NSAttributedString(styled())) == styled())
    let attributes: [NSAttributedString.Key: Any] = [.kern: 3, .ligature: NSNumber(value: 0)]
    let plain = AttributedString(NSAttributedString(string: "a", attributes: attributes))
    #expect(AttributedString("a", attributes: AttributeContainer(attributes)) == plain)
    #expect(plain.runs.first?.kern == 3 && plain.runs.first?.ligature == 0)
  }
}

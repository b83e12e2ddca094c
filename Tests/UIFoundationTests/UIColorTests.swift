import CoreGraphics
import Testing
import UIFoundation

struct UIColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test("a color literal is a color in sRGB")
  func literal() {
    #expect(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1) == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
  }

  @Test("a system color follows the user interface style")
  func adaptive() {
    #expect(UIColor.label.resolvedColor(with: light) == UIColor.black)
    #expect(UIColor.label.resolvedColor(with: dark) == UIColor.white)
    dark.performAsCurrent { #expect(UIColor.systemBackground.cgColor.components == [0, 0, 0, 1]) }
  }

  @Test("an opacity changes every variant of a color")
  func opacity() {
    let faded = UIColor.label.withAlphaComponent(0.5)
    #expect(faded.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
  }

  @Test("hue, saturation, and brightness produce the colors of the wheel")
  func hues() {
    #expect(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1) == .red)
    #expect(UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1) == .cyan)
    #expect(UIColor(hue: 0.3, saturation: 0, brightness: 1, alpha: 1) == .white)
  }

  @Test("a provider that recurses endlessly still returns a color")
  func endlessRule() {
    #expect(UIColor { _ in endless() }.resolvedColor(with: light).cgColor.alpha == 0)
  }
}

private func endless() -> UIColor { UIColor { _ in endless() } }

import CoreGraphics
import Foundation
import Testing

@testable import UIFoundation

/// The members are those of Apple's Asset Catalog Format Reference, "Named Color Type", and the values those that Xcode
/// writes for its three ways to enter components.
@Suite struct AssetColorTests {
  private func components(_ color: UIColor?, _ style: UIUserInterfaceStyle = .light) -> [Double]? {
    let resolved = color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
    return resolved?.cgColor.components?.map { (Double($0) * 1000).rounded() / 1000 }
  }

  private func tint(_ colors: String) throws -> UIColor? {
    let folder = try AssetFolder(colors: colors)
    return withExtendedLifetime(folder) { UIColor(named: "Tint", in: folder.bundle, compatibleWith: nil) }
  }

  @Test(
    "components are fractions, or integers of 8 bits",
    arguments: [
      (#""red":"0.250","green":"1.000","blue":"0.000","alpha":"0.500""#, [0.25, 1, 0, 0.5]),
      (#""red":"255","green":"51","blue":"0","alpha":"1.000""#, [1, 0.2, 0, 1]),
      (#""red":"0xFF","green":"0x33","blue":"0x00","alpha":"1.000""#, [1, 0.2, 0, 1]),
      (#""red":0.25,"green":1,"blue":0,"alpha":1"#, [0.25, 1, 0, 1]),
      (#""red":"0.1","green":"0.2","blue":"0.3""#, [0.1, 0.2, 0.3, 1]),
      (#""white":"0.600","alpha":"1""#, [0.6, 0.6, 0.6, 1]),
    ])
  func components(members: String, expected: [Double]) throws {
    let color = try tint(#"{"idiom":"universal","color":{"color-space":"srgb","components":{\#(members)}}}"#)
    #expect(components(color) == expected)
  }

  /// sRGB's transfer function (IEC 61966-2-1) takes 0.5 to 0.7354, and 0.002 to 0.02584.
  @Test("linear components are encoded")
  func linear() throws {
    let color = try tint(
      """
      {"idiom":"universal","color":{"color-space":"extended-linear-srgb",
       "components":{"red":"0.500","green":"0.002","blue":"1.000","alpha":"1.000"}}}
      """)
    #expect(components(color) == [0.735, 0.026, 1, 1])
  }

  private static func gray(_ white: String, _ appearances: String = "[]") -> String {
    """
    {"idiom":"universal","appearances":\(appearances),
     "color":{"color-space":"gray-gamma-22","components":{"white":"\(white)","alpha":"1.000"}}}
    """
  }

  @Test("the style and contrast are those that the color is resolved with")
  func appearances() throws {
    let dark = #"{"appearance":"luminosity","value":"dark"}"#
    let high = #"{"appearance":"contrast","value":"high"}"#
    let color = try tint(
      [
        Self.gray("0.100"), Self.gray("0.200", "[\(dark)]"), Self.gray("0.300", "[\(high)]"),
        Self.gray("0.400", "[\(dark),\(high)]"),
      ].joined(separator: ","))
    #expect(components(color)?.first == 0.1 && components(color, .dark)?.first == 0.2)
    for (style, white) in [(UIUserInterfaceStyle.light, 0.3), (.dark, 0.4)] {
      let traits = UITraitCollection {
        $0.userInterfaceStyle = style
        $0.accessibilityContrast = .high
      }
      let resolved = try #require(color?.resolvedColor(with: traits).cgColor.components?.first)
      #expect(abs(resolved - white) < 1e-9)
    }
    let plain = try tint(Self.gray("0.100"))
    #expect(components(plain, .dark)?.first == 0.1)
  }

  @Test("a reference names a color of the system")
  func references() throws {
    let color = try tint(#"{"idiom":"universal","color":{"platform":"universal","reference":"systemRedColor"}}"#)
    for style in [UIUserInterfaceStyle.light, .dark] {
      #expect(components(color, style) == components(.systemRed, style))
    }
    #expect(try tint(#"{"idiom":"universal","color":{"platform":"ios","reference":"noColor"}}"#) == nil)
  }

  @Test(
    "a color that is missing or damaged is nil",
    arguments: [
      #"{"idiom":"universal"}"#, #"{"idiom":"universal","color":{}}"#,
      #"{"idiom":"universal","color":{"components":{"red":"1.0","green":"x","blue":"0.0"}}}"#,
      #"{"idiom":"universal","color":{"components":{"red":"nan","green":"0.0","blue":"0.0"}}}"#,
      #"{"idiom":"universal","color":{"components":{"red":"0xFFF","green":"0.0","blue":"0.0"}}}"#,
      #"{"idiom":"watch","color":{"components":{"white":"1.0"}}}"#,
    ])
  func damaged(colors: String) throws {
    #expect(try tint(colors) == nil)
    #expect(UIColor(named: "AssetColorTests has no such color") == nil)
  }
}

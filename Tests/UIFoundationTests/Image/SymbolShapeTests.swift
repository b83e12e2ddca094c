import CoreGraphics
import Foundation
import Testing

@testable import UIFoundation

/// The drawings that stand for system symbols. The names are those of SF Symbols.
@Suite struct SymbolShapeTests {
  @Test("more than a hundred symbols have a drawing, each another one, within the square")
  func distinct() {
    let names = SymbolShape.paths.keys.sorted()
    #expect(names.count >= 100)
    var known: [[CGPath]: String] = [:]
    for name in names where name != "gear" {
      let strokes = SymbolShape(name).strokes
      #expect(known.updateValue(name, forKey: strokes) == nil, "\(name) is drawn like another symbol")
      for path in strokes {
        let ink = path.boundingBoxOfPath.insetBy(dx: -SymbolShape.thickness / 2, dy: -SymbolShape.thickness / 2)
        #expect(CGRect(x: 0, y: 0, width: 1, height: 1).contains(ink), "\(name) leaves its square: \(ink)")
      }
    }
    #expect(known[SymbolShape("a.symbol.without.drawing").strokes] == nil)
  }

  @Test("the paths have only commands and numbers, as many as each command takes")
  func language() {
    let counts: [Character: Int] = ["M": 2, "K": 2, "L": 2, "C": 6, "O": 4, "R": 5, "A": 5, "Z": 0]
    for (name, path) in SymbolShape.paths {
      var rest = 0
      for word in path.split(separator: " ") {
        if let command = word.first, let count = counts[command] {
          #expect(rest == 0, "\(name): \(word)")
          rest = count - (word.count > 1 ? 1 : 0)
          #expect(word.count == 1 ? count == 0 : Double(word.dropFirst()) != nil, "\(name): \(word)")
        } else {
          #expect(Double(word) != nil, "\(name): \(word)")
          rest -= 1
        }
      }
      #expect(rest == 0, "\(name)")
    }
  }

  @Test("filled, slashed, and framed forms follow from the drawing of a symbol")
  func forms() {
    let heart = SymbolShape("heart")
    let filled = SymbolShape("heart.fill")
    #expect(heart.fills.isEmpty && filled.fills.count == 1 && filled.strokes == heart.strokes)
    // The hands of a clock are cut out, one hole for each straight part.
    #expect(SymbolShape("clock.fill").holes.count == 2)
    let framed = SymbolShape("heart.circle.fill")
    #expect(framed.fills == SymbolShape("circle").strokes && framed.holes.count == 1)
    #expect(SymbolShape("plus.circle").strokes.count == 3 && SymbolShape("plus.circle").holes.isEmpty)
    #expect(SymbolShape("bell.slash").strokes.count == SymbolShape("bell").strokes.count + 1)
    #expect(SymbolShape("bell.slash.fill").fills == SymbolShape("bell.fill").fills)
    #expect(SymbolShape("chevron.forward").strokes == SymbolShape("chevron.right").strokes)
    for name in ["chevron.right.fill", "checkmark.fill"] { #expect(!SymbolShape(name).strokes.isEmpty) }
    for name in ["", ".fill", ".circle", ".slash", "none.circle.fill", "circle.circle"] {
      #expect(!SymbolShape(name).strokes.isEmpty)
    }
  }
}

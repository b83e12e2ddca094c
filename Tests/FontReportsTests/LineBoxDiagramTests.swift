import BundledFonts
import FontEngine
import FontReports
import Testing
import TextOutput

@testable import FontReports

@Suite struct LineBoxDiagramTests {
  private func face(_ name: String) throws -> FontFace {
    try FontFace(path: BundledFonts.path(name), lineBoxRule: .coreText)
  }

  /// The hhea box of DejaVu Sans is 1901 to -483, its x-height 1120, and its cap height 1493, as fontTools prints them.
  /// A twelfth row is 2384 / 11 = 216.7 units lower than the one above: the cap height is in row round(408 / 216.7) =
  /// 2, the x-height in round(781 / 216.7) = 4, and the baseline in round(1901 / 216.7) = 9.
  @Test("the lines are to scale, with their values")
  func scale() throws {
    let text = LineBoxDiagram(try face("DejaVuSans/DejaVuSans.ttf")).text(columns: 40)
    #expect(
      text
        == """
            ascender 1901  ┌───────────────────┐
                           │                   │
          cap height 1493  ├╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┤
                           │                   │
            x-height 1120  ├╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┤
                           │                   │
                           │                   │
                           │                   │
                           │                   │
               baseline 0  ┝━━━━━━━━━━━━━━━━━━━┥
                           │                   │
           descender -483  └───────────────────┘

        """)
  }

  @Test("no row is wider than the terminal, whatever its width", arguments: [0, 20, 25, 40, 80, 200])
  func width(columns: Int) throws {
    for file in ["DejaVuSans/DejaVuSans.ttf", "TeXGyrePagella/texgyrepagella-regular.otf", "Inter/Inter-Regular.otf"] {
      let text = LineBoxDiagram(try face(file)).text(columns: columns)
      let rows = text.split(separator: "\n")
      #expect(rows.isEmpty || rows.count == LineBoxDiagram.rowCount)
      #expect(rows.allSatisfy { $0.count <= columns })
      #expect(columns < 40 || !rows.isEmpty)
    }
  }

  /// In Pagella, the cap height of 692 is less than half a row (1007 / 11 = 91.5 units) below the ascender of 726.
  @Test("lines that share a row are named together")
  func shared() throws {
    let text = LineBoxDiagram(try face("TeXGyrePagella/texgyrepagella-regular.otf")).text(columns: 80)
    #expect(text.hasPrefix("  ascender 726, cap height 692  ┌"))
  }

  @Test("a report has the diagram in a terminal, or if it is asked for")
  func report() throws {
    let face = try face("Inter/Inter-Regular.otf")
    func hasDiagram(_ terminal: Terminal, _ isAsked: Bool) -> Bool {
      FontReport(FaceInk(face), terminal: terminal, listsGlyphs: false, drawsLineBox: isAsked).text.contains("┝━")
    }
    #expect(!hasDiagram(.none, false))
    #expect(hasDiagram(.none, true))
    #expect(hasDiagram(Terminal(columns: 80, hasColors: false), false))
  }
}

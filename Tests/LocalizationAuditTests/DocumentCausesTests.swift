import Testing
import UIKit

@testable import LocalizationAudit

/// The heights that cut off texts.
@MainActor
@Suite(.serialized) struct DocumentCausesTests {
  private typealias Sample = DocumentSample

  /// A line of text is 1.193359375 times as high as its size (uikit.md, "Fonts"): 39.4 points at AX2, which has 33
  /// points, and 47.7 at AX3, which has 40. "Ág" reaches almost from the top of the line to its bottom.
  @Test("a height of 44 points cuts off text at AX3 and above, which is found at the constraint")
  func fixedHeight() throws {
    let label = Sample.label(
      "lab-el-001", "Ág", constraints: Sample.size("height", 44, "hei-gh-001"))
    let sample = try Sample(["Card.xib": Sample.nib(label, constraints: Sample.place("lab-el-001", 10, 10))])
    let line = sample.line(of: "hei-gh-001", in: "Card.xib")
    #expect(try sample.words("Card.xib") == ["fixedHeight \(line) hei-gh-001 en AX3 3"])
    let finding = try #require(try sample.findings("Card.xib").first)
    #expect(finding.problem.hasPrefix("the height of 44 points cuts off label lab-el-001: "))
    #expect(finding.objects == ["lab-el-001", "hei-gh-001"])
    #expect(finding.severity == .note)
  }

  @Test("the height of a view around the text is the cause too, unless the text is cut off without it")
  func outerHeight() throws {
    func card(_ inner: String) -> String {
      let label = Sample.label("lab-el-001", "Ág", constraints: inner)
      let box = """
        <view contentMode="scaleToFill" clipsSubviews="YES" translatesAutoresizingMaskIntoConstraints="NO" id="box-vw-001">
        <subviews>
        \(label)
        </subviews>
        <constraints>
        \(Sample.place("lab-el-001", 0, 0, in: "box-vw-001"))
        <constraint firstAttribute="bottom" secondItem="lab-el-001" secondAttribute="bottom" id="bot-tm-001"/>
        \(Sample.size("height", 44, "hei-gh-001"))
        \(Sample.size("width", 200, "wid-th-001"))
        </constraints>
        </view>
        """
      return Sample.nib(box, constraints: Sample.place("box-vw-001", 10, 10))
    }
    let sample = try Sample([
      "Outer.xib": card(""), "Narrow.xib": card(Sample.size("width", 5, "wid-th-002")),
    ])
    let line = sample.line(of: "hei-gh-001", in: "Outer.xib")
    #expect(try sample.words("Outer.xib") == ["fixedHeight \(line) hei-gh-001 en AX3 3"])
    // In 5 points, the text is truncated whatever the height.
    let narrow = sample.line(of: "lab-el-001", in: "Narrow.xib")
    #expect(try sample.words("Narrow.xib") == ["truncatedText \(narrow) lab-el-001 en XS 12"])
  }

  /// Counts the views that are made for a document's `CountedView`.
  private final class CountedView: UIView {
    static var count = 0

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      Self.count += 1
    }
  }

  /// As in the test above, labels of 44 points cut their texts off at AX3 and above. There are three in a row, since
  /// "Ág" is at most 1.7 em wide: 90 points at the largest size, 53.
  @Test("each text has its own cause, and the number of layouts doesn't grow with the number of texts")
  func manyHeights() throws {
    InterfaceClasses.register(CountedView.self)
    func layouts(_ labels: Int) throws -> Int {
      let ids = (100..<100 + labels).map { "lab-el-\($0)" }
      let views = ids.map { Sample.label($0, "Ág", constraints: Sample.size("height", 44, "\($0)-h")) }
      let counted = "<view customClass=\"CountedView\" id=\"cou-nt-001\"/>"
      let constraints = ids.enumerated().map { Sample.place($1, 10 + 95 * ($0 % 3), 10 + 80 * ($0 / 3)) }
      let sample = try Sample([
        "Card.xib": Sample.nib(
          (views + [counted]).joined(separator: "\n"), constraints: constraints.joined(separator: "\n"))
      ])
      CountedView.count = 0
      #expect(try sample.findings("Card.xib").map(\.objects) == ids.map { [$0, "\($0)-h"] })
      return CountedView.count
    }
    let few = try layouts(2)
    #expect(few > 12)
    #expect(try layouts(12) == few)
  }
}

import Foundation
import TestSupport
import Testing
import ViewSupport

@testable import UIKit

/// A region whose constraints have the structure of an earlier one starts from that one's solution. The results must be
/// the same as without.
@MainActor
@Suite(.serialized)
struct SolverTemplateTests {
  /// The numbers of a column of boxes: their heights, the gaps between them, and their distances from the sides.
  struct Numbers {
    var heights: [CGFloat]
    var gaps: [CGFloat]
    var sides: [CGFloat]
    var contents: [CGSize]

    static func random(_ count: Int, _ generator: inout SeededGenerator) -> Numbers {
      func numbers(_ range: ClosedRange<Int>) -> [CGFloat] {
        (0..<count).map { _ in CGFloat(Int.random(in: range, using: &generator)) }
      }
      let heights = numbers(0...120)
      return Numbers(
        heights: heights, gaps: numbers(0...30), sides: numbers(0...200),
        contents: zip(numbers(0...400), heights).map { CGSize(width: $0, height: $1) })
    }
  }

  /// A column of boxes in a region, each with the height of its content or of a constraint with some priority.
  private func column(_ numbers: Numbers) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var above: UIView?
    for index in numbers.heights.indices {
      let box = ContentView(numbers.contents[index].width, numbers.contents[index].height)
      box.setContentHuggingPriority(UILayoutPriority(Float(240 + index / 2)), for: .horizontal)
      root.addSubview(box)
      let height = box.heightAnchor.constraint(greaterThanOrEqualToConstant: numbers.heights[index])
      height.priority = UILayoutPriority(600)
      NSLayoutConstraint.activate([
        height,
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: numbers.sides[index]),
        box.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -numbers.sides[index] / 4),
        box.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor, constant: numbers.gaps[index]),
      ])
      above = box
    }
    return root
  }

  private func frames(_ numbers: Numbers) -> [CGRect] {
    let root = column(numbers)
    root.layoutIfNeeded()
    return root.subviews.map(\.frame)
  }

  @Test(
    "columns of the same structure have the same frames as each alone",
    arguments: 1...UInt64(Rounds.count(quick: 6, full: 12)))
  func alone(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let all = (0..<20).map { _ in Numbers.random(4, &generator) }
    SolverTemplates.shared = SolverTemplates()
    let together = all.map(frames)
    for (numbers, found) in zip(all, together) {
      SolverTemplates.shared = SolverTemplates()
      #expect(frames(numbers) == found)
    }
  }

  /// Two adjacent views with equal priorities, so that it is ambiguous which one is compressed.
  private func row(_ near: CGFloat, _ far: CGFloat) -> [CGRect] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
    let boxes = [ContentView(near, 20), ContentView(far, 20)]
    for box in boxes {
      root.addSubview(box)
      box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      boxes[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      boxes[1].leadingAnchor.constraint(equalTo: boxes[0].trailingAnchor),
      boxes[1].trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    return boxes.map(\.frame)
  }

  @Test("ambiguous frames do not depend on earlier layouts")
  func open() {
    let widths: [(CGFloat, CGFloat)] = [(400, 50), (50, 400), (100, 100), (300, 20), (20, 300), (200, 200), (160, 160)]
    for (near, far) in widths {
      SolverTemplates.shared = SolverTemplates()
      let alone = row(near, far)
      #expect(SolverTemplates.shared.count == 1)
      for before in widths {
        SolverTemplates.shared = SolverTemplates()
        _ = row(before.0, before.1)
        #expect(row(near, far) == alone, "\(near) and \(far) after \(before)")
        #expect(SolverTemplates.shared.count == 1)
      }
    }
  }

  @Test("if constants are contradictory, the same constraint is broken as without an earlier region")
  func conflict() {
    /// Widths of 100 and of another number, among enough others for the structure to be cached.
    func layOut(_ width: CGFloat) -> (reports: Int, width: CGFloat) {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let boxes = (0..<3).map { _ in makeView(in: root) }
      let reports = conflictReports {
        for box in boxes {
          NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: root.topAnchor),
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            box.heightAnchor.constraint(equalToConstant: 10), box.widthAnchor.constraint(equalToConstant: 100),
          ])
        }
        boxes[1].widthAnchor.constraint(equalToConstant: width).isActive = true
        root.layoutIfNeeded()
      }
      #expect(boxes[2].frame == CGRect(x: 0, y: 0, width: 100, height: 10))
      return (reports.count, boxes[1].frame.width)
    }
    SolverTemplates.shared = SolverTemplates()
    #expect(layOut(100) == (0, 100))
    // The later of the two is broken (auto-layout.md, "required conflict").
    #expect(layOut(70) == (1, 100))
    #expect(layOut(100) == (0, 100))
  }

  @Test("constants, priorities, and removals between the first measurement and the first layout take effect")
  func changesBefore() {
    var generator = SeededGenerator(seed: 99)
    let numbers = Numbers.random(4, &generator)
    SolverTemplates.shared = SolverTemplates()
    _ = frames(numbers)
    let root = column(numbers)
    _ = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let tops = root.constraints.filter { $0.firstAttribute == .top }
    #expect(tops.count == 4)
    tops[0].constant = 50
    tops[1].isActive = false
    root.subviews[1].topAnchor.constraint(equalTo: root.topAnchor, constant: 200).isActive = true
    let height = root.subviews[2].constraints[0]
    height.constant = 77
    height.priority = UILayoutPriority(999)
    root.layoutIfNeeded()
    #expect(root.subviews[0].frame.minY == 50)
    #expect(root.subviews[1].frame.minY == 200)
    #expect(root.subviews[2].frame.height == max(77, numbers.contents[2].height))
  }

  @Test("more structures than are cached work, too")
  func many() {
    var generator = SeededGenerator(seed: 7)
    SolverTemplates.shared = SolverTemplates()
    let all = (0..<80).map { Numbers.random(2 + $0 % 40, &generator) }
    let found = all.map(frames)
    for (numbers, found) in zip(all, found).prefix(45) {
      SolverTemplates.shared = SolverTemplates()
      #expect(frames(numbers) == found)
    }
  }
}

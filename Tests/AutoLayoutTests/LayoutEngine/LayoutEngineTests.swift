import Foundation
import TestSupport
import Testing
import UIFoundation
import ViewSupport

@testable import UIKit

@MainActor
struct LayoutEngineTests {
  /// A tree in which every view's frame is determined: two panels, and boxes with text that are constrained to one of
  /// them or to the previous box.
  @MainActor
  private final class Scene {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    var panels: [UIView] = []
    var boxes: [TextBox] = []
    var tops: [NSLayoutConstraint] = []
    var leadings: [NSLayoutConstraint] = []

    init(boxes count: Int) {
      for index in 0..<2 {
        let panel = makeView(in: root)
        NSLayoutConstraint.activate([
          panel.topAnchor.constraint(equalTo: root.topAnchor, constant: 10 * CGFloat(index)),
          panel.bottomAnchor.constraint(equalTo: root.bottomAnchor),
          panel.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
          panel.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
        ])
        panels.append(panel)
      }
      for _ in 0..<count {
        let box = TextBox(characters: 7, font: UIFont.systemFont(ofSize: 17))
        boxes.append(box)
        tops.append(NSLayoutConstraint())
        leadings.append(NSLayoutConstraint())
        hang(boxes.count - 1, in: panels[0], spacing: 4)
      }
    }

    /// Adds a box to a panel, below the previous box, with spacing between baselines if requested.
    func hang(_ index: Int, in panel: UIView, spacing: CGFloat) {
      let box = boxes[index]
      panel.addSubview(box)
      NSLayoutConstraint.deactivate([tops[index], leadings[index]].filter(\.isActive))
      let upper = index > 0 ? boxes[index - 1] : nil
      leadings[index] = box.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: spacing)
      if let upper {
        tops[index] =
          spacing < 5
          ? box.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1)
          : box.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: spacing)
      } else {
        tops[index] = box.topAnchor.constraint(equalTo: panel.topAnchor, constant: spacing)
      }
      let trailing = box.trailingAnchor.constraint(lessThanOrEqualTo: panel.trailingAnchor)
      NSLayoutConstraint.activate([tops[index], leadings[index], trailing])
      if index + 1 < boxes.count, !tops[index + 1].isActive || tops[index + 1].holder == nil {
        hang(index + 1, in: boxes[index + 1].superview ?? panel, spacing: 6)
      }
    }

    func change(_ generator: inout SeededGenerator) {
      let index = Int.random(in: boxes.indices, using: &generator)
      switch Int.random(in: 0..<7, using: &generator) {
      case 0: hang(index, in: panels[Int.random(in: 0...1, using: &generator)], spacing: 3)
      case 1: hang(index, in: panels[Int.random(in: 0...1, using: &generator)], spacing: 9)
      case 2: boxes[index].characters = Int.random(in: 1...90, using: &generator)
      case 3: boxes[index].font = UIFont.systemFont(ofSize: CGFloat(Int.random(in: 10...40, using: &generator)))
      case 4: leadings[index].constant = CGFloat(Int.random(in: 0...40, using: &generator))
      case 5: root.layoutMargins.left = CGFloat(Int.random(in: 0...30, using: &generator))
      default: root.frame.size.width = CGFloat(Int.random(in: 200...400, using: &generator))
      }
    }

    var frames: [CGRect] { (panels + boxes).map(\.frame) }
  }

  /// Lays a scene out again in a new engine, and expects the same frames.
  private func expectFramesOfNewEngine(_ scene: Scene) {
    let frames = scene.frames
    scene.root.layoutState.engine?.resetStoredSlots()
    scene.root.layoutState.engine = nil
    for view in scene.root.subtree { view.setNeedsLayout() }
    scene.root.layoutIfNeeded()
    for (frame, fresh) in zip(frames, scene.frames) { #expect(frame.isClose(to: fresh)) }
  }

  @Test("after any changes, the frames are those of a new engine", arguments: 0..<Rounds.count(quick: 6, full: 12))
  func incremental(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let scene = Scene(boxes: 5)
    let reports = conflictReports {
      for _ in 0..<40 {
        for _ in 0..<Int.random(in: 1...3, using: &generator) { scene.change(&generator) }
        scene.root.layoutIfNeeded()
        expectFramesOfNewEngine(scene)
      }
    }
    #expect(reports.isEmpty)
  }

  @Test(
    "after any changes, the frames are those of a new engine, with one engine from first to last",
    arguments: 0..<Rounds.count(quick: 6, full: 12))
  func longLived(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed + 100))
    let scene = Scene(boxes: 5)
    scene.root.layoutIfNeeded()
    for _ in 0..<150 {
      scene.change(&generator)
      scene.root.layoutIfNeeded()
    }
    expectFramesOfNewEngine(scene)
  }

  @Test("a region lays itself out, and joins the outer one when a constraint crosses its edge")
  func regions() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let island = UIView(frame: CGRect(x: 20, y: 0, width: 100, height: 50))
    island.formsLayoutRegion = true
    let inside = makeView(in: island)
    NSLayoutConstraint.activate([
      inside.leadingAnchor.constraint(equalTo: island.leadingAnchor, constant: 5),
      inside.topAnchor.constraint(equalTo: island.topAnchor), inside.heightAnchor.constraint(equalToConstant: 10),
    ])
    let width = inside.widthAnchor.constraint(equalToConstant: 30)
    width.isActive = true
    root.addSubview(island)
    root.layoutIfNeeded()
    #expect(inside.regionRoot === island && inside.frame == CGRect(x: 5, y: 0, width: 30, height: 10))
    width.isActive = false
    inside.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10).isActive = true
    root.layoutIfNeeded()
    // From 25 to 190 in the root.
    #expect(inside.regionRoot === root && inside.frame == CGRect(x: 5, y: 0, width: 165, height: 10))
  }

  @Test("views, constraints, and engines are released with their tree")
  func freed() {
    weak var view: UIView?
    weak var constraint: NSLayoutConstraint?
    weak var engine: LayoutEngine?
    do {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let child = makeView(in: root)
      let width = child.widthAnchor.constraint(equalTo: root.widthAnchor)
      width.isActive = true
      root.layoutIfNeeded()
      (view, constraint, engine) = (child, width, root.layoutState.engine)
      #expect(engine != nil)
    }
    #expect(view == nil && constraint == nil && engine == nil)
  }

  @Test("only views that move get new frames")
  func onlyChanged() {
    final class Witness: UIView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let panels = (0..<2).map { _ in Witness() }
    var widths: [NSLayoutConstraint] = []
    for panel in panels {
      panel.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(panel)
      let inside = makeView(in: panel)
      let width = inside.widthAnchor.constraint(equalToConstant: 10)
      widths.append(width)
      NSLayoutConstraint.activate([
        panel.leadingAnchor.constraint(equalTo: root.leadingAnchor), panel.widthAnchor.constraint(equalToConstant: 50),
        inside.leadingAnchor.constraint(equalTo: panel.leadingAnchor), width,
      ])
    }
    root.layoutIfNeeded()
    let before = panels.map(\.layouts)
    widths[0].constant = 20
    root.layoutIfNeeded()
    #expect(panels.map(\.layouts) == [before[0] + 1, before[1]])
  }
}

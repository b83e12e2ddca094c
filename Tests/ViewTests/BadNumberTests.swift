import CoreGraphics
import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// Invalid numbers for views (robustness.md, "Sizes"), with the messages quoted in crash reports on iOS.
@MainActor
struct BadNumberTests {
  @Test("a frame, bounds, or center of NaN traps with the message of iOS")
  func nan() async {
    let frame = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().frame = CGRect(x: 0, y: CGFloat.nan, width: 288, height: 144) }
    }
    // JSQMessagesViewController #1362, HMSegmentedControl #13, GTKeyboardHelper #3 on GitHub.
    #expect(text(frame).contains("CALayer bounds contains NaN: [0 nan; 288 144]"))
    let center = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().center = CGPoint(x: 75.75, y: CGFloat.nan) }
    }
    #expect(text(center).contains("CALayer position contains NaN: [75.75 nan]"))
  }

  private func text(_ result: ExitTest.Result?) -> String {
    result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
  }

  @Test(
    "an infinite frame, bounds, or center does not move a view", arguments: [CGFloat.infinity, -CGFloat.infinity])
  func infinite(value: CGFloat) {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let view = UIView(frame: frame)
    for index in 0..<4 {
      let sides = (0..<4).map { $0 == index ? value : 10 }
      let rect = CGRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
      view.frame = rect
      view.bounds = rect
      view.center = CGPoint(x: value, y: 0)
      #expect(view.frame == frame && view.bounds.origin == .zero)
      #expect(UIView(frame: rect).frame == .zero)
    }
  }

  @Test("a frame with the greatest finite numbers is accepted, and its label measured")
  func largest() {
    let most = CGFloat.greatestFiniteMagnitude
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: most))
    label.text = "Text"
    label.sizeToFit()
    #expect(label.frame.height < 100 && label.frame.width.isFinite)
  }

  @Test("subviews are exchanged if both indices are valid, and stay otherwise")
  func exchange() {
    let view = UIView()
    let inside = [UIView(), UIView(), UIView()]
    inside.forEach(view.addSubview)
    view.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(view.subviews == [inside[2], inside[1], inside[0]])
    for (index, other) in [(0, 3), (-1, 0), (.max, .min)] {
      view.exchangeSubview(at: index, withSubviewAt: other)
      #expect(view.subviews == [inside[2], inside[1], inside[0]])
    }
  }
}

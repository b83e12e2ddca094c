import Foundation
import Testing

@testable import UIKit

/// auto-layout.md, "What is laid out": frames are snapped per edge.
struct PixelSnappingTests {
  @Test(
    "a size is rounded up to the pixel",
    arguments: [
      // 17-point text in the system font: 17 x 1.193359375 = 20.287109375, which is 40.57 pixels at 2x, 60.86 at 3x.
      (20.287109375, 2, 20.5), (20.287109375, 3, 61.0 / 3),
      // Two lines: 40.57421875 points, 81.15 pixels at 2x, 121.72 at 3x.
      (40.57421875, 2, 41), (40.57421875, 3, 122.0 / 3),
      (20, 3, 20), (0, 3, 0), (-0.25, 2, 0), (-0.6, 2, -0.5),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func ceiling(value: CGFloat, scale: CGFloat, expected: CGFloat) {
    #expect(PixelSnapping(scale: scale).ceilToPixel(value) == expected)
  }

  @Test(
    "a number within tolerance of a whole pixel is that pixel",
    arguments: [20.3333333333, 61.0 / 3, 20.33333333334, 20.333333] as [CGFloat])
  func noise(value: CGFloat) {
    // 61 pixels at 3x; 20.33333333334 x 3 = 61.00000000002, which is noise and not a 62nd pixel.
    let expected: CGFloat = 61 / 3
    #expect(PixelSnapping(scale: 3).ceilToPixel(value) == expected)
    #expect(PixelSnapping(scale: 3).nearest(value) == expected)
  }

  @Test("a millionth of a pixel is noise, a hundred-thousandth is not")
  func tolerance() {
    #expect(PixelSnapping(scale: 1).ceilToPixel(10 + 0.9e-6) == 10)
    #expect(PixelSnapping(scale: 1).ceilToPixel(10 + 1e-5) == 11)
  }

  @Test(
    "ties go away from zero",
    arguments: [
      (0.25, 2, 0.5), (-0.25, 2, -0.5), (0.75, 2, 1), (0.5, 1, 1), (-0.5, 1, -1), (1.5, 1, 2), (2.5, 1, 3),
      (0.24, 2, 0), (-0.24, 2, 0), (0.16666666666, 3, 1.0 / 3),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func ties(value: CGFloat, scale: CGFloat, expected: CGFloat) {
    #expect(PixelSnapping(scale: scale).nearest(value) == expected)
  }

  @Test("each edge is snapped separately, so that neighbors meet")
  func edges() {
    let snapping = PixelSnapping(scale: 2)
    // Edges at 0, 33.3 and 66.6 points: 0, 66.6 and 133.2 pixels.
    let first = snapping.frame(CGRect(x: 0, y: 0, width: 33.3, height: 10))
    let second = snapping.frame(CGRect(x: 33.3, y: 0, width: 33.3, height: 10))
    #expect(first == CGRect(x: 0, y: 0, width: 33.5, height: 10))
    #expect(second == CGRect(x: 33.5, y: 0, width: 33, height: 10))
    #expect(first.maxX == second.minX)
  }

  @Test("a size of whole pixels is the same at any position", arguments: 0..<55)
  func sizes(step: Int) {
    let offset = 0.037 * CGFloat(step)
    let frame = PixelSnapping(scale: 3).frame(CGRect(x: offset, y: offset, width: 61.0 / 3, height: 122.0 / 3))
    #expect(frame.size == CGSize(width: 61.0 / 3, height: 122.0 / 3))
  }

  @Test("a negative length is 0, and an invalid scale counts as 1")
  func degenerate() {
    #expect(PixelSnapping(scale: 2).frame(CGRect(x: 10, y: 0, width: -4, height: 5)).width == 0)
    for scale in [0, -3, .nan, .infinity] as [CGFloat] {
      #expect(PixelSnapping(scale: scale).ceilToPixel(1.2) == 2)
    }
  }
}

import Foundation
import Testing

@testable import CoreGraphics

@Suite struct CGContextTests {
  private let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let red = DisplayList.Color(red: 1, green: 0, blue: 0)

  @Test("shapes are recorded in the coordinates of the list, from back to front")
  func shapes() {
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.translateBy(x: 10, y: 20)
    context.scaleBy(x: 2, y: 2)
    context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
    context.setStrokeColor(gray: 0, alpha: 1)
    context.setLineWidth(3)
    context.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
    let elements = context.displayList.elements
    #expect(elements.first == .fill(.rect(CGRect(x: 12, y: 24, width: 6, height: 8)), .winding, red))
    guard case .stroke(let path, let pen, let color) = elements.last else {
      Issue.record("no stroke")
      return
    }
    #expect(path.boundingBox == CGRect(x: 10, y: 20, width: 10, height: 10))
    // The pen is scaled with the coordinates, so the line is 6 points wide.
    #expect((pen.width, pen.transform.a, color) == (3, 2, .black))
  }

  @Test("points of a path are transformed when they are added, as in Quartz")
  func pathPoints() {
    context.move(to: CGPoint(x: 1, y: 1))
    context.translateBy(x: 10, y: 0)
    context.addLine(to: CGPoint(x: 1, y: 1))
    #expect(context.path?.elements == [.move(CGPoint(x: -9, y: 1)), .line(CGPoint(x: 1, y: 1))])
    context.strokePath()
    #expect(context.path == nil)
    guard case .stroke(let path, _, _) = context.displayList.elements.first else {
      Issue.record("no stroke")
      return
    }
    #expect(path.elements == [.move(CGPoint(x: 1, y: 1)), .line(CGPoint(x: 11, y: 1))])
  }

  @Test("a clip holds what is drawn until the state is restored")
  func clips() {
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 50, height: 50))
    context.fill(CGRect(x: 0, y: 0, width: 100, height: 10))
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 20, width: 100, height: 10))
    let elements = context.displayList.elements
    #expect(elements.count == 2)
    guard case .group(let group) = elements.first else {
      Issue.record("no group")
      return
    }
    #expect(group.clip == DisplayList.Clip(.rect(CGRect(x: 0, y: 0, width: 50, height: 50))))
    #expect(!group.isComposited)
    #expect(group.elements == [.fill(.rect(CGRect(x: 0, y: 0, width: 100, height: 10)), .winding, .black)])
  }

  @Test("a list that is read while a clip is open has the clipped elements, and recording goes on")
  func reading() {
    context.clip(to: CGRect(x: 0, y: 0, width: 50, height: 50))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.displayList.elements.count == 1)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    guard case .group(let group) = context.displayList.elements.first else {
      Issue.record("no group")
      return
    }
    #expect(group.elements.count == 2)
  }

  @Test("the alpha value multiplies that of colors, and a shadow or blend mode makes each drawing a group")
  func compositing() {
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    context.setAlpha(0.5)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    guard case .fill(_, _, let color) = context.displayList.elements.first else {
      Issue.record("no fill")
      return
    }
    #expect(color.alpha == 0.25)
    context.setShadow(offset: CGSize(width: 1, height: 2), blur: 3, color: .black)
    context.setBlendMode(.multiply)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    guard case .group(let group) = context.displayList.elements.last else {
      Issue.record("no group")
      return
    }
    #expect(group.alpha == 0.5)
    #expect(group.blendMode == .multiply)
    #expect(group.shadow?.blur == 3)
  }

  @Test("a transparency layer has the alpha value as a whole, and resets it inside")
  func transparencyLayers() {
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.endTransparencyLayer()
    context.endTransparencyLayer()
    guard case .group(let group) = context.displayList.elements.first else {
      Issue.record("no group")
      return
    }
    #expect(group.isComposited)
    #expect(group.alpha == 0.5)
    #expect(group.elements == [.fill(.rect(CGRect(x: 0, y: 0, width: 1, height: 1)), .winding, .black)])
  }

  @Test("unbalanced calls within a group don't close it")
  func unbalanced() {
    context.beginGroup(DisplayList.Group(alpha: 0.5, elements: []))
    context.restoreGState()
    context.endTransparencyLayer()
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.translateBy(x: 100, y: 0)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.endGroup()
    #expect(context.ctm == .identity)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.displayList.elements.count == 2)
  }

  @Test("numbers that aren't finite draw nothing", arguments: [CGFloat.nan, .infinity, -.infinity])
  func badNumbers(number: CGFloat) {
    context.translateBy(x: number, y: 0)
    #expect(context.ctm == .identity)
    context.fill(CGRect(x: number, y: 0, width: 1, height: 1))
    context.stroke(CGRect(x: 0, y: 0, width: number, height: 1))
    context.move(to: CGPoint(x: number, y: 0))
    context.addLine(to: .zero)
    context.strokePath()
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: number))
    #expect(context.displayList.isEmpty)
    context.setLineWidth(number)
    context.setAlpha(number)
    context.setLineDash(phase: number, lengths: [1, number])
    context.setMiterLimit(number)
  }

  @Test("groups deeper than the limit are left out, and their elements aren't")
  func depth() {
    for _ in 0..<20_000 { context.beginGroup(DisplayList.Group(alpha: 0.5, elements: [])) }
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    for _ in 0..<20_000 { context.endGroup() }
    var (depth, elements) = (0, context.displayList.elements)
    while case .group(let group)? = elements.first {
      depth += 1
      elements = group.elements
    }
    #expect(depth == DisplayListRecorder.maximumDepth)
    #expect(depth < 128)
    #expect(elements.count == 1)
  }

  @Test("drawing that erases is isolated from what is behind it")
  func separately() {
    context.separately { context.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    #expect(context.displayList.elements == [.fill(.rect(CGRect(x: 0, y: 0, width: 1, height: 1)), .winding, .black)])
    context.separately {
      context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
      context.clear(CGRect(x: 2, y: 2, width: 5, height: 5))
    }
    guard case .group(let group) = context.displayList.elements.last else {
      Issue.record("no group")
      return
    }
    #expect(group.isIsolated)
    #expect(group.elements.count == 2)
  }

  @Test("an image of Core Graphics is upside down in coordinates with y down, as on iOS")
  func images() throws {
    let image = CGImage(.drawing(DisplayList(bounds: CGRect(x: 0, y: 0, width: 4, height: 2))), width: 4, height: 2)
    context.draw(image, in: CGRect(x: 10, y: 20, width: 4, height: 2))
    guard case .image(let placed) = context.displayList.elements.first else {
      Issue.record("no image")
      return
    }
    #expect(CGPoint(x: 10, y: 20).applying(placed.transform) == CGPoint(x: 10, y: 22))
    let cropped = try #require(image.cropping(to: CGRect(x: 0.5, y: 1, width: 2, height: 5)))
    #expect((cropped.width, cropped.height) == (3, 1))
    #expect(cropped.visiblePart == CGRect(x: 0, y: 0.5, width: 0.75, height: 0.5))
    #expect(image.cropping(to: CGRect(x: 4, y: 0, width: 1, height: 1)) == nil)
  }

  @Test("a gradient's colors are in order of their locations, evenly distributed without any")
  func gradients() throws {
    let colors: [Any] = [CGColor.white, CGColor.black, CGColor.clear]
    let even = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
    #expect(even.stops.map(\.location) == [0, 0.5, 1])
    let placed = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: [1, 0, 0.25]))
    #expect(placed.stops.map(\.color) == [.black, .clear, .white])
    #expect(CGGradient(colorsSpace: nil, colors: [1], locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: colors, locations: [0]) == nil)
    let components = try #require(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1, 1, 0.5], locations: nil, count: 2))
    #expect(components.stops.map(\.color) == [.black, DisplayList.Color(red: 1, green: 1, blue: 1, alpha: 0.5)])
  }

  @Test("a trimmed path has the given part of the length")
  func trimming() {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(
      square.trimmed(from: 0.125, to: 0.5).elements == [
        .move(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 10)),
      ])
    #expect(square.trimmed(from: 0.5, to: 0.5).isEmpty)
  }
}

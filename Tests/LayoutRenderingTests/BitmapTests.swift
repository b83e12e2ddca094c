import CoreGraphics
import Foundation
import LayoutRendering
import Testing

/// Expected values follow from the areas that shapes cover, and the formulas of the blend modes (PDF 32000-1, 11.3.5).
@Suite struct BitmapTests {
  private static let red = DisplayList.Color(red: 1, green: 0, blue: 0)
  private static let green = DisplayList.Color(red: 0, green: 1, blue: 0)
  private static let whole = CGRect(x: 0, y: 0, width: 8, height: 8)

  private func draw(_ elements: [DisplayList.Element], scale: CGFloat = 1) throws -> Bitmap {
    try Bitmap(DisplayList(bounds: Self.whole, elements: elements), scale: scale)
  }

  private func fill(_ rect: CGRect, _ color: DisplayList.Color = .black) -> DisplayList.Element {
    .fill(.rect(rect), .winding, color)
  }

  @Test("a rectangle between whole pixels covers exactly them")
  func rectangle() throws {
    let list = DisplayList(
      bounds: CGRect(x: 0, y: 0, width: 4, height: 3), elements: [fill(CGRect(x: 1, y: 1, width: 2, height: 1))])
    let bitmap = try Bitmap(list)
    #expect(bitmap.pixels == [0, 0, 0, 0, 0, 0xFF00_0000, 0xFF00_0000, 0, 0, 0, 0, 0])
  }

  @Test("the picture starts at the origin of the bounds, and a part of a pixel counts as one")
  func bounds() throws {
    let bounds = CGRect(x: -2, y: 10, width: 2.5, height: 1)
    let bitmap = try Bitmap(
      DisplayList(bounds: bounds, elements: [fill(CGRect(x: -1, y: 10, width: 1, height: 1))]), scale: 2)
    #expect((bitmap.width, bitmap.height) == (5, 2))
    #expect(Array(bitmap.pixels.prefix(5)) == [0, 0, 0xFF00_0000, 0xFF00_0000, 0])
  }

  @Test("a pixel that is covered by a quarter has a quarter of the opacity")
  func coverage() throws {
    let bitmap = try draw([fill(CGRect(x: 1.5, y: 1.5, width: 3, height: 3))])
    #expect(abs(bitmap.color(atX: 1, y: 1).alpha - 0.25) < 0.01)
    #expect(abs(bitmap.color(atX: 1, y: 2).alpha - 0.5) < 0.01)
    #expect(bitmap.color(atX: 2, y: 2) == .black)
  }

  @Test("a clip limits elements, and ends with its group")
  func clip() throws {
    let clip = DisplayList.Clip(.rect(CGRect(x: 0, y: 0, width: 4, height: 8)))
    let bitmap = try draw([
      .group(DisplayList.Group(clip: clip, elements: [fill(Self.whole, Self.red)])),
      fill(CGRect(x: 6, y: 0, width: 2, height: 2), Self.green),
    ])
    #expect(bitmap.color(atX: 3, y: 7) == Self.red)
    #expect(bitmap.color(atX: 4, y: 7) == .clear)
    #expect(bitmap.color(atX: 7, y: 0) == Self.green)
  }

  @Test("the elements of a translucent group hide one another")
  func alpha() throws {
    let bitmap = try draw([
      .group(DisplayList.Group(alpha: 0.5, elements: [fill(Self.whole, Self.red), fill(Self.whole, Self.green)]))
    ])
    #expect(bitmap.pixels[0] == 0x8000_8000)
  }

  @Test(
    "blend modes combine a gray with red",
    arguments: [
      (CGBlendMode.multiply, 0xFF99_0000), (.screen, 0xFFFF_9999), (.darken, 0xFF99_0000), (.lighten, 0xFFFF_9999),
      // Compositing and Blending Level 1, 9 and 10: for soft light, √0.6 and 0.6 - 0.6 · 0.4; for a color, red with the
      // luminosity 0.6.
      (.colorDodge, 0xFFFF_9999), (.colorBurn, 0xFF99_0000), (.hardLight, 0xFFFF_0000), (.softLight, 0xFFC5_5C5C),
      (.difference, 0xFF66_9999), (.exclusion, 0xFF66_9999), (.hue, 0xFF99_9999), (.saturation, 0xFF99_9999),
      (.color, 0xFFFF_6D6D), (.luminosity, 0xFF4D_4D4D), (.plusLighter, 0xFFFF_9999), (.sourceAtop, 0xFFFF_0000),
      (.destinationOver, 0xFF99_9999), (.destinationOut, 0), (.xor, 0),
      (.overlay, 0xFFFF_3333), (.normal, 0xFFFF_0000), (.copy, 0xFFFF_0000), (.clear, 0),
    ] as [(CGBlendMode, UInt32)])
  func blending(mode: CGBlendMode, expected: UInt32) throws {
    let gray = DisplayList.Color(red: 0.6, green: 0.6, blue: 0.6)
    let bitmap = try draw([
      fill(Self.whole, gray), .group(DisplayList.Group(blendMode: mode, elements: [fill(Self.whole, Self.red)])),
    ])
    for shift: UInt32 in [24, 16, 8, 0] {
      #expect(abs(Int(bitmap.pixels[9] >> shift & 0xFF) - Int(expected >> shift & 0xFF)) <= 1)
    }
  }

  @Test("copy and clear change only what the elements cover")
  func copying() throws {
    let half = CGRect(x: 0, y: 0, width: 4, height: 8)
    let bitmap = try draw([
      fill(Self.whole, Self.red),
      .group(DisplayList.Group(blendMode: .copy, elements: [fill(half, Self.green.multipliedAlpha(by: 0.5))])),
    ])
    #expect(bitmap.pixels[0] == 0x8000_8000)
    #expect(bitmap.color(atX: 5, y: 0) == Self.red)
  }

  @Test("a mask lets through what its elements cover")
  func mask() throws {
    let bitmap = try draw([
      .group(
        DisplayList.Group(
          alpha: 0.5, mask: [fill(CGRect(x: 0, y: 0, width: 4, height: 8))], elements: [fill(Self.whole, Self.red)]))
    ])
    #expect(bitmap.pixels[0] == 0x8080_0000)
    #expect(bitmap.pixels[7] == 0)
  }

  @Test("a shadow has the area of what casts it, around its offset", arguments: [0, 1, 3, 4, 10] as [CGFloat])
  func shadow(blur: CGFloat) throws {
    let rect = CGRect(x: 80, y: 90, width: 20, height: 20)
    let shadow = DisplayList.Shadow(offset: CGSize(width: 10, height: 30), blur: blur, color: .black)
    let bounds = CGRect(x: 0, y: 0, width: 300, height: 300)
    let bitmap = try Bitmap(
      DisplayList(
        bounds: bounds, elements: [.group(DisplayList.Group(shadow: shadow, elements: [fill(rect, Self.red)]))]))
    var (sum, x, y) = (0.0, 0.0, 0.0)
    for (index, pixel) in bitmap.pixels.enumerated() where !rect.contains(center(index, width: bitmap.width)) {
      let alpha = Double(pixel >> 24) / 255
      sum += alpha
      x += alpha * Double(index % 300)
      y += alpha * Double(index / 300)
    }
    #expect(abs(sum - 400) < 400 * 0.03)
    #expect(abs(x / sum - 99.5) < 0.5 && abs(y / sum - 129.5) < 0.8)
  }

  private func center(_ index: Int, width: Int) -> CGPoint {
    CGPoint(x: Double(index % width) + 0.5, y: Double(index / width) + 0.5)
  }

  @Test("a blurred edge follows the integral of the Gaussian function within 3 %", arguments: [2, 6, 20] as [CGFloat])
  func shadowProfile(blur: CGFloat) throws {
    // The edge of the shadow is at x = 100; the drawing itself is outside of the picture.
    let rect = CGRect(x: -1000, y: -200, width: 600, height: 600)
    let shadow = DisplayList.Shadow(offset: CGSize(width: 500, height: 0), blur: blur, color: .black)
    let bitmap = try Bitmap(
      DisplayList(
        bounds: CGRect(x: 0, y: 0, width: 200, height: 9),
        elements: [.group(DisplayList.Group(shadow: shadow, elements: [fill(rect)]))]))
    for x in 0..<200 {
      let distance = (Double(x) + 0.5 - 100) / (Double(blur) / 2)
      let expected = 0.5 * erfc(distance / 2.0.squareRoot())
      #expect(abs(bitmap.color(atX: x, y: 4).alpha - expected) < 0.03, "\(x)")
    }
  }

  @Test("gradients change evenly, and end where they don't extend")
  func gradients() throws {
    let stops = [DisplayList.Gradient.Stop(location: 0, color: .black), .init(location: 1, color: .white)]
    let bitmap = try draw([
      .gradient(
        DisplayList.Gradient(
          .axial(start: CGPoint(x: 0, y: 0), end: CGPoint(x: 4, y: 0)), stops: stops,
          options: .drawsBeforeStartLocation))
    ])
    for x in 0..<4 { #expect(abs(bitmap.color(atX: x, y: 3).red - (Double(x) + 0.5) / 4) < 0.01) }
    #expect(bitmap.color(atX: 5, y: 3) == .clear)
    let conic = try draw([
      .gradient(DisplayList.Gradient(.conic(center: CGPoint(x: 4, y: 4), angle: 0), stops: stops))
    ])
    // Clockwise from the right: three, six, nine, and twelve o'clock, and half a pixel beside each.
    #expect(conic.color(atX: 7, y: 4).red < 0.03)
    #expect(abs(conic.color(atX: 3, y: 7).red - 0.25) < 0.03)
    #expect(abs(conic.color(atX: 0, y: 3).red - 0.5) < 0.03)
    #expect(abs(conic.color(atX: 4, y: 0).red - 0.75) < 0.03)
  }

  @Test("a picture fills its rectangle, and a tint replaces its colors")
  func pictures() throws {
    let half = DisplayList(
      bounds: CGRect(x: 0, y: 0, width: 2, height: 2),
      elements: [fill(CGRect(x: 0, y: 0, width: 1, height: 2), Self.red)])
    let contents = [CGImage.Content.drawing(half), .file(try half.pngData())]
    for content in contents {
      let image = DisplayList.Image(
        CGImage(content, width: 2, height: 2), in: Self.whole, interpolation: CGInterpolationQuality.none)
      var tinted = image
      tinted.tint = Self.green
      let (plain, colored) = (try draw([.image(image)]), try draw([.image(tinted)]))
      #expect(plain.color(atX: 3, y: 3) == Self.red && plain.color(atX: 4, y: 3) == .clear)
      #expect(colored.color(atX: 3, y: 3) == Self.green && colored.color(atX: 4, y: 3) == .clear)
      var cropped = image
      cropped.source = CGRect(x: 0, y: 0, width: 0.5, height: 1)
      #expect(try draw([.image(cropped)]).pixels.allSatisfy { $0 == 0xFFFF_0000 })
    }
  }

  @Test("sizes without pixels, or with too many, are errors")
  func sizes() throws {
    func reason(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1) -> RenderingError.Reason? {
      let bounds = CGRect(x: 0, y: 0, width: width, height: height)
      do { _ = try Bitmap(DisplayList(bounds: bounds), scale: scale) } catch { return error.reason }
      return nil
    }
    #expect(reason(0, 10) == .invalidSize && reason(.nan, 10) == .invalidSize && reason(10, .infinity) == .invalidSize)
    #expect(reason(10, 10, scale: 0) == .invalidSize && reason(10, 10, scale: .nan) == .invalidSize)
    #expect(reason(40_000, 1) == .tooLarge && reason(20_000, 20_000) == .tooLarge && reason(1e300, 1) == .tooLarge)
  }

  @Test("extreme coordinates, pens, and dashes draw something or nothing, and groups have a limited depth")
  func extremes() throws {
    let far = CGMutablePath()
    far.move(to: CGPoint(x: -1e15, y: 4))
    far.addLine(to: CGPoint(x: 1e15, y: 4))
    far.addLine(to: CGPoint(x: CGFloat.greatestFiniteMagnitude, y: -1e300))
    let singular = CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    let bitmap = try draw([
      fill(CGRect(x: -1e15, y: -1e15, width: 2e15, height: 2e15), Self.red), .stroke(far, DisplayList.Pen(), .black),
      .stroke(far, DisplayList.Pen(width: 2, dashes: [1e-9, 1e-9]), .black),
      .stroke(far, DisplayList.Pen(width: 2, dashes: [-1, 0]), .black),
      .stroke(far, DisplayList.Pen(width: 2, transform: singular), .black),
      .stroke(far, DisplayList.Pen(width: .nan, miterLimit: .nan, dashes: [.nan]), .black),
      .gradient(
        DisplayList.Gradient(
          .axial(start: .zero, end: .zero), stops: [.init(location: 0, color: .black)],
          transform: singular)),
      .group(
        DisplayList.Group(
          shadow: DisplayList.Shadow(offset: CGSize(width: 1e300, height: 0), blur: 1e300, color: .black),
          elements: [fill(Self.whole)])),
    ])
    #expect(bitmap.pixels.count == 64)
    // Foundation's intersections trap at such numbers.
    for edge in [CGFloat.nan, -CGFloat.infinity] {
      let nowhere = CGRect(x: edge, y: 0, width: CGFloat.infinity, height: 8)
      let clip = DisplayList.Clip(.rect(nowhere))
      _ = try draw([.group(DisplayList.Group(clip: clip, alpha: 0.5, elements: [fill(nowhere), fill(Self.whole)]))])
    }
    var deep = fill(Self.whole)
    for _ in 0..<200 { deep = .group(DisplayList.Group(elements: [deep])) }
    #expect(throws: RenderingError.self) { try draw([deep]) }
    #expect(throws: RenderingError.self) { _ = try DisplayList(bounds: Self.whole, elements: [deep]).svg() }
    #expect(throws: RenderingError.self) { _ = try DisplayList(bounds: Self.whole, elements: [deep]).pdfData() }
  }
}

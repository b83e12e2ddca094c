import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation

@testable import UIKit

@MainActor
@Suite struct ViewDrawingTests {
  private func view(_ frame: CGRect, _ color: UIColor? = nil) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    return view
  }

  private let red = DisplayList.Color(red: 1, green: 0, blue: 0)
  private let blue = DisplayList.Color(red: 0, green: 0, blue: 1)

  private func group(_ element: DisplayList.Element?) throws -> DisplayList.Group {
    guard case .group(let group)? = element else { throw CancellationError() }
    return group
  }

  // MARK: - Geometry and order

  @Test("views are drawn from back to front, in the coordinates of the outermost one")
  func order() {
    let outer = view(CGRect(x: 50, y: 60, width: 100, height: 100), .red)
    let inner = view(CGRect(x: 10, y: 20, width: 30, height: 40), .blue)
    outer.addSubview(inner)
    outer.insertSubview(view(CGRect(x: 0, y: 0, width: 5, height: 5), .red), at: 0)
    #expect(
      outer.displayList().elements == [
        .fill(.rect(CGRect(x: 0, y: 0, width: 100, height: 100)), .winding, red),
        .fill(.rect(CGRect(x: 0, y: 0, width: 5, height: 5)), .winding, red),
        .fill(.rect(CGRect(x: 10, y: 20, width: 30, height: 40)), .winding, blue),
      ])
    #expect(outer.displayList().bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("a transform turns a view about its anchor point")
  func transforms() {
    let outer = view(CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = view(CGRect(x: 20, y: 20, width: 20, height: 10), .red)
    inner.transform = CGAffineTransform(scaleX: 2, y: 3)
    outer.addSubview(inner)
    // The center (30, 25) stays.
    #expect(
      outer.displayList().elements == [
        .fill(.rect(CGRect(x: 10, y: 10, width: 40, height: 30)), .winding, red)
      ])
  }

  @Test("a label's text has the shadow of the label until its color is removed")
  func labelShadow() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    label.text = "a"
    label.shadowOffset = CGSize(width: 1, height: 2)
    let shadow = DisplayList.Shadow(offset: CGSize(width: 1, height: 2), blur: 0, color: red)
    func shadows() -> [DisplayList.Shadow?] {
      label.displayList().elements.map { if case .group(let group) = $0 { group.shadow } else { nil } }
    }
    #expect(shadows() == [nil])
    label.shadowColor = .red
    #expect(shadows() == [shadow])
    #expect(shadows() == [shadow])
    label.shadowColor = nil
    #expect(shadows() == [nil])
  }

  @Test("a scroll view's content moves by its offset, and is clipped")
  func scrolling() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    scroll.contentSize = CGSize(width: 50, height: 500)
    scroll.addSubview(view(CGRect(x: 0, y: 100, width: 10, height: 10), .red))
    scroll.contentOffset = CGPoint(x: 0, y: 80)
    let outer = view(CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(scroll)
    let clipped = try group(outer.displayList().elements.first)
    #expect(clipped.clip?.shape == .rect(CGRect(x: 0, y: 0, width: 50, height: 50)))
    #expect(clipped.elements == [.fill(.rect(CGRect(x: 0, y: 20, width: 10, height: 10)), .winding, red)])
  }

  @Test("hidden and transparent views draw nothing, and opacity applies to a view as a whole")
  func opacity() throws {
    let outer = view(CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = view(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
    inner.addSubview(view(CGRect(x: 0, y: 0, width: 10, height: 10), .blue))
    outer.addSubview(inner)
    inner.alpha = 0.5
    let faded = try group(outer.displayList().elements.first)
    #expect(faded.alpha == 0.5)
    #expect(faded.elements.count == 2)
    inner.alpha = 0
    #expect(outer.displayList().isEmpty)
    inner.alpha = 1
    inner.isHidden = true
    #expect(outer.displayList().isEmpty)
  }

  @Test("colors are those of each view's traits")
  func traits() {
    let outer = view(CGRect(x: 0, y: 0, width: 10, height: 10), .systemBackground)
    #expect(outer.displayList().elements == [.fill(.rect(outer.bounds), .winding, .white)])
    outer.overrideUserInterfaceStyle = .dark
    #expect(outer.displayList().elements == [.fill(.rect(outer.bounds), .winding, .black)])
  }

  @Test("a tree of 20,000 views is drawn in bounded stack")
  func depth() {
    let root = view(CGRect(x: 0, y: 0, width: 10, height: 10))
    var last = root
    for _ in 0..<20_000 {
      let next = view(CGRect(x: 0, y: 0, width: 10, height: 10))
      next.clipsToBounds = true
      last.addSubview(next)
      last = next
    }
    last.backgroundColor = .red
    let context = CGContext(bounds: root.bounds)
    LayerRenderer.draw(root, in: context)
    #expect(context.displayList.elements.count == 1)
  }

  // MARK: - Content

  private final class Painter: UIView {
    var rects: [CGRect] = []
    override func draw(_ rect: CGRect) {
      rects.append(rect)
      UIColor.label.setFill()
      UIRectFill(CGRect(x: 1, y: 1, width: 2, height: 2))
      UIGraphicsGetCurrentContext()?.translateBy(x: 50, y: 50)
    }
  }

  @Test("draw(_:) draws between the background and the subviews, and what it changes is restored")
  func drawing() throws {
    let painter = Painter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    painter.backgroundColor = .red
    painter.overrideUserInterfaceStyle = .dark
    painter.addSubview(view(CGRect(x: 0, y: 0, width: 4, height: 4), .blue))
    let elements = painter.displayList().elements
    #expect(painter.rects == [CGRect(x: 0, y: 0, width: 10, height: 10)])
    #expect(elements.count == 3)
    #expect(elements.last == .fill(.rect(CGRect(x: 0, y: 0, width: 4, height: 4)), .winding, blue))
    // UIRectFill replaces what is behind it: here, only the view's own content. The label color is white in the dark.
    let own = try group(elements[1])
    #expect(own.isIsolated)
    let fill = try group(own.elements.first)
    #expect(fill.blendMode == .copy)
    #expect(fill.elements == [.fill(.rect(CGRect(x: 1, y: 1, width: 2, height: 2)), .winding, .white)])
  }

  @Test("a label's first glyph is at its baseline and its last line at the last baseline")
  func labels() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 100))
    label.text = "Text that needs several lines to be shown"
    label.numberOfLines = 0
    label.textColor = .red
    let runs = label.displayList().elements.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
    let baselines = try #require(label.baselinesInBounds)
    #expect(abs(try #require(runs.first?.glyphs.first).position.y - baselines.first) < 1e-9)
    #expect(abs(try #require(runs.last?.glyphs.first).position.y - baselines.last) < 1e-9)
    #expect(Set(runs.map { $0.glyphs[0].position.y }).count == label.visibleLineCount)
    #expect(runs.allSatisfy { $0.color == red })
    let drawn = runs.map(\.text).joined().replacingOccurrences(of: " ", with: "")
    #expect(drawn == label.text?.replacingOccurrences(of: " ", with: ""))
  }

  @Test("a label is aligned in its bounds", arguments: [NSTextAlignment.left, .center, .right])
  func labelAlignment(alignment: NSTextAlignment) throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    label.text = "word"
    label.textAlignment = alignment
    for mode in [NSLineBreakMode.byTruncatingTail, .byClipping] {
      label.lineBreakMode = mode
      guard case .glyphs(let run)? = label.displayList().elements.first else {
        Issue.record("no text")
        return
      }
      let width = ("word" as NSString).size(withAttributes: [.font: label.font as Any]).width
      let share: CGFloat = alignment == .left ? 0 : alignment == .center ? 0.5 : 1
      #expect(abs(run.glyphs[0].position.x - (200 - width) * share) < 1e-5)
    }
  }

  @Test("drawText(in:) of a subclass moves the text")
  func paddedLabel() throws {
    final class Padded: UILabel {
      override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 8, dy: 0)) }
    }
    let label = Padded(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    label.text = "word"
    guard case .glyphs(let run)? = label.displayList().elements.first else {
      Issue.record("no text")
      return
    }
    #expect(abs(run.glyphs[0].position.x - 8) < 1e-9)
  }

  @Test("an image view positions its image by the content mode")
  func imageViews() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { $0.fill($0.format.bounds) }
    let imageView = UIImageView(image: image)
    imageView.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let expected: [(UIView.ContentMode, CGRect)] = [
      (.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 100)),
      (.scaleAspectFit, CGRect(x: 0, y: 25, width: 100, height: 50)),
      (.scaleAspectFill, CGRect(x: -50, y: 0, width: 200, height: 100)),
      (.center, CGRect(x: 40, y: 45, width: 20, height: 10)),
      (.topRight, CGRect(x: 80, y: 0, width: 20, height: 10)),
      (.bottom, CGRect(x: 40, y: 90, width: 20, height: 10)),
    ]
    for (mode, rect) in expected {
      imageView.contentMode = mode
      guard case .image(let placed)? = imageView.displayList().elements.first else {
        Issue.record("no image")
        return
      }
      #expect(placed.rect.applying(placed.transform) == rect)
      #expect(placed.tint == nil)
    }
    imageView.image = image.withRenderingMode(.alwaysTemplate)
    imageView.tintColor = .red
    guard case .image(let tinted)? = imageView.displayList().elements.first else { return }
    #expect(tinted.tint == red)
  }

  @Test("a symbol has the tint color of its image view, unless its own color is asked for")
  func symbolTint() throws {
    let symbol = try #require(UIImage(systemName: "chevron.right"))
    let imageView = UIImageView(image: symbol)
    imageView.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    imageView.tintColor = .red
    func color() -> DisplayList.Color? {
      imageView.displayList().elements.lazy.compactMap { if case .stroke(_, _, let color) = $0 { color } else { nil } }
        .first
    }
    #expect(color() == red)
    imageView.image = symbol.withRenderingMode(.alwaysTemplate)
    #expect(color() == red)
    imageView.image = symbol.withRenderingMode(.alwaysOriginal)
    #expect(try #require(color()) != red)
    imageView.image = symbol.withTintColor(.blue, renderingMode: .alwaysOriginal)
    #expect(color() == blue)
  }

  // MARK: - Layers

  @Test("a view's layer shares its color, opacity, clipping, and visibility")
  func sharedProperties() {
    let view = view(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    view.layer.backgroundColor = UIColor.blue.cgColor
    #expect(view.backgroundColor == .blue)
    view.layer.opacity = 0.5
    view.layer.masksToBounds = true
    view.layer.isHidden = true
    #expect((view.alpha, view.clipsToBounds, view.isHidden) == (0.5, true, true))
  }

  @Test("corners, border, and shadow of a layer are drawn")
  func layerAppearance() throws {
    let box = view(CGRect(x: 0, y: 0, width: 40, height: 20), .red)
    box.layer.cornerRadius = 4
    box.layer.borderWidth = 2
    box.layer.borderColor = UIColor.blue.cgColor
    box.layer.shadowOpacity = 0.5
    box.layer.shadowRadius = 3
    box.layer.shadowOffset = CGSize(width: 0, height: 1)
    let outer = view(CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(box)
    let shadowed = try group(outer.displayList().elements.first)
    // The radius of a layer's shadow is the standard deviation, half of a context's blur.
    #expect(shadowed.shadow?.blur == 6)
    #expect(shadowed.shadow?.color.alpha == 0.5)
    #expect(
      shadowed.elements.first
        == .fill(.roundedRect(CGRect(x: 0, y: 0, width: 40, height: 20), radius: 4), .winding, red))
    guard case .fill(.path(let frame), .evenOdd, let color)? = shadowed.elements.last else {
      Issue.record("no border")
      return
    }
    #expect(color == blue)
    #expect(frame.boundingBox == CGRect(x: 0, y: 0, width: 40, height: 20))
    // A layer that clips has no shadow.
    box.clipsToBounds = true
    #expect(
      !outer.displayList().elements.contains { if case .group(let group) = $0 { group.shadow != nil } else { false } })
  }

  @Test("only the masked corners are rounded")
  func maskedCorners() {
    let box = view(CGRect(x: 0, y: 0, width: 40, height: 20), .red)
    box.layer.cornerRadius = 4
    box.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    guard case .fill(.path(let path), _, _)? = box.displayList().elements.first else {
      Issue.record("no path")
      return
    }
    #expect(path.elements.filter { if case .curve = $0 { true } else { false } }.count == 2)
  }

  @Test("sublayers are in front of the views that there were when they were added")
  func sublayerOrder() {
    let outer = view(CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(view(CGRect(x: 0, y: 0, width: 1, height: 1), .red))
    let front = CALayer()
    front.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
    front.backgroundColor = UIColor.blue.cgColor
    outer.layer.addSublayer(front)
    outer.addSubview(view(CGRect(x: 0, y: 0, width: 3, height: 3), .red))
    let back = CALayer()
    back.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    back.backgroundColor = UIColor.blue.cgColor
    outer.layer.insertSublayer(back, at: 0)
    let widths = outer.displayList().elements.map { element -> CGFloat in
      if case .fill(let shape, _, _) = element { shape.boundingBox.width } else { 0 }
    }
    #expect(widths == [4, 1, 2, 3])
  }

  @Test("shape and gradient layers draw their class's content")
  func layerClasses() throws {
    let outer = view(CGRect(x: 0, y: 0, width: 100, height: 100))
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    shape.fillColor = UIColor.red.cgColor
    shape.strokeColor = UIColor.blue.cgColor
    shape.strokeEnd = 0.25
    outer.layer.addSublayer(shape)
    let elements = outer.displayList().elements
    #expect(elements.count == 2)
    guard case .stroke(let path, let pen, _)? = elements.last else {
      Issue.record("no stroke")
      return
    }
    #expect(path.elements == [.move(.zero), .line(CGPoint(x: 10, y: 0))])
    #expect(pen.width == 1)
    final class Backdrop: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let backdrop = Backdrop(frame: CGRect(x: 0, y: 0, width: 40, height: 80))
    let gradient = try #require(backdrop.layer as? CAGradientLayer)
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let clipped = try group(backdrop.displayList().elements.first)
    guard case .gradient(let drawn)? = clipped.elements.first else {
      Issue.record("no gradient")
      return
    }
    #expect(drawn.geometry == .axial(start: CGPoint(x: 20, y: 0), end: CGPoint(x: 20, y: 80)))
    #expect(drawn.stops.map(\.color) == [red, blue])
  }

  @Test("a mask is drawn in the coordinates of the masked layer")
  func masks() throws {
    let outer = view(CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = view(CGRect(x: 10, y: 10, width: 50, height: 50), .red)
    let mask = CALayer()
    mask.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
    mask.backgroundColor = UIColor.black.cgColor
    inner.layer.mask = mask
    outer.addSubview(inner)
    let masked = try group(outer.displayList().elements.first)
    #expect(masked.mask == [.fill(.rect(CGRect(x: 15, y: 15, width: 20, height: 20)), .winding, .black)])
  }

  // MARK: - Snapshots

  @Test("drawHierarchy scales a view to a rectangle, and needs a context")
  func hierarchy() {
    let box = view(CGRect(x: 7, y: 7, width: 10, height: 10), .red)
    #expect(!box.drawHierarchy(in: box.bounds, afterScreenUpdates: true))
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
    GraphicsContexts.perform(in: context) {
      #expect(box.drawHierarchy(in: CGRect(x: 50, y: 50, width: 20, height: 40), afterScreenUpdates: true))
    }
    #expect(
      context.displayList.elements == [.fill(.rect(CGRect(x: 50, y: 50, width: 20, height: 40)), .winding, red)])
    let rendered = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
    box.layer.render(in: rendered)
    #expect(rendered.displayList.elements == [.fill(.rect(CGRect(x: 0, y: 0, width: 10, height: 10)), .winding, red)])
  }

  @Test("a snapshot shows the view as it was")
  func snapshots() throws {
    let box = view(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
    let snapshot = try #require(box.snapshotView(afterScreenUpdates: true))
    let before = box.displayList()
    box.backgroundColor = .blue
    guard case .image(let image)? = snapshot.displayList().elements.first else {
      Issue.record("no image")
      return
    }
    #expect(image.image.content == .drawing(before))
    #expect(image.rect == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("a snapshot of a part shows that part, and keeps its insets when it grows")
  func partialSnapshots() throws {
    let box = view(CGRect(x: 0, y: 0, width: 40, height: 20), .red)
    let inner = view(CGRect(x: 10, y: 10, width: 20, height: 10), .blue)
    box.addSubview(inner)
    let caps = UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2)
    let part = try #require(
      box.resizableSnapshotView(from: inner.frame, afterScreenUpdates: true, withCapInsets: caps))
    #expect(part.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    let image = try #require((part as? UIImageView)?.image)
    #expect(image.size == CGSize(width: 20, height: 10) && image.capInsets == caps)
    #expect(
      box.resizableSnapshotView(from: .zero, afterScreenUpdates: true, withCapInsets: .zero) == nil)
  }
}

public import CoreGraphics
public import Foundation

/// Where drawing goes on this thread, the latest last: nothing is drawn, but source asks where it would be.
enum GraphicsContexts {
  private struct Level {
    let context: CGContext
    let image: UIImage?
  }

  private final class Levels {
    var all: [Level] = []
  }

  private static let key = "galley.graphics-contexts"

  private static var levels: Levels {
    let values = Thread.current.threadDictionary
    if let levels = values[key] as? Levels { return levels }
    let levels = Levels()
    values[key] = levels
    return levels
  }

  static var current: CGContext? { levels.all.last?.context }
  static var image: UIImage? { levels.all.last?.image }

  static func push(_ context: CGContext, _ image: UIImage?) {
    levels.all.append(Level(context: context, image: image))
  }

  static func pop() { _ = levels.all.popLast() }

  static func perform(in context: CGContext, of image: UIImage, _ actions: () -> Void) {
    push(context, image)
    defer { pop() }
    actions()
  }
}

/// Where drawing goes; nil where nothing is being drawn.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.current }

/// Has drawing go elsewhere, until that is taken back.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContexts.push(context, nil) }

/// Takes back where drawing goes.
public func UIGraphicsPopContext() { GraphicsContexts.pop() }

/// Begins an image of a size in points at a number of pixels to the point; 0 stands for the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : UITraitCollection.current.displayScale
  GraphicsContexts.push(CGContext(), UIImage(ImageContent(canvas: size, scale: scale)))
}

/// Begins an image of a size in points, at one pixel to the point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// The image that was begun last, with nothing drawn on it.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { GraphicsContexts.image }

/// Ends the image that was begun last.
public func UIGraphicsEndImageContext() { GraphicsContexts.pop() }

/// Fills a rectangle: nothing here.
public func UIRectFill(_ rect: CGRect) {}

/// Fills a rectangle: nothing here.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {}

/// Draws a rectangle's edges: nothing here.
public func UIRectFrame(_ rect: CGRect) {}

/// Cuts off what is drawn outside a rectangle: nothing here.
public func UIRectClip(_ rect: CGRect) {}

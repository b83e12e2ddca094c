public import CoreGraphics
public import Foundation

/// The stack of graphics contexts of a thread. Nothing is drawn, but code can ask for the current context.
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

/// Returns the current graphics context, or `nil` if there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.current }

/// Makes a context the current one, until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContexts.push(context, nil) }

/// Removes the current context, and restores the previous one.
public func UIGraphicsPopContext() { GraphicsContexts.pop() }

/// Begins an image context with a size in points and a scale in pixels per point; 0 means the scale of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : UITraitCollection.current.displayScale
  GraphicsContexts.push(CGContext(), UIImage(ImageContent(canvas: size, scale: scale)))
}

/// Begins an image context with a size in points and a scale of 1.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Returns the image of the current context. Nothing is drawn on it.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { GraphicsContexts.image }

/// Ends the current image context.
public func UIGraphicsEndImageContext() { GraphicsContexts.pop() }

/// Fills a rectangle. Does nothing, because nothing is drawn.
public func UIRectFill(_ rect: CGRect) {}

/// Fills a rectangle with a blend mode. Does nothing, because nothing is drawn.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {}

/// Draws a rectangle's edges. Does nothing, because nothing is drawn.
public func UIRectFrame(_ rect: CGRect) {}

/// Clips drawing to a rectangle. Does nothing, because nothing is drawn.
public func UIRectClip(_ rect: CGRect) {}

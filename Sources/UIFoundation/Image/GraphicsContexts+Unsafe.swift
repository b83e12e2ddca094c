package import CoreGraphics
import Foundation

/// The stack of graphics contexts of a thread.
///
/// The unsafe calls are those of POSIX threads, which keep one pointer for each thread: to a retained `Levels`, which
/// the thread releases when it ends. Each view that is drawn reads it, and a thread's dictionary is 50 times as slow.
package enum GraphicsContexts {
  private struct Level {
    let context: CGContext
    /// The scale of an image context, in pixels per point, or `nil` for a context without an image.
    let scale: CGFloat?
  }

  private final class Levels {
    var all: [Level] = []
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let status = unsafe pthread_key_create(&key) { levels in
      if let levels = unsafe levels { unsafe Unmanaged<Levels>.fromOpaque(levels).release() }
    }
    guard status == 0 else { raiseException("No key is left for a value of each thread") }
    return key
  }()

  private static var levels: Levels {
    if let levels = unsafe pthread_getspecific(key) {
      return unsafe Unmanaged<Levels>.fromOpaque(levels).takeUnretainedValue()
    }
    let levels = Levels()
    unsafe pthread_setspecific(key, Unmanaged.passRetained(levels).toOpaque())
    return levels
  }

  /// The context in use, or `nil` if there is none.
  package static var current: CGContext? { levels.all.last?.context }

  /// The image that was drawn so far, or `nil` without an image context.
  static var image: UIImage? {
    guard let level = levels.all.last, let scale = level.scale else { return nil }
    return UIImage(ImageContent(drawing: level.context.displayList, scale: scale))
  }

  static func push(_ context: CGContext, scale: CGFloat? = nil) {
    levels.all.append(Level(context: context, scale: scale))
  }

  static func pop() { _ = levels.all.popLast() }

  /// Calls a closure while a context is the current one.
  package static func perform<Result>(in context: CGContext, scale: CGFloat? = nil, _ body: () -> Result) -> Result {
    let levels = levels
    levels.all.append(Level(context: context, scale: scale))
    defer { _ = levels.all.popLast() }
    return body()
  }
}

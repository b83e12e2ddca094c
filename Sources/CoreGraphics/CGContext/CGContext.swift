public import Foundation

/// A graphics context, which records drawing as a ``DisplayList``.
///
/// The coordinates of a new context are in points, with the origin at the top left and y down, as in a context of
/// UIKit. Numbers that are NaN or infinite are ignored, together with the drawing that they are for.
public final class CGContext {
  /// The current transform from user coordinates to those of the display list.
  public var ctm: CGAffineTransform { state.ctm }
  /// The canvas, in points of the display list.
  public let bounds: CGRect

  var state = CGContextState()
  private var saved: [CGContextState] = []
  private var groups: [OpenGroup] = []
  private(set) var recorder = DisplayListRecorder()
  /// The path, in coordinates of the display list.
  var current = CGMutablePath()

  /// Drawing that ends together.
  private struct OpenGroup {
    /// The number of states that were saved when it was opened.
    let savedStates: Int
    var isTransparencyLayer = false
    /// The number of elements in front of those that are drawn separately, or `nil` for a group of the recorder.
    var start: Int?
  }

  /// Creates a context with an empty path and the identity matrix.
  package init(bounds: CGRect) { self.bounds = bounds }

  /// Everything that was drawn so far. Clips and transparency layers that are still open end with it.
  public var displayList: DisplayList { DisplayList(bounds: bounds, elements: recorder.recorded) }

  // MARK: - State

  /// Saves the graphics state: the transform, the clip, colors, and all other properties of drawing.
  public func saveGState() {
    saved.append(state)
    state.openClips = 0
  }

  /// Restores the graphics state that was saved last in the current transparency layer. Without one, it does nothing.
  public func restoreGState() {
    guard saved.count > groups.last?.savedStates ?? 0, let last = saved.popLast() else { return }
    for _ in 0..<state.openClips { recorder.end() }
    state = last
  }

  // MARK: - Transform

  /// Translates the coordinate system of later drawing.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
  /// Scales the coordinate system of later drawing.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
  /// Rotates the coordinate system of later drawing by an angle in radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
  /// Transforms the coordinate system of later drawing.
  public func concatenate(_ transform: CGAffineTransform) {
    let new = transform.concatenating(state.ctm)
    if new.isFinite { state.ctm = new }
  }

  // MARK: - Recording

  /// Adds an element in the coordinates of the display list, with the alpha value, blend mode, and shadow in use.
  ///
  /// The color of `element` must not include the alpha value yet.
  package func record(_ element: DisplayList.Element) {
    let (alpha, blendMode, shadow) = (state.alpha, state.blendMode, state.shadow)
    if alpha <= 0, blendMode == .normal { return }
    if shadow == nil, blendMode == .normal {
      return recorder.append(alpha == 1 ? element : element.multipliedAlpha(by: alpha))
    }
    // Shadows and blend modes apply to each drawing by itself.
    recorder.append(
      .group(DisplayList.Group(alpha: alpha, blendMode: blendMode, shadow: shadow, elements: [element])))
  }

  /// Adds an element in the coordinates of the display list as it is.
  package func append(_ element: DisplayList.Element) { recorder.append(element) }

  /// Opens a group that the next ``restoreGState()`` closes.
  func beginClip(_ group: DisplayList.Group) {
    recorder.begin(group)
    state.openClips += 1
  }

  /// Opens a group for everything up to ``endGroup()``, in which the alpha value, blend mode, and shadow are reset.
  ///
  /// A transparency layer that is still open by then ends with it.
  package func beginGroup(_ group: DisplayList.Group) { beginGroup(group, isTransparencyLayer: false) }

  func beginGroup(_ group: DisplayList.Group, isTransparencyLayer: Bool) {
    saveGState()
    recorder.begin(group)
    open(OpenGroup(savedStates: saved.count, isTransparencyLayer: isTransparencyLayer))
  }

  private func open(_ group: OpenGroup) {
    groups.append(group)
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
  }

  /// Closes the group that was opened last by ``beginGroup(_:)``, and restores the state of that time.
  package func endGroup() {
    while let last = groups.last {
      closeGroup()
      if !last.isTransparencyLayer { return }
    }
  }

  /// Calls a closure whose drawing can't erase or replace anything that was drawn before.
  ///
  /// What it draws becomes a group only if it uses a blend mode, because the result would be the same otherwise. The
  /// graphics state is restored afterward.
  package func separately(_ draw: () -> Void) {
    saveGState()
    open(OpenGroup(savedStates: saved.count, start: recorder.count))
    draw()
    while groups.last?.isTransparencyLayer == true { closeGroup() }
    closeGroup()
  }

  /// Ends the transparency layer that was begun last in the current group. Without one, it does nothing.
  public func endTransparencyLayer() { if groups.last?.isTransparencyLayer == true { closeGroup() } }

  private func closeGroup() {
    guard let group = groups.last else { return }
    while saved.count > group.savedStates { restoreGState() }
    for _ in 0..<state.openClips { recorder.end() }
    if let start = group.start { recorder.isolate(from: start) } else { recorder.end() }
    groups.removeLast()
    // The state that was saved when the group was opened.
    if let outer = saved.popLast() { state = outer }
  }
}

package import CoreGraphics

/// A view of another module that draws a background of its own. Swift lets only this module override a method for it.
@MainActor
package protocol BackgroundDrawing: AnyObject {
  /// Draws the background, behind what the application draws.
  func drawBackground(in context: CGContext)
}

package import CoreGraphics
package import QuartzCore

/// A view of another module that draws a background of its own. Swift lets only this module override a method for it.
@MainActor
package protocol BackgroundDrawing: AnyObject {
  /// Draws the background, behind what the application draws.
  func drawBackground(in context: CGContext)
  /// Changes how the view itself looks.
  func adjust(_ appearance: inout LayerAppearance)
}

extension BackgroundDrawing {
  /// The default implementation does nothing.
  package func drawBackground(in context: CGContext) {}
  /// The default implementation does nothing.
  package func adjust(_ appearance: inout LayerAppearance) {}
}

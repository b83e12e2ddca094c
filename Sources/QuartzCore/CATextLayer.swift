public import CoreGraphics
public import Foundation

/// A layer that displays text. Stored for source compatibility; has no effect.
///
/// This module knows no text, so the layer draws nothing. Labels and strings are drawn with their measured lines.
open class CATextLayer: CALayer {
  /// The text: a string or an attributed string.
  open var string: Any?
  /// The font of a text that is a string.
  open var font: AnyObject?
  /// The font size, in points. The default is 36.
  open var fontSize: CGFloat = 36
  /// The text color. The default is white.
  open var foregroundColor: CGColor? = .white
  /// How text that is too long is truncated. The default is `none`.
  open var truncationMode = CATextLayerTruncationMode.none
  /// Whether lines break at the layer's width. The default is `false`.
  open var isWrapped = false
  /// The alignment of lines. The default is `natural`.
  open var alignmentMode = CATextLayerAlignmentMode.natural
}

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

/// The alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name of the alignment.
  public let rawValue: String
  /// Creates an alignment from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Lines are aligned at the edge where the text's direction starts.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Lines are aligned at the left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Lines are aligned at the right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Lines are centered in the layer.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Lines are justified.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// How text that is too long for its layer is truncated.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Text isn't truncated, however long it is.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// Text is truncated at its start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// Text is truncated at its end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// Text is truncated in its middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

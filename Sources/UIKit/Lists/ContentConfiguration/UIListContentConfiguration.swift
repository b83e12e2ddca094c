public import Foundation
public import UIFoundation

/// The content of a list's row, header, or footer: an image, a text, and a secondary text.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The image before the texts. The default is `nil`, for content without an image.
  public var image: UIImage?
  /// The properties of the image.
  public var imageProperties = ImageProperties()
  /// The text, unless ``attributedText`` is set.
  public var text: String?
  /// The attributed text, which takes precedence over ``text``.
  public var attributedText: NSAttributedString?
  /// The properties of the text.
  public var textProperties: TextProperties
  /// The secondary text, unless ``secondaryAttributedText`` is set.
  public var secondaryText: String?
  /// The attributed secondary text, which takes precedence over ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString?
  /// The properties of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The axes along which the margins are at least the superview's. The default is `horizontal`.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
  /// The margins around the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the secondary text lies beside the text if both fit on one line, otherwise below. The default is `false`.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The spacing between the image and the texts, in points. The default is 16.
  public var imageToTextPadding: CGFloat = 16
  /// The spacing between texts beside each other, in points. The default is 8.
  public var textToSecondaryTextHorizontalPadding: CGFloat = ListMetrics.textGap
  /// The spacing between texts below each other, in points. The default is 3.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The opacity of the content, from 0 to 1. The default is 1.
  public var alpha: CGFloat = 1

  init(
    _ textStyle: UIFont.TextStyle, _ secondaryStyle: UIFont.TextStyle,
    margins: NSDirectionalEdgeInsets = ListMetrics.cellMargins, bold: Bool = false
  ) {
    textProperties = TextProperties(style: textStyle, isBold: bold)
    secondaryTextProperties = TextProperties(style: secondaryStyle, isBold: false)
    directionalLayoutMargins = margins
  }

  /// Returns a new ``UIListContentView`` that shows the content.
  @MainActor @preconcurrency
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  /// Returns the configuration itself, which is the same in every state.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIListContentConfiguration {
  /// The properties of a text.
  public struct TextProperties: Hashable {
    /// The alignment of a text.
    public enum TextAlignment: Int, Hashable, Sendable {
      /// The alignment of the text's language.
      case natural
      /// The text is centered.
      case center
      /// The text is justified.
      case justified
    }

    /// The case transformation of a text.
    public enum TextTransform: Int, Hashable, Sendable {
      /// The text stays unchanged.
      case none
      /// The text is uppercased.
      case uppercase
      /// The text is lowercased.
      case lowercase
      /// The first letter of each word is capitalized.
      case capitalized
    }

    /// The font of the text.
    public var font: UIFont
    /// The color. The default is `label`.
    public var color = UIColor.label
    /// A transformer for the color; `nil` for none.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment. The default is `natural`.
    public var alignment = TextAlignment.natural
    /// The line break mode. The default is `byTruncatingTail`.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines. The default is 0, which means no limit.
    public var numberOfLines = 0
    /// Whether the font shrinks to fit the width. The default is `false`.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest font scale if the font shrinks, from 0 to 1. The default is 0.
    public var minimumScaleFactor: CGFloat = 0
    /// Stored for source compatibility; has no effect.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the content size category. The default is `true`.
    public var adjustsFontForContentSizeCategory = true
    /// Stored for source compatibility; has no effect.
    public var showsExpansionTextWhenTruncated = false
    /// The case transformation. The default is `none`.
    public var transform = TextTransform.none

    init(style: UIFont.TextStyle, isBold: Bool) {
      let font = UIFont.preferredFont(forTextStyle: style)
      guard isBold else {
        self.font = font
        return
      }
      let plain = UIFont.preferredFont(
        forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
      let bold = UIFont.systemFont(ofSize: plain.pointSize, weight: .bold)
      self.font = UIFontMetrics(forTextStyle: style).scaledFont(for: bold)
    }

    /// Returns the color after applying ``colorTransformer``.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    func transformed(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }

  /// The properties of an image.
  public struct ImageProperties: Hashable {
    /// The standard width or height of a symbol, for ``reservedLayoutSize``.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// The symbol configuration of the image.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint color; `nil` for the view's.
    public var tintColor: UIColor?
    /// A transformer for the tint color; `nil` for none.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// Stored for source compatibility; has no effect.
    public var cornerRadius: CGFloat = 0
    /// The maximum size, in points. A length of 0, the default, sets no limit on its axis.
    public var maximumSize = CGSize.zero
    /// The size reserved for the image, in points. A length of 0, the default, reserves the image's own length.
    public var reservedLayoutSize = CGSize.zero
    /// Stored for source compatibility; has no effect.
    public var accessibilityIgnoresInvertColors = false
    /// Stored for source compatibility; has no effect.
    public var strokeColor: UIColor?
    /// Stored for source compatibility; has no effect.
    public var strokeWidth: CGFloat = 0

    /// Returns ``tintColor``, or the given color if it is `nil`, after applying ``tintColorTransformer``.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }
}

/// The metrics of list content.
///
/// The margins of rows and grouped headers, the spacing beside an image, and the spacing between texts below each other
/// are the values that iOS logs for its configurations. The others are our choice.
enum ListMetrics {
  /// The margins of a row's content, as iOS logs them for `cell()`.
  static let cellMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
  /// The margins of a grouped header's content, as iOS logs them for `groupedHeader()`.
  static let groupedHeaderMargins = NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8)
  /// The margins of a plain header's content: our choice, so that one line of headline keeps the header 28 points high.
  static let plainHeaderMargins = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
  /// The margins of a footer's content: our choice.
  static let footerMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  /// The spacing between texts beside each other: our choice.
  static let textGap: CGFloat = 8
  /// The standard width and height of a symbol at `large`: our choice. It scales with body text.
  static let symbolSide: CGFloat = 24
}

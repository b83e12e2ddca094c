public import Foundation
public import UIFoundation
public import UIViews

/// The content of a row, a header or a footer in a list: an image, a text and a second text.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The image.
  public var image: UIImage?
  /// How the image is shown.
  public var imageProperties = ImageProperties()
  /// The text; ``attributedText`` comes first.
  public var text: String?
  /// The text with its attributes.
  public var attributedText: NSAttributedString?
  /// How the text is shown.
  public var textProperties: TextProperties
  /// The second text; ``secondaryAttributedText`` comes first.
  public var secondaryText: String?
  /// The second text with its attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text is shown.
  public var secondaryTextProperties: TextProperties
  /// The axes along which the margins are at least those of the view around.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
  /// The room around the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the second text lies beside the first where there is room, and below otherwise.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The room between the image and the texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The room between texts beside each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = ListMetrics.textGap
  /// The room between texts one below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The opacity of the content.
  public var alpha: CGFloat = 1

  init(
    _ textStyle: UIFont.TextStyle, _ secondaryStyle: UIFont.TextStyle,
    margins: NSDirectionalEdgeInsets = ListMetrics.cellMargins, bold: Bool = false
  ) {
    textProperties = TextProperties(style: textStyle, isBold: bold)
    secondaryTextProperties = TextProperties(style: secondaryStyle, isBold: false)
    directionalLayoutMargins = margins
  }

  /// A view that shows the content.
  @MainActor @preconcurrency
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  /// The same: the layout is one in every state.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIListContentConfiguration {
  /// How a text is shown.
  public struct TextProperties: Hashable {
    /// How a text lies between its edges.
    public enum TextAlignment: Int, Hashable, Sendable {
      /// As its language does.
      case natural = 0
      /// In the middle.
      case center = 1
      /// Along both edges.
      case justified = 2
    }

    /// What is done to the letters of a text.
    public enum TextTransform: Int, Hashable, Sendable {
      /// Nothing.
      case none = 0
      /// All become capitals.
      case uppercase = 1
      /// None stays a capital.
      case lowercase = 2
      /// The first of each word becomes a capital.
      case capitalized = 3
    }

    /// The font.
    public var font: UIFont
    /// The colour.
    public var color = UIColor.label
    /// Changes the colour.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// How the text lies between its edges.
    public var alignment = TextAlignment.natural
    /// What happens to text that does not fit.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How many lines are shown at most; 0, as at first, sets no limit.
    public var numberOfLines = 0
    /// Whether text that is too wide becomes smaller.
    public var adjustsFontSizeToFitWidth = false
    /// The least part of its size that text is shrunk to.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters may move closer before text is cut off.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the content size category.
    public var adjustsFontForContentSizeCategory = true
    /// Whether pointing at text that is cut off shows the whole of it.
    public var showsExpansionTextWhenTruncated = false
    /// What is done to the letters.
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

    /// The colour, changed by the transformer.
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

  /// How an image is shown.
  public struct ImageProperties: Hashable {
    /// Stands for the system's usual width or height of a symbol, in ``reservedLayoutSize``.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// How symbols are shown.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour.
    public var tintColor: UIColor?
    /// Changes the colour.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The greatest size, in points; 0 sets no limit along an axis.
    public var maximumSize = CGSize.zero
    /// The room that is kept for the image, in points; 0 keeps what the image takes.
    public var reservedLayoutSize = CGSize.zero
    /// Whether inverting the screen's colours leaves the image.
    public var accessibilityIgnoresInvertColors = false
    /// The colour of the edge.
    public var strokeColor: UIColor?
    /// The width of the edge, in points.
    public var strokeWidth: CGFloat = 0

    /// The colour, changed by the transformer.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }
}

/// The numbers of list content. The margins of rows and of grouped headers, the room beside an image and the room between
/// texts one below the other are what iOS logs of its configurations; the others are our own decisions.
enum ListMetrics {
  /// Around a row's content, as iOS logs it for `cell()`.
  static let cellMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
  /// Around a grouped header's content, as iOS logs it for `groupedHeader()`.
  static let groupedHeaderMargins = NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8)
  /// Around a plain header's content: our own decision. One line of headline is then as high as a header always was, 28.
  static let plainHeaderMargins = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
  /// Around a footer's content: our own decision.
  static let footerMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  /// Between texts beside each other: our own decision.
  static let textGap: CGFloat = 8
  /// The usual width and height of a symbol at `large`: our own decision. It grows with body text.
  static let symbolSide: CGFloat = 24
}

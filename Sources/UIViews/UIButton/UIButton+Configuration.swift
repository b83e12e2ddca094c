public import Foundation
public import UIFoundation

extension UIButton {
  /// What may change a button's configuration whenever its state changes.
  public typealias ConfigurationUpdateHandler = @MainActor (_ button: UIButton) -> Void

  /// What a button is for.
  public enum Role: Int, Hashable, Sendable {
    /// Nothing in particular.
    case normal = 0
    /// What a person most likely wants.
    case primary = 1
    /// Going back.
    case cancel = 2
    /// Something is lost by it.
    case destructive = 3
  }

  /// The looks of a button as one value.
  ///
  /// Layout follows the title, the subtitle, the image, the insets, the paddings, the placement and the size; colours
  /// and styles are kept. The title has the font of body text (that of subheadlines at the sizes `small` and `mini`),
  /// which follows the content size category, and as many lines as it needs.
  public struct Configuration: Hashable {
    /// How large a button is.
    public enum Size: Int, Hashable, Sendable {
      /// The usual size.
      case medium = 0
      /// Small.
      case small = 1
      /// Smaller.
      case mini = 2
      /// Large.
      case large = 3
    }

    /// How round the corners are.
    public enum CornerStyle: Int, Hashable, Sendable {
      /// As the background says.
      case fixed = -1
      /// As the background says, growing with the text.
      case dynamic = 0
      /// A little.
      case small = 1
      /// Somewhat.
      case medium = 2
      /// Very.
      case large = 3
      /// As round as can be.
      case capsule = 4
    }

    /// How title and subtitle lie above one another.
    public enum TitleAlignment: Int, Hashable, Sendable {
      /// In the middle, or beside an image where lines of text start.
      case automatic = 0
      /// Where lines of text start.
      case leading = 1
      /// In the middle.
      case center = 2
      /// Where lines of text end.
      case trailing = 3
    }

    /// What shows that there is a menu.
    public enum Indicator: Int, Hashable, Sendable {
      /// What suits.
      case automatic = 0
      /// Nothing.
      case none = 1
      /// Two arrows.
      case popup = 2
    }

    /// Which of the factories made the configuration.
    enum Style: Hashable {
      case plain, tinted, gray, filled, borderless, bordered, borderedTinted, borderedProminent
    }

    let style: Style
    /// The title as it was set, with attributes or without.
    var titleText = ButtonText.none
    var subtitleText = ButtonText.none
    private var ownInsets: NSDirectionalEdgeInsets?

    init(_ style: Style) { self.style = style }

    /// The title; setting it takes attributes away.
    public var title: String? {
      get { titleText.string }
      set { titleText = ButtonText(newValue) }
    }
    /// The subtitle; setting it takes attributes away.
    public var subtitle: String? {
      get { subtitleText.string }
      set { subtitleText = ButtonText(newValue) }
    }
    /// The title with its attributes.
    public var attributedTitle: AttributedString? {
      get { titleText.attributed }
      set { titleText = ButtonText(newValue) }
    }
    /// The subtitle with its attributes.
    public var attributedSubtitle: AttributedString? {
      get { subtitleText.attributed }
      set { subtitleText = ButtonText(newValue) }
    }
    /// The image.
    public var image: UIImage?
    /// Whether an activity indicator of 20 points is shown in place of the image.
    public var showsActivityIndicator = false
    /// What shows that there is a menu: kept.
    public var indicator = Indicator.automatic

    /// The room around the content, in points; (7, 12, 7, 12) until set (uikit.md, "UILabel, UITextView, UIButton").
    ///
    /// At the sizes `mini` and `small` it starts as (5, 10, 5, 10), at `large` as (15, 20, 15, 20).
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }
    /// Returns to the insets of the size.
    public mutating func setDefaultContentInsets() { ownInsets = nil }
    /// On which side of the title the image lies.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// How title and subtitle lie above one another.
    public var titleAlignment = TitleAlignment.automatic
    /// What happens to a title that is longer than its room. Wrapping gives it as many lines as it needs.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// What happens to a subtitle that is longer than its room.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The size.
    public var buttonSize = Size.medium
    /// How round the corners are: kept.
    public var cornerStyle = CornerStyle.dynamic
    /// The colour of the content: kept.
    public var baseForegroundColor: UIColor?
    /// The colour of the background: kept.
    public var baseBackgroundColor: UIColor?
    /// What lies behind the content: kept.
    public var background = UIBackgroundConfiguration.clear()
    /// How symbols are shown.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Changes the attributes of the title before it is shown.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the attributes of the subtitle before it is shown.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the colour of the image: kept.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Changes the colour of the activity indicator: kept.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// Whether being selected changes the looks: kept.
    public var automaticallyUpdateForSelection = true

    /// The configuration for the state of a button; layout is the same in every state.
    @MainActor
    public func updated(for button: UIButton) -> Configuration { self }
  }
}

extension UIButton.Configuration {
  /// Text without a background.
  public static func plain() -> Self { Self(.plain) }
  /// Text on a tint.
  public static func tinted() -> Self { Self(.tinted) }
  /// Text on grey.
  public static func gray() -> Self { Self(.gray) }
  /// Text on colour.
  public static func filled() -> Self { Self(.filled) }
  /// Text without a border.
  public static func borderless() -> Self { Self(.borderless) }
  /// Text with a border.
  public static func bordered() -> Self { Self(.bordered) }
  /// Text with a border, on a tint.
  public static func borderedTinted() -> Self { Self(.borderedTinted) }
  /// Text with a border, on colour.
  public static func borderedProminent() -> Self { Self(.borderedProminent) }
}

extension UIButton.Configuration.Size {
  /// The room around the content at first. That of the usual size is measured; the others are what is commonly seen,
  /// 28 points high when small and 50.333 when large.
  fileprivate var insets: NSDirectionalEdgeInsets {
    switch self {
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  /// The style of the title's font.
  var titleStyle: UIFont.TextStyle {
    switch self {
    case .medium, .large: .body
    case .small, .mini: .subheadline
    }
  }

  /// The style of the subtitle's font; our own decision.
  var subtitleStyle: UIFont.TextStyle {
    switch self {
    case .medium, .large: .footnote
    case .small, .mini: .caption1
    }
  }
}

public import Foundation
public import UIFoundation

extension UIButton {
  /// A closure that updates a button's configuration when its state changes.
  public typealias ConfigurationUpdateHandler = @MainActor (_ button: UIButton) -> Void

  /// The purpose of a button.
  public enum Role: Int, Hashable, Sendable {
    /// A button without a particular purpose.
    case normal
    /// The default button, which the user is most likely to choose.
    case primary
    /// A button that cancels an operation.
    case cancel
    /// A button that deletes data.
    case destructive
  }

  /// The appearance of a button.
  ///
  /// Layout depends on the title, the subtitle, the image, the insets, the paddings, the placement, and the size. The
  /// look of the styles is Galley's own. The title has the font of body text (of subheadlines at the
  /// sizes `small` and `mini`), which follows the content size category, and as many lines as it needs.
  public struct Configuration: Hashable {
    /// The size of a button.
    public enum Size: Int, Hashable, Sendable {
      /// The standard size, with a title in the font of body text.
      case medium
      /// A small button, with a title in the font of subheadlines.
      case small
      /// The smallest size, which Galley lays out like `small`.
      case mini
      /// A large button, with a title in the font of body text and wider insets.
      case large
    }

    /// The rounding of a button's corners.
    public enum CornerStyle: Int, Hashable, Sendable {
      /// The background's corner radius.
      case fixed = -1
      /// The background's corner radius, adjusted for the content size category.
      case dynamic
      /// A small radius that the system chooses.
      case small
      /// A medium radius that the system chooses.
      case medium
      /// A large radius that the system chooses.
      case large
      /// Ends that are semicircles.
      case capsule
    }

    /// How the title and the subtitle are aligned with each other.
    public enum TitleAlignment: Int, Hashable, Sendable {
      /// Centered, or aligned at the leading edge beside an image.
      case automatic
      /// Aligned at the leading edge.
      case leading
      /// Centered on each other.
      case center
      /// Aligned at the trailing edge.
      case trailing
    }

    /// The indicator for a menu.
    public enum Indicator: Int, Hashable, Sendable {
      /// The indicator that suits the button.
      case automatic
      /// The button shows no indicator.
      case none
      /// An indicator with two arrows, for a pop-up menu.
      case popup
    }

    /// The factory method that created the configuration.
    enum Style: Hashable {
      case plain, tinted, gray, filled, borderless, bordered, borderedTinted, borderedProminent

      var hasBackground: Bool { self != .plain && self != .borderless }
    }

    let style: Style
    /// The title as it was set, with or without attributes.
    var titleText = ButtonText.none
    var subtitleText = ButtonText.none
    private var ownInsets: NSDirectionalEdgeInsets?

    init(_ style: Style) {
      self.style = style
      background = style.hasBackground ? UIBackgroundConfiguration() : .clear()
      background.cornerRadius = ControlLook.buttonRadii.background
    }

    /// The title. Setting it removes attributes.
    public var title: String? {
      get { titleText.string }
      set { titleText = ButtonText(newValue) }
    }
    /// The subtitle. Setting it removes attributes.
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
    /// The image beside the title, at its ``imagePlacement`` side. The default is `nil`, for a button without an image.
    public var image: UIImage?
    /// Whether an activity indicator of 20 by 20 points replaces the image in the layout. The default is `false`.
    public var showsActivityIndicator = false
    /// The indicator for a menu. Stored for source compatibility; has no effect.
    public var indicator = Indicator.automatic

    /// The insets around the content, in points.
    ///
    /// The default is (7, 12, 7, 12) (uikit.md, "UILabel, UITextView, UIButton"), (5, 10, 5, 10) at the sizes `mini`
    /// and `small`, and (15, 20, 15, 20) at `large`.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }
    /// Resets the insets to the default of the size.
    public mutating func setDefaultContentInsets() { ownInsets = nil }
    /// The side of the title on which the image is. The default is `leading`.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The space between the image and the title, in points. The default is 0.
    public var imagePadding: CGFloat = 0
    /// The space between the title and the subtitle, in points. The default is 1.
    public var titlePadding: CGFloat = 1
    /// How the title and the subtitle are aligned with each other. The default is `automatic`.
    public var titleAlignment = TitleAlignment.automatic
    /// How a title that is too long is broken. A wrapping mode gives it as many lines as it needs.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How a subtitle that is too long is broken. A wrapping mode gives it as many lines as it needs.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The size of the button. The default is `medium`.
    public var buttonSize = Size.medium
    /// The rounding of the background's corners. The default is `dynamic`.
    public var cornerStyle = CornerStyle.dynamic
    /// The color of a title without attributes and of the image, or `nil` for that of the style.
    public var baseForegroundColor: UIColor?
    /// The base color of the background, or `nil` for that of the style.
    public var baseBackgroundColor: UIColor?
    /// The background. Where it has no color, it has that of the style.
    public var background: UIBackgroundConfiguration
    /// The symbol configuration of the image, or `nil` for the button's.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The transformer of the title's attributes.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The transformer of the subtitle's attributes.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The transformer of the image's color.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The transformer of the activity indicator's color.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// Whether selecting the button changes its appearance. Stored for source compatibility; has no effect.
    public var automaticallyUpdateForSelection = true

    /// Returns the configuration for the state of a button. Layout is the same in every state, so it is unchanged.
    @MainActor
    public func updated(for button: UIButton) -> Configuration { self }
  }
}

extension UIButton.Configuration {
  /// Returns the configuration of a button without a background.
  public static func plain() -> Self { Self(.plain) }
  /// Returns the configuration of a button with a tinted background.
  public static func tinted() -> Self { Self(.tinted) }
  /// Returns the configuration of a button with a gray background.
  public static func gray() -> Self { Self(.gray) }
  /// Returns the configuration of a button with a filled background.
  public static func filled() -> Self { Self(.filled) }
  /// Returns the configuration of a button without a border.
  public static func borderless() -> Self { Self(.borderless) }
  /// Returns the configuration of a button with a border.
  public static func bordered() -> Self { Self(.bordered) }
  /// Returns the configuration of a button with a border and a tinted background.
  public static func borderedTinted() -> Self { Self(.borderedTinted) }
  /// Returns the configuration of a button with a border and a filled background.
  public static func borderedProminent() -> Self { Self(.borderedProminent) }
}

extension UIButton.Configuration.Size {
  /// The default insets around the content, in points.
  ///
  /// Those of the medium size are measured. The others reproduce common heights: 28 points when small and 50.333 when
  /// large.
  fileprivate var insets: NSDirectionalEdgeInsets {
    switch self {
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  /// The text style of the title.
  var titleStyle: UIFont.TextStyle {
    switch self {
    case .medium, .large: .body
    case .small, .mini: .subheadline
    }
  }

  /// The text style of the subtitle; our own choice.
  var subtitleStyle: UIFont.TextStyle {
    switch self {
    case .medium, .large: .footnote
    case .small, .mini: .caption1
    }
  }
}

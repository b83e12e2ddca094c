import CoreGraphics
import UIFoundation

/// The look of bars: our own numbers, in points. Frames of bars have the positions of layout.
///
/// Titles and buttons aren't views and take no part in layout, so their positions are our own too.
enum BarLook {
  /// The margin of titles and buttons at the sides of a bar, and the space between buttons.
  static let (margin, gap): (CGFloat, CGFloat) = (16, 16)
  /// The side of a symbol on a bar.
  static let symbolSide: CGFloat = 22
  /// The font size of titles and buttons, of large titles, and of tabs.
  static let (titleSize, largeTitleSize, tabSize): (CGFloat, CGFloat, CGFloat) = (17, 34, 10)
  /// The distances from the top of a tab to the middle of its image and to the top of its title, and the title's
  /// height.
  static let tab: (image: CGFloat, title: CGFloat, titleHeight: CGFloat) = (19, 33, 14)
  /// The corner radius of a search field.
  static let searchRadius: CGFloat = 10
}

extension UIView {
  /// Draws the background of a bar and the hairline at its edge with content.
  func drawBar(
    in rect: CGRect, _ appearance: UIBarAppearance, tint: UIColor?, isTranslucent: Bool, line: CGRectEdge,
    _ context: CGContext
  ) {
    guard rect.isFinite, !rect.isEmpty else { return }
    if let effect = appearance.backgroundEffect {
      context.fill(rect, radius: 0, drawn(effect.style.color))
    } else if !appearance.isTransparent, appearance.backgroundColor == nil {
      let usual = isTranslucent ? UIBlurEffect.Style.systemChromeMaterial.color : .systemBackground
      context.fill(rect, radius: 0, drawn(tint ?? usual))
    }
    if let color = appearance.backgroundColor { context.fill(rect, radius: 0, drawn(color)) }
    appearance.backgroundImage?.draw(in: rect, of: context, tint: nil)
    guard let shadow = appearance.shadowColor else { return }
    let pixel = pixelSnapping.pixel
    let y = line == .maxYEdge ? rect.maxY : rect.minY - pixel
    context.fill(CGRect(x: rect.minX, y: y, width: rect.width, height: pixel), radius: 0, drawn(shadow))
  }

  /// Draws text as a label of one line would.
  func drawTitle(
    _ title: String, _ attributes: [NSAttributedString.Key: Any], font: UIFont, color: UIColor, in rect: CGRect,
    alignment: NSTextAlignment = .center, _ context: CGContext
  ) {
    DrawnLine(title, attributes, font: font, color: color)
      .draw(in: rect, alignment: alignment, of: context, scale: pixelSnapping.scale, traits: traitCollection)
  }

  /// Returns the drawing of a button in a bar, or `nil` for one without content.
  func drawnButton(_ item: UIBarButtonItem) -> DrawnBarButton? {
    let color: UIColor = item.isEnabled ? item.tintColor ?? tintColor : .tertiaryLabel
    let shown = item.shownContent
    if let image = shown.image {
      let size = image.isSymbolImage ? CGSize(width: BarLook.symbolSide, height: BarLook.symbolSide) : image.size
      return .image(image, size, tint: image.renderingMode == .alwaysOriginal ? nil : drawn(color))
    }
    guard let title = shown.title, !title.isEmpty else { return nil }
    let attributes = item.titleTextAttributes(for: item.isEnabled ? .normal : .disabled) ?? [:]
    let font = UIFont.systemFont(ofSize: BarLook.titleSize, weight: item.style == .done ? .semibold : .regular)
    let line = DrawnLine(title, attributes, font: font, color: color)
    return .title(line, width: pixelSnapping.ceilToPixel(line.size.width))
  }

  /// Draws a button with its left edge at an x-coordinate, centered vertically in a bar.
  func draw(_ button: DrawnBarButton, at x: CGFloat, in bar: CGRect, _ context: CGContext) {
    switch button {
    case .image(let image, let size, let tint):
      let rect = CGRect(x: x, y: bar.midY - size.height / 2, width: size.width, height: size.height)
      image.draw(in: pixelSnapping.frame(rect), of: context, tint: tint)
    case .title(let line, let width):
      line.draw(
        in: CGRect(x: x, y: bar.minY, width: width, height: bar.height), alignment: .center, of: context,
        scale: pixelSnapping.scale, traits: traitCollection)
    }
  }
}

/// What is drawn of a button in a bar.
enum DrawnBarButton {
  /// An image with its size, and the color that replaces its own.
  case image(UIImage, CGSize, tint: DisplayList.Color?)
  /// A title with its width, in whole pixels.
  case title(DrawnLine, width: CGFloat)

  /// The width in points.
  var width: CGFloat {
    switch self {
    case .image(_, let size, _): size.width
    case .title(_, let width): width
    }
  }
}

extension UIBarButtonItem {
  /// The title or the image that is drawn: the item's own, or that of its system item, in English.
  fileprivate var shownContent: (title: String?, image: UIImage?) {
    if isHidden || customView != nil { return (nil, nil) }
    if image != nil { return (nil, image) }
    guard title == nil, let systemItem else { return (title, nil) }
    switch systemItem {
    case .done: return ("Done", nil)
    case .cancel: return ("Cancel", nil)
    case .edit: return ("Edit", nil)
    case .save: return ("Save", nil)
    case .undo: return ("Undo", nil)
    case .redo: return ("Redo", nil)
    case .flexibleSpace, .fixedSpace: return (nil, nil)
    case .add: return (nil, UIImage(systemName: "plus"))
    case .search: return (nil, UIImage(systemName: "magnifyingglass"))
    case .stop, .close: return (nil, UIImage(systemName: "xmark"))
    // Other symbols are represented by a square.
    default: return (nil, UIImage(systemName: "square"))
    }
  }
}

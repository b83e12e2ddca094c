import CoreGraphics
import Foundation
import UIFoundation

/// Draws the background; the title and the image are views.
extension UIButton {
  func drawBackground(in context: CGContext) {
    let rect = backgroundRect(forBounds: bounds)
    guard rect.isFinite else { return }
    if let image = currentBackgroundImage {
      context.composited(alpha: imageAlpha(of: looks.backgroundImages)) {
        image.draw(in: rect, of: context, tint: drawnTint)
      }
    }
    guard mayHaveConfiguration, let configuration = configuration?.updated(for: self) else { return }
    var background = configuration.background
    background.cornerRadius = radius(of: configuration, in: rect)
    let base = background.backgroundColor ?? configuration.backgroundColor(of: self)
    let color = background.backgroundColorTransformer?(base) ?? base
    background.backgroundColor = isHighlighted ? color.faded(ControlLook.highlight.background, traitCollection) : color
    background.backgroundColorTransformer = nil
    background.draw(in: rect, of: self, context)
  }

  private func radius(of configuration: Configuration, in rect: CGRect) -> CGFloat {
    let (radii, own) = (ControlLook.buttonRadii, configuration.background.cornerRadius)
    switch configuration.cornerStyle {
    case .fixed: return own
    case .dynamic:
      return own.isFinite ? UIFontMetrics.default.scaledValue(for: own, compatibleWith: traitCollection) : 0
    case .small: return radii.small
    case .medium: return radii.medium
    case .large: return radii.large
    case .capsule: return min(rect.width, rect.height) / 2
    }
  }

  /// Draws the activity indicator of a configuration, if there is one, in place of the image.
  func drawIndicator(in context: CGContext) {
    guard hidesImage, let configuration = configuration?.updated(for: self) else { return }
    let color = configuration.foregroundColor(of: self)
    context.drawSpokes(
      in: partFrames(in: bounds).image, drawn(configuration.activityIndicatorColorTransformer?(color) ?? color))
  }

  /// Whether an activity indicator is drawn in place of the image.
  var hidesImage: Bool { mayHaveConfiguration && configuration?.showsActivityIndicator == true }

  /// The opacity of the image of a button without a configuration.
  var imageAlpha: Double { mayHaveConfiguration && configuration != nil ? 1 : imageAlpha(of: looks.images) }

  /// The opacity of images by state: that of the state, unless there is an image for it.
  private func imageAlpha(of images: StateValues<UIImage>) -> Double {
    if state == .normal || images.isOwn(for: state) { return 1 }
    if !isEnabled { return adjustsImageWhenDisabled ? ControlLook.disabledImageAlpha : 1 }
    return isHighlighted && adjustsImageWhenHighlighted ? ControlLook.highlight.image : 1
  }

  /// The color of the title for the current state: paler if no color is set for it, except for the type `custom`.
  var shownTitleColor: UIColor {
    let color = currentTitleColor
    if looks.type == .custom || state == .normal || looks.titleColors.isOwn(for: state) { return color }
    if !isEnabled { return .tertiaryLabel }
    return isHighlighted ? color.faded(ControlLook.highlight.title, traitCollection) : color
  }
}

extension UIButton.Configuration {
  /// The color of the background, unless the background has its own.
  @MainActor
  fileprivate func backgroundColor(of button: UIButton) -> UIColor {
    let base = baseBackgroundColor
    if !button.isEnabled { return style.hasBackground ? .tertiarySystemFill : .clear }
    let tint: UIColor = button.tintColor
    switch style {
    case .plain, .borderless: return base ?? .clear
    case .gray, .bordered: return base ?? .secondarySystemFill
    case .tinted, .borderedTinted: return (base ?? tint).faded(ControlLook.tintedAlpha, button.traitCollection)
    case .filled, .borderedProminent: return base ?? tint
    }
  }

  /// The color of the title and the image for the state of a button.
  @MainActor
  func foregroundColor(of button: UIButton) -> UIColor {
    if !button.isEnabled { return .tertiaryLabel }
    let isProminent = style == .filled || style == .borderedProminent
    let color: UIColor = baseForegroundColor ?? (isProminent ? .white : button.tintColor)
    guard button.isHighlighted, !style.hasBackground else { return color }
    return color.faded(ControlLook.highlight.title, button.traitCollection)
  }
}

extension UIColor {
  /// Returns the color with its opacity multiplied by a factor.
  fileprivate func faded(_ factor: Double, _ traits: UITraitCollection) -> UIColor {
    withAlphaComponent(CGFloat(displayColor(traits).alpha * factor))
  }
}

import CoreGraphics
public import Foundation

/// A view with the look of the keyboard, which Galley draws as any other.
open class UIInputView: UIView {
  /// The look of the view.
  public enum Style: Int, Hashable, Sendable {
    /// The view has no background.
    case `default`
    /// The view has the background of the keyboard.
    case keyboard
  }

  /// The look of the view. Stored for source compatibility; has no effect.
  public let inputViewStyle: Style
  /// Whether constraints decide the height. The default is `false`. Stored for source compatibility; has no effect.
  open var allowsSelfSizing = false

  /// Creates a view with a frame and a look.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Creates a view without a background.
  public override convenience init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

  /// Creates a view with a zero frame. A document of Interface Builder adds its values.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// An input view that plays the sound of a key. Galley plays none. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether keys make a sound.
  var enableInputClicksWhenVisible: Bool { get }
}

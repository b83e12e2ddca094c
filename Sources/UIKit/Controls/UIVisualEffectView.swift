import CoreGraphics
public import Foundation
import UIFoundation

/// A view that contains a content view of the same size.
///
/// A blur is drawn as a translucent area, without blurring what is behind it. Other effects aren't drawn.
open class UIVisualEffectView: UIView {
  /// The view to add content to, which fills this view.
  public let contentView = UIView()
  /// The visual effect. Only blurs are drawn.
  open var effect: UIVisualEffect?

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    fill()
  }

  /// Creates a view without an effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Creates a view without an effect. A document of Interface Builder adds its values.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill()
    coder.apply(to: self, of: UIVisualEffectView.self)
  }

  private func fill() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  // MARK: - For drawing

  override func drawOwnContent(in context: CGContext) {
    super.drawOwnContent(in: context)
    drawMaterial(in: context)
  }
}

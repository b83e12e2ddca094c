public import Foundation

/// The format of a renderer's images.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The scale, in pixels per point. The default is the scale of the screen.
  open var scale: CGFloat = UITraitCollection.current.displayScale
  /// The rectangle of the renderer, in points, or zero before the format is used.
  open internal(set) var bounds = CGRect.zero
  /// Whether images are filled with black before anything is drawn. The default is `false`.
  open var opaque = false

  /// Creates a format with the screen's scale.
  public override init() { super.init() }

  /// Returns a format with the screen's scale.
  open class func `default`() -> Self { self.init(traits: nil) }

  /// Returns a format with the screen's scale.
  open class func preferred() -> Self { self.init(traits: nil) }

  /// Creates a format with the display scale of the given traits.
  public convenience init(for traitCollection: UITraitCollection) { self.init(traits: traitCollection) }

  /// Creates a format with the display scale of the given traits, or of the current ones if they are `nil`.
  public required init(traits: UITraitCollection?) {
    super.init()
    if let traits, traits.displayScale > 0 { scale = traits.displayScale }
  }
}

public import Foundation

/// The format of a renderer's PDF files.
open class UIGraphicsPDFRendererFormat: NSObject {
  /// The properties of the document, by the names of Core Graphics. Only `Title` has an effect.
  open var documentInfo: [String: Any] = [:]

  /// Creates a format without properties.
  public override init() { super.init() }

  /// Returns a format without properties.
  open class func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
}

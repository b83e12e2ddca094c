/// A menu element that provides other elements when the menu is shown. Stored for source compatibility; has no effect.
open class UIDeferredMenuElement: UIMenuElement {
  /// A closure that passes menu elements to a completion handler.
  public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

  final let provider: Provider

  /// Creates an element that asks for its elements once.
  public init(_ elementProvider: @escaping Provider) {
    provider = elementProvider
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Returns an element that asks for its elements whenever the menu is shown.
  public class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider)
  }
}

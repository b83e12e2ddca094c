/// A place in a menu whose elements are asked for when the menu is shown: never here; the closure is kept.
@MainActor @preconcurrency
open class UIDeferredMenuElement: UIMenuElement {
  /// Gives elements to the closure that it is handed.
  public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

  final let provider: Provider

  /// A place whose elements are asked for once.
  public init(_ elementProvider: @escaping Provider) {
    provider = elementProvider
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// A place whose elements are asked for whenever the menu is shown.
  public class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider)
  }
}

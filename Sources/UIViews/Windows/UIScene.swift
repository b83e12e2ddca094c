public import Foundation

/// An instance of the application's interface, which owns windows.
open class UIScene: UIResponder {
  /// The running states of a scene.
  public enum ActivationState: Int, Hashable, Sendable {
    /// The scene is not connected to the application.
    case unattached = -1
    /// The scene is in the foreground and receives input.
    case foregroundActive
    /// The scene is in the foreground but receives no input.
    case foregroundInactive
    /// The scene is in the background.
    case background
  }

  /// The reasons why a scene was created.
  @MainActor @preconcurrency
  open class ConnectionOptions: NSObject {
    /// The URLs to open. Always empty.
    open var urlContexts: Set<UIOpenURLContext> { [] }
  }

  /// The session that the scene belongs to.
  public let session = UISceneSession()
  /// The scene's title. Stored for source compatibility; has no effect.
  open var title: String?
  /// The scene's running state. Always `.foregroundActive`.
  open var activationState: ActivationState { .foregroundActive }
  /// The scene's delegate. Galley retains it but never calls it.
  open var delegate: (any UISceneDelegate)?
}

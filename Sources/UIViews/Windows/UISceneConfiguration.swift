public import Foundation

/// The configuration of a scene. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
  /// The configuration's name in the application's property list.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?

  /// Creates a configuration with a name and a role.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

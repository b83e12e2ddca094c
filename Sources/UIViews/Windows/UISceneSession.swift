public import Foundation

/// Information about a scene that outlives the scene itself.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String
    /// Creates a role from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Windows on the device's own screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Noninteractive windows on an external display.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The role of the scene. Always `.windowApplication`.
  open var role: Role { .windowApplication }
  /// The configuration of the scene. It has no name.
  open private(set) lazy var configuration = UISceneConfiguration(name: nil, sessionRole: role)
  /// A unique identifier of the session.
  public let persistentIdentifier = UUID().uuidString
}

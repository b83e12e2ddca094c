import Foundation

/// A version of iOS whose metrics views have: a trait that they inherit like any other.
///
/// Use the type as the subscript of a trait collection to read it, and of a view's `traitOverrides` to choose it for the
/// view and its descendants:
///
/// ```swift
/// view.traitOverrides[SystemVersion.self] = .iOS26
/// ```
///
/// The process begins with iOS 18, or with iOS 26 if the environment variable `GALLEY_IOS` is `26`. Any other value of
/// the variable is ignored. It is read once.
public enum SystemVersion: String, CaseIterable, Hashable, Sendable {
  /// The metrics of iOS 18, which the controls have had since iOS 14.
  case iOS18 = "18.0"
  /// The metrics of iOS 26.
  case iOS26 = "26.0"

  /// The major version: 18 or 26.
  public var major: Int {
    switch self {
    case .iOS18: 18
    case .iOS26: 26
    }
  }
}

extension SystemVersion: NamedTrait {
  /// The type of the trait's values; `nil` for a collection that doesn't specify the version.
  public typealias Value = SystemVersion?
  static var property: WritableKeyPath<TraitValues, SystemVersion?> { \.systemVersion }
}

extension SystemVersion {
  /// The version with which the process begins.
  static let initial: SystemVersion = {
    let major = ProcessInfo.processInfo.environment["GALLEY_IOS"]
    return allCases.first { "\($0.major)" == major } ?? .iOS18
  }()
}

extension UITraitCollection {
  /// The version of iOS whose metrics views have; iOS 18 if it is unspecified.
  package var systemVersion: SystemVersion { values.systemVersion ?? .iOS18 }
}

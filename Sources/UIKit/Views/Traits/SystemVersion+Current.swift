public import UIFoundation

extension SystemVersion {
  /// The version of iOS whose metrics views have, unless they override it. The default is iOS 18.
  ///
  /// Setting it lays out every window anew. `UIDevice.current.systemVersion` returns it as a string.
  @MainActor
  public static var current: SystemVersion {
    get { UITraitCollection.processDefault.systemVersion }
    set { TraitFollowers.change { $0[SystemVersion.self] = newValue } }
  }
}

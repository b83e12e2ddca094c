public import Foundation
public import UIFoundation

/// The device that the screen belongs to.
@MainActor @preconcurrency
open class UIDevice: NSObject {
  /// The only device.
  public static let current = UIDevice()

  private override init() { super.init() }

  /// The kind of device; settable here, where there is none.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { UITraitCollection.processDefault.userInterfaceIdiom }
    set { TraitFollowers.change { $0.userInterfaceIdiom = newValue } }
  }
}

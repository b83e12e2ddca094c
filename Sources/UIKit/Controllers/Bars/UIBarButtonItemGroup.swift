public import Foundation
import UIFoundation

/// Items of a bar that are shown together, or by one item if there isn't enough space.
@MainActor @preconcurrency
open class UIBarButtonItemGroup: NSObject {
  /// The items, from leading to trailing. An item is in one group.
  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      for item in oldValue where item.buttonGroup === self { item.buttonGroup = nil }
      takeItems()
    }
  }
  /// The item that represents the others. Stored for source compatibility; has no effect.
  open var representativeItem: UIBarButtonItem?
  /// Whether only the item that represents the others is shown. Always `false`.
  open var isDisplayingRepresentativeItem: Bool { false }
  /// Whether the group is always shown on its own. The default is `false`.
  ///
  /// Stored for source compatibility; has no effect.
  open var alwaysAvailable = false
  /// Whether the group is hidden. The default is `false`. Stored for source compatibility; has no effect.
  open var isHidden = false

  /// Creates a group of items.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    takeItems()
  }

  /// Creates a group without items. Galley doesn't decode archives and ignores the coder.
  public required init?(coder: NSCoder) {
    barButtonItems = []
    super.init()
  }

  private func takeItems() {
    for item in barButtonItems where item.buttonGroup !== self {
      item.buttonGroup?.barButtonItems.removeAll { $0 === item }
      item.buttonGroup = self
    }
  }

  /// Returns a group that the user can't change.
  @discardableResult
  public class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }
  /// Returns a group that the user can move but not remove.
  @discardableResult
  public class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }
  /// Returns a group that the user can remove, if it is in the customization by default.
  @discardableResult
  public class func optionalGroup(
    customizationIdentifier: String, inDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }
}

/// The items above the keyboard on an iPad. Galley shows no keyboard. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
open class UITextInputAssistantItem: NSObject {
  /// Whether the user can hide the shortcuts. The default is `true`.
  open var allowsHidingShortcuts = true
  /// The groups before the suggestions.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The groups after the suggestions.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

extension UIResponder {
  /// The items above the keyboard, which are created when they are first read.
  final var assistantItem: UITextInputAssistantItem { associatedValue(of: self) { UITextInputAssistantItem() } }
}

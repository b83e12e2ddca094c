public import Foundation

/// A way to type text, such as the keyboard of a language. Galley has none.
@MainActor @preconcurrency
open class UITextInputMode: NSObject {
  /// The language of the keyboard, as a BCP 47 tag such as `en-US`. Always `nil` unless overridden.
  open var primaryLanguage: String? { nil }
  /// The modes that are enabled. Always empty.
  open class var activeInputModes: [UITextInputMode] { [] }
  /// Posted after the mode has changed. Galley never posts it.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}

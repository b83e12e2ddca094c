import Foundation

/// The appearance of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of plain buttons. Stored for source compatibility; has no effect.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of Done buttons. Stored for source compatibility; has no effect.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}

public import Foundation
public import UIFoundation

/// The appearance of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title, in points. The default is zero. Stored for source compatibility; has no effect.
  open var titlePositionAdjustment = UIOffset.zero
  /// The appearance of plain buttons. Stored for source compatibility; has no effect.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of Done buttons. Stored for source compatibility; has no effect.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the Back button. Stored for source compatibility; has no effect.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The image beside the Back button. Stored for source compatibility; has no effect.
  open private(set) var backIndicatorImage = UIImage()
  /// The mask of that image during transitions. Stored for source compatibility; has no effect.
  open private(set) var backIndicatorTransitionMaskImage = UIImage()
  /// Sets the image beside the Back button and its mask. Stored for source compatibility; has no effect.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    backIndicatorImage = image ?? UIImage()
    backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
  }
}

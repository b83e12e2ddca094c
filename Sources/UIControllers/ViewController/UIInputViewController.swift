/// A controller whose view replaces the keyboard or stands above it. There is no keyboard in Galley.
///
/// The type of UIKit's `inputViewController` and `inputAccessoryViewController`, which subclasses of responders
/// override.
open class UIInputViewController: UIViewController {}

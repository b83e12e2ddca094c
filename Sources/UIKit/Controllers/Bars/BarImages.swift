import Foundation
import UIFoundation

/// The images of a bar or its items, by what they are for.
struct BarImages {
  enum Use: Hashable {
    case background(UIBarPosition, UIControl.State, UIBarMetrics)
    case styledBackground(UIBarButtonItem.Style, UIControl.State, UIBarMetrics)
    case backButton(UIControl.State, UIBarMetrics)
    case shadow(UIBarPosition)
  }

  private var images: [Use: UIImage] = [:]

  subscript(use: Use) -> UIImage? {
    get { images[use] }
    set { images[use] = newValue }
  }
}

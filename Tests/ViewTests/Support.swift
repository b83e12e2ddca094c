import Foundation
import UIFoundation
import ViewSupport

@testable import UIKit

/// Lays out a view at the top of a root with its width, on a screen with 2 pixels per point, and returns the root.
@MainActor
func layOut(_ view: UIView, width: CGFloat) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 600))
  root.overrideTraits(with: UITraitCollection(displayScale: 2))
  root.addSubview(view, at: [.leading: 0, .trailing: 0, .top: 0])
  root.layoutIfNeeded()
  return root
}

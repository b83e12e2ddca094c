import Foundation
import Testing
import UIFoundation
import ViewSupport

@testable import UIKit

/// A view with a fixed content size, like an image view.
final class ContentView: UIView {
  var content: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}

/// A simulated label of `characters` letters, each 10 points wide, in lines of 20 points with a baseline 15 below the
/// top.
///
/// It wraps if `wraps` is set, and centers its lines.
final class TextBox: UIView {
  var characters: Int {
    didSet { invalidateIntrinsicContentSize() }
  }
  var wraps = true
  var font: UIFont? {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The widths for which the height was requested.
  var askedWidths: [CGFloat] = []

  init(characters: Int, font: UIFont? = nil) {
    self.characters = characters
    self.font = font
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  private func height(_ width: CGFloat) -> CGFloat {
    let perLine = wraps ? max((width / 10).rounded(.down), 1) : .infinity
    return 20 * max((CGFloat(characters) / perLine).rounded(.up), 1)
  }

  override var intrinsicContentSize: CGSize {
    guard let width = layoutState.askedWidth else { return CGSize(width: 10 * CGFloat(characters), height: 20) }
    askedWidths.append(width)
    return CGSize(width: min(width, 10 * CGFloat(characters)), height: height(width))
  }
  override var heightDependsOnWidth: Bool { wraps }
  override func baselineOffsets(in size: CGSize) -> (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
    let room = (size.height - height(size.width)) / 2
    return (room + 15, room + 5)
  }
  override var baselineFont: UIFont? { font }
}

extension CGRect {
  /// Whether all four numbers are within a ten-thousandth of a point.
  func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-4 && abs(minY - other.minY) < 1e-4 && abs(width - other.width) < 1e-4
      && abs(height - other.height) < 1e-4
  }
}

extension UIView {
  /// Adds a stack view at the upper-left corner, with a given size or that of its content.
  func addStack(_ stack: UIStackView, width: CGFloat?, height: CGFloat?) {
    addSubview(stack, at: [.left: 0, .top: 0])
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
  }
}

import CoreGraphics
import Foundation
import InterfaceDocuments
import UIKit

/// Views that have the sizes that a document records, instead of those of their contents.
///
/// With them, what remains of the differences is geometry, not the widths of texts or the sizes of missing images.
enum RecordedLeaves {
  /// Returns the class with recorded sizes for a view, or `nil` for views that aren't leaves.
  @MainActor
  static func viewClass(_ object: InterfaceObject, _ viewClass: UIView.Type) -> UIView.Type? {
    guard object.frame != nil else { return nil }
    switch object.kind {
    case "label": return RecordedLabel.self
    case "button": return RecordedButton.self
    case "imageView": return object["image"] == nil ? nil : RecordedImageView.self
    case "textField": return RecordedTextField.self
    case "textView": return object.flag("scrollEnabled") == false ? RecordedTextView.self : nil
    default: return nil
    }
  }
}

extension NSCoder {
  /// The size of the frame that the document records.
  fileprivate var recordedSize: CGSize? {
    guard let rect = decodeObject(forKey: "frame") as? CGRect else { return nil }
    return rect.size
  }
}

private final class RecordedLabel: UILabel {
  private let recorded: CGSize?
  required init?(coder: NSCoder) {
    recorded = coder.recordedSize
    super.init(coder: coder)
  }
  override var intrinsicContentSize: CGSize { recorded ?? super.intrinsicContentSize }
}

private final class RecordedButton: UIButton {
  private let recorded: CGSize?
  required init?(coder: NSCoder) {
    recorded = coder.recordedSize
    super.init(coder: coder)
  }
  override var intrinsicContentSize: CGSize { recorded ?? super.intrinsicContentSize }
}

private final class RecordedImageView: UIImageView {
  private let recorded: CGSize?
  required init?(coder: NSCoder) {
    recorded = coder.recordedSize
    super.init(coder: coder)
  }
  override var intrinsicContentSize: CGSize { recorded ?? super.intrinsicContentSize }
}

private final class RecordedTextField: UITextField {
  private let recorded: CGSize?
  required init?(coder: NSCoder) {
    recorded = coder.recordedSize
    super.init(coder: coder)
  }
  override var intrinsicContentSize: CGSize { recorded ?? super.intrinsicContentSize }
}

private final class RecordedTextView: UITextView {
  private let recorded: CGSize?
  required init?(coder: NSCoder) {
    recorded = coder.recordedSize
    super.init(coder: coder)
  }
  override var intrinsicContentSize: CGSize { recorded ?? super.intrinsicContentSize }
}

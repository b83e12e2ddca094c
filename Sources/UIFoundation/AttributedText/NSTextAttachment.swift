public import Foundation

/// Something that stands in a line of text like a letter, in an object replacement character.
open class NSTextAttachment: NSObject {
  /// U+FFFC, the character that stands for an attachment.
  public static let character = 0xFFFC

  private var coreFoundationHeader = CoreFoundationHeader()
  /// The attachment's rectangle, in points: y points up from the baseline. Zero stands for the image's size.
  ///
  /// A text that was measured before keeps what was measured; set the text again after a change.
  open var bounds = CGRect.zero
  /// The content as an image.
  open var image: UIImage?
  /// The content as a file.
  open var contents: Data?
  /// The uniform type identifier of ``contents``.
  open var fileType: String?
  /// The space at both sides, in points.
  open var lineLayoutPadding: CGFloat = 0

  /// An attachment with the content of a file.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// An attachment of an image, as large as the image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// An attachment without content.
  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// Returns the image for a rectangle of a container: ``image`` unless overridden.
  ///
  /// Stored for source compatibility; has no effect.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// The attachment's rectangle in a line; override to make it follow the text around it.
  ///
  /// `lineFrag` is as high as a line of the font at `position`, and as wide as any line can be.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect { bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds }
}

extension NSAttributedString {
  /// One object replacement character with an attachment in it.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

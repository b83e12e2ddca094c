public import Foundation

/// An object in a line of text, in place of an object replacement character.
open class NSTextAttachment: NSObject {
  /// U+FFFC, the object replacement character.
  public static let character = 0xFFFC

  private var coreFoundationHeader = CoreFoundationHeader()
  /// The attachment's rectangle in points, with y upward from the baseline. Zero means the size of the image.
  ///
  /// A change doesn't affect text that was already measured; set the text again after a change.
  open var bounds = CGRect.zero { didSet { bounds.keepFinite(oldValue) } }
  /// The content as an image, whose size is the attachment's unless ``bounds`` are set.
  open var image: UIImage?
  /// The content as a file. Stored for source compatibility; has no effect.
  open var contents: Data?
  /// The uniform type identifier of ``contents``. Stored for source compatibility; has no effect.
  open var fileType: String?
  /// The space at each side, in points. The default is 0.
  open var lineLayoutPadding: CGFloat = 0 { didSet { lineLayoutPadding.keepFinite(oldValue) } }

  /// Creates an attachment with the content of a file.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// Creates an attachment without content. Archives aren't supported, so nothing is read.
  public required init?(coder: NSCoder) {
    contents = nil
    fileType = nil
    super.init()
  }

  /// Creates an attachment with the size of an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Creates an attachment without content.
  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// Returns the image for a rectangle of a container: ``image`` unless overridden. Never called by Galley.
  @discardableResult
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// Returns the attachment's rectangle in a line. Override it to make it depend on the surrounding text.
  ///
  /// `lineFrag` is as high as a line of the attachment's font, and as wide as the container has room for between the
  /// paragraph's indents: 10 million points if nothing limits the width. `position` is on its baseline, at its start.
  @discardableResult
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect { bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds }

  /// Returns the attachment's rectangle in a line, as
  /// ``attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:)`` does. Galley calls this method, whose
  /// default implementation calls the other one.
  ///
  /// A subclass that overrides neither has the size of its image or its ``bounds``, whatever the line is.
  @discardableResult
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    attachmentBounds(
      for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position,
      characterIndex: (location as? TextOffset)?.offset ?? 0)
  }
}

extension NSAttributedString {
  /// Creates a text of one object replacement character with an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

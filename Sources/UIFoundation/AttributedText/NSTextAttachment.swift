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

  /// The ``bounds``, or the size of the image if they are zero.
  final var ownBounds: CGRect { bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds }

  /// Returns the image for a rectangle of a container: ``image`` unless overridden. Galley calls it,
  /// without a container, when the text is drawn.
  @discardableResult
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// Returns the attachment's rectangle in a line. Override it to make it depend on the surrounding text.
  ///
  /// `lineFrag` is the attachment's line in the container's coordinates: as high as a line of the attachment's font, and
  /// as wide as the container has room for between the paragraph's indents, which is 10 million points if nothing limits
  /// the width. `position` is where the attachment begins in it: to the right of the line's left edge, behind the text
  /// before, and below its top, on the baseline. Alignments don't count, except that lines of right-to-left text end at
  /// the right edge.
  ///
  /// The result may depend on the line and the position, and moves other attachments, so this method may be called
  /// several times. The last result counts.
  @discardableResult
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect { ownBounds }

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

public import Foundation
public import UIFoundation

/// A controller with which the user chooses documents. Galley shows none, so the delegate is never called.
open class UIDocumentPickerViewController: UIViewController {
  /// The delegate, which Galley never calls. Stored for source compatibility; has no effect.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// What happens to the chosen documents.
  public let documentPickerMode: UIDocumentPickerMode
  /// The identifiers of the types of documents that can be chosen.
  public let documentTypes: [String]
  /// The documents that are exported.
  public let exportedURLs: [URL]
  /// Whether several documents can be chosen. The default is `false`. Stored for source compatibility; has no effect.
  open var allowsMultipleSelection = false
  /// Whether extensions of file names are shown. The default is `false`.
  ///
  /// Stored for source compatibility; has no effect.
  open var shouldShowFileExtensions = false
  /// The folder that is shown first. Stored for source compatibility; has no effect.
  open var directoryURL: URL?

  /// Creates a picker that opens documents of some types, or copies of them.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    (documentPickerMode, documentTypes, exportedURLs) = (asCopy ? .import : .open, contentTypes.map(\.identifier), [])
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker that opens documents of some types.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  /// Creates a picker that moves documents to a location that the user chooses, or copies them there.
  public init(forExporting urls: [URL], asCopy: Bool) {
    (documentPickerMode, documentTypes, exportedURLs) = (asCopy ? .exportToService : .moveToService, [], urls)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker that moves documents to a location that the user chooses.
  public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

  /// Creates a picker of documents whose types have the given identifiers.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    (documentPickerMode, documentTypes, exportedURLs) = (mode, allowedUTIs, [])
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker of a location for a document.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }

  /// Creates a picker of a location for documents.
  public init(urls: [URL], in mode: UIDocumentPickerMode) {
    (documentPickerMode, documentTypes, exportedURLs) = (mode, [], urls)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker that opens documents of any type. Galley doesn't decode archives and ignores the coder.
  public required init?(coder: NSCoder) {
    (documentPickerMode, documentTypes, exportedURLs) = (.open, [UTType.item.identifier], [])
    super.init(coder: coder)
  }
}

/// What happens to documents that the user chooses.
public enum UIDocumentPickerMode: UInt, Hashable, Sendable {
  /// Documents are copied into the application.
  case `import`
  /// Documents are opened where they are.
  case open
  /// Documents are copied to the chosen location.
  case exportToService
  /// Documents are moved to the chosen location.
  case moveToService
}

/// The methods of a document picker's delegate, which Galley never calls.
///
/// Stored for source compatibility; has no effect.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  // Optional methods: `make generate` writes default implementations and optional calls.

  /// Called after the user has chosen documents.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called after the user has canceled.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  /// Called after the user has chosen one document.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

public import Foundation
import UIFoundation

/// A controller with which the user takes or chooses a picture. Galley has no camera and no library.
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Hashable, Sendable {
    /// The library of photos.
    case photoLibrary
    /// The camera.
    case camera
    /// The album of saved photos.
    case savedPhotosAlbum
  }

  /// The quality of recorded movies.
  public enum QualityType: Int, Hashable, Sendable {
    /// The highest quality of the camera.
    case typeHigh
    /// A quality for wireless networks.
    case typeMedium
    /// A quality for cellular networks.
    case typeLow
    /// 640 by 480 pixels.
    case type640x480
    /// 1,280 by 720 pixels.
    case typeIFrame1280x720
    /// 960 by 540 pixels.
    case typeIFrame960x540
  }

  /// What the camera captures.
  public enum CameraCaptureMode: Int, Hashable, Sendable {
    /// Photos.
    case photo
    /// Movies.
    case video
  }

  /// The camera.
  public enum CameraDevice: Int, Hashable, Sendable {
    /// The camera on the back.
    case rear
    /// The camera beside the screen.
    case front
  }

  /// The mode of the flash.
  public enum CameraFlashMode: Int, Hashable, Sendable {
    /// The flash is never used.
    case off = -1
    /// The device decides.
    case auto
    /// The flash is always used.
    case on
  }

  /// A key in the information about a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The key's string.
    public let rawValue: String
    /// Creates a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The identifier of the type of data.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture as it was taken.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the user edited it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part of the picture that the user chose.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The URL of a movie.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The URL of a picture.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The metadata of a photo that was taken.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The URL in the library; an older key.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    /// The asset of the library.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// The live photo.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
  }

  /// Returns whether pictures can come from a source. Always `false`.
  @discardableResult
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  /// Returns the types of data from a source. Always `nil`.
  @discardableResult
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
  /// Returns whether there is a camera. Always `false`.
  @discardableResult
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Returns whether a camera has a flash. Always `false`.
  @discardableResult
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// Returns what a camera captures. Always `nil`.
  @discardableResult
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  /// The delegate, which the picker doesn't call.
  @_nonoverride open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
    get { super.delegate as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate }
    set { super.delegate = newValue }
  }
  /// Where pictures come from. The default is the library. Stored for source compatibility; has no effect.
  open var sourceType = SourceType.photoLibrary
  /// The identifiers of the types of data. The default is pictures. Stored for source compatibility; has no effect.
  open var mediaTypes = [UTType.image.identifier]
  /// Whether the user can edit the picture. The default is `false`. Stored for source compatibility; has no effect.
  open var allowsEditing = false
  /// The maximum duration of a movie, in seconds. The default is 600. Stored for source compatibility; has no effect.
  open var videoMaximumDuration: TimeInterval = 600
  /// The quality of movies. The default is medium. Stored for source compatibility; has no effect.
  open var videoQuality = QualityType.typeMedium
  /// Whether the controls of the camera are shown. The default is `true`.
  ///
  /// Stored for source compatibility; has no effect.
  open var showsCameraControls = true
  /// The view over the camera's picture. Stored for source compatibility; has no effect.
  open var cameraOverlayView: UIView?
  /// The transform of the camera's picture. Stored for source compatibility; has no effect.
  open var cameraViewTransform = CGAffineTransform.identity
  /// What the camera captures. The default is photos. Stored for source compatibility; has no effect.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// The camera. The default is that on the back. Stored for source compatibility; has no effect.
  open var cameraDevice = CameraDevice.rear
  /// The mode of the flash. The default is automatic. Stored for source compatibility; has no effect.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Takes a picture. Stored for source compatibility; has no effect.
  open func takePicture() {}
  /// Starts to record a movie. Returns `false`, because there is no camera.
  @discardableResult
  open func startVideoCapture() -> Bool { false }
  /// Stops recording. Stored for source compatibility; has no effect.
  open func stopVideoCapture() {}
}

/// The methods of an image picker's delegate, which Galley never calls. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  // Optional methods: `make generate` writes default implementations and optional calls.

  /// Called after the user has taken or chosen a picture.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called after the user has canceled.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

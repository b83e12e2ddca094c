import AVFoundation
import UIKit

final class PlayerView: UIView {
  var player: AVPlayer?
}

import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// Apple's documentation of NSObject.awakeAfter(using:): the object that it returns takes the place of the decoded one.
@MainActor
@Suite(.serialized)
struct ReplacedViewTests {
  private final class Placeholder: UIView {
    override func awakeAfter(using coder: NSCoder) -> Any? {
      let real = Real(frame: frame)
      real.text = "made"
      return real
    }
  }

  private final class Real: UIView {
    var text = ""
    var wakes = 0
    override func awakeFromNib() {
      super.awakeFromNib()
      wakes += 1
    }
  }

  @Test("a view of a document can put another one in its place")
  func replacement() throws {
    InterfaceClasses.register(Placeholder.self, as: "ReplacedViewPlaceholder")
    let document = Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
          <view contentMode="scaleToFill" id="top">
            <rect key="frame" x="0" y="0" width="100" height="50"/>
            <subviews>
              <view contentMode="scaleToFill" id="sub" customClass="ReplacedViewPlaceholder">
                <rect key="frame" x="10" y="10" width="20" height="20"/>
              </view>
            </subviews>
          </view>
        </objects>
      </document>
      """.utf8)
    let top = try #require(UINib(data: document, bundle: nil).instantiate(withOwner: nil).first as? UIView)
    let real = try #require(top.subviews.first as? Real)
    #expect(top.subviews.count == 1 && real.text == "made" && real.wakes == 1)
    #expect(real.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
  }
}

package import Foundation
import UIKit

/// Documents of Interface Builder that are loaded and laid out.
extension LayoutGrowth {
  static let nibs: [LayoutGrowth] = [
    LayoutGrowth(name: "nib/load", count: 100) { count in
      let data = NibRows.document(views: count)
      return { UINib(data: data, bundle: nil).instantiate(withOwner: nil) }
    },
    LayoutGrowth(name: "nib/layout", count: 100) { count in
      let objects = UINib(data: NibRows.document(views: count), bundle: nil).instantiate(withOwner: nil)
      return { (objects.first as? UIView)?.layoutIfNeeded() }
    },
  ]
}

/// Rows of four views: a label, a button on its baseline, an image view, and a square at the end.
package enum NibRows {
  /// Returns a nib with a number of views, whose labels have numbers after `first`, in a view whose height has a priority of
  /// its own for each `first`. So it is laid out as a nib that was never seen: no solution of an earlier one serves it.
  package static func document(views: Int, first: Int = 0) -> Data {
    let rows = max(1, views / 4)
    let elements = (0..<rows).map { Self.elements($0, number: first + $0) }.joined()
    let constraints = (0..<rows).map(constraints).joined()
    return Data(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"><objects><view contentMode="scaleToFill" id="v">
      <rect key="frame" x="0.0" y="0.0" width="375" height="\(40 * rows)"/>
      <subviews>\(elements)</subviews><constraints>\(constraints)
      <constraint firstAttribute="height" relation="greaterThanOrEqual" constant="10" priority="\(1 + Double(first % 8192) / 16)" \
      id="h"/></constraints></view></objects></document>
      """.utf8)
  }

  private static let shared = "contentMode=\"left\" translatesAutoresizingMaskIntoConstraints=\"NO\""

  private static func elements(_ row: Int, number: Int) -> String {
    """
    <label opaque="NO" userInteractionEnabled="NO" \(shared) horizontalHuggingPriority="251" text="Row number \(number)" \
    lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" id="l\(row)">
    <rect key="frame" x="16" y="8" width="120" height="20.5"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/><nil key="textColor"/></label>
    <button opaque="NO" \(shared) buttonType="system" lineBreakMode="middleTruncation" id="b\(row)">
    <rect key="frame" x="144" y="4" width="46" height="30"/><state key="normal" title="Button"/></button>
    <imageView clipsSubviews="YES" \(shared) image="star" catalog="system" id="i\(row)">
    <rect key="frame" x="198" y="8" width="20" height="19"/></imageView>
    <view \(shared) id="s\(row)"><rect key="frame" x="349" y="13" width="10" height="10"/>
    <color key="backgroundColor" systemColor="systemBackgroundColor"/><constraints>
    <constraint firstAttribute="width" constant="10" id="w\(row)"/>
    <constraint firstAttribute="height" secondItem="s\(row)" secondAttribute="width" multiplier="1:1" id="h\(row)"/>
    </constraints></view>
    """
  }

  private static func constraints(_ row: Int) -> String {
    func constraint(_ first: String, _ attribute: String, _ second: String, _ other: String, _ constant: Int) -> String
    {
      "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\" secondItem=\"\(second)\" "
        + "secondAttribute=\"\(other)\" constant=\"\(constant)\" id=\"\(first)-\(attribute)\"/>\n"
    }
    return constraint("l\(row)", "top", row == 0 ? "v" : "l\(row - 1)", row == 0 ? "top" : "bottom", 8)
      + constraint("l\(row)", "leading", "v", "leading", 16)
      + constraint("b\(row)", "leading", "l\(row)", "trailing", 8)
      + constraint("b\(row)", "firstBaseline", "l\(row)", "firstBaseline", 0)
      + constraint("i\(row)", "leading", "b\(row)", "trailing", 8)
      + constraint("i\(row)", "centerY", "l\(row)", "centerY", 0)
      + constraint("s\(row)", "trailing", "v", "trailing", -16)
      + constraint("s\(row)", "centerY", "l\(row)", "centerY", 0)
  }
}

// swift-format-ignore-file
import UIKit

/* A comment with /* another one: @objc func gone() */ and #selector(gone). */

/// Comments, line breaks, and texts in odd places.
final class Commented: UIView { // swiftlint:disable:this type_name
  @IBOutlet
  private
  weak
  var label: UILabel? // @IBOutlet
  @objc /* the action */ private /* of a button */ func tap(
    _ sender: UIButton // who
  ) { texts.append("tap") }
  @available(iOS 13, *) @objc(hold:with:) public func press(_ sender: UIButton, _ event: UIEvent?) {
    texts.append(#"press \(not interpolated) #selector(press)"#)
  }
  @objc
  dynamic
  var
    level
    : Int = 1

  var texts: [String] = []
  let plain = "#selector(tap(_:)) and \"@objc\" stay; so does #keyPath(level)"
  let block = """
    @objc func inText() {}
      #selector(inText)
    \("@objc " + """
      nested #selector(tap)
      """)
    """
  let raw = ##"a "# b #selector(x) \#(y)"##
  let emoji = "👩‍👩‍👧 é"; let after = 1 /* é */ ; @objc func afterEmoji() { texts.append("é") }

  func start(_ button: UIButton) {
    button.addTarget(self, action: #selector(/* not hold */ tap(_:) /* the
      first */ // here
    ), for: [.touchUpInside, /* and */ .touchUpOutside])
    button.addTarget(self, action:#selector(Commented.press(_:_:)), for:.touchDown); button.tag = 2
    texts.append("\(#selector(afterEmoji)), \(#keyPath(level))"); perform(#selector(self.afterEmoji))
  }
}

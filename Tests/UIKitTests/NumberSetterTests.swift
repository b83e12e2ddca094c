import Foundation
import TestSupport
import Testing
import UIKit

/// Sets every property of a class that `NumberSetters.txt` lists to values that aren't finite, and to the largest
/// finite ones.
///
/// The outcomes in the list are our own decision, except `raises`. Other tests check the texts of those exceptions.
@MainActor
@Suite(.serialized)
struct NumberSetterTests {
  /// The outcome of each property in the list.
  private static let outcomes: [String: String] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("StructureTests/NumberSetters.txt")
    let lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n")
    let pairs = lines.filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ").map(String.init) }
    return Dictionary(uniqueKeysWithValues: pairs.filter { $0.count == 2 }.map { ($0[0], $0[1]) })
  }()

  private static let numbers: [CGFloat] = Rounds.some(
    of: [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude], quick: 2)

  @Test("every listed setter of a class is tested")
  func complete() {
    let listed = Self.outcomes.filter { !["value", "requirement"].contains($0.value) }.keys
    #expect(listed.count > 100)
    let driven = SetterDrives.all.map(\.name)
    #expect(Set(listed).symmetricDifference(driven).sorted() == [])
    #expect(Set(driven).count == driven.count)
  }

  @Test(
    "a setter handles a number that isn't finite as the list says", arguments: await SetterDrives.all.map(\.name))
  func outcome(name: String) throws {
    let drive = try #require(SetterDrives.all.first { $0.name == name })
    let outcome = try #require(Self.outcomes[name])
    for number in Self.numbers { drive.run(number, outcome) }
  }

  @Test(
    "structures with numbers that aren't finite leave views and layouts finite",
    arguments: Rounds.some(of: await ValueDrives.all.map(\.name), quick: 40))
  func values(name: String) throws {
    let drive = try #require(ValueDrives.all.first { $0.name == name })
    for number in Rounds.some(of: Self.numbers, quick: 1) { drive.run(number) }
  }

  @Test("delegate answers that aren't finite are ignored", arguments: [false, true])
  func answers(isCollection: Bool) {
    for number in Self.numbers {
      if isCollection {
        let collection = SampleCollection(UICollectionViewFlowLayout())
        collection.answer = number
        settle(collection)
        // As without the answer: the section's insets, spacings and sizes are the layout's own, 50 by 50 at the corner.
        if !number.isFinite {
          let first = collection.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
          #expect(first?.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
        }
      } else {
        let table = SampleTable()
        table.answer = number
        settle(table)
        // 44 points for a row with a line of text, as without an answer (uikit.md, "Table cells").
        let plain = SampleTable()
        settle(plain)
        if !number.isFinite { #expect(table.contentSize == plain.contentSize, "\(number)") }
      }
    }
  }
}

/// A value made of numbers.
protocol Numbers: Equatable {
  /// Copies with a number in one property each, and one with it in all.
  func holding(_ number: CGFloat) -> [Self]
  var parts: [CGFloat] { get }
}

extension Numbers {
  var isAllFinite: Bool { parts.allSatisfy(\.isFinite) }

  /// Whether the numbers are the same, NaN included.
  func isSame(as other: Self) -> Bool {
    zip(parts, other.parts).allSatisfy { $0 == $1 || $0.isNaN && $1.isNaN }
  }

  func with(_ number: CGFloat, _ paths: [WritableKeyPath<Self, CGFloat>]) -> [Self] {
    var all = self
    for path in paths { all[keyPath: path] = number }
    return paths.map { path in
      var copy = self
      copy[keyPath: path] = number
      return copy
    } + [all]
  }
}

extension CGFloat: Numbers {
  func holding(_ number: CGFloat) -> [CGFloat] { [number] }
  var parts: [CGFloat] { [self] }
}
extension Double: Numbers {
  func holding(_ number: CGFloat) -> [Double] { [Double(number)] }
  var parts: [CGFloat] { [CGFloat(self)] }
}
extension Float: Numbers {
  func holding(_ number: CGFloat) -> [Float] {
    // The largest number of this type stands for the largest of the other.
    number.magnitude == .greatestFiniteMagnitude
      ? [number > 0 ? Float.greatestFiniteMagnitude : -.greatestFiniteMagnitude] : [Float(number)]
  }
  var parts: [CGFloat] { [CGFloat(self)] }
}
extension Optional: Numbers where Wrapped == CGFloat {
  func holding(_ number: CGFloat) -> [CGFloat?] { [number] }
  var parts: [CGFloat] { self.map { [$0] } ?? [] }
}
extension UILayoutPriority: Numbers {
  func holding(_ number: CGFloat) -> [UILayoutPriority] {
    Float(0).holding(number).map { UILayoutPriority(rawValue: $0) }
  }
  var parts: [CGFloat] { [CGFloat(rawValue)] }
}
extension CGPoint: Numbers {
  func holding(_ number: CGFloat) -> [CGPoint] { with(number, [\.x, \.y]) }
  var parts: [CGFloat] { [x, y] }
}
extension CGVector: Numbers {
  func holding(_ number: CGFloat) -> [CGVector] { with(number, [\.dx, \.dy]) }
  var parts: [CGFloat] { [dx, dy] }
}
extension CGSize: Numbers {
  func holding(_ number: CGFloat) -> [CGSize] { with(number, [\.width, \.height]) }
  var parts: [CGFloat] { [width, height] }
}
extension CGRect: Numbers {
  func holding(_ number: CGFloat) -> [CGRect] {
    with(number, [\.origin.x, \.origin.y, \.size.width, \.size.height])
  }
  var parts: [CGFloat] { [origin.x, origin.y, size.width, size.height] }
}
extension UIEdgeInsets: Numbers {
  func holding(_ number: CGFloat) -> [UIEdgeInsets] { with(number, [\.top, \.left, \.bottom, \.right]) }
  var parts: [CGFloat] { [top, left, bottom, right] }
}
extension NSDirectionalEdgeInsets: Numbers {
  func holding(_ number: CGFloat) -> [NSDirectionalEdgeInsets] {
    with(number, [\.top, \.leading, \.bottom, \.trailing])
  }
  var parts: [CGFloat] { [top, leading, bottom, trailing] }
}
extension UIOffset: Numbers {
  func holding(_ number: CGFloat) -> [UIOffset] { with(number, [\.horizontal, \.vertical]) }
  var parts: [CGFloat] { [horizontal, vertical] }
}
extension CGAffineTransform: Numbers {
  func holding(_ number: CGFloat) -> [CGAffineTransform] { with(number, [\.a, \.b, \.c, \.d, \.tx, \.ty]) }
  var parts: [CGFloat] { [a, b, c, d, tx, ty] }
}
extension CATransform3D: Numbers {
  func holding(_ number: CGFloat) -> [CATransform3D] { with(number, [\.m11, \.m12, \.m22, \.m41, \.m44]) }
  var parts: [CGFloat] { [m11, m12, m22, m41, m44] }
}

/// A property, and how it is set and looked at.
@MainActor
struct SetterDrive {
  let name: String
  let run: (_ number: CGFloat, _ outcome: String) -> Void

  init<Root: AnyObject, Value: Numbers>(
    _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>, _ make: @escaping @MainActor () -> Root,
    settle: @escaping @MainActor (Root) -> Void = { Galley.settle($0) }
  ) {
    self.name = name
    run = { number, outcome in
      let count = make()[keyPath: path].holding(number).count
      for index in 0..<count {
        let object = make()
        let old = object[keyPath: path]
        let new = old.holding(number)[index]
        // UIKit's exception, which ends the process.
        if outcome == "raises", number.isNaN || Value.self == UILayoutPriority.self { continue }
        if object is UIScreen, outcome == "raises", number < 0 || !number.isFinite { continue }
        if object is NSLayoutConstraint, !number.isFinite { continue }
        object[keyPath: path] = new
        let now = object[keyPath: path]
        switch outcome {
        case "kept": #expect(now.isSame(as: new), "\(name) = \(new)")
        case "limit": #expect(number.isNaN ? now == old : now.isSame(as: new), "\(name) = \(new)")
        case "clamped": #expect(now.isAllFinite, "\(name) = \(new) is \(now)")
        default: #expect(new.isAllFinite ? now.isAllFinite : now == old, "\(name) = \(new) is \(now)")
        }
        settle(object)
        if object === UIScreen.main { object[keyPath: path] = old }
      }
    }
  }
}

/// A structure that a view or a layout takes its numbers from.
@MainActor
struct ValueDrive {
  let name: String
  let run: (CGFloat) -> Void

  init<Value, Number: Numbers>(
    _ name: String, _ path: WritableKeyPath<Value, Number>, _ make: @escaping @MainActor () -> Value,
    use: @escaping @MainActor (Value) -> Void
  ) {
    self.name = name
    run = { number in
      let value = make()
      for new in value[keyPath: path].holding(number) {
        var copy = value
        copy[keyPath: path] = new
        use(copy)
      }
    }
  }
}

/// Holds the helpers under a name that a closure's default argument can reach.
@MainActor
enum Galley {
  /// Lays an object out with others around it, and looks at all that comes of it.
  static func settle(_ object: AnyObject) {
    switch object {
    case let view as UIView: settleView(view)
    case let layout as UICollectionViewLayout: settleView(SampleCollection(layout))
    case let section as NSCollectionLayoutSection:
      settleView(SampleCollection(UICollectionViewCompositionalLayout(section: section)))
    case let controller as UIViewController: settleView(controller.view)
    default: break
    }
  }

  private static func settleView(_ view: UIView) {
    if view.superview == nil, !(view is UIWindow) {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      root.addSubview(view)
      // A view that is laid out by constraints to the other's edges and margins.
      let neighbor = UILabel()
      neighbor.text = "beside"
      neighbor.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(neighbor)
      NSLayoutConstraint.activate([
        neighbor.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        neighbor.topAnchor.constraint(equalTo: view.bottomAnchor),
      ])
      // The tree lives as long as its views are looked at.
      withExtendedLifetime(root) { look(at: view, in: root) }
    } else {
      var root = view
      while let above = root.superview { root = above }
      look(at: view, in: root)
    }
  }

  private static func look(at view: UIView, in root: UIView) {
    root.setNeedsLayout()
    root.layoutIfNeeded()
    if let scroll = view as? UIScrollView {
      #expect(scroll.contentSize.isAllFinite, "\(type(of: view)): the content is \(scroll.contentSize)")
      let insets = scroll.adjustedContentInset
      scroll.setContentOffset(CGPoint(x: -insets.left, y: scroll.contentSize.height / 2), animated: false)
      root.layoutIfNeeded()
      scroll.setContentOffset(.zero, animated: false)
      root.layoutIfNeeded()
      #expect(scroll.contentOffset.isAllFinite && scroll.contentSize.isAllFinite)
    }
    _ = root.hitTest(CGPoint(x: 10, y: 10), with: nil)
    let room = CGSize(width: 200, height: 300)
    for size in [view.intrinsicContentSize, view.sizeThatFits(room), view.systemLayoutSizeFitting(.zero)] {
      #expect(size.isAllFinite, "\(type(of: view)) fits \(size)")
    }
    var pending = [root]
    while let next = pending.popLast() {
      pending += next.subviews
      #expect(next.frame.isAllFinite && next.bounds.isAllFinite && next.center.isAllFinite, "\(next)")
    }
  }
}

@MainActor private func settle(_ object: AnyObject) { Galley.settle(object) }

/// A table of two sections with headers and three rows each, whose delegate answers with one number if it has one.
final class SampleTable: UITableView, UITableViewDataSource, UITableViewDelegate {
  var answer: CGFloat? { didSet { delegate = self } }

  convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
    dataSource = self
  }

  func numberOfSections(in tableView: UITableView) -> Int { 2 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "a row"
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "header" }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "footer" }

  private var height: CGFloat { answer ?? UITableView.automaticDimension }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { height }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { height }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { height }
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { height }
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { height }
}

/// A collection of two sections with five items each, whose delegate answers with one number if it has one.
final class SampleCollection: UICollectionView, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var answer: CGFloat? { didSet { delegate = self } }

  convenience init(_ layout: UICollectionViewLayout) {
    self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge"] {
      register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    dataSource = self
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }

  private var number: CGFloat { answer ?? 0 }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    // UIKit raises an exception for a size that is negative.
    number < 0 && number.isFinite ? CGSize(width: 50, height: 50) : CGSize(width: number, height: number)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: number, left: number, bottom: number, right: number) }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { number }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { number }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: number, height: number) }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
  ) -> CGSize { CGSize(width: number, height: number) }
}

import Foundation
import TestSupport
import Testing
import UIKit

/// The structures that views and layouts take numbers from, and factories that take them.
@MainActor
enum ValueDrives {
  private static func show(_ configuration: UIButton.Configuration) {
    let button = UIButton(configuration: configuration)
    Galley.settle(button)
  }

  private static func button() -> UIButton.Configuration {
    var configuration = UIButton.Configuration.filled()
    (configuration.title, configuration.subtitle) = ("title", "subtitle")
    configuration.image = UIImage(systemName: "star")
    return configuration
  }

  private static func show(_ configuration: UIListContentConfiguration) {
    Galley.settle(configuration.makeContentView())
    let cell = UITableViewCell()
    cell.contentConfiguration = configuration
    Galley.settle(cell)
  }

  private static func content() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration.valueCell()
    (configuration.text, configuration.secondaryText) = ("text", "secondary")
    configuration.image = UIImage(systemName: "star")
    return configuration
  }

  private static func show(_ configuration: UIBackgroundConfiguration) {
    let cell = UITableViewCell()
    cell.backgroundConfiguration = configuration
    Galley.settle(cell)
  }

  private static func show(_ configuration: UICollectionLayoutListConfiguration) {
    Galley.settle(UICollectionViewCompositionalLayout.list(using: configuration))
  }

  private static func list() -> UICollectionLayoutListConfiguration {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    return configuration
  }

  private static func show(
    width: NSCollectionLayoutDimension = .fractionalWidth(0.5), height: NSCollectionLayoutDimension = .absolute(30),
    spacing: NSCollectionLayoutSpacing? = nil, edges: NSCollectionLayoutEdgeSpacing? = nil
  ) {
    // A group of items without a length is filled up to a limit of 100,000, which takes a debug build a second.
    for isHorizontal in Rounds.some(of: [false, true], quick: 1) {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height))
      item.edgeSpacing = edges
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
      let group =
        isHorizontal
        ? NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
        : NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
      group.interItemSpacing = spacing
      Galley.settle(NSCollectionLayoutSection(group: group))
    }
  }

  static let all = configurations + methods

  @ValueDriveList private static var configurations: [ValueDrive] {
    ValueDrive("button contentInsets", \.contentInsets, button, use: show)
    ValueDrive("button imagePadding", \.imagePadding, button, use: show)
    ValueDrive("button titlePadding", \.titlePadding, button, use: show)
    ValueDrive("content alpha", \.alpha, content, use: show)
    ValueDrive("content directionalLayoutMargins", \.directionalLayoutMargins, content, use: show)
    ValueDrive("content imageToTextPadding", \.imageToTextPadding, content, use: show)
    ValueDrive("content horizontal padding", \.textToSecondaryTextHorizontalPadding, content, use: show)
    ValueDrive("content vertical padding", \.textToSecondaryTextVerticalPadding, content, use: show)
    ValueDrive("content text minimumScaleFactor", \.textProperties.minimumScaleFactor, content, use: show)
    ValueDrive("content image cornerRadius", \.imageProperties.cornerRadius, content, use: show)
    ValueDrive("content image maximumSize", \.imageProperties.maximumSize, content, use: show)
    ValueDrive("content image reservedLayoutSize", \.imageProperties.reservedLayoutSize, content, use: show)
    ValueDrive("content image strokeWidth", \.imageProperties.strokeWidth, content, use: show)
    ValueDrive("background insets", \.backgroundInsets, UIBackgroundConfiguration.clear, use: show)
    ValueDrive("background cornerRadius", \.cornerRadius, UIBackgroundConfiguration.clear, use: show)
    ValueDrive("background strokeOutset", \.strokeOutset, UIBackgroundConfiguration.clear, use: show)
    ValueDrive("background strokeWidth", \.strokeWidth, UIBackgroundConfiguration.clear, use: show)
    ValueDrive("list headerTopPadding", \.headerTopPadding, list, use: show)
  }

  private static func zero() -> CGFloat { 0 }

  @ValueDriveList private static var methods: [ValueDrive] {
    ValueDrive("fractionalWidth", \.self, zero) { show(width: .fractionalWidth($0)) }
    ValueDrive("fractionalHeight", \.self, zero) { show(height: .fractionalHeight($0)) }
    ValueDrive("absolute", \.self, zero) { show(width: .absolute($0), height: .absolute($0)) }
    ValueDrive("estimated", \.self, zero) { show(width: .estimated($0), height: .estimated($0)) }
    ValueDrive("fixed", \.self, zero) { show(spacing: .fixed($0)) }
    ValueDrive("flexible", \.self, zero) { show(spacing: .flexible($0)) }
    ValueDrive("edge spacing", \.self, zero) {
      show(edges: .init(leading: .fixed($0), top: .flexible($0), trailing: .fixed($0), bottom: .fixed($0)))
    }
    ValueDrive("setCustomSpacing", \.self, zero) {
      let stack = UIStackView(arrangedSubviews: [SetterDrives.label(), SetterDrives.label()])
      stack.setCustomSpacing($0, after: stack.arrangedSubviews[0])
      Galley.settle(stack)
    }
    ValueDrive("systemLayoutSizeFitting", \.self, { CGSize.zero }) {
      let stack = UIStackView(arrangedSubviews: [SetterDrives.label(), SetterDrives.label()])
      #expect(stack.systemLayoutSizeFitting($0).isAllFinite, "\($0)")
      #expect(SetterDrives.label().systemLayoutSizeFitting($0).isAllFinite, "\($0)")
    }
    ValueDrive("sizeThatFits", \.self, { CGSize(width: 100, height: 100) }) {
      #expect(SetterDrives.label().sizeThatFits($0).isAllFinite, "\($0)")
      #expect(SetterDrives.button().sizeThatFits($0).isAllFinite, "\($0)")
      #expect(
        SetterDrives.label().textRect(forBounds: CGRect(origin: .zero, size: $0), limitedToNumberOfLines: 2)
          .isAllFinite, "\($0)")
    }
    ValueDrive("safe area and margins together", \.self, { UIEdgeInsets.zero }) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.deviceSafeAreaInsets = $0
      let view = UIView(frame: window.bounds)
      view.layoutMargins = $0
      window.addSubview(view)
      Galley.settle(view)
    }
    ValueDrive("contentInset of a collection", \.self, { UIEdgeInsets.zero }) {
      for layout in [
        UICollectionViewFlowLayout(), UICollectionViewCompositionalLayout(section: SetterDrives.section()),
      ] {
        let collection = SampleCollection(layout)
        collection.contentInset = $0
        Galley.settle(collection)
      }
    }
    ValueDrive("contentInset of a table", \.self, { UIEdgeInsets.zero }) {
      let table = SampleTable()
      table.contentInset = $0
      Galley.settle(table)
    }
    ValueDrive("contentOffset of lists", \.self, { CGPoint.zero }) {
      // NaN raises UIKit's exception.
      if !$0.isAllFinite { return }
      for list in [SampleTable(), SampleCollection(UICollectionViewFlowLayout())] as [UIScrollView] {
        list.contentOffset = $0
        Galley.settle(list)
      }
    }
  }
}

@resultBuilder
enum ValueDriveList {
  static func buildBlock(_ drives: ValueDrive...) -> [ValueDrive] { drives }
}

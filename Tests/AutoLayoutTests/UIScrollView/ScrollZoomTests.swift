import CoreGraphics
import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// Zooming the content of a scroll view.
@MainActor
struct ScrollZoomTests {
  private final class Photo: NSObject, UIScrollViewDelegate {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 500))
    var told: [String] = []
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { told.append("zoomed to \(scrollView.zoomScale)") }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { told.append("begins") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      told.append("ended at \(scale)")
    }
  }

  private func scrollView(_ photo: Photo) -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    scroll.addSubview(photo.view)
    scroll.contentSize = photo.view.frame.size
    scroll.delegate = photo
    scroll.minimumZoomScale = 0.2
    scroll.maximumZoomScale = 4
    return scroll
  }

  @Test("a scale within the limits scales the view from its corner, and the content size with it")
  func scales() {
    let photo = Photo()
    let scroll = scrollView(photo)
    scroll.zoomScale = 0.5
    #expect(photo.view.frame == CGRect(x: 0, y: 0, width: 500, height: 250))
    #expect(photo.view.bounds.size == CGSize(width: 1000, height: 500))
    #expect(scroll.contentSize == CGSize(width: 500, height: 250) && scroll.zoomScale == 0.5)
    // The center, 100 by 50, is now at 50 by 25: nearer to the corner than half of the bounds.
    #expect(scroll.contentOffset == .zero)
    scroll.zoomScale = 0.01
    #expect(scroll.zoomScale == 0.2 && scroll.contentSize == CGSize(width: 200, height: 100))
    scroll.setZoomScale(10, animated: true)
    // The center of 200 by 100 is at 2000 by 1000 at twenty times the scale.
    #expect(scroll.zoomScale == 4 && scroll.contentOffset == CGPoint(x: 1900, y: 950))
    #expect(photo.told == ["zoomed to 0.5", "zoomed to 0.2", "begins", "zoomed to 4.0", "ended at 4.0"])
    scroll.setZoomScale(10, animated: true)
    #expect(photo.told.count == 5)
  }

  @Test("zooming to a rectangle centers it, as large as the bounds allow")
  func rectangle() {
    let photo = Photo()
    let scroll = scrollView(photo)
    scroll.zoom(to: CGRect(x: 400, y: 200, width: 100, height: 25), animated: false)
    // 200 by 100 of 100 by 25: twice; its middle, 450 by 212.5, is at 900 by 425.
    #expect(scroll.zoomScale == 2 && scroll.contentOffset == CGPoint(x: 800, y: 375))
  }

  @Test("without a view to scale, nothing happens")
  func nothing() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    scroll.maximumZoomScale = 3
    scroll.zoomScale = 2
    scroll.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
    #expect(scroll.zoomScale == 1 && scroll.contentOffset == .zero)
  }
}

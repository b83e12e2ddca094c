import Foundation

/// The fonts that ship with Galley, and where they lie.
public enum BundledFonts {
  /// The path of a bundled file, such as `Inter/Inter-Regular.otf`.
  public static func path(_ file: String) -> String {
    Bundle.module.bundleURL.appendingPathComponent(file).path
  }
}

import LayoutInspector

/// The options of `galley audit` about how documents of Interface Builder are laid out.
struct AuditDocumentOptions: OptionGroup {
  @Option(
    "device", "DEVICES", .text,
    help: "the devices of documents, as documents name them, such as retina4_0,retina6_12 (default: the document's)")
  var deviceNames: String?
  let shared = DocumentOptions()

  /// The names of the devices; empty for that of the document.
  ///
  /// - Throws: `CommandFailure` with status 64 if there is no such device.
  var devices: [String] {
    get throws(CommandFailure) {
      let names = deviceNames?.split(separator: ",", omittingEmptySubsequences: false).map(String.init) ?? []
      for name in names where CanvasDevice(named: name) == nil {
        throw .usage("--device is '\(name)'; expected one of \(CanvasDevice.names.joined(separator: ", "))")
      }
      return names
    }
  }
}

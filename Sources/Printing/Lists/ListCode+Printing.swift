package import PageRendering
internal import QRCodes
internal import ShoppingLists
package import SourceText

extension ListCode {
  /// For paper, which does without where there can be no code; a note says so.
  package func printed() -> Checked<ListSetup.Code?> {
    guard list.items.contains(where: { !$0.isBought }) else { return Checked(nil) }
    let made = code()
    guard let code = made.value else { return Checked(nil, made.diagnostics.map(\.asNote)) }
    return Checked(
      ListSetup.Code(drawing: code.drawing, side: code.code.svgSide, address: code.address), made.diagnostics)
  }
}

extension Diagnostic {
  /// For what would be an error if it were all that was asked for.
  fileprivate var asNote: Diagnostic {
    Diagnostic(.note, identifier, path: path, message: "there is no QR code on the list: \(message)", hint: hint)
  }
}

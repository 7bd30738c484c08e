package import QRCodes
package import ShoppingLists
package import SourceText

/// Makes the QR code of a shopping list: one that holds the list, or, where it is too long, one that leads to its page.
package struct ListCode {
  package struct Made {
    package let code: QRCode
    /// Where it leads; `nil` for a code that holds the list.
    package let address: String?

    /// An SVG file.
    var drawing: String { code.svgDocument(title: address ?? "Shopping list for QuickyShoppy") }
  }

  package let list: ShoppingList
  package let style: ListStyle
  /// Where the site shows the list; `nil` where it does not, or has no address.
  package let page: String?

  package init(list: ShoppingList, style: ListStyle, page: String?) {
    self.list = list
    self.style = style
    self.page = page
  }

  /// Links of recipes are left out of codes: they would make them twice as large.
  ///
  /// `shop-code-page`, a note: the code leads to the page. `shop-code`: there can be no code.
  package func code() -> Checked<Made?> {
    do throws(QRCodeError) {
      return Checked(Made(code: try QRCode(QuickyShoppy.write(list, style: style), correction: .low), address: nil))
    } catch {
      guard case .tooLong(let size) = error, let page else { return Checked(nil, [Self.problem(error)]) }
      return leading(to: page, since: size)
    }
  }

  private func leading(to page: String, since size: Int) -> Checked<Made?> {
    do throws(QRCodeError) {
      let note = Diagnostic(
        .note, "shop-code-page", path: ListDocument.name,
        message: "the list has \(size) bytes, too many for one QR code; the code leads to “\(page)”",
        hint: "shop for fewer days to have the list itself in the code")
      return Checked(Made(code: try QRCode(page), address: page), [note])
    } catch {
      return Checked(nil, [Self.problem(error)])
    }
  }

  private static func problem(_ error: QRCodeError) -> Diagnostic {
    let hint =
      if case .tooLong = error {
        "shop for fewer days; or set “base-url” in galley.yaml, and the code of a week’s list leads to its page"
      } else {
        error.hint
      }
    return Diagnostic(.error, "shop-code", path: ListDocument.name, message: error.description, hint: hint)
  }
}

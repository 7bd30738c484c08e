package import Mustache
package import PageInputs
internal import PictureFiles
internal import SitePlanning

/// A picture: one the author took, or the drawn cover.
package struct PictureView: View {
  package let src: String
  package let width: Int
  package let height: Int
  package let alt: String
  package let isDrawn: Bool
  package var avif: String?
  package var webp: String?
  package var jpeg: String?
  package var placeholder: String?

  package static let schema = Schema<Self>("Picture") {
    Field("src", \.src, "Relative URL.")
    Field("width", \.width, "Width in pixels.")
    Field("height", \.height, "Height in pixels.")
    Field("alt", \.alt, "What the picture shows; empty when it only decorates.")
    Field("isDrawn", \.isDrawn, "Whether it is the cover drawn from the recipe.")
    Field(
      "avif", \.avif, "Its sizes as AVIF for `srcset`, with their widths; only where it is published in several sizes.")
    Field("webp", \.webp, "The same as WebP.")
    Field("jpeg", \.jpeg, "The same as JPEG.")
    Field("placeholder", \.placeholder, "A `data:` address of a few pixels to stand there until the picture has come.")
  }
}

extension PictureView {
  /// The picture or drawn cover of a recipe as the site has it.
  ///
  /// - Parameter address: of a path of the site.
  package init(of picture: PictureInputs, alt: String, address: (String) -> String) {
    guard let set = picture.set else {
      self.init(original: picture, alt: alt, address: address(picture.path))
      return
    }
    func sources(_ encoding: PictureEncoding) -> String {
      let sizes = set.sizes.map { "\(address(set.path($0, ending: encoding.ending))) \($0.width)w" }
      return sizes.joined(separator: ", ")
    }
    self.init(
      src: address(set.path(set.largest, ending: PictureEncoding.jpeg.ending)), width: set.largest.width,
      height: set.largest.height, alt: alt, isDrawn: false, avif: sources(.avif), webp: sources(.webp),
      jpeg: sources(.jpeg),
      placeholder: set.placeholder.isEmpty ? nil : PictureAddress.text(set.placeholder, path: "placeholder.webp"))
  }

  /// A drawing of any size, whose numbers are pixels.
  package init(drawn src: String, width: Int, height: Int, alt: String) {
    self.init(src: src, width: width, height: height, alt: alt, isDrawn: true)
  }

  /// The author's picture as it is, or the drawn cover. The numbers give its shape alone, since pages cut it to 4:3.
  package init(original picture: PictureInputs, alt: String, address: String) {
    let isDrawn = picture.isDrawn
    self.init(src: address, width: isDrawn ? 400 : 1200, height: isDrawn ? 300 : 900, alt: alt, isDrawn: isDrawn)
  }
}

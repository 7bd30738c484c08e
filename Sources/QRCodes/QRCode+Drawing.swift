extension QRCode {
  /// How many units a side of the drawing has, quiet zone included: the `viewBox` of `svgPath` is `0 0 n n`.
  public var svgSide: Int { side + 2 * QRCode.quietZone }

  /// The dark modules as the `d` of one SVG path, one unit a module, moved in by the quiet zone.
  ///
  /// Dark neighbours in a row are one rectangle, so that no hair lines show between them.
  public var svgPath: String {
    var path = ""
    for row in 0..<side {
      var column = 0
      while column < side {
        guard isDark(column: column, row: row) else {
          column += 1
          continue
        }
        let start = column
        while isDark(column: column, row: row) { column += 1 }
        let length = column - start
        path += "M\(start + QRCode.quietZone) \(row + QRCode.quietZone)h\(length)v1h-\(length)z"
      }
    }
    return path
  }

  /// A whole SVG file: black on white, whatever the page around it is coloured like.
  ///
  /// - Parameter title: what the code is, for those who cannot see it; plain text.
  public func svgDocument(title: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(svgSide) \(svgSide)" role="img" shape-rendering="crispEdges">
    <title>\(Self.escaped(title))</title>
    <path fill="#fff" d="M0 0h\(svgSide)v\(svgSide)H0z"/>
    <path d="\(svgPath)"/>
    </svg>

    """
  }

  /// Lines of half blocks for a terminal, two rows of modules a line, quiet zone included.
  ///
  /// Light modules are drawn and dark ones left blank, which reads right on the dark ground most terminals have.
  public var terminalLines: [String] {
    let margin = QRCode.quietZone
    return stride(from: -margin, to: side + margin, by: 2).map { row in
      var line = ""
      for column in -margin..<side + margin {
        let upper = isDark(column: column, row: row)
        let lower = row + 1 >= side + margin || isDark(column: column, row: row + 1)
        line += upper ? (lower ? " " : "▄") : (lower ? "▀" : "█")
      }
      return line
    }
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

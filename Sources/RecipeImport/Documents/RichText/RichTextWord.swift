/// The control words of RTF that say something of its text, its parts or its characters.
enum RichTextWord: String, CaseIterable {
  // The file.
  case ansi, ansicpg, mac, pc, pca, deff
  case fonttbl, f, fcharset, cpg
  case stylesheet, s, outlinelevel
  case info, title, author, keywords
  // Paragraphs and what ends them.
  case par, line, sect, page, pagebb, pard, sbknone, ls
  // Characters.
  case plain, b, fs, strike, striked, v, deleted, `super`, sub, nosupersub, uc, u
  case tab, emdash, endash, emspace, enspace, qmspace, bullet, lquote, rquote, ldblquote, rdblquote
  // Tables.
  case intbl, trowd, cell, nestcell, row, nestrow, nesttableprops
  // Fields.
  case field, fldinst, fldrslt
  // Pictures, boxes and what is made elsewhere.
  case shppict, pict, pngblip, jpegblip, shp, shpinst, shptxt, `do`, dptxbxtext, object
  case graphic = "NeXTGraphic"
  // Formulas.
  case moMathPara, moMath, mf, mden, mfPr, mctrlPr, mrPr
  // What stands beside the text.
  case listtext, pntext, header, headerl, headerr, headerf, footer, footerl, footerr, footerf, footnote
  // What is none of it.
  case nonshppict, shprslt, nonesttables, colortbl, filetbl, listtable, listoverridetable, revtbl, xe, tc, tcn, rxe,
    ftnsep
  case ftnsepc, ftncn, aftnsep, aftnsepc, aftncn, objdata, pntxta, pntxtb, annotation, bkmkstart, bkmkend, template

  static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// Whether it opens a group with something of the text though a star stands before it.
  var isReadBehindStar: Bool {
    switch self {
    case .shppict, .shpinst, .do, .fldinst, .moMathPara, .moMath, .nesttableprops: true
    default: false
    }
  }

  /// The character that a word is.
  var character: String? {
    switch self {
    case .tab, .emspace, .enspace, .qmspace: " "
    case .emdash: "—"
    case .endash: "–"
    case .bullet: "•"
    case .lquote: "‘"
    case .rquote: "’"
    case .ldblquote: "“"
    case .rdblquote: "”"
    default: nil
    }
  }
}

/// The Python program that keeps WeasyPrint loaded between documents.
///
/// It talks over its standard input and output, which are one socket. A job is eight bytes of length (little-endian) and
/// an HTML page. Each answer is a letter, a length and as many bytes: `V` the version, once at the start; `R` an address
/// that was refused; then `P` the PDF or `E` a reason. Only `data:` addresses are read.
enum PDFWorkerScript {
  static let text = #"""
    import os, sys
    # A module in the working folder must not take the place of an installed one.
    if sys.path and sys.path[0] == "":
        del sys.path[0]
    # Time stamps in embedded fonts.
    os.environ["SOURCE_DATE_EPOCH"] = "0"
    jobs = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)

    def answer(letter, payload):
        if isinstance(payload, str):
            payload = payload.encode("utf-8", "replace")
        answers.write(letter + len(payload).to_bytes(8, "little") + payload)
        answers.flush()

    def reason(error):
        text = " ".join(str(error).split())
        return type(error).__name__ + (": " + text if text else "")

    try:
        import hashlib, inspect, logging
        import weasyprint
        from weasyprint.text.fonts import FontConfiguration
    except BaseException as error:
        answer(b"E", reason(error))
        sys.exit(1)

    logging.getLogger("weasyprint").addHandler(logging.NullHandler())
    logging.getLogger("weasyprint").propagate = False

    def fetch(address, *arguments, **options):
        if address[:5].lower() == "data:":
            return weasyprint.default_url_fetcher(address, *arguments, **options)
        answer(b"R", address)
        raise ValueError("only data: addresses are read")

    # Named differently since WeasyPrint 59.
    old = "variant" in inspect.signature(weasyprint.HTML.write_pdf).parameters
    variant, identifier = ("variant", "identifier") if old else ("pdf_variant", "pdf_identifier")

    def pdf(page):
        html = weasyprint.HTML(string=page.decode("utf-8"), base_url="about:blank", url_fetcher=fetch)
        options = {variant: "pdf/ua-1", identifier: hashlib.sha256(page).hexdigest()[:32].encode()}
        return html.write_pdf(font_config=FontConfiguration(), **options)

    answer(b"V", weasyprint.__version__)
    while True:
        length = jobs.read(8)
        if len(length) < 8:
            break
        page = jobs.read(int.from_bytes(length, "little"))
        try:
            result = pdf(page)
        except Exception as error:
            answer(b"E", reason(error))
        else:
            answer(b"P", result)

    """#
}

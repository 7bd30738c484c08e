/// The Python program that keeps WeasyPrint loaded between documents.
///
/// It talks over its standard input and output, which are one socket; its argument is its folder for temporary files. A
/// job is a letter, eight bytes of length (little-endian) and as many bytes: `D` makes a PDF of a page, `L` lays a page
/// out and keeps it, `C` hands over the next page set closer, which takes its place where that saves paper (a digit for
/// sides, a space, the page), `J` makes a PDF of the pages kept, one document behind the other (a digit for sides, a space, the
/// title), `I` one of sheets with them, by a plan (``ImpositionText``). Each answer has the same form: `V` the version,
/// once at the start; then for each job `R` an address that was refused, `N` the next page, `A` the name of an anchor on
/// it; at last `P` the PDF, empty for `L`, or `E` a reason. Only `data:` addresses are read.
///
/// A block with the attribute `data-fit=""` that leaves little on its last page is set again with `data-fit="closer"`, then
/// with `data-fit="closest"`, which style sheets give a meaning; where that is in vain it stays as it was.
///
/// Sheets are made by the documented `finisher` of `write_pdf`: each page's stream becomes a form XObject (ISO 32000-1,
/// 8.10), drawn where the plan says.
enum WeasyPrintScript {
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
        import ctypes, gc, hashlib, inspect, json, logging, pathlib, re, shutil, signal, warnings
        import pydyf
        import weasyprint
        from weasyprint.formatting_structure import boxes
        from weasyprint.text.fonts import FontConfiguration
    except BaseException as error:
        answer(b"E", reason(error))
        sys.exit(1)

    warnings.simplefilter("ignore")
    logging.getLogger("weasyprint").addHandler(logging.NullHandler())
    logging.getLogger("weasyprint").propagate = False

    # Pictures are megabytes in which a parser of HTML looks for characters that are forbidden, one by one, which takes longer than
    # laying out what is around them: pages are read with short names in place of their addresses.
    picture = re.compile(r"data:image/[a-z]+;base64,[A-Za-z0-9+/=]{9999,}")
    pictures = {}

    def shortened(text):
        def short(found):
            name = f"data:,{hashlib.sha256(found[0].encode()).hexdigest()}"
            pictures[name] = found[0]
            return name
        return picture.sub(short, text)

    def checked(address):
        if address[:5].lower() != "data:":
            answer(b"R", address)
            raise ValueError("only data: addresses are read")
        return pictures.get(address, address)

    # A class since WeasyPrint 68, a function before.
    if hasattr(weasyprint.urls, "URLFetcher"):
        class Fetcher(weasyprint.urls.URLFetcher):
            def fetch(self, url, headers=None):
                return super().fetch(checked(url), headers)
        fetch = Fetcher()
    else:
        def fetch(address, *arguments, **options):
            return weasyprint.default_url_fetcher(checked(address), *arguments, **options)

    # Named differently since WeasyPrint 59.
    old = "variant" in inspect.signature(weasyprint.HTML.write_pdf).parameters
    variant, identifier = ("variant", "identifier") if old else ("pdf_variant", "pdf_identifier")

    # Boxes live as long as their document: looking for garbage among them often takes a fifth of the time. Looking
    # after every tenth document keeps the memory of many in bounds; what stays until the end is never looked at.
    gc.set_threshold(50000, 20, 100)
    gc.freeze()
    made = 0

    # Up to WeasyPrint 66 tags are looked up among all elements, listed anew for each page, which takes longer than
    # everything else in a book. Those that are marked on the page, and what they are in, are enough.
    def tags_by_page(tag):
        def tagged(pdf, metadata, document, page_streams, *rest, **options):
            if hasattr(document, "build_element_structure"):
                whole = {}
                document.build_element_structure(whole)
                streams = iter(page_streams)
                def structure(result):
                    for _, box in next(streams).marked:
                        element = box.element
                        while element is not None and element not in result:
                            result[element] = dict(whole[element])
                            element = whole[element]["parent"]
                document.build_element_structure = structure
            tag(pdf, metadata, document, page_streams, *rest, **options)
        return tagged

    variants = getattr(weasyprint.pdf, "VARIANTS", {})
    if "pdf/ua-1" in variants:
        tag, *properties = variants["pdf/ua-1"]
        variants["pdf/ua-1"] = (tags_by_page(tag), *properties)

    def digest(*parts):
        return hashlib.sha256(b"".join(parts)).hexdigest()[:32].encode()

    \#(fitting)
    condensed = None

    def offer(page):
        global condensed
        sides, _, text = page.decode("utf-8").partition(" ")
        condensed = int(sides), text
        return b""

    def layout(page):
        global condensed
        pictures.clear()
        document = layout_quietly(shortened(page.decode("utf-8")))
        if condensed:
            sides, text = condensed
            condensed = None
            if len(document.pages) > sides:
                other = layout_quietly(shortened(text))
                if -(-len(other.pages) // sides) < -(-len(document.pages) // sides):
                    document = other
        seen = set()
        for leaf in document.pages:
            answer(b"N", b"")
            for name in leaf.anchors:
                if name not in seen:
                    seen.add(name)
                    answer(b"A", name)
        return document

    # Fonts that pages brought along; WeasyPrint removes them late or never.
    def tidy():
        for entry in pathlib.Path(sys.argv[1]).iterdir():
            if entry.name.startswith("weasyprint-"):
                shutil.rmtree(entry, ignore_errors=True)

    kept = []

    # What header cells are the heads of (PDF/UA-1, 7.5), which WeasyPrint leaves out.
    def scope(_, pdf):
        for row in [entry for entry in pdf.objects if isinstance(entry, dict) and entry.get("S") == "/TR"]:
            cells = [target(pdf, kid) for kid in row.get("K", []) if isinstance(kid, bytes)]
            way = "/Column" if all(cell.get("S") == "/TH" for cell in cells) else "/Row"
            for cell in cells:
                if cell.get("S") == "/TH" and "A" not in cell:
                    cell["A"] = pydyf.Dictionary({"O": "/Table", "Scope": way})

    def single(page):
        global made
        result = layout(page).write_pdf(finisher=scope, **{variant: "pdf/ua-1", identifier: digest(page)})
        tidy()
        made += 1
        if made % 10 == 0:
            gc.collect()
        return result

    def keep(page):
        kept.append((page, layout(page)))
        return b""

    # A document without anything, as large as a page.
    def blank(leaf):
        size = f"{leaf.width}px {leaf.height}px"
        return layout_quietly(
            f'<html lang="zxx"><title>-</title><style>@page {{ size: {size}; margin: 0 }}</style><body></body></html>')

    def joined(order):
        padded, _, title = order.decode("utf-8").partition(" ")
        documents = []
        for _, document in kept:
            documents.append(document)
            if padded == "2" and len(document.pages) % 2 == 1:
                documents.append(blank(document.pages[-1]))
        whole = documents[0].copy([leaf for document in documents for leaf in document.pages])
        whole.metadata.title = title
        if hasattr(whole, "build_element_structure"):
            # Tags are looked up among the elements of one document, and here are several.
            def structure(result):
                for document in documents:
                    document.build_element_structure(result)
            whole.build_element_structure = structure
        mark = digest(*[page for page, _ in kept], order)
        result = whole.write_pdf(finisher=scope, **{variant: "pdf/ua-1", identifier: mark})
        kept.clear()
        tidy()
        return result

    def sheets(plan):
        lines = plan.decode("utf-8").split("\n")
        documents = [document for _, document in kept]
        joined = documents[0].copy([leaf for document in documents for leaf in document.pages])
        joined.metadata.title = lines[0].partition(" ")[2]
        mark = digest(*[page for page, _ in kept], plan)
        result = joined.write_pdf(finisher=lambda _, pdf: impose(pdf, lines[1:]), **{identifier: mark})
        kept.clear()
        tidy()
        return result

    def target(pdf, reference):
        return pdf.objects[int(reference.split()[0])]

    # Where a matrix takes a rectangle.
    def moved(rectangle, a, b, c, d, e, f):
        xs, ys = rectangle[0::2], rectangle[1::2]
        corners = [(a * x + c * y + e, b * x + d * y + f) for x in xs for y in ys]
        return pydyf.Array([
            min(x for x, _ in corners), min(y for _, y in corners),
            max(x for x, _ in corners), max(y for _, y in corners)])

    def place(pdf, leaf, sheet, matrix):
        form = target(pdf, leaf["Contents"])
        form.extra.update({
            "Type": "/XObject", "Subtype": "/Form", "BBox": leaf["MediaBox"], "Resources": leaf["Resources"]})
        forms = sheet["Resources"]["XObject"]
        name = f"P{len(forms)}"
        forms[name] = form.reference
        for reference in annotations(leaf):
            annotation = target(pdf, reference)
            # Places within a document are on other pieces of paper.
            if "Dest" not in annotation:
                copy = pydyf.Dictionary(annotation)
                copy["Rect"] = moved(annotation["Rect"], *matrix)
                pdf.add_object(copy)
                sheet.setdefault("Annots", pydyf.Array()).append(copy.reference)
        return name

    def annotations(leaf):
        return [item for item in leaf.get("Annots", []) if isinstance(item, bytes)]

    def impose(pdf, lines):
        leaves = [pdf.objects[number] for number in pdf.pages["Kids"][::3]]
        pdf.pages["Kids"] = pydyf.Array()
        pdf.pages["Count"] = 0
        for name in ("Outlines", "Names"):
            pdf.catalog.pop(name, None)
        size = sheet = content = None
        for line in lines:
            word, *texts = line.split()
            numbers = [float(text) for text in texts]
            if word == "sheet":
                size = numbers
            elif word == "side":
                content = pydyf.Stream(compress=True)
                pdf.add_object(content)
                sheet = pydyf.Dictionary({
                    "Type": "/Page", "Parent": pdf.pages.reference, "MediaBox": pydyf.Array([0, 0] + size),
                    "Contents": content.reference,
                    "Resources": pydyf.Dictionary({"XObject": pydyf.Dictionary()})})
                pdf.add_page(sheet)
                content.stream.append(b"0.25 w 0 G")
            elif word == "page":
                name = place(pdf, leaves[int(numbers[0])], sheet, numbers[1:])
                content.stream.append(f"q {' '.join(texts[1:])} cm /{name} Do Q".encode())
            elif word == "line":
                x1, y1, x2, y2 = texts
                content.stream.append(f"{x1} {y1} m {x2} {y2} l S".encode())
        # The pages themselves are no part of the document any more.
        for leaf in leaves:
            for reference in annotations(leaf):
                target(pdf, reference).clear()
            leaf.clear()

    work = {b"D": single, b"L": keep, b"C": offer, b"J": joined, b"I": sheets}
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    try:
        answer(b"V", weasyprint.__version__)
        while True:
            head = jobs.read(9)
            if len(head) < 9:
                break
            payload = jobs.read(int.from_bytes(head[1:], "little"))
            try:
                result = work[head[:1]](payload)
            except Exception as error:
                answer(b"E", reason(error))
            else:
                answer(b"P", result)
    except (KeyboardInterrupt, BrokenPipeError, ConnectionResetError):
        pass
    finally:
        for helper in helpers:
            os.kill(helper, signal.SIGKILL)
        shutil.rmtree(sys.argv[1], ignore_errors=True)

    """#
}

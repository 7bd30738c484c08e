extension WeasyPrintScript {
  /// The part that sets blocks closer which leave little on their last page.
  ///
  /// A document is laid out again for each degree. A book with hundreds of blocks would take four times as long as one layout of it,
  /// so what becomes of each block is found out before, in small documents of some blocks each, in as many processes as there
  /// are cores. Which blocks go together does not depend on their number, so the result is the same on any machine.
  static let fitting = #"""
    # Text cannot hold a quotation mark: this is the attribute and nothing else.
    fit = ' data-fit="'
    # Less than this share of a page is a foot that ought to have found room on the page before.
    little = 0.34

    def layout_quietly(text):
        degrees, hopeless = settled_apart(text)
        document, blocks = layout_once(fitted(text, degrees))
        for degree in ("closer", "closest"):
            spilt = spilt_blocks(document, blocks) - hopeless
            if not spilt:
                return document
            degrees.update(dict.fromkeys(spilt, degree))
            document, blocks = layout_once(fitted(text, degrees))
        spilt = spilt_blocks(document, blocks) - hopeless
        if spilt:
            for block in spilt:
                degrees.pop(block, None)
            document, _ = layout_once(fitted(text, degrees))
        return document

    # A book of hundreds of blocks is laid out once: which of them are to be set closer is found out in small documents of some
    # blocks each, in as many processes as there are cores. It is what the whole document would tell as far as each block begins
    # a page; what it tells otherwise is settled there.
    together = 24

    def settled_apart(text):
        head, blocks = parts_of(text) if text.count(fit) > together else ("", [])
        degrees, hopeless = {}, set()
        starts = range(0, len(blocks), together)
        for found in shared(starts, lambda start: settled(head, blocks, start)):
            for place, degree in found:
                if degree:
                    degrees[place] = degree
                else:
                    hopeless.add(place)
        return degrees, hopeless

    # The degree of each of some blocks that spill over, empty where none helps; nothing where they share pages.
    def settled(head, blocks, start):
        spilt = range(start, min(start + together, len(blocks)))
        found = {}
        for degree in ("", "closer", "closest"):
            found.update(dict.fromkeys(spilt, degree))
            text = head + "".join(blocks[place].replace(fit, fit + degree, 1) for place in spilt) + "</body></html>"
            document, there = layout_once(text)
            if max(map(len, pages_of_blocks(document, there)), default=0) > 1:
                return []
            spilt = [spilt[place] for place in sorted(spilt_blocks(document, there))]
            if degree == "":
                found = {}
            if not spilt:
                break
        found.update(dict.fromkeys(spilt, ""))
        return list(found.items())

    tag = re.compile(r"""<(/?)([a-z][a-z0-9]*)((?:[^>"']|"[^"]*"|'[^']*')*)>""")
    empty = frozenset("area base br col embed hr img input link meta source track wbr".split())

    # What stands before everything in the body, and each block within what it is in; no blocks where one stands in another.
    def parts_of(text):
        head, blocks, open_tags = "", [], []
        start = depth = None
        for found in tag.finditer(text):
            closing, name, rest = found.groups()
            if closing:
                while open_tags and open_tags.pop()[0] != name:
                    pass
                if depth is not None and len(open_tags) <= depth:
                    around = open_tags[2:]
                    blocks.append(
                        "".join(opened for _, opened in around) + text[start:found.end()]
                        + "".join(f"</{name}>" for name, _ in reversed(around)))
                    depth = None
            elif name not in empty and not rest.endswith("/"):
                if fit in rest:
                    if depth is not None:
                        return "", []
                    start, depth = found.start(), len(open_tags)
                open_tags.append((name, found[0]))
                if name == "body":
                    head = text[:found.end()]
        return head, blocks if len(blocks) == text.count(fit) and head else []

    # What a function makes of each value, in their order, by a process for each core.
    def shared(values, make):
        workers = min(len(os.sched_getaffinity(0)), len(values))
        pipes = []
        for worker in range(workers):
            reading, writing = os.pipe()
            process = os.fork()
            if process == 0:
                status = 1
                try:
                    os.close(reading)
                    # They have nobody to tell any more where this process ends.
                    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
                    signal.signal(signal.SIGTERM, signal.SIG_DFL)
                    result = json.dumps([make(value) for value in values[worker::workers]])
                    with os.fdopen(writing, "w") as pipe:
                        pipe.write(result)
                    status = 0
                finally:
                    os._exit(status)
            os.close(writing)
            helpers.append(process)
            pipes.append(os.fdopen(reading))
        results = [None] * len(values)
        for worker, pipe in enumerate(pipes):
            with pipe:
                answer = pipe.read()
            # Where one ends early the pages would not be those that another machine makes.
            if not answer:
                raise RuntimeError("a process that lays out some of the pages ended early")
            results[worker::workers] = json.loads(answer)
        while helpers:
            os.waitpid(helpers.pop(), 0)
        return results

    helpers = []
    # Of linux/prctl.h.
    PR_SET_PDEATHSIG = 1

    # The document, and the places of its blocks that may be set closer.
    def layout_once(text):
        html = weasyprint.HTML(string=text, base_url="about:blank", url_fetcher=fetch)
        marked = (element for element in html.etree_element.iter() if element.get("data-fit") is not None)
        blocks = {element: place for place, element in enumerate(marked)} if fit in text else {}
        return html.render(font_config=FontConfiguration()), blocks

    def fitted(text, degrees):
        places = iter(range(text.count(fit)))
        return re.sub(re.escape(fit), lambda found: found[0] + degrees.get(next(places), ""), text)

    def inside_of(leaf):
        body = next((child for child in leaf._page_box.children if child.element_tag == "html"), None)
        return list(body.descendants()) if body else []

    # The places of the blocks on each page; of a document without any, none.
    def pages_of_blocks(document, blocks):
        return [
            {blocks[part.element] for part in inside_of(leaf) if part.element in blocks}
            for leaf in (document.pages if blocks else [])]

    # Blocks that have begun on an earlier page and leave little, alone, on their last one.
    def spilt_blocks(document, blocks):
        spilt = set()
        before = set()
        for leaf, here in zip(document.pages, pages_of_blocks(document, blocks)):
            box = leaf._page_box
            inside = inside_of(leaf)
            ends = [
                part.position_y + part.height for part in inside
                if isinstance(part, (boxes.LineBox, boxes.ReplacedBox))]
            filled = (max(ends, default=0) - box.content_box_y()) / box.height
            if filled < little and len(here) == 1 and here <= before:
                spilt |= here
            before = here
        return spilt
    """#
}

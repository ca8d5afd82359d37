"""What a translator does on the page."""
import json
import re
import subprocess

from page_driver import failures

HOSTILE = [
    "<img src=x onerror=\"document.title='owned'\">", "</textarea><script>document.title='owned'</script>",
    "‮evil", "\"; \"x\" = \"y", "&lt;b&gt;"]


def wrapped(binary, text, locale):
    answer = subprocess.run(
        [binary, "wrap", "--jsonl"], input=json.dumps({"id": 1, "text": text, "locale": locale, "style": "alert.title", "width": 238}) + "\n",
        capture_output=True, text=True, encoding="utf-8", check=True).stdout
    starts = json.loads(answer)["starts"]
    units = text.encode("utf-16-le")
    return [units[2 * a:2 * b].decode("utf-16-le").strip() for a, b in zip(starts, starts[1:] + [len(units) // 2])]


WORDS = {"ko": "이 앨범을 다른 모든 사람과 함께 공유하겠습니까?", "ar": "هل تريد مشاركة هذا الألبوم مع جميع الآخرين الآن؟",
         "de": "Dieses Album wirklich mit allen anderen teilen?", "th": "ต้องการแชร์อัลบั้มนี้กับผู้อื่นทั้งหมดในตอนนี้หรือไม่"}


def write_until_it_breaks(page, binary):
    for locale, words in WORDS.items():
        page.open("share-album", locale, design="classic", device="iPhone SE", orientation="portrait")
        area = page.area("title")
        area.click()
        page.page.keyboard.press("Control+a")
        counts = []
        for end in range(1, len(words) + 1):
            page.page.keyboard.insert_text(words[end - 1])
            if end % 6 == 0 or end == len(words):
                page.settle()
                expected = wrapped(binary, words[:end], locale)
                lines = page.lines()[:len(expected)]
                failures.check(lines == expected, f"{locale}: drawn {lines}, wrapped {expected}")
                counts.append(len(expected))
        failures.check(counts[0] == 1 and counts[-1] > 1, f"{locale}: no break was seen, {counts}")
        failures.check("character" in page.page.inner_text('.part[data-field="title"] .left'), f"{locale}: no room is shown")
        page.write(area, page.page.evaluate("area => area.defaultValue", area.element_handle()) or words)


def plural_forms(page):
    page.open("LibraryViewController.deleteSelected.1", "ar", design="classic", device="iPhone SE", orientation="portrait")
    labels = page.page.locator('.part[data-field="title"] .above label').all_inner_texts()
    forms = ["zero", "one", "two", "few", "many", "other"]
    failures.check([label.split(" · ")[-1].replace(" (missing)", "") for label in labels] == forms, f"Arabic has fields for {labels}")
    for number in range(len(forms)):
        area = page.area("title", number)
        area.focus()
        drawn = area.input_value().split("%lld")
        page.page.wait_for_function(
            "words => words.every(word => document.querySelector('#pictures svg[data-own]').textContent.includes(word.trim()))",
            arg=drawn, timeout=20000)
        if len(drawn) == 2:
            failures.check(re.search(r"\d", " ".join(page.lines()[:1])), f"{forms[number]} is drawn without a number: {page.lines()}")
    samples = page.page.locator(".samples").first
    samples.locator("summary").click()
    # A number that chooses the form that is drawn, the last one.
    samples.locator("input").first.fill("4702")
    page.page.wait_for_function("() => document.querySelector('#pictures svg[data-own]').textContent.includes('4702')", timeout=20000)
    samples.locator("input").first.fill("")


def fixes(page):
    page.open("LibraryViewController.signOut.1", "de")
    area = page.area("title")
    old = area.input_value()
    page.write(area, old.rstrip("?") + "!")
    fix = page.page.locator('.part[data-field="title"] .fix').first
    wanted = fix.locator("bdi").inner_text()
    fix.click()
    page.settle()
    failures.check(area.input_value() == wanted != old.rstrip("?") + "!", f"the fix makes it {area.input_value()}, not {wanted}")
    page.write(area, old)
    failures.check(page.page.locator(".draft").count() == 0, "a text that is as in its file is a draft")


def shared_texts(page):
    """A text that other alerts show says which, and what is written is checked there too."""
    page.open("LibraryViewController.deleteSelected.1", "de")
    others = page.page.locator('.part[data-field="button 1"] .others')
    others.locator("summary").click()
    names = others.locator("li small:first-of-type").all_inner_texts()
    failures.check("also in" in others.inner_text() and len(names) > 1, f"the others are {names}")
    first = others.locator("summary").inner_text()
    area = page.area("button 1")
    old = area.input_value()
    page.write(area, old + " jetzt bitte ganz schnell und sofort!")
    page.page.wait_for_function(
        "([words]) => document.querySelector('.part[data-field=\"button 1\"] .others summary').textContent !== words", arg=[first], timeout=20000)
    failures.check("with findings" in others.inner_text(), f"what is found in the others is not shown: {others.inner_text()}")
    failures.check(others.evaluate("box => box.open"), "the list closed while it was brought up to date")
    page.write(area, old)
    others.locator("a").first.click()
    page.page.wait_for_function("() => !document.title.startsWith('LibraryViewController.deleteSelected.1')")


def place_in_code(page):
    page.open("LibraryViewController.signOut.1", "de")
    place = page.page.inner_text("#place")
    failures.check(re.fullmatch(r"shown by LibraryViewController\.signOut in App/LibraryViewController\.swift:\d+", place), f"the place is {place}")
    page.open("EditorView.body.1", "de")
    place = page.page.inner_text("#place")
    failures.check(
        re.fullmatch(r"shown by EditorView\.body, after .?Verwerfen.? is tapped, in App/EditorView\.swift:\d+", place), f"the place is {place}")


def find(page):
    """Words, keys and files find alerts; filters narrow them down, and each says how many there are."""
    count = lambda: page.page.locator("#list li").count()
    page.open("LibraryViewController.signOut.1", "de")
    whole = count()
    for words in ["signout.title", "abmelden", "LibraryViewController.swift"]:
        page.page.fill("#words", words)
        failures.check(0 < count() < whole, f"{words} finds {count()} of {whole}")
        failures.check(page.page.locator('#list li[data-surface="LibraryViewController.signOut.1"]').count() == 1, f"{words} does not find it")
    page.page.fill("#words", "")
    for name in ["unfinished", "review", "findings", "changed"]:
        page.page.locator(f"#filter input[value={name}]").check(force=True)
        # All at one time: what the server sends may draw the list anew in between.
        told, listed, isOpen = page.page.evaluate(
            "name => [Number(document.querySelector(`[data-count=${name}]`).textContent), document.querySelectorAll('#list li').length,"
            " document.querySelectorAll('#list [aria-current]').length]", name)
        failures.check(told <= listed <= told + isOpen, f"{name} says {told} and shows {listed}")
    page.page.locator("#filter input[value=all]").check(force=True)


def copies(page):
    """The drawing as a picture, and a link to what one sees."""
    page.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.open("LibraryViewController.signOut.1", "ar", design="glass", device="iPhone 16", orientation="portrait", textSize="L")
    page.page.get_by_role("button", name="Copy picture").click()
    failures.check("picture" in page.said("picture"), "nothing says that the picture was copied")
    size, colours, wanted = page.page.evaluate("""async () => {
      const [item] = await navigator.clipboard.read();
      const image = await createImageBitmap(await item.getType("image/png"));
      const canvas = new OffscreenCanvas(image.width, image.height), context = canvas.getContext("2d");
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height), colours = new Set();
      for (let index = 0; index < data.length; index += 4) colours.add(`${data[index]} ${data[index + 1]} ${data[index + 2]}`);
      const { width, height } = document.querySelector("#pictures svg[data-own]").viewBox.baseVal;
      return [[image.width, image.height], colours.size, [width, height]];
    }""")
    failures.check(all(abs(own - 3 * points) <= 1 for own, points in zip(size, wanted)), f"the picture is {size}, the drawing {wanted}")
    failures.check(colours > 20, f"the picture has {colours} colours")
    page.page.get_by_role("button", name="Copy link").click()
    page.said("link")
    link = page.page.evaluate("() => navigator.clipboard.readText()")
    failures.check("token" not in link, "the link holds the token")
    other = page.page.context.new_page()
    other.goto(link)
    other.wait_for_function("() => document.title.startsWith('LibraryViewController.signOut.1 · ar ')", timeout=60000)
    scene = {name: other.input_value(f"#scenes select[name={name}]") for name in ("design", "device", "orientation", "textSize")}
    failures.check(scene == {"design": "glass", "device": "iPhone 16", "orientation": "portrait", "textSize": "L"}, f"the link leads to {scene}")
    other.close()


def hostile(page, folder):
    page.open("LibraryViewController.signOut.1", "de")
    for text in HOSTILE:
        page.write(page.area("title"), text)
        failures.check(page.page.locator("#pictures img, #pictures script, #fields img, #fields script").count() == 0, f"{text} became markup")
        failures.check("owned" not in page.page.title(), f"{text} ran")
        page.save()
        failures.check(page.area("title").input_value() == text, f"{text} does not read back")
    failures.check('"x" = "y"' not in (folder / "Album/de.lproj/Localizable.strings").read_text(encoding="utf-8").replace('\\"', ""), "a text became an entry")


def keyboard(page):
    press, said = page.page.keyboard.press, page.said
    titled = lambda start: page.page.wait_for_function("start => document.title.startsWith(start)", arg=start, timeout=60000)
    page.open("LibraryViewController.signOut.1", "de")
    order = page.page.evaluate("() => [...document.querySelectorAll('#list li')].map(item => item.dataset.surface)")
    place = order.index("LibraryViewController.signOut.1")
    page.area("title").focus()
    press("Alt+ArrowDown")
    titled(order[place + 1])
    page.page.wait_for_function("() => document.activeElement.localName === 'textarea'")
    press("Alt+ArrowUp")
    titled("LibraryViewController.signOut.1")

    # Placeholders by number, and one that is lost.
    page.open("ALBStorageViewController.storageDidFill.1", "de")
    area = page.area("message")
    old = area.input_value()
    page.write(area, "")
    area.focus()
    press("Control+2")
    page.settle()
    failures.check("%2$@" in area.input_value(), "Control-2 does not put in the second placeholder")
    failures.check(page.page.locator(".chip.lost").count() == 1, "a lost placeholder is not shown")
    page.write(area, old)

    # Saved, on to what is unfinished, undone and saved again.
    page.open("LibraryViewController.signOut.1", "de")
    area = page.area("title")
    area.focus()
    old = area.input_value()
    page.write(area, old + "!")
    press("Control+s")
    said("Saved 1 text")
    press("Control+Alt+z")
    said("Undone")
    page.page.wait_for_function("text => document.querySelector('.part[data-field=title] textarea').value === text", arg=old)
    press("Control+Alt+y")
    said("Saved again")
    press("Control+Alt+z")
    said("Undone")
    unfinished = page.page.evaluate(
        "() => [...document.querySelectorAll('#list li')].filter(item => item.querySelector('.todo')).map(item => item.dataset.surface)")
    area.focus()
    press("Control+Enter")
    if unfinished:
        page.page.wait_for_function("names => names.some(name => document.title.startsWith(name))", arg=unfinished, timeout=60000)
        page.page.wait_for_function("() => document.activeElement.localName === 'textarea'")
    else:
        said("Nothing is left")

    press("Control+k")
    failures.check(page.page.evaluate("() => document.activeElement.id") == "words", "Control-K does not search")
    page.page.locator("#fields textarea").first.focus()
    press("?")
    failures.check(page.page.locator("#shortcuts[open]").count() == 0, "? in a field is no letter")
    page.settle()
    press("Backspace")
    press("Escape")
    failures.check(page.page.evaluate("() => document.activeElement.matches('#list a')"), "Escape does not lead to the list")
    # What the server answers to the letter draws the alert's item anew.
    page.settle()
    failures.check(page.page.evaluate("() => document.activeElement.matches('#list a')"), "an item drawn anew loses the keyboard")
    press("?")
    listed = page.page.inner_text("#shortcuts")
    for keys in ["Control-Enter", "Control-S", "Alt-Up", "Control-1", "Control-Alt-Z", "Control-K", "Escape", "?"]:
        failures.check(keys in listed, f"the list of keys lacks {keys}")
    press("Escape")
    failures.check(page.page.locator("#shortcuts[open]").count() == 0, "Escape does not close the list of keys")
    press("F1")
    failures.check(page.page.locator("#shortcuts[open]").count() == 1, "F1 does not list the keys")
    press("Escape")

"""Apps that grow along one dimension each, for Benchmarks/growth: functions from a size to files by path."""
import json
import math


def strings(entries):
    return "".join(f'"{key}" = "{text}";\n' for key, text in entries)


def plist(body):
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0"><dict>{body}</dict></plist>\n'


def alerts(count, locale="en", title="Delete photo number {}?"):
    """An app of alerts that key names tell."""
    entries = []
    for number in range(count):
        entries.append((f"screen{number}.alert.title", title.format(number)))
        entries.append((f"screen{number}.alert.message", f"Photo {number} can’t be restored"))
        entries.append((f"screen{number}.alert.button", "Ok"))
    return {f"{locale}.lproj/Localizable.strings": strings(entries)}


def text(title, buttons="[{title: {text: Cancel}, role: cancel}]"):
    """An app whose only alert has a title."""
    spec = f"alerts:\n  a:\n    title: t\n    message: m\n    buttons: {buttons}\n"
    table = strings([("t", title), ("m", title)])
    return {"alerts.yaml": spec, "en.lproj/Localizable.strings": table, "ko.lproj/Localizable.strings": table}


def languages(count):
    """Tags of languages, then of their regions."""
    names = ["de", "fr", "ko", "ja", "es", "it", "pt", "nl", "sv", "da", "fi", "pl", "cs", "tr", "uk", "vi", "th", "ar", "he", "el"]
    regions = ["", "-US", "-GB", "-DE", "-FR", "-IT", "-ES", "-KR", "-JP", "-CH", "-AT", "-BE", "-CA", "-MX", "-BR", "-NL", "-SE", "-FI"]
    return [name + region for region in regions for name in names][:count]


def locales(count):
    files = alerts(20)
    for name in languages(count):
        files.update(alerts(20, name))
    return files


def modules(count):
    files = {}
    for number in range(count):
        files.update({f"Modules/M{number}/{path}": body for path, body in alerts(1).items()})
    return files


def modules_and_spec(count):
    spec = "".join(f"  a{n}: {{title: screen0.alert.title, message: screen0.alert.message}}\n" for n in range(8))
    return {**modules(count), "alerts.yaml": "alerts:\n" + spec}


def modules_and_specs(count):
    files = modules(count)
    for number in range(count):
        files[f"Modules/M{number}/alerts.yaml"] = f"alerts:\n  s{number}: {{title: screen0.alert.title}}\n"
    return files


def xliffs(count):
    unit = "".join(
        f'<trans-unit id="s{n}.alert.title"><source>Delete it {n}?</source><target>Weg {n}?</target></trans-unit>' for n in range(4))
    body = f'<file original="%s/en.lproj/Localizable.strings" source-language="en" target-language="de"><body>{unit}</body></file>'
    return {f"L{n}/de.xliff": f'<xliff version="1.2">{body % f"M{n}"}</xliff>' for n in range(count)}


def units(count):
    unit = "".join(
        f'<trans-unit id="s{n}.alert.title"><source>Delete it {n}?</source><target>Weg {n}?</target></trans-unit>' for n in range(count))
    file = f'<file original="en.lproj/Localizable.strings" source-language="en" target-language="de"><body>{unit}</body></file>'
    return {"de.xliff": f'<xliff version="1.2">{file}</xliff>'}


def catalog(count):
    def value(body):
        return {"stringUnit": {"state": "translated", "value": body}}

    keys = {
        f"screen{n}.alert.{part}": {"localizations": {"en": value(f"Delete {part} {n}?"), "de": value(f"{part} {n} löschen?")}}
        for n in range(count) for part in ("title", "message")
    }
    return {"Localizable.xcstrings": json.dumps({"sourceLanguage": "en", "version": "1.0", "strings": keys}, ensure_ascii=False)}


def variables(count):
    """A format of many variables."""
    names = "".join(f"%#@v{n}@ " for n in range(count))
    forms = "".join(
        f"<key>v{n}</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
        f"<key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d a</string><key>other</key><string>%d b</string></dict>"
        for n in range(count))
    entry = f"<key>a.alert.title</key><dict><key>NSStringLocalizedFormatKey</key><string>{names}</string>{forms}</dict>"
    return {"en.lproj/Localizable.stringsdict": plist(entry), "en.lproj/Localizable.strings": strings([("a.alert.message", "Gone.")])}


def varied(count):
    """Many texts with plural forms."""
    entries = "".join(
        f"<key>s{n}.alert.title</key><dict><key>NSStringLocalizedFormatKey</key><string>Delete %#@v@?</string><key>v</key><dict>"
        "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string>"
        "<key>one</key><string>%d photo</string><key>other</key><string>%d photos</string></dict></dict>" for n in range(count))
    return {"en.lproj/Localizable.stringsdict": plist(entries)}


def buttons(count):
    """An alert of many buttons."""
    rows = "".join(f"      - {{title: {{text: Choice {n}}}}}\n" for n in range(count))
    return {"alerts.yaml": f"alerts:\n  a:\n    title: {{text: Choose a photo}}\n    buttons:\n{rows}"}


def sheet(count):
    files = buttons(count)
    return {"alerts.yaml": files["alerts.yaml"].replace("  a:\n", "  a:\n    kind: action-sheet\n")}


def fields(count):
    rows = "".join(f"      - {{placeholder: {{text: Name {n}}}}}\n" for n in range(count))
    return {"alerts.yaml": f"alerts:\n  a:\n    title: {{text: Choose a photo}}\n    text-fields:\n{rows}"}


def specs(count):
    rows = "".join(
        f"  a{n}: {{title: {{text: Delete {n}}}, buttons: [{{title: {{text: Cancel}}, role: cancel}}, {{title: {{text: Ok}}}}]}}\n" for n in range(count))
    return {"alerts.yaml": "alerts:\n" + rows}


def notifications(count):
    rows = "".join(f"  n{n}: {{title: {{text: News {n}}}, body: {{text: Something new}}, category: c{n}}}\n" for n in range(count))
    kinds = "".join(f"  c{n}: {{actions: [{{title: {{text: Open}}, identifier: open}}]}}\n" for n in range(count))
    return {"alerts.yaml": f"notifications:\n{rows}categories:\n{kinds}"}


def payload(count):
    keys = ", ".join(f'"k{n}": {{"a": [1, 2, {n}]}}' for n in range(count))
    return {"push.apns": '{"aps": {"alert": {"title": "News", "body": "New"}}, ' + keys + "}"}


def unknown_payload(count):
    keys = ", ".join(f'"alerx{n}": {n}' for n in range(count))
    return {"push.apns": '{"aps": {"alert": {"title": "News", "body": "New"}, ' + keys + "}}"}


def nested_payload(depth):
    return {"push.apns": '{"aps": {"alert": ' + '{"a": ' * depth + "1" + "}" * depth + "}}"}


def rules(count):
    own = "".join(f"  - {{id: own-{n}, message: No., words: [word{n}], locales: [en]}}\n" for n in range(count))
    return {**alerts(50), ".alertcopy.yml": "custom_rules:\n" + own}


def glossary(count):
    terms = "".join(f"  term{n}: {{de: wort{n}}}\n" for n in range(count))
    return {**alerts(50), **alerts(50, "de"), ".alertcopy.yml": "glossary:\n" + terms}


def duplicates(count):
    return {"en.lproj/Localizable.strings": strings([("a.alert.title", f"Delete {n}?") for n in range(count)])}


def suppressions(count):
    entries = "".join(f'/* alertcopy:disable ok-spelling */\n"s{n}.alert.title" = "Delete {n}?";\n' for n in range(count))
    return {"en.lproj/Localizable.strings": entries}


def broken(count):
    return {"en.lproj/Localizable.strings": "".join(f'"k{n}" "v"\n' for n in range(count))}


def one_line(count):
    files = alerts(count)
    return {path: body.replace("\n", " ") for path, body in files.items()}


def fixes(count):
    return {**specs(count), **alerts(count)}


def gone(count):
    """Tables in which each key of the source language is missing."""
    return {**alerts(count), "de.lproj/Localizable.strings": strings([("other", "Text")])}


def code(body):
    return lambda count: {"A.swift": "import UIKit\nfinal class A: UIViewController {\n" + body(count) + "}\n"}


def swift_alerts(count):
    one = ('    let a{0} = UIAlertController(title: "Delete {0}?", message: "It is gone.", preferredStyle: .alert)\n'
           '    a{0}.addAction(UIAlertAction(title: "Cancel", style: .cancel))\n    present(a{0}, animated: true)\n')
    return "  func f() {\n" + "".join(one.format(n) for n in range(count)) + "  }\n"


def swift_functions(count):
    one = '  func f{0}() {{ present(UIAlertController(title: "Delete {0}?", message: nil, preferredStyle: .alert), animated: true) }}\n'
    return "".join(one.format(n) for n in range(count))


def swift_cases(count):
    rows = "".join(f'    case {n}: title = "Delete {n}?"\n' for n in range(count))
    return ("  func f(_ k: Int) {\n    let title: String\n    switch k {\n" + rows + '    default: title = "Other?"\n    }\n'
            "    present(UIAlertController(title: title, message: nil, preferredStyle: .alert), animated: true)\n  }\n")


def swift_settings(count):
    """A variable that is set again and again before it is shown."""
    rows = "".join(f'    if k > {n} {{ title = "Delete {n}?" }}\n' for n in range(count))
    return ("  func f(_ k: Int) {\n    var title = \"Delete it?\"\n" + rows
            + "    present(UIAlertController(title: title, message: nil, preferredStyle: .alert), animated: true)\n  }\n")


def swift_alternatives(count):
    """A choice within a choice within a choice."""
    title = "".join(f'k == {n} ? "Delete {n}?" : ' for n in range(count)) + '"Delete it?"'
    return (f"  func f(_ k: Int) {{\n    let title = {title}\n"
            "    present(UIAlertController(title: title, message: nil, preferredStyle: .alert), animated: true)\n  }\n")


def swift_buttons(count):
    rows = "".join(f'    a.addAction(UIAlertAction(title: "Choice {n}", style: .default))\n' for n in range(count))
    return ('  func f() {\n    let a = UIAlertController(title: "Choose one", message: nil, preferredStyle: .alert)\n' + rows
            + "    present(a, animated: true)\n  }\n")


def swift_wrappers(count):
    rows = "".join(f'  func g{n}() {{ ask("Delete {n}?", "It is gone.") }}\n' for n in range(count))
    return ("  func ask(_ title: String, _ message: String) {\n"
            "    present(UIAlertController(title: title, message: message, preferredStyle: .alert), animated: true)\n  }\n" + rows)


def swift_chain(count):
    """Functions that hand a title on, each to the next."""
    rows = "".join(f"  func g{n}(_ title: String) {{ g{n + 1}(title) }}\n" for n in range(count))
    return ('  func f() { g0("Delete it?") }\n' + rows + f"  func g{count}(_ title: String) {{\n"
            "    present(UIAlertController(title: title, message: nil, preferredStyle: .alert), animated: true)\n  }\n")


def swift_categories(count):
    rows = "".join(
        f'    all.append(UNNotificationCategory(identifier: "c{n}", actions: [UNNotificationAction(identifier: "a", title: "Open {n}", '
        "options: [])], intentIdentifiers: [], options: []))\n" for n in range(count))
    return ("  func f() {\n    var all: [UNNotificationCategory] = []\n" + rows
            + "    UNUserNotificationCenter.current().setNotificationCategories(Set(all))\n  }\n")


def swift_contents(count):
    rows = "".join(
        f'    let c{n} = UNMutableNotificationContent()\n    c{n}.title = "News {n}"\n    c{n}.body = "Something new"\n'
        f'    center.add(UNNotificationRequest(identifier: "r{n}", content: c{n}, trigger: nil))\n' for n in range(count))
    return "  func f() {\n    let center = UNUserNotificationCenter.current()\n" + rows + "  }\n"


def swift_permissions(count):
    rows = "".join(f"  @IBAction func tap{n}() {{ ask() }}\n  func work{n}() {{ ask() }}\n" for n in range(count))
    return "  func ask() { UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in } }\n" + rows


def swift_nesting(count):
    return ("  func f(_ k: Int) {\n" + "if k > 0 { " * count
            + 'present(UIAlertController(title: "Delete it?", message: nil, preferredStyle: .alert), animated: true)' + " }" * count + "\n  }\n")


def swift_joined(count):
    title = " + ".join(f'"word{n} "' for n in range(count))
    return (f"  func f() {{\n    let title = {title}\n"
            "    present(UIAlertController(title: title, message: nil, preferredStyle: .alert), animated: true)\n  }\n")


def swift_files(count):
    one = ("import UIKit\nfinal class A{0}: UIViewController {{\n"
           '  func f() {{ present(UIAlertController(title: "Delete {0}?", message: nil, preferredStyle: .alert), animated: true) }}\n}}\n')
    return {f"A{n}.swift": one.format(n) for n in range(count)}


def swiftui(count):
    rows = "".join(f'.alert("Delete {n}?", isPresented: $is{n}) {{ Button("Delete", role: .destructive) {{}} }}\n' for n in range(count))
    return {"A.swift": "import SwiftUI\nstruct A: View {\n  var body: some View {\n    Text(verbatim: name)\n" + rows + "  }\n}\n"}


def objc(count):
    one = ('  UIAlertController *a{0} = [UIAlertController alertControllerWithTitle:@"Delete {0}?" message:nil '
           "preferredStyle:UIAlertControllerStyleAlert];\n  [self presentViewController:a{0} animated:YES completion:nil];\n")
    return {"A.m": "@implementation A\n- (void)f {\n" + "".join(one.format(n) for n in range(count)) + "}\n@end\n"}


def keyed_code(count):
    """Code and the tables whose keys it asks for."""
    body = "".join(
        f'  func f{n}() {{ present(UIAlertController(title: NSLocalizedString("screen{n}.alert.title", comment: ""), '
        f'message: NSLocalizedString("screen{n}.alert.message", comment: ""), preferredStyle: .alert), animated: true) }}\n' for n in range(count))
    return {**alerts(count), **alerts(count, "de"), **code(lambda _: body)(count)}


CHECK = [["check"]]
DRAW = [["check"], ["preview"]]
FIX = [["fix", "--dry-run", "--suggested"]]
REPORTERS = ["text", "json", "xcode", "github", "sarif", "gitlab", "checkstyle", "junit", "markdown", "csv", "html"]

# Name, files by size, commands, the smaller size.
DIMENSIONS = [
    ("entries", alerts, [["check", "--notes", "--reporter", name] for name in REPORTERS] + [["preview"], ["extract"]], 400),
    ("entries of a catalog", catalog, CHECK, 600),
    ("units of an XLIFF file", units, CHECK, 1500),
    ("entries on one line", one_line, CHECK, 1500),
    ("missing translations", gone, CHECK, 400),
    ("text: words", lambda n: text("word " * n), DRAW, 4000),
    ("text: one word", lambda n: text("w" * n), DRAW, 20000),
    ("text: CJK", lambda n: text("사진을삭제" * n), DRAW, 3000),
    ("text: sentences", lambda n: text("It is gone. " * n), DRAW, 2500),
    ("text: placeholders", lambda n: text("%@ " * n), DRAW, 3000),
    ("text: variables", lambda n: text("$(a) " * n), DRAW, 2500),
    ("text: interpolations", lambda n: text("\\\\(a) " * n), DRAW, 2500),
    ("text: quoted placeholders", lambda n: text("It’s “%@” " * n), DRAW, 2000),
    ("text: quotation marks", lambda n: text("“" * n), DRAW, 8000),
    ("text: apostrophes", lambda n: text("a' 'b " * n), DRAW, 3000),
    ("text: tags", lambda n: text("<b>a " * n), DRAW, 3000),
    ("text: open tags", lambda n: text("<" * n), DRAW, 8000),
    ("text: marks", lambda n: text("a" + "\u0301\u0323" * n), DRAW, 6000),
    ("text: emoji", lambda n: text("👩\u200d👩\u200d👧" * n), DRAW, 1500),
    ("text: lines", lambda n: text("a\\n" * n), DRAW, 3000),
    ("text: fixed", lambda n: text("Ok " + "the Word " * n), FIX, 8000),
    ("locales", locales, CHECK, 80),
    ("modules", modules, DRAW, 400),
    ("modules and a spec", modules_and_spec, CHECK, 600),
    ("modules and specs", modules_and_specs, CHECK, 300),
    ("XLIFF files", xliffs, CHECK, 300),
    ("variables of a format", variables, DRAW, 300),
    ("texts with forms", varied, CHECK, 800),
    ("buttons of an alert", buttons, DRAW, 1000),
    ("buttons of a sheet", sheet, DRAW, 1000),
    ("text fields", fields, DRAW, 1000),
    ("alerts of a spec", specs, DRAW + [["extract"]], 300),
    ("notifications and categories", notifications, DRAW, 200),
    ("keys of a payload", payload, CHECK, 4000),
    ("unknown keys of a payload", unknown_payload, CHECK, 500),
    ("nesting of a payload", nested_payload, CHECK, 500),
    ("custom rules", rules, CHECK, 100),
    ("glossary", glossary, CHECK, 100),
    ("a key again and again", duplicates, CHECK, 2000),
    ("suppressions", suppressions, CHECK, 800),
    ("broken lines", broken, [["check"], ["check", "--reporter", "json"]], 2000),
    ("open comments", lambda n: {"en.lproj/Localizable.strings": "/* " * n}, CHECK, 50000),
    ("open comments between entries", lambda n: {"en.lproj/Localizable.strings": '"a" = "b"; /* ' * n}, CHECK, 20000),
    ("open XML comments", lambda n: {"en.lproj/Localizable.strings": plist("<!-- <key>a</key> " * n)}, CHECK, 20000),
    ("open CDATA", lambda n: {"de.xliff": '<xliff version="1.2"><file original="a" source-language="en">' + "<source><![CDATA[ " * n}, CHECK, 10000),
    ("open tags of a property list", lambda n: {"en.lproj/Localizable.strings": plist("<dict><key>a</key>" * n)}, CHECK, 10000),
    ("open braces of a table", lambda n: {"en.lproj/Localizable.strings": "{ a = " * n}, CHECK, 20000),
    ("open quotation marks of a table", lambda n: {"en.lproj/Localizable.strings": '"a" = "\n' * n}, CHECK, 5000),
    ("open brackets of a catalog", lambda n: {"L.xcstrings": "[" * n}, CHECK, 50000),
    ("open brackets of a spec", lambda n: {"alerts.yaml": "alerts: " + "[" * n}, CHECK, 20000),
    ("nesting of a spec", lambda n: {"alerts.yaml": "\n".join(" " * k + "a:" for k in range(int(math.sqrt(n))))}, CHECK, 40000),
    ("aliases of a spec", lambda n: {"alerts.yaml": "alerts: &a {b: c}\n" + "".join(f"k{k}: *a\n" for k in range(n))}, CHECK, 3000),
    ("unknown keys of a spec", lambda n: {"alerts.yaml": "alerts:\n  a:\n" + "".join(f"    titel{k}: x\n" for k in range(n))}, CHECK, 500),
    ("entities", lambda n: {"en.lproj/Localizable.strings": plist("<key>a.alert.title</key><string>" + "&amp;&x;" * n + "</string>")}, CHECK, 10000),
    ("merge marks", lambda n: {"en.lproj/Localizable.strings": '<<<<<<< a\n"a" = "b";\n=======\n"a" = "c";\n>>>>>>> b\n' * n}, CHECK, 1000),
    ("fixes", fixes, FIX + [["fix", "--dry-run"]], 200),
    ("code: alerts of a function", code(swift_alerts), CHECK, 800),
    ("code: functions", code(swift_functions), CHECK, 1000),
    ("code: cases", code(swift_cases), CHECK, 200),
    ("code: a variable that is set again and again", code(swift_settings), CHECK, 600),
    ("code: alternatives", code(swift_alternatives), CHECK, 60),
    ("code: buttons", code(swift_buttons), CHECK, 1200),
    ("code: calls of a wrapper", code(swift_wrappers), CHECK, 1200),
    ("code: a chain of functions", code(swift_chain), CHECK, 2000),
    ("code: categories", code(swift_categories), CHECK, 1000),
    ("code: notification contents", code(swift_contents), CHECK, 800),
    ("code: callers of a permission request", code(swift_permissions), CHECK, 2000),
    ("code: nesting", code(swift_nesting), CHECK, 200),
    ("code: parts of a text", code(swift_joined), CHECK, 4000),
    ("code: files", swift_files, CHECK + [["extract"]], 600),
    ("code: SwiftUI", swiftui, CHECK, 1000),
    ("code: Objective-C", objc, CHECK, 1500),
    ("code: brackets that stay open", code(lambda n: "  func f() { x.alert(" + "[" * n), CHECK, 50000),
    ("code: questions that stay open", code(lambda n: "  func f() { x.alert(" + "a ? " * n), CHECK, 50000),
    ("code: strings that stay open", code(lambda n: '  let a = x.alert("\\("\n' * n), CHECK, 20000),
    ("code and its tables", keyed_code, CHECK + [["annotate", "--dry-run"]], 200),
    ("annotations", alerts, [["annotate", "--dry-run"], ["annotate", "--format", "json"]], 400),
]

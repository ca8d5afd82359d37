"""Draws what Weblate shows beside a string: its own panel "Things to check", made from its own template and style.

usage: draw_panel.py PICTURE.png        with ALERTCOPY naming the tool, and chromium on the PATH
"""
import base64
import pathlib
import subprocess
import sys
import tempfile
from types import SimpleNamespace

import test_checks as helpers  # sets Django up
import weblate
from django.template import engines
from django.test import RequestFactory
from weblate.checks.models import CHECKS

WEBLATE = pathlib.Path(weblate.__file__).parent
STYLES = ["vendor/bootstrap/css/bootstrap.css", "vendor/font-source/source-sans-3.css", "styles/main.css"]
SIZE = (460, 525)


def string():
    """A Korean title with the buttons beside it."""
    made = helpers.unit(
        "예", source="Yes", flags="alertcopy:alert.button.destructive", context="photo.delete.alert.button")
    beside = [
        helpers.unit("사진을 삭제할까요?", source="Delete the photo?", flags="alertcopy:alert.title"),
        helpers.unit("이 작업은 취소할 수 없습니다.", source="You can’t undo this.", flags="alertcopy:alert.message"),
        helpers.unit("아니요", source="No", flags="alertcopy:alert.button.cancel"),
    ]
    made.translation.unit_set = SimpleNamespace(filter=lambda **_: SimpleNamespace(exclude=lambda **_: beside))
    return made


def shown(name, unit):
    """A check as the template asks for it."""
    return SimpleNamespace(
        id=1, check_obj=CHECKS[name], get_name=CHECKS[name].name, dismissed=False, is_enforced=False, get_fixup_json=None,
        get_description=CHECKS[name].get_description(helpers.check_object(name, unit)))


def panel(unit):
    """The part of Weblate's page of a string that holds its checks."""
    page = (WEBLATE / "templates/translate.html").read_text(encoding="utf-8")
    start = page.index('<div class="panel panel-danger">')
    loops = page.index("{% for check in unit.all_checks %}"), page.index("{% for check in display_checks %}")
    end = page.index("{% endfor %}", loops[1]) + len("{% endfor %}")
    head = page[start : page.index("{% if unit.suggestions %}", start)]
    source = "{% load i18n icons permissions static translations %}" + head + page[loops[0] : end] + "</div></div>"
    failing = [name for name in CHECKS if name.startswith("alertcopy-") and helpers.fires(name, unit)]
    return engines["django"].from_string(source).render({
        "unit": {"all_checks": [shown(name, unit) for name in failing]}, "display_checks": [shown("alertcopy", unit)],
        "user": SimpleNamespace(has_perm=lambda *_: True), "user_can_translate": True, "user_can_edit_source": False,
    })


def main():
    unit = string()
    picture = CHECKS["alertcopy"].render(RequestFactory().get("/?pos=0"), unit).content
    address = "data:image/svg+xml;base64," + base64.b64encode(picture).decode()
    html = panel(unit).replace("/checks/render/alertcopy/1/?pos=0", address).replace("/render-check/alertcopy/1/?pos=0", address)
    if address not in html:
        start = html.index('src="', html.index("img-responsive")) + 5
        html = html[:start] + address + html[html.index('"', start) :]
    links = "".join(f'<link rel="stylesheet" href="file://{WEBLATE / "static" / style}">' for style in STYLES)
    with tempfile.TemporaryDirectory() as scratch:
        page = pathlib.Path(scratch) / "page.html"
        page.write_text(f'<!doctype html><meta charset="utf-8">{links}<body style="padding:12px">{html}</body>', encoding="utf-8")
        subprocess.run(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--allow-file-access-from-files",
             f"--window-size={SIZE[0]},{SIZE[1]}", "--force-device-scale-factor=1.5", f"--screenshot={sys.argv[1]}", page.as_uri()],
            check=True, capture_output=True, timeout=120)


if __name__ == "__main__":
    main()

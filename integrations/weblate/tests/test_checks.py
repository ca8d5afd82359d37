"""The checks in Weblate's own process, with units of its test helpers and of its models."""
import json
import logging
import os
import pathlib
import statistics
import time
import unittest
from types import SimpleNamespace

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "settings")
django.setup()

from django.conf import settings  # noqa: E402
from django.http import Http404  # noqa: E402
from django.test import RequestFactory, SimpleTestCase, override_settings  # noqa: E402
from weblate.checks.flags import Flags  # noqa: E402
from weblate.checks.models import CHECKS, Check  # noqa: E402
from weblate.checks.tests.test_checks import MockUnit  # noqa: E402
from weblate.lang.models import Language  # noqa: E402
from weblate.trans.models import Component, Project, Translation, Unit  # noqa: E402

from alertcopy_weblate import checks, roles  # noqa: E402
from alertcopy_weblate.stream import Stream  # noqa: E402


def unit(target, source="Yes", code="ko", flags="alertcopy:alert.button", **members):
    made = MockUnit(flags=flags, code=code, source=source, target=target, **members)
    made.pk = 1
    made.all_checks_names = set()
    made.get_target_plurals = lambda: made.targets
    return made


def fires(name, unit):
    return CHECKS[name].check_target(unit.sources, unit.targets, unit)


def check_object(name, unit):
    return SimpleNamespace(id=1, unit=unit, unit_id=unit.pk, check_obj=CHECKS[name])


class RoleTests(SimpleTestCase):
    def test_flag_note_and_key(self):
        for expected, members in [
            ("alert.title", {"flags": "alertcopy:alert.title"}),
            ("alert.message", {"flags": "", "note": "Shown before deleting. alertcopy: alert.message, beside Cancel"}),
            ("alert.button.cancel", {"flags": "", "note": "alertcopy:alert.button.cancel"}),
            ("alert.title", {"flags": "", "note": "Title of an alert"}),
            ("sheet.message", {"flags": "", "note": "Action sheet message."}),
            ("notification.body", {"flags": "", "note": "The body of the notification"}),
            ("alert.title", {"flags": "", "context": "photo.delete.alert.title"}),
            ("alert.button", {"flags": "", "context": "deleteDialogButton"}),
            ("notification.body", {"flags": "", "context": "push_order_body"}),
            (None, {"flags": "", "context": "settings.title"}),
            (None, {"flags": "", "context": "alert"}),
            (None, {"flags": "", "note": "The title of the song"}),
            (None, {"flags": ""}),
        ]:
            with self.subTest(**members):
                self.assertEqual(roles.role_of(unit("x", **members)), expected)

    def test_what_annotate_writes(self):
        for expected, note in json.loads(pathlib.Path(__file__).with_name("annotations.json").read_text(encoding="utf-8")).items():
            for text in (note, f"Asked before deleting. {note}"):
                with self.subTest(note=text):
                    self.assertEqual(roles.role_of(unit("x", flags="", note=text)), expected)

    def test_flags_outrank_notes(self):
        self.assertEqual(roles.role_of(unit("x", flags="alertcopy:alert.title", note="alertcopy:alert.message")), "alert.title")

    def test_weblate_takes_the_flag(self):
        Flags("alertcopy:alert.button.cancel, max-length:10").validate()
        with self.assertRaises(Exception):
            Flags("alertcopy:alert.poster").validate()


class CheckTests(SimpleTestCase):
    def test_a_rule_is_a_check(self):
        for target, expected in [("예", True), ("삭제", False)]:
            self.assertEqual(fires("alertcopy-yes-no-button", unit(target)), expected)
        self.assertTrue(fires("alertcopy-placeholder-mismatch", unit("삭제?", source="Delete %@?", flags="alertcopy:alert.title")))

    def test_what_is_no_alerts_is_left_alone(self):
        plain = unit("예", flags="")
        self.assertFalse(any(fires(name, plain) for name in CHECKS if name.startswith("alertcopy")))
        self.assertTrue(CHECKS["alertcopy"].should_skip(plain))

    def test_ignored_as_usual(self):
        self.assertFalse(fires("alertcopy-yes-no-button", unit("예", flags="alertcopy:alert.button, ignore-alertcopy-yes-no-button")))
        self.assertFalse(fires("alertcopy-yes-no-button", unit("예", flags="alertcopy:alert.button, ignore-all-checks")))
        silenced = unit("예", note="House style. alertcopy:disable yes-no-button")
        self.assertFalse(fires("alertcopy-yes-no-button", silenced))

    def test_untranslated_units_are_not_asked_about(self):
        empty = unit("")
        empty.state = 0
        self.assertFalse(fires("alertcopy-missing-translation", empty))
        self.assertNotIn(checks.KEPT, empty.check_cache)

    def test_one_question_serves_all_checks(self):
        asked = []
        whole = unit("예")
        stream = checks.stream()
        ask, stream.ask = stream.ask, lambda request: asked.append(request) or ask(request)
        try:
            for name in CHECKS:
                if name.startswith("alertcopy"):
                    fires(name, whole)
        finally:
            stream.ask = ask
        self.assertEqual(len(asked), 1)

    def test_every_plural_form(self):
        forms = unit(["%d Fotos", "Hier klicken!"], source=["%d photo", "%d photos"], code="de", flags="alertcopy:alert.title")
        self.assertTrue(fires("alertcopy-not-tap", forms) or fires("alertcopy-title-punctuation", forms))

    def test_explanations(self):
        whole = unit("예")
        text = str(CHECKS["alertcopy-yes-no-button"].get_description(check_object("alertcopy-yes-no-button", whole)))
        self.assertIn("예", text)
        hostile = unit("<script>alert(1)</script>!", code="en", flags="alertcopy:alert.button")
        for name in CHECKS:
            if name.startswith("alertcopy-"):
                self.assertNotIn("<script", str(CHECKS[name].get_description(check_object(name, hostile))))

    def test_locales(self):
        for code, expected in [("pt_BR", "pt-BR"), ("zh_Hans", "zh-Hans"), ("sr@latin", "sr-latin"), ("de", "de")]:
            self.assertEqual(checks.locale_of(SimpleNamespace(code=code)), expected)

    def test_units_of_weblates_models(self):
        project = Project(name="Album", slug="album", pk=1)
        component = Component(name="App", slug="app", project=project, pk=1, source_language=Language(code="en", pk=1), file_format="strings")
        translation = Translation(component=component, language=Language(code="ko", pk=2), pk=1)
        made = Unit(
            translation=translation, source="Yes", target="예", state=20, pk=1, context="delete.alert.button", note="", extra_flags="")
        made.source_unit = made
        made.__dict__["all_flags"] = Flags("alertcopy:alert.button")
        self.assertTrue(CHECKS["alertcopy-yes-no-button"].check_target(["Yes"], ["예"], made))
        description = Check(unit=made, name="alertcopy-yes-no-button").get_description()
        self.assertIn("예", str(description))


class RoomTests(SimpleTestCase):
    def test_room_is_told_and_drawn(self):
        whole = unit("삭제", source="Delete")
        self.assertFalse(fires("alertcopy", whole))
        text = str(CHECKS["alertcopy"].get_description(check_object("alertcopy", whole)))
        self.assertRegex(text, r"Room for about \d+ more characters, then the buttons are stacked")
        self.assertIn("img", text)
        response = CHECKS["alertcopy"].render(RequestFactory().get("/?pos=0"), whole)
        self.assertEqual(response["Content-Type"], "image/svg+xml")
        self.assertIn("삭제", response.content.decode())
        self.assertIn("default-src 'none'", response["Content-Security-Policy"])
        for query in ["?pos=7", "?pos=x"]:
            with self.assertRaises(Http404):
                CHECKS["alertcopy"].render(RequestFactory().get("/" + query), whole)

    def test_what_is_cut_is_a_failure(self):
        body = "Your parcel has left the shop and will be with you tomorrow between nine and eleven. " * 4
        self.assertTrue(fires("alertcopy", unit(body, source=body, code="en", flags="alertcopy:notification.body")))

    def test_neighbours_are_drawn(self):
        whole = unit("사진을 삭제할까요?", flags="alertcopy:alert.title", context="photo.delete.alert.title")
        button = unit("삭제", context="photo.delete.alert.button", flags="")
        whole.translation.unit_set = SimpleNamespace(filter=lambda **_: SimpleNamespace(exclude=lambda **_: [button]))
        response = CHECKS["alertcopy"].render(RequestFactory().get("/"), whole)
        self.assertIn("삭제할까요", response.content.decode())
        self.assertIn(">삭제<", response.content.decode())


class StreamTests(SimpleTestCase):
    def tearDown(self):
        checks._stream = None

    def expect_silence(self, *command, timeout=0.5):
        with override_settings(ALERTCOPY_COMMAND=command, ALERTCOPY_TIMEOUT=timeout), self.assertLogs("weblate.alertcopy", logging.WARNING):
            began = time.monotonic()
            self.assertFalse(fires("alertcopy-yes-no-button", unit("예")))
            self.assertLess(time.monotonic() - began, timeout + 2)
            # It is not started again for every text.
            began = time.monotonic()
            for _ in range(100):
                self.assertFalse(fires("alertcopy-yes-no-button", unit("예")))
            self.assertLess(time.monotonic() - began, 1)

    def test_translating_goes_on_without_the_tool(self):
        self.expect_silence("/nowhere/alertcopy")
        self.expect_silence("false")
        self.expect_silence("sleep", "60")
        self.expect_silence("yes")

    def test_it_is_started_again(self):
        stream = Stream(settings.ALERTCOPY_COMMAND, pause=0)
        question = {"locale": "ko", "role": "alert.button", "text": "예"}
        self.assertIsNotNone(stream.ask(question))
        stream._process.kill()
        with self.assertLogs("weblate.alertcopy", logging.ERROR):
            self.assertIsNone(stream.ask(question))
        self.assertIsNotNone(stream.ask(question))
        stream.close()

    def test_a_check_is_quick(self):
        stream = checks.stream()
        stream.ask({"locale": "de", "role": "alert.title", "text": "Warm"})
        times = []
        for number in range(300):
            made = unit(f"Foto {number} löschen?", source=f"Delete photo {number}?", code="de", flags="alertcopy:alert.title")
            began = time.perf_counter()
            for name in CHECKS:
                if name.startswith("alertcopy"):
                    fires(name, made)
            times.append(time.perf_counter() - began)
        print(f"all checks of a text: {statistics.median(times) * 1000:.2f} ms at the median")
        limit = 5 if "release" in pathlib.Path(settings.ALERTCOPY_COMMAND[0]).parts else 50
        self.assertLess(statistics.median(times) * 1000, limit)


if __name__ == "__main__":
    unittest.main()

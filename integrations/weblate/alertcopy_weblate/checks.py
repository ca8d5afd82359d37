"""Weblate's checks: one a rule, and one that says how much room a text has and draws it as the device shows it."""

from __future__ import annotations

from django.conf import settings
from django.http import Http404, HttpResponse
from django.urls import reverse
from django.utils.html import format_html, format_html_join
from weblate.checks.base import TargetCheck
from weblate.checks.parser import single_value_flag

from .roles import ROLES, role_of, stem_of
from .rules import RULES
from .stream import Stream

KEPT = "alertcopy answers"
LIMITS = {
    "second-line": "the text takes a second line",
    "stack": "the buttons are stacked",
    "shrink": "the button is set smaller",
    "scroll": "the alert has to be scrolled",
    "cut": "the end is cut",
}
_stream: Stream | None = None


def stream() -> Stream:
    """The tool, started with the first text that is checked."""
    global _stream
    command = tuple(getattr(settings, "ALERTCOPY_COMMAND", ("alertcopy", "check", "--jsonl", "--config", "/dev/null")))
    if _stream is None or _stream.command != command:
        if _stream is not None:
            _stream.close()
        _stream = Stream(command, timeout=getattr(settings, "ALERTCOPY_TIMEOUT", 2.0))
    return _stream


def locale_of(language) -> str:
    """Weblate writes ``pt_BR`` and ``zh_Hans``."""
    return language.code.replace("_", "-").replace("@", "-").split("-x-")[0]


def request_for(unit, source: str, target: str, role: str) -> dict:
    """The question about one text of a unit."""
    return {
        "locale": locale_of(unit.translation.language),
        "role": role,
        "text": target,
        "source": {"locale": locale_of(unit.translation.component.source_language), "text": source},
        "comment": getattr(unit, "note", "") or None,
    }


def answers_for(unit, sources: list[str], targets: list[str]) -> list[dict]:
    """The answer to each text of the unit, asked once for all checks; none where the unit is no alert's or the tool has none."""
    key = (tuple(sources), tuple(targets))
    kept = unit.check_cache.get(KEPT)
    if kept is not None and kept[0] == key:
        return kept[1]
    role = role_of(unit)
    answers = []
    if role is not None:
        for index, target in enumerate(targets):
            if target:
                answer = stream().ask(request_for(unit, sources[min(index, len(sources) - 1)], target, role))
                if answer is None:
                    break
                answers.append(answer)
    unit.check_cache[KEPT] = (key, answers)
    return answers


class AlertCheck(TargetCheck):
    """What the checks share: they ask about a unit once."""

    def should_skip(self, unit) -> bool:
        return super().should_skip(unit) or role_of(unit) is None

    def answers(self, unit) -> list[dict]:
        return answers_for(unit, unit.get_source_plurals(), unit.get_target_plurals())

    def check_single(self, source: str, target: str, unit) -> bool:
        return self.check_target_unit([source], [target], unit)


class AlertRuleCheck(AlertCheck):
    """A rule of alertcopy's."""

    rule = ""

    def check_target_unit(self, sources: list[str], targets: list[str], unit) -> bool:
        return any(self.messages(answers_for(unit, sources, targets)))

    def messages(self, answers: list[dict]) -> list[str]:
        found = [finding["message"] for answer in answers for finding in answer["findings"] if finding["rule"] == self.rule]
        return list(dict.fromkeys(found))

    def get_description(self, check_obj):
        messages = self.messages(self.answers(check_obj.unit))
        if not messages:
            return self.description
        return format_html_join("\n", "<p>{}</p>", ((message,) for message in messages))

    def get_doc_url(self, user=None) -> str:
        return ""


class AlertRoomCheck(AlertCheck):
    """How much longer the text can get, with the alert as the device shows it."""

    check_id = "alertcopy"
    name = "Room in the alert"
    description = "The text has no room left: it wraps, makes buttons stack, scrolls or is cut."
    always_display = True

    @property
    def param_type(self):
        def role(value: str) -> str:
            if value not in ROLES:
                raise ValueError(f"{value} is none of {', '.join(sorted(ROLES))}")
            return value

        return single_value_flag(str, role)

    def check_target_unit(self, sources: list[str], targets: list[str], unit) -> bool:
        rooms = [room for answer in answers_for(unit, sources, targets) for room in answer["room"]]
        # A message of several lines, or a title of two, is no mistake of the translator's; what is cut or hidden is.
        return any(room["characters"] < 0 and room["limit"] in ("scroll", "cut", "shrink") for room in rooms)

    def get_description(self, check_obj):
        rooms = [room for answer in self.answers(check_obj.unit) for room in answer["room"]]
        lines = format_html_join("\n", "<p>{}</p>", ((words_for(room),) for room in rooms))
        url = reverse("render-check", kwargs={"check_id": self.check_id, "unit_id": check_obj.unit_id})
        pictures = format_html_join(
            "\n",
            '<a href="{0}" class="thumbnail img-check"><img class="img-responsive" src="{0}" alt="{1}" /></a>',
            ((f"{url}?pos={index}", "The alert as the device shows it") for index in range(len(check_obj.unit.get_target_plurals()))),
        )
        return format_html("{}\n{}", lines, pictures)

    def get_doc_url(self, user=None) -> str:
        return ""

    def render(self, request, unit):
        """The alert as an SVG document: with the unit's neighbours where keys tell them, else with the text alone."""
        try:
            index = int(request.GET.get("pos", "0"))
            target = unit.get_target_plurals()[index]
        except (ValueError, IndexError) as error:
            raise Http404("No such text") from error
        role = role_of(unit)
        if role is None:
            raise Http404("Not an alert's text")
        scene = {"picture": True, "designs": ["glass"], "devices": ["iPhone 16"], "orientations": ["portrait"]}
        whole = whole_request(unit, target, role)
        answer = stream().ask({**whole, **scene}) if whole else None
        if answer is None:
            source = unit.get_source_plurals()[0]
            answer = stream().ask({**request_for(unit, source, target, role), **scene})
        if answer is None or answer.get("picture") is None:
            raise Http404("No picture")
        response = HttpResponse(answer["picture"], content_type="image/svg+xml")
        response["Content-Security-Policy"] = "default-src 'none'; style-src 'unsafe-inline'"
        response["X-Content-Type-Options"] = "nosniff"
        return response


def words_for(room: dict) -> str:
    """What is said of the room."""
    if room["characters"] < 0:
        return f"About {-room['characters']} characters too long: {LIMITS[room['limit']]} ({room['scene']})."
    return f"Room for about {room['characters']} more characters, then {LIMITS[room['limit']]} ({room['scene']})."


def whole_request(unit, target: str, role: str) -> dict | None:
    """The alert that the unit is a part of, put together from the translation's units whose keys begin as its own does."""
    stem = stem_of(getattr(unit, "context", "") or "")
    units = getattr(unit.translation, "unit_set", None)
    if stem is None or units is None:
        return None
    kind, _, part = role.partition(".")
    request = {"locale": locale_of(unit.translation.language), "kind": {"sheet": "action-sheet"}.get(kind, kind)}
    buttons = []
    for other in [unit, *units.filter(context__startswith=stem).exclude(pk=unit.pk)[:12]]:
        other_role = role if other is unit else role_of(other)
        if other_role is None or other_role.partition(".")[0] != kind:
            continue
        text = target if other is unit else other.get_target_plurals()[0] or other.get_source_plurals()[0]
        name = other_role.partition(".")[2]
        if name.startswith("button"):
            buttons.append({"title": text, "role": name.partition(".")[2] or "default"})
        elif name == "text-field":
            request.setdefault("textFields", []).append(text)
        elif name != "action":
            request.setdefault(name, text)
    if buttons:
        request["buttons"] = buttons
    return request if len(request) > 3 and part != "action" else None


def _class_of(rule: str, summary: str) -> type[AlertRuleCheck]:
    title = rule.replace("-", " ").capitalize()
    name = "".join(part.capitalize() for part in rule.split("-")) + "Check"
    members = {"check_id": f"alertcopy-{rule}", "rule": rule, "name": f"Alert: {title}", "description": summary, "__module__": __name__}
    return type(name, (AlertRuleCheck,), members)


for _rule, _summary in RULES.items():
    _class = _class_of(_rule, _summary)
    globals()[_class.__name__] = _class

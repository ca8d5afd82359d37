"""Weblate's own settings for tests, with the checks added as the README says."""
import os
import sys
from unittest import mock

# Weblate draws with Pango, through bindings that are built against the system's libraries; nothing here draws with it.
for name in ("cairo", "gi", "gi.repository"):
    sys.modules.setdefault(name, mock.MagicMock())
os.environ.setdefault("CI_DATABASE", "postgresql")

from weblate.settings_test import *  # noqa: E402, F403

from alertcopy_weblate import check_list  # noqa: E402

CHECK_LIST = check_list()
ALERTCOPY_COMMAND = (os.environ["ALERTCOPY"], "check", "--jsonl", "--config", os.environ.get("ALERTCOPY_CONFIG", "/dev/null"))

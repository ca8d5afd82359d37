"""Weblate's own settings for tests, with the checks added as the README says."""
# ruff: noqa: F403, F405
import os

from weblate.settings_test import *
from weblate.checks.models import WeblateChecksConf

from alertcopy_weblate import CHECKS

CHECK_LIST = (*WeblateChecksConf.CHECK_LIST, *CHECKS)
ALERTCOPY_COMMAND = (os.environ["ALERTCOPY"], "check", "--jsonl", "--config", "/dev/null")

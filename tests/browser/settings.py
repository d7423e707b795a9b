"""What pages are looked at with: chosen so that every two values of language, width and scheme meet."""

from dataclasses import dataclass

WIDTHS = {360: 780, 1280: 900}
"""Heights of the windows by their widths, both in CSS pixels."""


@dataclass(frozen=True)
class Setting:
    """A language, the width of the window in CSS pixels and the colour scheme that the system asks for."""

    language: str
    width: int
    scheme: str

    def __str__(self):
        return f"{self.language}-{self.width}-{self.scheme}"


EACH = (
    Setting("pl", 360, "light"),
    Setting("fr", 1280, "dark"),
    Setting("tr", 360, "dark"),
    Setting("en", 1280, "light"),
)
"""Every language, and every width with every scheme."""

PAIRS = (
    *EACH,
    *(Setting(one.language, 1640 - one.width, "light" if one.scheme == "dark" else "dark") for one in EACH),
)
"""Every language with every width and every scheme too."""

DEFAULT = Setting("en", 1280, "light")

"""Makes the small fonts with the letters of Central Europe (Latin Extended-A) from the large ones that npm installs.

pip install fonttools brotli; python -m tools.fonts

The packages have these letters only together with hundreds of others. Changed fonts may not have the reserved name of
their origin, so these have names of their own; the licence beside them, the SIL Open Font License, says where they are
from.
"""

from pathlib import Path
from typing import Final

from fontTools import subset
from fontTools.ttLib import TTFont

WEB: Final = Path(__file__).parents[1] / "web"
LETTERS: Final = (*range(0x100, 0x180), *range(0x218, 0x21C))
FONTS: Final = {"kontor-serif": "alegreya", "kontor-sans": "source-sans-3"}
NAMES: Final = (1, 3, 4, 6, 16, 25)  # of the family and of the font, in the table of names


def main() -> None:
    """Makes both."""
    for own, origin in FONTS.items():
        packages = WEB / "node_modules" / "@fontsource-variable" / origin / "files"
        font = TTFont(packages / f"{origin}-latin-ext-wght-normal.woff2")
        made = subset.Subsetter(subset.Options(layout_features=["*"]))
        made.populate(unicodes=LETTERS)
        made.subset(font)
        for record in font["name"].names:
            if record.nameID in NAMES:
                record.string = own.replace("-", " ").title()
        font.flavor = "woff2"
        font.save(WEB / "src" / "fonts" / f"{own}-central-wght-normal.woff2")


if __name__ == "__main__":
    main()

"""Redraws the icons of the installed client from `web/public/icon.svg`, in a browser.

./kontor dev python -m tools.icons
"""

from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from tests.browser import chromium

PUBLIC: Final = Path(__file__).parents[1] / "web" / "public"
# File, size in px, share of the picture that the sign takes, ground. Systems cut their own shape out of the last one.
ICONS: Final = (
    ("icon-180.png", 180, 0.8, "#F6F1E4"),
    ("icon-192.png", 192, 0.94, "transparent"),
    ("icon-512.png", 512, 0.94, "transparent"),
    ("icon-mask-512.png", 512, 0.6, "#F6F1E4"),
)


def main() -> None:
    """Draws all of them."""
    sign = (PUBLIC / "icon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.program(), args=list(chromium.FLAGS))
        for name, size, share, ground in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            style = f"margin:0;display:grid;place-items:center;height:100vh;background:{ground}"
            page.set_content(f"<body style='{style}'><div style='width:{share * 100}%'>{sign}</div></body>")
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()

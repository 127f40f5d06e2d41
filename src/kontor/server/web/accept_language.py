"""Which language a browser is answered in."""

from starlette.requests import HTTPConnection

from kontor.languages import ENGLISH, LANGUAGES


def language_of(request: HTTPConnection) -> str:
    """The language that the address names (`?language=de`), or the one that the browser likes best, or English."""
    wishes = [request.query_params.get("language", ""), *ranked(request.headers.get("accept-language", ""))]
    return next((wish for wish in wishes if wish in LANGUAGES), ENGLISH)


def ranked(wishes: str) -> list[str]:
    """The languages of an Accept-Language, the best ones first: "pl;q=0.5, ru-RU" are ru and pl."""
    found: list[tuple[float, str]] = []
    for wish in wishes.lower().split(","):
        tag, _, share = wish.partition(";")
        try:
            weight = float(share.strip().removeprefix("q=") or 1)
        except ValueError:
            weight = 0.0
        if weight > 0:
            found.append((weight, tag.strip().partition("-")[0]))
    return [language for _, language in sorted(found, key=lambda wish: -wish[0])]

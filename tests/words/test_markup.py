"""No page holds words of its own: what people see or hear comes from the Fluent files."""

import re

from tests.words import markup
from tests.words.test_use import WEB, scripts

SENTENCE = re.compile(r"[A-Z][a-z]+ [a-z]+ .*")
# Messages of errors; the page says problem-offline and problem-fault instead.
FOR_PROGRAMS = {"The server cannot be reached.", "The server answered \0."}
CONTENT = re.compile(r"content:\s*\"([^\"]*[A-Za-z]{2}[^\"]*)\"")


def test_no_svelte_file_has_text_in_its_markup() -> None:
    pages = {file: list(markup.literal_texts(file.read_text("utf-8"))) for file in WEB.rglob("*.svelte")}
    assert {str(file.relative_to(WEB)): texts for file, texts in pages.items() if texts} == {}


def test_no_script_has_sentences() -> None:
    texts = {(path, literal.text) for path, script in scripts() for literal in script.literals}
    said = {(path, text) for path, text in texts if SENTENCE.fullmatch(text)}
    assert {text for _, text in said} - FOR_PROGRAMS == set(), said
    assert {text for _, text in said} >= FOR_PROGRAMS


def test_no_style_has_words() -> None:
    styles = [*WEB.rglob("*.css"), *WEB.rglob("*.svelte")]
    assert [text for file in styles for text in CONTENT.findall(file.read_text("utf-8"))] == []


def test_text_is_found_wherever_it_stands() -> None:
    page = """
    <script lang="ts" generics="T extends Map<string, T>">const hidden = "Not seen";</script>
    <!-- not seen -->
    <p title="Hello {name ? "there" : t("no")}" class={["box", "wide"]} {...rest}>
      Text &nbsp; {count > 1 ? "Many" : t("few")}
      {#if kind === "house"}<Button label={ok ? "Fine" : t("x")} onclick={() => go("home")}>W</Button>{/if}
      <b aria-label={`Seat ${number}`}>{t(`scroll-${kind}`)}</b>
    </p>
    <style>p { content: "Not here"; }</style>"""
    assert list(markup.literal_texts(page)) == ["Hello", "there", "Text &nbsp;", "Many", "Fine", "Seat"]
    assert sum("t(" in code for code in markup.scripts(page)) == 4

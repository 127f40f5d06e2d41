"""A push message: the service worker shows what it says, unless somebody is looking at that table, and a click leads
there."""

import json
from typing import Any

from playwright.sync_api import CDPSession, Page, Worker

from tests.browser.visitors import Visitors
from tests.server.playing import eventually

# Chromium without windows has no notifications: what the worker asks for is written down instead.
WRITTEN_DOWN = """() => {
  self.asked = [];
  const write = (name) => async (...given) => void self.asked.push([name, ...given]);
  Object.defineProperty(self.registration, "showNotification", { value: write("show") });
  Object.defineProperty(self.clients, "openWindow", { value: write("open") });
  Object.defineProperty(self.navigator, "setAppBadge", { value: async () => undefined });
  self.setTimeout = () => 0;  // a page may answer as late as it likes
}"""
GO = "(path) => history.pushState(null, '', path)"  # as the client does it
CLICK = """(link) => {
  const notification = { data: link, close: () => undefined };
  self.dispatchEvent(Object.assign(new ExtendableEvent("notificationclick"), { notification }));
}"""


class Pushed:
    """A page whose service worker gets push messages."""

    def __init__(self, page: Page) -> None:
        page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
        self.site = page.url.rstrip("/")
        self.worker: Worker = eventually(lambda: page.context.service_workers)[0]
        self.worker.evaluate(WRITTEN_DOWN)
        self._registrations: list[dict[str, Any]] = []
        self._tools: CDPSession = page.context.new_cdp_session(page)
        self._tools.on("ServiceWorker.workerRegistrationUpdated", self._found)
        self._tools.send("ServiceWorker.enable")

    def _found(self, event: dict[str, Any]) -> None:
        self._registrations += event["registrations"]

    def push(self, table: str) -> str:
        """The server says that a table waits; gives the link in the message."""
        link = f"{self.site}/table/{table}"
        message = {"title": "Your decision", "text": "The game waits.", "link": link, "table": table}
        (found, *_) = eventually(lambda: self.worker.evaluate("() => true") and self._registrations)
        facts = {"origin": self.site, "registrationId": found["registrationId"], "data": json.dumps(message)}
        self._tools.send("ServiceWorker.deliverPushMessage", facts)
        return link

    def asked(self, count: int) -> list[list[Any]]:
        """What the worker asked the browser for, once that is so much."""
        found: list[list[Any]] = eventually(
            lambda: [asked for asked in [self.worker.evaluate("() => self.asked")] if len(asked) >= count]
        )[0]
        return found


def test_a_push_is_shown_and_leads_to_the_decision(visitors: Visitors) -> None:
    page = visitors.visit("/", offline=True)
    pushed = Pushed(page)
    link = pushed.push("aaaaaaaaaaaa")
    (shown,) = pushed.asked(1)
    icon = f"{pushed.site}/icon-192.png"
    facts = {"body": "The game waits.", "tag": "aaaaaaaaaaaa", "data": link, "icon": icon}
    assert shown == ["show", "Your decision", facts]
    pushed.worker.evaluate(CLICK, link)
    assert pushed.asked(2)[1] == ["open", link]
    page.evaluate(GO, link)  # now somebody looks at this table
    pushed.push("aaaaaaaaaaaa")
    pushed.push("bbbbbbbbbbbb")
    assert [given["tag"] for _, _, given in pushed.asked(3)[2:]] == ["bbbbbbbbbbbb"]

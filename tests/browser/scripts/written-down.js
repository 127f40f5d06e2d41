// Chromium without windows has no notifications: what the worker asks for is written down instead.
() => {
  self.asked = [];
  const write = (name) => async (...given) => void self.asked.push([name, ...given]);
  Object.defineProperty(self.registration, "showNotification", { value: write("show") });
  Object.defineProperty(self.clients, "openWindow", { value: write("open") });
  Object.defineProperty(self.navigator, "setAppBadge", { value: async () => undefined });
  self.setTimeout = () => 0;  // a page may answer as late as it likes
}

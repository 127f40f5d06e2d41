(link) => {
  const notification = { data: link, close: () => undefined };
  self.dispatchEvent(Object.assign(new ExtendableEvent("notificationclick"), { notification }));
}

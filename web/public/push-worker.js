// Shows the notifications of job alerts, and opens their page. Its scope holds no page, and it answers no request.

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("push", (event) => {
  const { title, body, path } = messageOf(event.data);
  const icon = "/icon-192.png";
  event.waitUntil(self.registration.showNotification(title, { body, icon, tag: "job-alert", data: { path } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(addressOf(event.notification.data)));
});

/** A browser that gets a push must show something, whatever it holds. */
function messageOf(data) {
  try {
    const { title, body, path } = data.json();
    return { title: String(title), body: String(body), path: String(path) };
  } catch {
    return { title: "New jobs for your saved searches", body: "", path: "/me?tab=alerts" };
  }
}

/** Returns an address of this site, whatever the message says. */
function addressOf(data) {
  const home = new URL("/", self.location.origin);
  const path = data?.path ?? "/";
  const address = URL.canParse(path, home) ? new URL(path, home) : home;
  return address.origin === home.origin ? address.href : home.href;
}

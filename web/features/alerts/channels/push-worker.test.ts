import { readFileSync } from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";

const SCRIPT = readFileSync(path.resolve(import.meta.dirname, "../../../public/push-worker.js"), "utf8");
type Listener = (event: object) => void;

function worker() {
  const listeners = new Map<string, Listener>();
  const showNotification = vi.fn<(title: string, options: { data: unknown }) => Promise<void>>(() => Promise.resolve());
  const openWindow = vi.fn<(address: string) => Promise<void>>(() => Promise.resolve());
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    registration: { showNotification },
    clients: { openWindow },
    location: { origin: "https://afield.example" },
    skipWaiting: () => Promise.resolve(),
  };
  runInNewContext(SCRIPT, { self, URL });
  const waitUntil = vi.fn<(promise: Promise<unknown>) => void>();
  const send = (name: string, event: object) => listeners.get(name)!({ ...event, waitUntil });
  return { send, showNotification, openWindow, waitUntil, names: [...listeners.keys()] };
}

test("shows what a push holds, and keeps the browser awake until it's shown", () => {
  const { send, showNotification, waitUntil } = worker();
  const message = { title: "2 new jobs", body: "Nurse at Kestrow Grid", path: "/jobs?role=nurse" };
  send("push", { data: { json: () => message } });
  expect(showNotification).toHaveBeenCalledWith("2 new jobs", expect.objectContaining({ body: message.body }));
  expect(waitUntil).toHaveBeenCalledOnce();
});

test("shows something for a push that it can't read", () => {
  const { send, showNotification } = worker();
  send("push", { data: null });
  expect(showNotification.mock.calls[0]![0]).toBe("New jobs for your saved searches");
});

test.each([
  ["/jobs?role=nurse", "https://afield.example/jobs?role=nurse"],
  ["https://evil.example/", "https://afield.example/"],
  ["//evil.example/", "https://afield.example/"],
  ["javascript:alert(1)", "https://afield.example/"],
  [undefined, "https://afield.example/"],
])("a click on a notification for %s opens %s", (target, address) => {
  const { send, openWindow } = worker();
  const close = vi.fn<() => void>();
  send("notificationclick", { notification: { close, data: { path: target } } });
  expect(close).toHaveBeenCalledOnce();
  expect(openWindow).toHaveBeenCalledWith(address);
});

test("the worker answers no request of a page", () => {
  expect(worker().names.toSorted()).toEqual(["install", "notificationclick", "push"]);
});

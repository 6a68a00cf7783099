import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SearchSettings } from "#contract/schemas/search-settings.ts";
import { NO_SEARCH_SETTINGS } from "#contract/values/search-settings.ts";
import { stubLocalStorage } from "#test/local-storage.ts";

const ME = "ines@example.com";
let stored: Map<string, string>;
/** The account's settings on the server. */
let saved: SearchSettings | null = null;
/** The settings that the server received. */
let sent: SearchSettings[] = [];
let down = false;
/** How often the settings were requested. */
let requests = 0;

const portugal = { ...NO_SEARCH_SETTINGS, country: "PT" };
const brazil = { ...NO_SEARCH_SETTINGS, country: "BR" };

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  stored = stubLocalStorage();
  [saved, sent, down, requests] = [null, [], false, 0];
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("fetch", async (_path: string, { method, body }: RequestInit) => {
    if (down) return new Response("{}", { status: 503 });
    if (method !== "PUT") requests += 1;
    else {
      saved = JSON.parse(body as string) as SearchSettings;
      sent.push(saved);
    }
    return Response.json({ data: saved });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a page with the browser's stored settings; `login` and `logout` act as the session does. */
async function page() {
  const { prefetchSettings, settingsStore, changeSettings, saveSettings } = await import("./search-settings-store.ts");
  const { authStore } = await import("#web/session/auth-store.ts");
  settingsStore.subscribe(() => {});
  const settle = async () => {
    await vi.dynamicImportSettled();
    await vi.runAllTimersAsync();
  };
  const user = (email: string) => ({
    email,
    name: "I",
    emailVerified: true,
    createdAt: "",
    profileCompleted: false,
    preferences: { roles: [], locations: [] },
  });
  return {
    read: () => settingsStore.read(),
    copy: () => JSON.parse(stored.get("afield.search") ?? "null") as { settings: SearchSettings } | null,
    liveIn: (country: string) => changeSettings((settings) => ({ ...settings, country })),
    saveAgain: saveSettings,
    prefetch: prefetchSettings,
    settle,
    async login(email = ME) {
      stored.set("afield.token", "t");
      authStore.set({ ready: true, user: user(email) });
      await settle();
    },
    async logout() {
      stored.delete("afield.token");
      authStore.set({ ready: true, user: null });
      await settle();
    },
  };
}

test("keeps a guest's settings in the browser and migrates the older country key", async () => {
  stored.set("afield.country", "PT");
  const { read, liveIn, copy, settle } = await page();
  expect(read().settings).toEqual(portugal);
  liveIn("BR");
  await settle();
  expect(copy()?.settings).toEqual(brazil);
  expect(stored.has("afield.country")).toBe(false);
  expect(sent).toEqual([]);
});

test("uploads the browser's settings at login when the account has none", async () => {
  const { read, liveIn, login } = await page();
  liveIn("PT");
  await login();
  expect(sent).toEqual([portugal]);
  expect(read()).toMatchObject({ account: ME, unsaved: false, settled: true });
});

test("prefers the account's settings over the browser's", async () => {
  saved = brazil;
  const { read, liveIn, login } = await page();
  liveIn("PT");
  await login();
  expect(read().settings).toEqual(brazil);
  expect(sent).toEqual([]);
});

test("saves a member's change, keeps it in the browser when saving fails, and can retry", async () => {
  saved = brazil;
  const { read, copy, liveIn, login, settle, saveAgain } = await page();
  await login();
  down = true;
  liveIn("PT");
  await settle();
  expect(read()).toMatchObject({ settings: portugal, saveFailed: true, unsaved: true });
  expect(copy()?.settings).toEqual(portugal);
  down = false;
  await saveAgain();
  expect(saved).toEqual(portugal);
  expect(read()).toMatchObject({ saveFailed: false, unsaved: false });
});

test("uploads unsaved settings at the next visit and does not overwrite them", async () => {
  saved = brazil;
  stored.set("afield.search", JSON.stringify({ settings: portugal, account: ME, unsaved: true }));
  const { read, login } = await page();
  await login();
  expect(saved).toEqual(portugal);
  expect(read().settings).toEqual(portugal);
});

test("reapplies a change made while the account's settings load", async () => {
  saved = { ...brazil, currency: "EUR" };
  const { read, liveIn, login } = await page();
  const done = login();
  await vi.dynamicImportSettled();
  liveIn("PT");
  await done;
  expect(read().settings).toEqual({ ...portugal, currency: "EUR" });
  expect(saved).toEqual({ ...portugal, currency: "EUR" });
});

test("removes the settings at logout and never uploads them to another member's account", async () => {
  saved = brazil;
  const { read, login, logout } = await page();
  await login();
  await logout();
  expect(read().settings).toEqual(NO_SEARCH_SETTINGS);
  expect(stored.has("afield.search")).toBe(false);
  saved = null;
  stored.set("afield.search", JSON.stringify({ settings: portugal, account: ME, unsaved: true }));
  vi.resetModules();
  const next = await page();
  await next.login("other@example.com");
  expect(next.read().settings).toEqual(NO_SEARCH_SETTINGS);
  expect(sent).toEqual([]);
});

test("reuses a request sent while the session was being checked", async () => {
  saved = portugal;
  stored.set("afield.token", "t");
  const member = await page();
  await member.prefetch();
  await member.login();
  expect(member.read()).toMatchObject({ settings: { country: "PT" }, settled: true });
  expect(requests).toBe(1);
});

test("sends no settings request for a guest", async () => {
  const guest = await page();
  await guest.prefetch();
  await guest.settle();
  expect(requests).toBe(0);
});

test("follows a change in another tab", async () => {
  const { read } = await page();
  expect(read().settings.country).toBeNull();
  stored.set("afield.search", JSON.stringify({ settings: portugal, account: null, unsaved: false }));
  window.dispatchEvent(Object.assign(new Event("storage"), { key: "afield.search" }));
  expect(read().settings).toEqual(portugal);
});

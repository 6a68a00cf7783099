import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SearchSettings } from "#contract/schemas/search-settings.ts";
import { NO_SEARCH_SETTINGS } from "#contract/values/search-settings.ts";

const ME = "ines@example.com";
const stored = new Map<string, string>();
/** The account's settings on the server, and what it was sent. */
let held: SearchSettings | null = null;
let sent: SearchSettings[] = [];
let down = false;
/** Times the account was asked what it holds. */
let asked = 0;

const portugal = { ...NO_SEARCH_SETTINGS, country: "PT" };
const brazil = { ...NO_SEARCH_SETTINGS, country: "BR" };

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  stored.clear();
  [held, sent, down, asked] = [null, [], false, 0];
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal("fetch", async (_path: string, { method, body }: RequestInit) => {
    if (down) return new Response("{}", { status: 503 });
    if (method !== "PUT") asked += 1;
    else {
      held = JSON.parse(body as string) as SearchSettings;
      sent.push(held);
    }
    return Response.json({ data: held });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page as it starts, with what its browser holds; `login` and `logout` as the session does them. */
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

test("a guest's settings stay in the browser, and the country kept before them is taken over", async () => {
  stored.set("afield.country", "PT");
  const { read, liveIn, copy, settle } = await page();
  expect(read().settings).toEqual(portugal);
  liveIn("BR");
  await settle();
  expect(copy()?.settings).toEqual(brazil);
  expect(stored.has("afield.country")).toBe(false);
  expect(sent).toEqual([]);
});

test("at the first login the browser's settings move up to an account that holds none", async () => {
  const { read, liveIn, login } = await page();
  liveIn("PT");
  await login();
  expect(sent).toEqual([portugal]);
  expect(read()).toMatchObject({ account: ME, unsaved: false, settled: true });
});

test("an account's own settings win over the browser's", async () => {
  held = brazil;
  const { read, liveIn, login } = await page();
  liveIn("PT");
  await login();
  expect(read().settings).toEqual(brazil);
  expect(sent).toEqual([]);
});

test("a member's change is saved; when it cannot be, the browser keeps it and says so, and saving again mends it", async () => {
  held = brazil;
  const { read, copy, liveIn, login, settle, saveAgain } = await page();
  await login();
  down = true;
  liveIn("PT");
  await settle();
  expect(read()).toMatchObject({ settings: portugal, saveFailed: true, unsaved: true });
  expect(copy()?.settings).toEqual(portugal);
  down = false;
  await saveAgain();
  expect(held).toEqual(portugal);
  expect(read()).toMatchObject({ saveFailed: false, unsaved: false });
});

test("what the account was never told goes there at the next visit instead of being overwritten", async () => {
  held = brazil;
  stored.set("afield.search", JSON.stringify({ settings: portugal, account: ME, unsaved: true }));
  const { read, login } = await page();
  await login();
  expect(held).toEqual(portugal);
  expect(read().settings).toEqual(portugal);
});

test("a change made while the account is being asked is made on what it answers", async () => {
  held = { ...brazil, currency: "EUR" };
  const { read, liveIn, login } = await page();
  const done = login();
  await vi.dynamicImportSettled();
  liveIn("PT");
  await done;
  expect(read().settings).toEqual({ ...portugal, currency: "EUR" });
  expect(held).toEqual({ ...portugal, currency: "EUR" });
});

test("the settings leave the browser with the member, and do not reach another's empty account", async () => {
  held = brazil;
  const { read, login, logout } = await page();
  await login();
  await logout();
  expect(read().settings).toEqual(NO_SEARCH_SETTINGS);
  expect(stored.has("afield.search")).toBe(false);
  held = null;
  stored.set("afield.search", JSON.stringify({ settings: portugal, account: ME, unsaved: true }));
  vi.resetModules();
  const next = await page();
  await next.login("other@example.com");
  expect(next.read().settings).toEqual(NO_SEARCH_SETTINGS);
  expect(sent).toEqual([]);
});

test("an account asked while the session is being checked is not asked again", async () => {
  held = portugal;
  stored.set("afield.token", "t");
  const member = await page();
  await member.prefetch();
  await member.login();
  expect(member.read()).toMatchObject({ settings: { country: "PT" }, settled: true });
  expect(asked).toBe(1);
});

test("a guest's page asks no account", async () => {
  const guest = await page();
  await guest.prefetch();
  await guest.settle();
  expect(asked).toBe(0);
});

test("another tab's change is followed", async () => {
  const { read } = await page();
  expect(read().settings.country).toBeNull();
  stored.set("afield.search", JSON.stringify({ settings: portugal, account: null, unsaved: false }));
  window.dispatchEvent(Object.assign(new Event("storage"), { key: "afield.search" }));
  expect(read().settings).toEqual(portugal);
});

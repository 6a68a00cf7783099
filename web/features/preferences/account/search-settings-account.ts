import type { SearchSettingsResponse } from "#contract/schemas/search-settings.ts";
import { NO_SEARCH_SETTINGS } from "#contract/values/search-settings.ts";
import { callApi, JOBS, type RetryPolicy } from "#web/api/api-client.ts";
import { authStore } from "#web/session/auth-store.ts";
import { api } from "#web/api/api-paths.ts";
import { isUnset, readSettings } from "#web/features/preferences/search-settings.ts";
import { settingsStore } from "#web/features/preferences/search-settings-store.ts";
import { readToken } from "#web/session/session-token.ts";

/** The first search waits for the settings, though not for long. */
const LOAD: RetryPolicy = { ...JOBS, timeoutMs: 4000 };

/** After this many milliseconds an early answer may be behind what other browsers have told the account since. */
const EARLY_MS = 10_000;

let saving = false;
let asked = 0;
/** What was asked for before the session had been looked at, with the token it was asked with. */
let early: { token: string; at: number; answer: Promise<SearchSettingsResponse | null> } | null = null;

const ask = (): Promise<SearchSettingsResponse | null> =>
  callApi<SearchSettingsResponse>(api.searchSettings, { policy: LOAD }).catch(() => null);

/** Asks the account before it is known whether the session still lives; the first load finds the answer under way. */
export function prefetchFromAccount(): void {
  const token = readToken();
  if (token !== null && asked === 0) early ??= { token, at: performance.now(), answer: ask() };
}

/**
 * Takes the settings over from the account. An account that holds none gets this browser's, unless those are another member's; what the account
 * was never told goes there first.
 */
export async function loadFromAccount(account: string): Promise<void> {
  const here = settingsStore.read();
  const ownCopy = here.account === account;
  if (ownCopy) settingsStore.set({ settled: true });
  if (ownCopy && here.unsaved) return saveToAccount();
  asked += 1;
  const turn = asked;
  settingsStore.beginLoad();
  const underWay = early?.token === readToken() && performance.now() - early.at < EARLY_MS ? early.answer : null;
  early = null;
  const answer = await (underWay ?? ask());
  // A later question has taken the changes over.
  if (turn !== asked) return;
  const changes = settingsStore.endLoad();
  // Logged out, or somebody else meanwhile.
  if (authStore.read().user?.email !== account) return;
  if (answer === null) return settingsStore.set({ settled: true, saveFailed: changes.length > 0 });
  const mine = here.account === null || ownCopy ? here.settings : NO_SEARCH_SETTINGS;
  const base = answer.data === null ? mine : readSettings(answer.data);
  const settings = changes.reduce((before, change) => change(before), base);
  const unsaved = changes.length > 0 || (answer.data === null && !isUnset(settings));
  settingsStore.persist({ settings, account, unsaved });
  settingsStore.set({ settled: true });
  if (unsaved) await saveToAccount();
}

/** Sends the settings to the account, and once more if they have changed meanwhile. A failure is told by `fault`; the browser's copy stays. */
export async function saveToAccount(): Promise<void> {
  if (saving) return;
  saving = true;
  try {
    let { settings } = settingsStore.read();
    for (let sent = null; sent !== settings; { settings } = settingsStore.read()) {
      sent = settings;
      await callApi<SearchSettingsResponse>(api.searchSettings, { method: "PUT", body: settings, policy: JOBS });
    }
    const { account } = settingsStore.read();
    settingsStore.persist({ settings, account, unsaved: false });
    settingsStore.set({ saveFailed: false });
  } catch {
    settingsStore.set({ saveFailed: true });
  } finally {
    saving = false;
  }
}

import { data } from "react-router";
import type { ApiCall } from "#web/shell/server-context.ts";

/** Loads what a public call returns for a page that caches share for a minute. Without an answer, the page gets null with status 503. */
export async function loadPublicData<Value>(api: ApiCall, address: string) {
  const answer = await api(address);
  if (!answer.ok) return data(null, { status: 503, headers: { "cache-control": "no-store" } });
  const { data: value } = (await answer.json()) as { data: Value };
  return data(value, { headers: { "cache-control": "public, max-age=0, s-maxage=60" } });
}

/** Fetches the same in the browser; null without an answer. */
export async function fetchPublicData<Value>(address: string): Promise<Value | null> {
  const answer = await fetch(address).catch(() => null);
  return answer?.ok === true ? ((await answer.json()) as { data: Value }).data : null;
}

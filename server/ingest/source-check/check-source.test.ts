import { afterAll, expect, it } from "vitest";
import { createOutboundHttp } from "#http/outbound-http.ts";
import { startReplayServer } from "#http/replay-server.ts";
import { parserClient } from "#ingest/parser/parser-client.ts";
import { sourceById } from "#sources/registry.ts";
import { checkSource } from "./check-source.ts";

const closers: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closers) await close();
  await parserClient().close();
});

/** Checks the board of a source whose first answer is only the key to its list. */
async function checkBoard(listed: object) {
  const server = await startReplayServer({
    answer: (_host, path) => ({
      headers: { "content-type": "application/json" },
      body: JSON.stringify(path === "/public/accounts/iperoxo" ? { _id: "6512bd43" } : listed),
    }),
  });
  const http = createOutboundHttp({ replayOrigin: server.origin });
  closers.push(
    () => http.close(),
    () => server.close(),
  );
  return checkSource({ http, source: sourceById("quickin"), board: { token: "iperoxo" }, before: null });
}

it("looks at the list behind a first answer that lists nothing itself", async () => {
  const job = { _id: "1", publicate: "published", title: "Jardineiro", country: "BR" };
  expect(await checkBoard({ pages: 1, docs: [job] })).toMatchObject({ outcome: "ok", profile: { postings: 1 } });
});

it("says that the list behind a first answer has another shape, or lists nothing", async () => {
  expect(await checkBoard({ openings: [] })).toMatchObject({ outcome: "changed" });
  expect(await checkBoard({ pages: 1, docs: [] })).toMatchObject({ outcome: "empty" });
});

import { startReplayServer } from "#fetch/replay-server.ts";
import { answerSample, sampleBoards } from "#sample/catalogue.ts";

/**
 * The web of the ingest bench, in a process of its own, so that the figures are the worker's alone:
 * `web-process.ts POSTINGS_PER_BOARD`. Tells its origin; any message turns the order of every board's items round.
 */
interface LeverItem {
  id: string;
  text: string;
}

const perBoard = Number(process.argv[2]);
const now = new Date();
const originals = sampleBoards
  .filter((board) => board.source === "lever")
  .flatMap((board) => {
    const answer = answerSample("api.lever.co", `/v0/postings/${board.token}`, new URLSearchParams(), now);
    return JSON.parse(String(answer?.body ?? "[]")) as LeverItem[];
  });
let reversed = false;

/** Real sample texts under new ids and titles, so that every posting is an opening of its own. */
function itemsOf(board: number): LeverItem[] {
  const items = Array.from({ length: perBoard }, (_, at) => {
    const original = originals[(board * 31 + at) % originals.length] ?? originals[0];
    return { ...original, id: `${board}-${at}`, text: `${original?.text}, Group ${at}`, workplaceType: "remote" };
  });
  return reversed ? items.toReversed() : items;
}

const web = await startReplayServer({
  answer(_host, asked) {
    const board = /\/bench-(\d+)$/.exec(asked)?.[1];
    if (board === undefined) return null;
    return { headers: { "content-type": "application/json" }, body: JSON.stringify(itemsOf(Number(board))) };
  },
});
process.on("message", () => {
  reversed = true;
  process.send?.("reversed");
});
process.on("disconnect", () => process.exit(0));
process.send?.(web.origin);

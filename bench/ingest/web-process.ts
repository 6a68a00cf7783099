import { startReplayServer } from "#http/replay-server.ts";
import { answerSample, sampleBoards } from "#sample/catalogue.ts";

/**
 * The web of the ingest bench in its own process, so that the figures are the worker's alone: `web-process.ts
 * POSTINGS_PER_BOARD`. Sends its origin; any message reverses the order of every board's items.
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
/** The JSON of each item after id and title, serialised once because the worker shares our CPUs. */
const rests = originals.map(({ id: _id, text: _text, ...rest }) =>
  JSON.stringify({ ...rest, workplaceType: "remote" }).slice(1),
);
let reversed = false;

/** An id as Lever writes them, which a posting's link holds as well. */
function idOf(board: number, at: number): string {
  const hex = (value: number, digits: number) => value.toString(16).padStart(digits, "0");
  return `${hex(board, 8)}-0000-4000-8000-${hex(at, 12)}`;
}

/** Real sample texts with new ids, links and titles, so that every posting is a distinct opening. */
function bodyOf(board: number): string {
  const items = Array.from({ length: perBoard }, (_, at) => {
    const original = (board * 31 + at) % originals.length;
    const { id: sampleId = "", text = "" } = originals[original] ?? {};
    const id = idOf(board, at);
    return `{"id":"${id}","text":${JSON.stringify(`${text}, Group ${at}`)},${rests[original]?.replaceAll(sampleId, id)}`;
  });
  return `[${(reversed ? items.toReversed() : items).join(",")}]`;
}

const web = await startReplayServer({
  answer(_host, asked) {
    const board = /\/bench-(\d+)$/.exec(asked)?.[1];
    if (board === undefined) return null;
    return { headers: { "content-type": "application/json" }, body: bodyOf(Number(board)) };
  },
});
process.on("message", () => {
  reversed = true;
  process.send?.("reversed");
});
process.on("disconnect", () => process.exit(0));
process.send?.(web.origin);

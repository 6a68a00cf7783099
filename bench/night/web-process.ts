import { createHash } from "node:crypto";
import { startReplayServer } from "#http/replay-server.ts";
import { generatedText } from "../search/generated-texts.ts";
import { SeededRandom } from "../search/seeded-random.ts";
import { readGreenhouseDays, type ListedPosting } from "./greenhouse-days.ts";

/**
 * Greenhouse as it was on two days, in its own process: `web-process.ts FOLDER MOST_BOARDS`. Boards, ids, dates, titles and
 * locations are the recorded ones; texts are generated and change exactly when the recorded date does. Sends its origin;
 * the message 1 or 2 sets the day.
 */
const [folder, mostBoards] = process.argv.slice(2) as [string, string];
const { days } = readGreenhouseDays(folder, Number(mostBoards));
const titles = [...days[1].values()].flat().flatMap(({ title }) => title ?? []);
const TEXT_LENGTH = 2_000;
const EDITION_LENGTH = 30;
let day = 1;

function seedOf(text: string): number {
  return createHash("sha256").update(text).digest().readUInt32BE(0);
}

function itemOf(posting: ListedPosting): object {
  const { board, id, updatedAt } = posting;
  const title = posting.title ?? titles[seedOf(id) % titles.length];
  // One opening in several cities has one text; the last line makes each edition different.
  const text = generatedText(new SeededRandom(seedOf(`${board}\n${title}`)), TEXT_LENGTH);
  const edition = generatedText(new SeededRandom(seedOf(`${id}\n${updatedAt}`)), EDITION_LENGTH);
  return {
    id: Number(id),
    title,
    absolute_url: `https://boards.greenhouse.io/${board}/jobs/${id}`,
    company_name: board,
    location: { name: posting.location ?? "" },
    updated_at: updatedAt,
    language: "en",
    content: `&lt;p&gt;${text}&lt;/p&gt;&lt;p&gt;${edition}&lt;/p&gt;`,
  };
}

const web = await startReplayServer({
  answer(host, asked) {
    const board = /^\/v1\/boards\/([^/]+)\/jobs$/.exec(asked)?.[1];
    if (host !== "boards-api.greenhouse.io" || board === undefined) return null;
    const jobs = (days[day - 1]?.get(decodeURIComponent(board)) ?? []).map(itemOf);
    const body = JSON.stringify({ jobs, meta: { total: jobs.length } });
    const etag = `"${createHash("sha256").update(body).digest("base64url")}"`;
    return { headers: { "content-type": "application/json", etag }, body };
  },
});
process.on("message", (wanted: number) => {
  day = wanted;
  process.send?.(`day ${day}`);
});
process.on("disconnect", () => process.exit(0));
process.send?.(web.origin);

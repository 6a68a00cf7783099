import { readFileSync } from "node:fs";
import { boardsIn } from "../links-in.ts";
import { sighting, type BoardList, type ListLine } from "../sighting.ts";

interface Comment {
  text: string;
  llm_labels: { remote: string | null } | null;
}

/** Hacker News: the comments of "Who is hiring?" with the links in them. A comment is an opening, or several. */
export const hackerNews: BoardList = {
  id: "hacker-news",
  file: "hn_whoishiring_2026.jsonl",
  remoteEmployers: true,
  *read(file): Generator<ListLine> {
    for (const line of readFileSync(file, "utf8").split("\n")) {
      if (line === "") continue;
      const { text, llm_labels } = JSON.parse(line) as Comment;
      const boards = boardsIn(text);
      if (llm_labels?.remote !== "fully_remote") yield { dropped: "not fully remote" };
      else if (boards.length === 0) yield { dropped: "no link to a board" };
      else for (const { source, token } of boards) yield sighting(source, token, { remote: 1 });
    }
  },
};

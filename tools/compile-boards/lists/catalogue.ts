import { readTable } from "../read-table.ts";
import { sighting, type BoardList, type ListLine } from "../sighting.ts";

/** The catalogue's names of sources that differ from ours. */
const SOURCE_NAMES: Readonly<Record<string, string>> = {
  ashbygraphql: "ashby",
  jibe: "icims",
};

/** The board catalogue of gearsandcode/freehire: provider, company, board. */
export const catalogue: BoardList = {
  id: "catalogue",
  file: "ats_board_catalog_88k.tsv",
  *read(file): Generator<ListLine> {
    for (const { provider, company, board } of readTable(file, ["provider", "company", "board"]))
      yield sighting(SOURCE_NAMES[provider] ?? provider, board, { company: company.replace(/^\*/, "") });
  },
};

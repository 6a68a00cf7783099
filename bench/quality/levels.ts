import type { Level } from "#contract/schemas/job.ts";
import { readLevels } from "#normalise/role/levels.ts";
import { prepareText } from "#normalise/text/prepared-text.ts";
import { goldRows, trapRows } from "./gold.ts";
import { percent, type QualityRow, scoreRows } from "./row.ts";

const EMPTY = prepareText(undefined);

function read(title: string): Level[] {
  return readLevels({ title, prepared: EMPTY }).value;
}

/** The first grade word anywhere in the title, within words too. */
function naive(title: string): Level[] {
  const lower = title.toLowerCase();
  const cues: [string, Level][] = [
    ["intern", "entry"],
    ["junior", "junior"],
    ["jr", "junior"],
    ["mid", "mid"],
    ["senior", "senior"],
    ["sr", "senior"],
    ["lead", "lead"],
    ["principal", "lead"],
    ["staff", "lead"],
    ["director", "lead"],
    ["head", "lead"],
    ["chief", "lead"],
  ];
  const found = cues.find(([cue]) => lower.includes(cue))?.[1];
  return found === undefined ? [] : [found];
}

function traps(): QualityRow[] {
  const rows = trapRows("seniority", "title");
  if (rows === null) return [];
  const label = (row: Record<string, string>) =>
    Object.entries(row).find(([column]) => column.startsWith("levels"))?.[1] ?? "";
  const isRight = (levels: (title: string) => Level[]) => (row: Record<string, string>) =>
    levels(row["title"] ?? "").join("|") === label(row);
  const header = { field: "level", yardstick: "hand_traps/seniority, right", reach: 97 };
  return [scoreRows(header, rows, { ours: isRight(read), naive: isRight(naive) })];
}

/** The board knows Junior, Mid and Senior only: our entry is its Junior, our lead its Senior. */
const ON_BOARD: Record<Level, string> = {
  entry: "Junior",
  junior: "Junior",
  mid: "Mid",
  senior: "Senior",
  lead: "Senior",
};
const AS_NAMED: Record<Level, string> = {
  entry: "Entry",
  junior: "Junior",
  mid: "Mid",
  senior: "Senior",
  lead: "Lead",
};

function board(): QualityRow[] {
  const rows = goldRows("justjoinit_5506", "offers.csv");
  if (rows === null) return [];
  const right = (levels: (title: string) => Level[], scale: Record<Level, string> = ON_BOARD) => {
    const stated = rows.filter((row) => levels(row["title"] ?? "").length > 0);
    return {
      n: stated.length,
      share: percent(
        stated.filter((row) => levels(row["title"] ?? "").some((level) => scale[level] === row["seniority"])).length,
        stated.length,
      ),
    };
  };
  const ours = right(read);
  return [
    {
      field: "level",
      yardstick: "justjoinit_5506, right when the title states it (scale of three)",
      n: ours.n,
      figure: ours.share,
      baseline: right(naive).share,
      reach: 90,
    },
    {
      field: "level",
      yardstick: "justjoinit_5506, right when the title states it (our scale of five)",
      n: ours.n,
      figure: right(read, AS_NAMED).share,
      baseline: right(naive, AS_NAMED).share,
      reach: null,
    },
  ];
}

export function measure(): Promise<QualityRow[]> {
  return Promise.resolve([...traps(), ...board()]);
}

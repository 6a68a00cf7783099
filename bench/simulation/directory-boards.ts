import type { DirectoryBoard } from "#ingest/directory/read-directory.ts";
import type { BoardRates } from "./board-rates.ts";
import type { Chance } from "./chance.ts";
import { drawSize, newBoard, unreadRow, type SimulatedBoard } from "./simulated-boards.ts";

const DAY_MS = 24 * 3_600_000;

/** How the truth relates to what the directory expects. */
export interface TruthModel {
  /** Standard deviation of the logarithm of a board's true mean over its expectation. */
  spread: number;
  /** Share of boards that no longer have a remote opening. */
  emptied: number;
  /** Share of boards that no longer exist. */
  dead: number;
  /** The expectation tells nothing: the true numbers are dealt out at random among the boards of a source. */
  uninformative?: boolean;
}

/**
 * Measured on the 872 Greenhouse boards with four or more remote openings in January 2026 against another list of March 2026: the
 * logarithm of the ratio has a standard deviation of 0.60, and one board in five has none left.
 */
export const HONEST_TRUTH: TruthModel = { spread: 0.6, emptied: 0.15, dead: 0.05 };

/** Where the directory expects less than one opening, a board that has any has three on average. */
const MEAN_OF_FEW = 3;

/** Draws the remote openings of a board around the expectation. */
function drawRemote(expected: number, { spread, emptied }: TruthModel, chance: Chance): number {
  if (chance.next() < emptied) return 0;
  if (expected < 1) {
    if (chance.next() >= expected / MEAN_OF_FEW) return 0;
    return 1 + Math.floor(Math.log(1 - chance.next()) / Math.log(1 - 1 / MEAN_OF_FEW));
  }
  const mean = expected * Math.exp(spread * chance.normal() - spread ** 2 / 2);
  return poisson(mean, chance);
}

function poisson(mean: number, chance: Chance): number {
  if (mean > 40) return Math.max(0, Math.round(mean + Math.sqrt(mean) * chance.normal()));
  let count = 0;
  for (let left = Math.exp(-mean), product = chance.next(); product > left; product *= chance.next()) count += 1;
  return count;
}

/** Creates the boards of the directory, none of them read, in random order. */
export function makeDirectoryBoards(
  directory: readonly DirectoryBoard[],
  { rates, truth, startMs }: { rates: BoardRates; truth: TruthModel; startMs: number },
  chance: Chance,
): SimulatedBoard[] {
  const shuffled = shuffle(directory, chance);
  const remotes = shuffled.map(({ expectedRemote }) => drawRemote(expectedRemote, truth, chance));
  if (truth.uninformative) dealOut(shuffled, remotes, chance);
  return shuffled.map((listed, index) => {
    const isDead = chance.next() < truth.dead;
    const remote = isDead ? 0 : remotes[index]!;
    const { openings, moments } = drawSize(rates, chance);
    return newBoard({
      row: unreadRow(index, listed),
      nextRunAtMs: startMs,
      openings: Math.max(openings, remote),
      remote,
      momentsPerDay: moments,
      nextMomentMs: startMs + chance.wait(moments) * DAY_MS,
      goneAtMs: isDead ? startMs : startMs + chance.wait(0.0029) * DAY_MS,
    });
  });
}

function shuffle<T>(items: readonly T[], chance: Chance): T[] {
  const shuffled = [...items];
  for (let at = shuffled.length - 1; at > 0; at -= 1) {
    const other = Math.floor(chance.next() * (at + 1));
    [shuffled[at], shuffled[other]] = [shuffled[other]!, shuffled[at]!];
  }
  return shuffled;
}

/** Permutes the numbers among the boards of each source. */
function dealOut(boards: readonly DirectoryBoard[], remotes: number[], chance: Chance): void {
  const bySource = new Map<string, number[]>();
  for (const [index, { source }] of boards.entries()) bySource.set(source, [...(bySource.get(source) ?? []), index]);
  for (const indexes of bySource.values()) {
    const dealt = shuffle(indexes, chance).map((index) => remotes[index]!);
    for (const [at, index] of indexes.entries()) remotes[index] = dealt[at]!;
  }
}

import { useCallback, useState } from "react";
import { decodeFile, detectEncoding, type Encoding } from "#contract/values/desk/csv/csv-encoding.ts";
import { type CsvTable, readCsv, refuseLargeFile, refuseOtherFiles, UnreadableFile } from "./read-csv.ts";

export interface ReadFile {
  /** Counts the files that were chosen. */
  turn: number;
  name: string;
  encoding: Encoding;
  /** False if the encoding is a guess. */
  sureEncoding: boolean;
  /** Null if it can't be read this way; `problem` says why. */
  table: CsvTable | null;
  problem: string | null;
}

interface Kept {
  turn: number;
  name: string;
  bytes: Uint8Array;
  encoding: Encoding;
  sure: boolean;
}

let turns = 0;

/** Reads a chosen file in the browser; nothing is uploaded. The person can correct the encoding and the separator. */
export function useCsvFile(): {
  file: ReadFile | null;
  reading: boolean;
  choose: (file: File) => Promise<void>;
  readAs: (change: { encoding?: Encoding; separator?: string }) => Promise<void>;
  forget: () => void;
} {
  const [kept, setKept] = useState<Kept | null>(null);
  const [file, setFile] = useState<ReadFile | null>(null);
  const [reading, setReading] = useState(false);

  const show = useCallback(async (from: Kept, separator: string | null) => {
    const { turn, name, bytes, encoding, sure } = from;
    const known = { turn, name, encoding, sureEncoding: sure };
    try {
      refuseOtherFiles(bytes);
      setFile({ ...known, table: await readCsv(decodeFile(bytes, encoding), separator), problem: null });
    } catch (error) {
      setFile({ ...known, table: null, problem: problemOf(error) });
    }
  }, []);

  const choose = useCallback(
    async (chosen: File) => {
      turns += 1;
      const turn = turns;
      setReading(true);
      setKept(null);
      try {
        refuseLargeFile(chosen.size);
        const bytes = new Uint8Array(await chosen.arrayBuffer());
        const from = { turn, name: chosen.name, bytes, ...sureOf(detectEncoding(bytes)) };
        setKept(from);
        await show(from, null);
      } catch (error) {
        const problem = problemOf(error);
        setFile({ turn, name: chosen.name, encoding: "utf-8", sureEncoding: true, table: null, problem });
      } finally {
        setReading(false);
      }
    },
    [show],
  );

  const readAs = useCallback(
    async ({ encoding, separator }: { encoding?: Encoding; separator?: string }) => {
      if (kept === null) return;
      const from = encoding === undefined ? kept : { ...kept, encoding };
      setKept(from);
      await show(from, separator ?? null);
    },
    [kept, show],
  );

  const forget = useCallback(() => {
    setKept(null);
    setFile(null);
  }, []);
  return { file, reading, choose, readAs, forget };
}

const sureOf = ({ encoding, sure }: ReturnType<typeof detectEncoding>) => ({ encoding, sure });

function problemOf(error: unknown): string {
  return error instanceof UnreadableFile
    ? error.message
    : "This file could not be read. Perhaps it was moved or changed. Please choose it again.";
}

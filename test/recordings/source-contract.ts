import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { readOwnPayload, type ExpectedFile } from "#test/expected-postings.ts";
import type { Posting } from "#sources/posting.ts";
import type { Source } from "#sources/source.ts";

/** Tests the rules that every source must follow on all of our own payloads. */
export function sourceContract(source: Source, folder: string): void {
  const { board, payloads } = JSON.parse(readFileSync(path.join(folder, "expected.json"), "utf8")) as ExpectedFile;

  describe(`${source.name} reads its payloads`, () => {
    it("accepts its own board token and requests absolute https URLs", () => {
      expect(board.token).toMatch(source.token);
      const requests = source.requests(board);
      expect(requests.length).toBeGreaterThan(0);
      for (const request of requests) expect(request.url).toMatch(/^https:\/\/[^/\s]+\/\S*$|^https:\/\/[^/\s]+$/);
    });

    it.each(payloads)("$file: reads the expected postings", (expected) => {
      const { postings, rejected, next } = readOwnPayload(source, folder, board, expected);
      expect(JSON.parse(JSON.stringify({ postings, rejected, next }))).toEqual({
        postings: expected.postings,
        rejected: expected.rejected,
        next: expected.next,
      });
    });

    it.each(payloads)("$file: reads every opening or rejects it with a reason", (expected) => {
      const { postings, rejected } = readOwnPayload(source, folder, board, expected);
      expect(postings.length + rejected.length).toBe(expected.items);
      for (const { reason } of rejected) expect(reason).toMatch(/^[a-z-]+(: .+)?$/);
    });

    it.each(payloads)("$file: returns unique ids, absolute https URLs and the source's own dates", (expected) => {
      const { postings } = readOwnPayload(source, folder, board, expected);
      const written = readFileSync(path.join(folder, expected.file), "utf8");
      expect(new Set(postings.map((posting) => posting.externalId)).size).toBe(postings.length);
      for (const posting of postings) {
        expect(posting.url).toMatch(/^https:\/\/[^/\s]+\/\S+$/);
        for (const date of datesOf(posting)) {
          expect(waysToWrite(date).some((way) => written.includes(way))).toBe(true);
          expect(yearOf(date)).toBeGreaterThanOrEqual(2005);
          expect(yearOf(date)).toBeLessThanOrEqual(2040);
        }
      }
    });

    it("rejects any other payload as a whole", () => {
      const request = source.requests(board)[0]!;
      for (const payload of ["", "<html><body>Sorry</body></html>", { error: "not found" }, null, 7]) {
        expect(() => source.postings({ request, payload }, board)).toThrow(source.id);
      }
    });
  });
}

function datesOf(posting: Posting): (string | number)[] {
  return [posting.postedAt, posting.updatedAt, posting.closesAt].filter((date) => date !== undefined);
}

/** As the source wrote it; a source that writes days and months with slashes turns its dates round. */
function waysToWrite(date: string | number): string[] {
  const written = String(date).replace(/Z$/, "");
  const [year, month, day] = written.split("-");
  const monthFirst = [`${month}/${day}/${year}`, `${Number(month)}/${Number(day)}/${year}`];
  return [written, `${day}/${month}/${year}`, ...monthFirst];
}

function yearOf(date: string | number): number {
  const number = typeof date === "number" ? date : /^\d+$/.test(date) ? Number(date) : null;
  return new Date(
    number === null
      ? String(date)
          .replace(/ UTC$/, "Z")
          .replace(/^(\d{4}-\d\d-\d\d) (?=\d)/, "$1T")
      : number < 1e11
        ? number * 1000
        : number,
  ).getUTCFullYear();
}

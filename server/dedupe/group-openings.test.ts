import { describe, expect, test } from "vitest";
import { inCountries, makeOpening, makeText } from "#test/factories.ts";
import { applyLink } from "./apply-link.ts";
import { groupOpenings, type Member } from "./group-openings.ts";
import type { Opening } from "./opening.ts";
import { compareOpenings, whatForbids } from "./same-opening.ts";

interface Named extends Member {
  name: string;
}

const member = (name: string, opening: Partial<Opening> = {}, given: Partial<Member> = {}): Named => ({
  name,
  jobId: null,
  fresh: true,
  evidence: "",
  opening: makeOpening(opening),
  ...given,
});

/** The groups by their members' names, whatever their order. */
function partition(members: readonly Named[]): string[] {
  return groupOpenings(members)
    .map((group) =>
      group
        .map((each) => each.member.name)
        .toSorted()
        .join(" "),
    )
    .toSorted();
}

const site = (board: string) => ({ boardId: board, sourceKind: "board" as const });
const short = { text: "We look for somebody who keeps the books in order.", teaser: true };

describe("a short text", () => {
  test("joins the only opening that fits", () => {
    expect(partition([member("own"), member("teaser", { ...site("9"), ...short })])).toEqual(["own teaser"]);
  });

  test("stays alone when two openings fit, even if its text begins one of them", () => {
    const second = member("second", { text: makeText("another opening") });
    const teaser = member("teaser", { ...site("9"), text: makeText("an opening").slice(0, 200), teaser: true });
    expect(partition([member("own"), second, teaser])).toEqual(["own", "second", "teaser"]);
  });

  test("joins the one of two openings that it links to", () => {
    const link = applyLink("https://jobs.lever.co/orlo/0d1c2b3a-1111-4222-8333-944455556666");
    const second = member("second", { text: makeText("another opening"), link });
    const teaser = member("teaser", { ...site("9"), ...short, link });
    expect(partition([member("own"), second, teaser])).toEqual(["own", "second teaser"]);
  });

  test("joins the one of two openings in whose country it is", () => {
    const own = member("own", { eligibility: inCountries("DE") });
    const second = member("second", { text: makeText("another opening"), eligibility: inCountries("BR") });
    const teaser = member("teaser", { ...site("9"), ...short, eligibility: inCountries("BR") });
    expect(partition([own, second, teaser])).toEqual(["own", "second teaser"]);
  });

  test("stays alone when another one of its board fits the same opening", () => {
    const [first, second] = ["first", "second"].map((name) => member(name, { ...site("9"), ...short }));
    expect(partition([member("own"), first!, second!])).toEqual(["first", "own", "second"]);
  });

  test("joins other short texts when no full one is known and all fit one another", () => {
    const [first, second] = ["7", "8"].map((board) => member(`on ${board}`, { ...site(board), ...short }));
    expect(partition([first!, second!])).toEqual(["on 7 on 8"]);
    const rival = member("rival", { ...site("8"), ...short });
    expect(partition([first!, second!, rival])).toEqual(["on 7", "on 8", "rival"]);
  });

  test("of an agency joins nothing", () => {
    const own = member("own", { agency: true });
    expect(partition([own, member("teaser", { ...site("9"), ...short })])).toEqual(["own", "teaser"]);
  });
});

test("a posting joins no group in which anything forbids it", () => {
  const plain = member("plain", { boardId: "1", rawTitle: "Analyst" });
  const first = member("first", { boardId: "2", rawTitle: "Analyst REQ-1001" });
  const second = member("second", { boardId: "3", rawTitle: "Analyst REQ-1002" });
  expect(partition([second, plain, first])).toEqual(["first plain", "second"]);
});

test("full texts of one job stay together after one of them is edited, unless something forbids it", () => {
  const held = { jobId: "1", fresh: false };
  const edited = member("edited", { text: makeText("rewritten") }, { ...held, fresh: true });
  expect(partition([edited, member("copy", site("9"), held)])).toEqual(["copy edited"]);
  const other = member(
    "edited",
    { text: makeText("rewritten"), employmentType: "internship" },
    { ...held, fresh: true },
  );
  expect(partition([other, member("copy", { ...site("9"), employmentType: "full-time" }, held)])).toEqual([
    "copy",
    "edited",
  ]);
});

/** A generator of numbers from a seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

describe("whatever postings of a bucket say", () => {
  const pick = <T>(random: () => number, all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const texts = ["one", "two", "three"].map((seed) => makeText(seed, 700));
  const links = [null, null, applyLink("https://orlo.example/jobs/1"), applyLink("https://orlo.example/jobs/2")];

  const postings = (random: () => number): Named[] =>
    Array.from({ length: 2 + Math.floor(random() * 7) }, (_, at) => {
      const text = pick(random, texts);
      const onSite = random() < 0.6;
      return member(`p${at}`, {
        boardId: onSite ? pick(random, ["7", "8", "9"]) : pick(random, ["1", "2"]),
        sourceKind: onSite ? "board" : "ats",
        rawTitle: pick(random, [
          "Developer",
          "Developer",
          "Developer (Java)",
          "Developer (Python)",
          "Developer REQ-1001",
        ]),
        text: pick(random, [
          text,
          text,
          `${text} Found by a portal.`,
          text.slice(0, 150),
          text.slice(0, text.length * 0.7),
        ]),
        employmentType: pick(random, [null, null, "full-time", "internship"]),
        eligibility: pick(random, [makeOpening().eligibility, inCountries("DE"), inCountries("DE", "BR")]),
        link: pick(random, links),
      });
    });

  test("comparing is symmetrical, and a group holds each posting once and nothing that forbids another", () => {
    const random = randomNumbers(17);
    let together = 0;
    for (let round = 0; round < 300; round += 1) {
      const members = postings(random);
      for (const a of members)
        for (const b of members)
          expect(compareOpenings(a.opening, b.opening)).toEqual(compareOpenings(b.opening, a.opening));
      const groups = groupOpenings(members);
      expect(groups.flatMap((group) => group.map((each) => each.member.name)).toSorted()).toEqual(
        members.map(({ name }) => name).toSorted(),
      );
      for (const group of groups) {
        together += group.length - 1;
        for (const [at, { member: a }] of group.entries())
          for (const { member: b } of group.slice(at + 1)) {
            const linked = group.some(({ member: { opening } }) => opening.link !== null);
            if (!linked) expect(whatForbids(a.opening, b.opening)).toBeNull();
          }
      }
    }
    expect(together).toBeGreaterThan(100);
  });

  test("the groups are the same in whatever order the postings come", () => {
    const random = randomNumbers(4);
    for (let round = 0; round < 300; round += 1) {
      const members = postings(random);
      const groups = partition(members);
      expect(partition(members.toReversed())).toEqual(groups);
      expect(partition(members.toSorted(() => random() - 0.5))).toEqual(groups);
    }
  });
});

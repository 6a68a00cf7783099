import { expect, test } from "vitest";
import { companyMention } from "#ingest/run/company-mention.ts";
import type { PostingCompany } from "#sources/posting.ts";
import { testDatabase } from "#test/database/database.ts";
import { resolveCompanies } from "./companies.ts";
import { inBulkTransaction } from "#postgres/transaction.ts";

const database = await testDatabase();

function mention(
  name: string,
  company: Omit<PostingCompany, "name"> = {},
  facts: { size?: string; industries?: string[] } = {},
) {
  const { size = null, industries = [] } = facts;
  return companyMention(
    { name, ...company },
    { companyName: name, employeeStrength: size, companySize: size, industries },
    { boardId: null, trust: "board", sample: false },
  );
}

async function idsOf(...mentions: ReturnType<typeof mention>[]): Promise<string[]> {
  const { ids } = await inBulkTransaction(database, (client) => resolveCompanies(client, mentions));
  return ids;
}

async function companyOf(id: string | undefined) {
  const { rows } = await database.pool.query<Record<string, unknown>>("select * from company where id = $1", [id]);
  return rows[0] ?? {};
}

test("recognises one company under its names at several sources", async () => {
  const ids = await idsOf(
    mention("Alder Works Inc."),
    mention("ALDER WORKS, Inc", { website: "https://www.alderworks.com/about" }),
    mention("Alder Works Careers"),
    mention("Alder", { website: "https://careers.alderworks.com" }),
  );
  expect(new Set(ids).size).toBe(1);
  expect(await companyOf(ids[0])).toMatchObject({ domains: ["alderworks.com"] });
});

test("keeps companies with one name and different domains apart, within a run and across runs", async () => {
  const [one, other] = await idsOf(
    mention("Mercer Grove", { website: "https://mercergrove.com" }),
    mention("Mercer Grove", { website: "https://mercergrove.co.uk" }),
  );
  expect(one).not.toBe(other);
  const later = await idsOf(
    mention("Mercer Grove Ltd", { website: "https://jobs.mercergrove.co.uk" }),
    mention("Mercer Grove", { website: "https://mercergrove.com/jobs" }),
    mention("Mercer Grove", { website: "https://mercergrove.example.org" }),
  );
  expect(later.slice(0, 2)).toEqual([other, one]);
  expect([one, other]).not.toContain(later[2]);
  expect(await companyOf(one)).toMatchObject({ domains: ["mercergrove.com"], slug: "mercer-grove" });
  expect((await companyOf(other))["slug"]).toMatch(/^mercer-grove-[0-9a-f]{8}$/);
});

test("identifies no company by a site that hosts the boards of many", async () => {
  const [one, other] = await idsOf(
    mention("Heron Freight", { website: "https://heron.notion.site" }),
    mention("Osier Labs", { website: "https://osier.notion.site" }),
  );
  expect(one).not.toBe(other);
});

test("takes size and industries from any source that has them, and keeps them", async () => {
  const [id] = await idsOf(mention("Tarn Health"));
  await idsOf(mention("Tarn Health", {}, { size: "51,200", industries: ["health"] }));
  await idsOf(mention("Tarn Health", {}, { size: "1,10", industries: ["games"] }));
  expect(await companyOf(id)).toMatchObject({
    size_value: "51,200",
    employee_strength: "51,200",
    industries: ["health"],
  });
});

test("flags a name that mixes look-alike letters, and never matches the name it imitates", async () => {
  const [real, fake] = await idsOf(mention("Apple Orchard"), mention("Аррle Orchard"));
  expect(fake).not.toBe(real);
  expect(await companyOf(fake)).toMatchObject({ name_flag: "mixed-script" });
  expect(await companyOf(real)).toMatchObject({ name_flag: null });
});

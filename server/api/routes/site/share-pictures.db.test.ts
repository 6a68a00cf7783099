import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountApi, type AccountApi } from "#test/account-api.ts";
import { testDatabase } from "#test/database/database.ts";
import { germanBackendJob, saveTestJob } from "#test/search/saved-job.ts";
import { drawSharePicture } from "#api/share/share-picture.ts";
import { createSharePictures } from "#api/share/share-pictures.ts";

const database = await testDatabase();
let api: AccountApi;
let id: string;

beforeAll(async () => {
  id = await saveTestJob(database, germanBackendJob);
  api = await accountApi(database);
});
afterAll(() => api.close());

async function sizeOf(png: Buffer) {
  const { format, width, height } = await sharp(png).metadata();
  return { format, width, height };
}

const FULL = { format: "png", width: 1200, height: 630 };

test("a job, a company, a role and a role in a place each have a picture", async () => {
  const seen = new Set<string>();
  for (const path of [`job/${id}`, "company/acme", "role/backend-engineer", "role/backend-engineer/germany"]) {
    const answer = await api.app.inject(`/share/${path}.png`);
    expect(answer.statusCode, path).toBe(200);
    expect(answer.headers["content-type"]).toBe("image/png");
    expect(answer.headers["cache-control"]).toContain("public");
    expect(await sizeOf(answer.rawPayload), path).toEqual(FULL);
    const again = await api.app.inject({
      url: `/share/${path}.png`,
      headers: { "if-none-match": String(answer.headers["etag"]) },
    });
    expect(again.statusCode, path).toBe(304);
    seen.add(answer.rawPayload.toString("base64"));
  }
  expect(seen.size).toBe(4);
});

test.each([
  "job/999999999.png",
  "job/x.png",
  "job/1",
  "company/nobody.png",
  "company/..%2f..%2fetc.png",
  "role/no-role.png",
  "role/backend-engineer/atlantis.png",
])("%s has no picture", async (path) => {
  expect((await api.app.inject(`/share/${path}`)).statusCode).toBe(404);
});

test("draws texts of any script and length, and markup, at the size of the picture", async () => {
  for (const title of [
    "株式会社 👩‍💻 مهندس",
    "<svg onload=alert(1)>&amp;]]>",
    "W".repeat(400),
    "Инженер по данным",
    "\ud800",
  ]) {
    expect(
      await sizeOf(await drawSharePicture({ eyebrow: title, title, subtitle: title, footer: title })),
      title,
    ).toEqual(FULL);
  }
});

test("draws each picture once, one at a time, and refuses when the queue is full", async () => {
  const drawn: string[] = [];
  let running = 0;
  const pictures = createSharePictures(async ({ title }) => {
    running += 1;
    expect(running).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    drawn.push(title);
    return Buffer.from(title);
  });
  const text = (title: string) => ({ eyebrow: "", title, subtitle: "", footer: "" });
  const requested = Array.from({ length: 20 }, (_, at) => pictures.get(text(`${at}`)));
  expect(requested).not.toContain(null);
  expect(pictures.get(text("one too many"))).toBeNull();
  expect(pictures.get(text("3"))).not.toBeNull();
  await Promise.all(requested.map((picture) => Promise.resolve(picture)));
  expect(drawn).toEqual(Array.from({ length: 20 }, (_, at) => `${at}`));
  expect((await pictures.get(text("later")))?.png.toString()).toBe("later");
});

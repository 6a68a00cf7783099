import { expect, test } from "vitest";
import type { CaseDetail, CaseLine } from "#contract/schemas/moderation/desk.ts";
import { makePostContent } from "#test/employers/post-content.ts";
import { type Employer, postTestbed } from "#test/employers/post-testbed.ts";

const bed = await postTestbed();
const { api, operator, employer, work, act, post, edit, seen, decide, listed, jobOf } = bed;

const waitingLine = async (title: string) => {
  const { body } = await api.get("/api/operate/cases", { token: operator.token });
  return (body["data"] as CaseLine[]).find((line) => line.kind === "post" && line.title.startsWith(`${title} at`));
};
async function send(who: Employer, id: string, changes: Parameters<typeof edit>[2]): Promise<void> {
  await edit(who, id, changes);
  expect((await act(who, id, "send")).status).toBe(200);
  await work();
}

test("an approved post that changes in what matters is looked at again, and stays listed meanwhile", async () => {
  const ana = await employer();
  const id = await listed(ana, { title: "Bookkeeper" });
  const { description } = makePostContent();
  await send(ana, id, { title: "Bookkeeper", description: `${description}\n\nWe meet twice a year.` });
  expect(await waitingLine("Bookkeeper"), "a small change").toBeUndefined();
  await send(ana, id, {
    title: "Head Bookkeeper",
    description: `You keep our books.\n${"Numbers matter here. ".repeat(20)}`,
  });
  expect(await jobOf(id)).toMatchObject({ title: "Head Bookkeeper", open: true });
  expect(await seen(ana, id)).toMatchObject({ state: "listed", isLookedAt: true });
  const line = (await waitingLine("Head Bookkeeper"))!;
  expect(line.category).toBe("changed-post");
  const { body } = await api.get(`/api/operate/cases/${line.id}`, { token: operator.token });
  expect(body["data"]).toMatchObject({
    actions: ["refuse-post", "approve-post"],
    facts: expect.arrayContaining([{ name: "Title", value: "Head Bookkeeper", before: "Bookkeeper" }]),
    text: expect.stringContaining("You keep our books."),
    textBefore: description,
  });
  expect((await decide(id, "approve-post")).status).toBe(200);
  expect(await seen(ana, id)).toMatchObject({ state: "listed", isLookedAt: false });
  await send(ana, id, { title: "Bookkeeper" });
  expect((await waitingLine("Bookkeeper"))?.category, "compared with what was approved last").toBe("changed-post");
  expect((await decide(id, "refuse-post")).status).toBe(200);
  expect(await jobOf(id)).toMatchObject({ open: false });
  expect(await bed.lastMail("statement-of-reasons")).toMatchObject({ to: ana.who.email });
});

test("an operator decides about the post as they read it, not about what was sent meanwhile", async () => {
  const ana = await employer();
  const id = await post(ana, { title: "Archivist" });
  const line = (await waitingLine("Archivist"))!;
  const path = `/api/operate/cases/${line.id}`;
  const read = async () => ((await api.get(path, { token: operator.token })).body["data"] as CaseDetail).version;
  const approve = async (version: string | undefined) =>
    await api.post(
      `${path}/decisions`,
      { action: "approve-post", ground: "no-breach", words: "It’s theirs.", version },
      { token: operator.token },
    );
  const version = await read();
  await send(ana, id, { title: "Bank Courier" });
  expect(await approve(version)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("has changed the post since") },
  });
  expect(await seen(ana, id)).toMatchObject({ state: "waiting" });
  expect((await approve(await read())).status).toBe(200);
});

test("small changes add up, and going back ends the case", async () => {
  const ana = await employer();
  const words = Array.from({ length: 60 }, (_, n) => `word${n}`);
  const id = await listed(ana, { title: "Counter", description: words.join(" ") });
  const changed = (count: number) => words.map((word, n) => (n < count ? `new${n}` : word)).join(" ");
  await send(ana, id, { title: "Counter", description: changed(15) });
  expect(await waitingLine("Counter")).toBeUndefined();
  await send(ana, id, { title: "Counter", description: changed(30) });
  expect((await waitingLine("Counter"))?.category).toBe("changed-post");
  await send(ana, id, { title: "Counter", description: changed(15) });
  expect(await waitingLine("Counter")).toBeUndefined();
});

test("listing a post again keeps what was typed since", async () => {
  const ana = await employer();
  const id = await listed(ana, { title: "Bookkeeper" });
  await act(ana, id, "close");
  await edit(ana, id, { title: "Bookkeeper in Lisbon" });
  expect((await act(ana, id, "reopen")).status).toBe(200);
  await work();
  expect(await jobOf(id)).toMatchObject({ title: "Bookkeeper", open: true });
  expect(await seen(ana, id)).toMatchObject({ isChanged: true, draft: { title: "Bookkeeper in Lisbon" } });
});

test("a post whose people would now apply elsewhere isn't listed until an operator has looked", async () => {
  const ana = await employer();
  const id = await listed(ana, { applyUrl: `https://jobs.${ana.domain}/1` });
  await send(ana, id, { title: "Support Engineer", applyUrl: "https://forms.elsewhere.example/1" });
  expect(await seen(ana, id)).toMatchObject({ state: "waiting", isLookedAt: true });
  expect(await jobOf(id)).toMatchObject({ open: false });
  expect(await waitingLine("Support Engineer")).toMatchObject({ marks: [`people apply outside ${ana.domain}`] });
  await send(ana, id, { title: "Support Lead", applyUrl: "https://forms.elsewhere.example/2" });
  const { body } = await api.get("/api/operate/cases", { token: operator.token });
  const cases = (body["data"] as CaseLine[]).filter(({ title }) => title.endsWith(`at Company ${ana.slug}`));
  expect(
    cases.map(({ category }) => category),
    "one case",
  ).toEqual(["changed-post"]);
  expect((await decide(id, "approve-post")).status).toBe(200);
  expect(await bed.lastMail("post-approved")).toMatchObject({ to: ana.who.email });
  expect(await jobOf(id)).toMatchObject({ open: true, url: "https://forms.elsewhere.example/2" });
});

test("a company of which an operator undid a post needs one for the next", async () => {
  const ana = await employer();
  const id = await listed(ana, { title: "Bookkeeper" });
  const opened = await api.post(
    "/api/operate/cases",
    { about: `/company/${ana.slug}`, reason: "A test" },
    { token: operator.token },
  );
  const caseId = (opened.body["data"] as { id: string }).id;
  const { body } = await api.get(`/api/operate/cases/${caseId}`, { token: operator.token });
  const target = (body["data"] as CaseDetail).choices["undo-change"]![0]!.value;
  const decision = { action: "undo-change", target, ground: "inaccurate", words: "It isn't theirs." };
  expect((await api.post(`/api/operate/cases/${caseId}/decisions`, decision, { token: operator.token })).status).toBe(
    200,
  );
  await work();
  expect(await seen(ana, id)).toMatchObject({ state: "closed", isUndone: true });
  expect(await jobOf(id)).toMatchObject({ open: false });
  expect((await act(ana, id, "reopen")).status).toBe(409);
  expect(await seen(ana, await post(ana, { title: "Translator" }))).toMatchObject({ state: "waiting" });
});

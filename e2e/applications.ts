import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { signIn } from "./people.ts";

export interface WantedApplication {
  title: string;
  company: string;
  steps: readonly (readonly [stage: string, on: string])[];
}

/** Returns the day that many days ago: YYYY-MM-DD. */
export const dayAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Returns the body of an application with these changes, each of its own thing, unless it names one. */
export function applicationOf(
  changes: readonly { kind: string; thing?: string; set: object }[],
  id: string = randomUUID(),
) {
  const madeAt = new Date().toISOString();
  const events = changes.map(({ kind, thing = randomUUID(), set }) => ({ id: randomUUID(), thing, kind, madeAt, set }));
  return { id, events };
}

/** Adds applications to the desk of the account whose token it is. */
export async function writeApplications(
  request: APIRequestContext,
  token: string,
  applications: readonly object[],
): Promise<void> {
  const response = await request.post("/api/me/applications", {
    headers: { authorization: `Bearer ${token}` },
    data: { applications },
  });
  expect(response.status(), await response.text()).toBe(200);
}

/** Returns the session's token of the person who is signed in on the page. */
export async function tokenOf(page: Page): Promise<string> {
  return (await page.evaluate(() => localStorage.getItem("afield.token"))) ?? "";
}

/** Adds the wanted applications to the desk of the person who is signed in on the page. Returns their ids. */
export async function withApplications(
  page: Page,
  request: APIRequestContext,
  wanted: readonly WantedApplication[],
): Promise<string[]> {
  const applications = wanted.map(({ title, company, steps }) => {
    const id = randomUUID();
    const details = { kind: "details", thing: id, set: { title, company } };
    return applicationOf([details, ...steps.map(([stage, on]) => ({ kind: "step", set: { stage, on } }))], id);
  });
  await writeApplications(request, await tokenOf(page), applications);
  return applications.map(({ id }) => id);
}

/** Logs in as somebody new with the wanted applications. Returns their ids. */
export async function signInWithApplications(
  page: Page,
  request: APIRequestContext,
  wanted: readonly WantedApplication[],
): Promise<string[]> {
  await signIn(page, request);
  await page.goto("/applications");
  await expect(page.getByText("No applications yet.")).toBeVisible();
  return await withApplications(page, request, wanted);
}

/** Logs in as somebody new with the wanted applications and opens the first of them. */
export async function openApplication(
  page: Page,
  request: APIRequestContext,
  wanted: readonly WantedApplication[],
): Promise<void> {
  const [id = ""] = await signInWithApplications(page, request, wanted);
  await page.goto(`/applications/${id}`);
}

import type { BrowserContextOptions, Page } from "@playwright/test";

/** Whose session a screen is looked at with. */
export type Viewer = "newcomer" | "member" | "seeker" | "referrer" | "operator" | "employer" | "claimant";

/** What the screens show, prepared once: sessions, and addresses of things that a person made. */
export interface Stage {
  baseUrl: string;
  tokens: Readonly<Record<Viewer, string>>;
  job: string;
  company: string;
  application: string;
  notice: string;
  alerts: string;
  archivedJob: string;
  card: string;
  offer: string;
  /** A case about a company, of whose words an operator undid one. */
  doubted: string;
}

/** A screen in one of its states. */
export interface Screen {
  name: string;
  path: string | ((stage: Stage) => string);
  /** A guest where it is missing. */
  as?: Viewer;
  /** Before the page loads, such as calls that fail. */
  before?: (page: Page) => Promise<unknown>;
  /** Brings the page into the state that is shown. */
  act?: (page: Page) => Promise<unknown>;
  /** Takes the picture without waiting for the network, which never gets quiet here. */
  restless?: boolean;
  /** Takes only what a window shows: of a dialog, the page behind it says nothing. */
  window?: boolean;
  /** Shows what a printer gets. */
  paper?: boolean;
  /** Of the browser, such as one without scripts. */
  options?: BrowserContextOptions;
}

const LIST = "**/api/jobs{,/featured}?*";

/** Lets a list of jobs fail. */
export const failing = (page: Page) =>
  page.route(LIST, (route) => route.fulfill({ status: 503, json: { message: "Busy." } }));

/** Lets a list of jobs wait for ever. */
export const waiting = (page: Page) => page.route(LIST, () => new Promise(() => {}));

/** Lives in Portugal, in the browser's own settings. */
export async function inPortugal(page: Page): Promise<void> {
  const list = page.getByLabel("You live in").first();
  await list.focus();
  await list.selectOption({ label: "Portugal" });
  await page.waitForLoadState("networkidle");
}

/** Waits until the page has asked for nothing new for a moment: code and data that a press has called for are there. */
export async function settled(page: Page): Promise<void> {
  const resources = () => page.evaluate(() => performance.getEntriesByType("resource").length);
  let before = -1;
  for (let checks = 0; checks < 20; checks += 1) {
    const now = await resources();
    if (now === before) return;
    before = now;
    await page.waitForTimeout(600);
  }
}

/** Presses a button of the page. */
export const press =
  (name: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await page.getByRole("button", { name }).first().click();
    await settled(page);
  };

import { randomBytes } from "node:crypto";
import { expect, type APIRequestContext, type BrowserContext, type Locator, type Page } from "@playwright/test";

export interface Person {
  name: string;
  email: string;
  password: string;
}

/** Returns a person with an email address that no other test uses. */
export function newPerson(domain = "example.com"): Person {
  const id = randomBytes(6).toString("hex");
  return { name: "Inês Marques", email: `ines.${id}@${domain}`, password: `long enough ${id}` };
}

/** Returns the path of the newest link of this kind sent to an address, from the development mailbox. */
export async function mailedLink(
  request: APIRequestContext,
  email: string,
  kind: "verify-email" | "reset-password" | "confirm-email" | "alerts" | "notices" | "employers#still-open",
): Promise<string> {
  let path = "";
  await expect(async () => {
    const list = await (await request.get("/dev/mail")).text();
    const entries = list.split("<li>").filter((entry) => entry.includes(`to ${email},`));
    for (const entry of entries) {
      const id = /\/dev\/mail\/([\w-]{36})/.exec(entry)?.[1];
      const mail = await (await request.get(`/dev/mail/${id}`)).text();
      path = new RegExp(`/${kind}[/=][\\w.-]+`).exec(mail)?.[0] ?? "";
      if (path !== "") return;
    }
    throw new Error(`no mail with a ${kind} link to ${email}`);
  }).toPass({ timeout: 60_000 });
  return path;
}

/** Registers and verifies a person through the API. */
export async function register(request: APIRequestContext, person = newPerson()): Promise<Person> {
  expect((await request.post("/api/auth/register", { data: person })).status()).toBe(200);
  const link = await mailedLink(request, person.email, "verify-email");
  expect((await request.get(`/api/auth/verify/${link.split("/").at(-1)}`)).status()).toBe(200);
  return person;
}

/** Registers a person and stores their session before the first page loads. */
export async function signIn(page: Page, request: APIRequestContext): Promise<Person> {
  const person = await register(request);
  const response = await request.post("/api/auth/login", { data: { email: person.email, password: person.password } });
  const { token } = (await response.json()) as { token: string };
  await page.addInitScript((value) => {
    // Only once, so that logging out sticks.
    if (sessionStorage.getItem("signed-in") === null) localStorage.setItem("afield.token", value);
    sessionStorage.setItem("signed-in", "yes");
  }, token);
  return person;
}

/** Signs a new person in, opens a page that lists jobs and waits for the first nine. */
export async function openJobs(page: Page, request: APIRequestContext, path = "/jobs"): Promise<Person> {
  const person = await signIn(page, request);
  await page.goto(path);
  await expect(page.getByRole("article")).toHaveCount(9);
  await expectHydrated(page);
  return person;
}

/** Waits until keys and clicks reach a member's page. Before that, the list's own keys do nothing. */
async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator("[data-hydrating],[data-unhydrated]")).toHaveCount(0);
}

/** Fills in and submits the form on `/register`. */
export async function fillRegistration(page: Page, person: Person): Promise<void> {
  await page.getByLabel("Full Name").fill(person.name);
  await page.getByLabel("Email address").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Confirm Password").fill(person.password);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Create Account" }).click();
}

/** Fills in and submits the form on `/login`. */
export async function logIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Logs a guest with saved jobs in; their desk joins the account. */
export async function logInWithDesk(page: Page, person: Person): Promise<void> {
  await page.goto("/login?to=%2Fsaved");
  await logIn(page, person);
  await expect(page).toHaveURL("/saved");
  await expect(page.getByText("What you kept in this browser is now in your account")).toBeVisible();
}

/** Returns what the browser's database holds: how many records and operations. */
export async function storedOnDesk(page: Page): Promise<number[]> {
  return await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open("afield-desk");
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(request.error ?? new Error("not opened")));
    });
    const counts = ["record", "operation"].map(
      (store) =>
        new Promise<number>((resolve) => {
          const request = database.transaction(store).objectStore(store).count();
          request.addEventListener("success", () => resolve(request.result));
        }),
    );
    const result = await Promise.all(counts);
    database.close();
    return result;
  });
}

/** Fills in the form on `/register` and follows the mailed link to the verified account. */
export async function registerInBrowser(page: Page, request: APIRequestContext, person: Person): Promise<void> {
  await fillRegistration(page, person);
  await expect(page).toHaveURL("/registration-success");
  await page.goto(await mailedLink(request, person.email, "verify-email"));
  await page.getByRole("button", { name: "Verify my email" }).click();
  await expect(page.getByRole("link", { name: "Go to Login" })).toBeVisible();
}

/** Follows a link to an employer's page and comes back. Returns the question whether the person applied. */
export async function visitEmployer(page: Page, context: BrowserContext, link: Locator): Promise<Locator> {
  const employer = context.waitForEvent("page");
  await link.click();
  await (await employer).close();
  await page.bringToFront();
  const question = page.getByRole("region", { name: "Did you apply?" });
  // A headless browser's tabs always have the focus, so we tell the page that it lost the focus and got it back.
  await expect(async () => {
    await page.evaluate(() => {
      window.dispatchEvent(new Event("blur"));
      window.dispatchEvent(new Event("focus"));
    });
    await expect(question).toBeVisible({ timeout: 2000 });
  }).toPass();
  return question;
}

/**
 * Holds the calls that match until the returned function lets them go, so that a test sees the page while it waits.
 */
export async function holdCalls(page: Page, pattern: string): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

/** Gives every listed job an apply link to an invented employer's page, which answers. */
export async function inventEmployerPages(context: BrowserContext): Promise<void> {
  await context.route("https://apply.example.com/**", (route) => route.fulfill({ body: "the employer's page" }));
  await context.route(/\/api\/jobs\?.*limit=9/, async (route) => {
    const body = (await (await route.fetch()).json()) as { data: object[] };
    await route.fulfill({
      json: { ...body, data: body.data.map((job, at) => ({ ...job, url: `https://apply.example.com/${at}` })) },
    });
  });
}

/** Returns the path of the home page's first job that isn't a staffing firm's, so that somebody can be asked for a referral. */
export async function jobPath(request: APIRequestContext): Promise<string> {
  const { data } = (await (await request.get("/api/jobs/featured")).json()) as { data: { id: string; slug: string }[] };
  for (const { id, slug } of data) {
    const { data: job } = (await (await request.get(`/api/jobs/${id}`)).json()) as { data: { isAgency?: true } };
    if (job.isAgency !== true) return `/job/${slug}-${id}`;
  }
  throw new Error("All jobs of the home page are staffing firms’.");
}

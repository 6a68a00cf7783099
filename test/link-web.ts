import type { ReplayAnswer } from "#http/replay-server.ts";
import { makeText } from "./factories.ts";

/** An invented Greenhouse board. */
export interface InventedBoard {
  employer: string;
  /** Remote unless the title says otherwise. */
  titles: readonly string[];
}

const JSON_TYPE = { "content-type": "application/json" };
const HTML_TYPE = { "content-type": "text/html; charset=utf-8" };
const MIB = 1024 ** 2;

/** Returns the payload of an invented Greenhouse board. A title with "office" is on site, one with "hybrid" is hybrid. */
export function greenhousePayload({ employer, titles }: InventedBoard): string {
  const jobs = titles.map((title, at) => ({
    id: at + 1,
    title,
    absolute_url: `https://boards.greenhouse.io/x/jobs/${at + 1}`,
    company_name: employer,
    location: { name: /office|hybrid/i.test(title) ? "Berlin" : "Remote - Germany" },
    content: `${workplaceSentence(title)} ${makeText(`${employer} ${title}`)}`,
    first_published: new Date(Date.now() - 86_400_000).toISOString(),
  }));
  return JSON.stringify({ jobs, meta: { total: jobs.length } });
}

function workplaceSentence(title: string): string {
  if (/office/i.test(title)) return "This role is on-site in our office, five days a week.";
  return /hybrid/i.test(title) ? "Three days in our office." : "This is a fully remote position.";
}

const BOARDS: Record<string, InventedBoard> = {
  larchworks: {
    employer: "Larchworks",
    titles: ["Backend Engineer", "Product Designer", "Data Analyst", "Office Manager", "Hybrid Recruiter"],
  },
  heronlabs: { employer: "Heron Labs", titles: ["Support Engineer", "Site Reliability Engineer"] },
  desksonly: { employer: "Desks Only", titles: ["Office Manager"] },
  emptyboard: { employer: "Empty Board", titles: [] },
  otterbank: { employer: "Otter Bank", titles: ["Risk Analyst"] },
  alreadyhere: { employer: "Already Here", titles: ["Writer"] },
};

const page = (title: string, body: string): ReplayAnswer => ({
  headers: HTML_TYPE,
  body: `<!doctype html><html><head><title>${title}</title></head><body>${body}</body></html>`,
});
const redirectTo = (location: string): ReplayAnswer => ({ status: 302, headers: { location } });

/** Openings of a site that no source reads: with a JobPosting, with an embedded board, and with nothing but a title. */
const QUILL_PAGES: Record<string, string> = {
  "/editor": `<script type="application/ld+json">${JSON.stringify({
    "@type": "JobPosting",
    title: "Editor <b>at large</b>",
    description: "<p>You edit\u0000 books.</p><script>alert(1)</script><ul><li>Grammar</li></ul>",
    hiringOrganization: { name: "Quill & Co" },
    jobLocation: { address: { addressLocality: "Porto", addressCountry: "PT" } },
    employmentType: "FULL_TIME",
    baseSalary: { currency: "EUR", value: { minValue: 40000, maxValue: 50000, unitText: "YEAR" } },
  }).replaceAll("<", "\\u003c")}</script>`,
  "/embedded": `<script src="https://boards.greenhouse.io/embed/job_board/js?for=larchworks"></script>`,
};

const PAGES: Record<string, (path: string) => ReplayAnswer | null> = {
  "www.heronlabs.example": (path) =>
    path === "/careers"
      ? page(
          "Careers at Heron Labs",
          `<script src="https://boards.greenhouse.io/embed/job_board/js?for=heronlabs"></script>`,
        )
      : page("Heron Labs", `<a href="/careers">Careers</a><a href="/blog">Blog</a>`),
  "www.foxmill.example": () => page("Foxmill", `<a href="https://boards.greenhouse.io/otterbank">Jobs</a>`),
  "intranet.elmgroup.example": (path) =>
    path.startsWith("/login") ? page("Sign in", `<input type="password">`) : redirectTo("/login?next=/jobs"),
  "downloads.elmgroup.example": () => ({
    headers: { "content-type": "video/mp4" },
    body: Buffer.alloc(6 * MIB),
  }),
  "loop.elmgroup.example": (path) => redirectTo(`${path}x`),
  "metadata.elmgroup.example": () => redirectTo("http://169.254.169.254/latest/meta-data/"),
  "broken.elmgroup.example": () => ({ status: 502, body: "secret host name 10.1.2.3" }),
  "blog.elmgroup.example": () => page("A blog about cats", `<a href="https://example.com">elsewhere</a>`),
  "jobs.quill.example": (path) => page("Editor | Quill & Co", QUILL_PAGES[path.split("?")[0]!] ?? ""),
  "closed.elmgroup.example": () => page("Closed", `<a href="https://boards.greenhouse.io/larchworks">x</a>`),
};

/** The web behind pasted links: invented boards and sites, each with its own way to disappoint. Null for what doesn't exist. */
export function linkWeb(slowMs: number): (host: string, path: string) => ReplayAnswer | null {
  return (host, path) => {
    if (path === "/robots.txt")
      return host === "closed.elmgroup.example"
        ? { headers: { "content-type": "text/plain" }, body: "User-agent: *\nDisallow: /jobs\n" }
        : null;
    if (host === "boards-api.greenhouse.io") {
      const board = BOARDS[path.split("/")[3] ?? ""];
      return board === undefined ? null : { headers: JSON_TYPE, body: greenhousePayload(board) };
    }
    if (host === "slow.elmgroup.example") return { ...page("Slow", "too late"), delayMs: slowMs };
    return PAGES[host]?.(path) ?? null;
  };
}

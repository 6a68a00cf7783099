import { createHash } from "node:crypto";

/** Path segments that lead to a form of the same posting. */
const ACTIONS = new Set(
  "apply application applications apply-now bewerben postuler candidature solliciteren thanks new job-application".split(
    " ",
  ),
);
/** Query parameters that name a posting; all others are noise. */
const ID_PARAMETER =
  /^(?:[a-z]{1,20}[_-]?)?(?:id|jid|nr|num|number|req|requisition|vacancy|offer|position|posting|job|jk|vac|anr)$/iu;
/** Parameters whose names end like an id but say who came from where. */
const TRACKING =
  /(?:click|campaign|track|session|visitor|affiliate|partner|publisher|utm|user|source|client|gc?l|fb|ms)/iu;
/** Parameters of redirects that hold the address they lead to. */
const TARGETS = ["url", "u", "target", "dest", "destination", "redirect", "redirect_url", "to", "link"];
const MOST_REDIRECTS = 3;
/** The deepest path that is looked at. */
const MOST_SEGMENTS = 12;

/** How the postings of one applicant tracking system are named in its addresses, whichever of its hosts they are on. */
interface TrackingSystem {
  name: string;
  /** The domain that its hosts end with. */
  domain: string;
  id: RegExp;
  /** Whether ids are unique across its employers; otherwise the host or first segment belongs to the key. */
  unique: boolean;
}

const UUID = String.raw`[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}`;
const uuidIn = new RegExp(`^/.{1,200}?/(${UUID})(?:/|$)`, "iu");

const SYSTEMS: readonly TrackingSystem[] = [
  { name: "greenhouse", domain: "greenhouse.io", id: /\/jobs\/(\d{4,})/u, unique: true },
  { name: "lever", domain: "lever.co", id: uuidIn, unique: true },
  { name: "ashby", domain: "ashbyhq.com", id: uuidIn, unique: true },
  { name: "workable", domain: "workable.com", id: /\/j\/([0-9a-f]{8,12})(?:\/|$)/iu, unique: true },
  { name: "smartrecruiters", domain: "smartrecruiters.com", id: /\/(\d{12,})(?:-|\/|$)/u, unique: true },
  { name: "personio", domain: "personio.de", id: /\/job\/(\d+)/u, unique: true },
  { name: "personio", domain: "personio.com", id: /\/job\/(\d+)/u, unique: true },
  { name: "recruitee", domain: "recruitee.com", id: /\/o\/([a-z0-9-]{3,})/iu, unique: false },
  { name: "teamtailor", domain: "teamtailor.com", id: /\/jobs\/(\d{3,})/u, unique: true },
  { name: "bamboohr", domain: "bamboohr.com", id: /\/(?:careers|jobs)\/(\d+)/u, unique: false },
  { name: "breezy", domain: "breezy.hr", id: /\/p\/([0-9a-f]{12})/iu, unique: true },
  { name: "rippling", domain: "rippling.com", id: uuidIn, unique: true },
  { name: "join", domain: "join.com", id: /\/companies\/[^/]+\/(\d{4,})/u, unique: true },
  { name: "icims", domain: "icims.com", id: /\/jobs\/(\d+)/u, unique: false },
  { name: "workday", domain: "myworkdayjobs.com", id: /_([a-z]{0,4}-?\d{3,}(?:-\d+)?)(?:\/|$)/iu, unique: false },
];
const systemByDomain = new Map(SYSTEMS.map((system) => [system.domain, system]));
/** Query parameters that hold a tracking system's posting id on an employer's own page. */
const EMBEDDED: readonly [parameter: string, system: string][] = [
  ["gh_jid", "greenhouse"],
  ["ashby_jid", "ashby"],
];

/** The one address of a posting that all links to it share. */
export interface ApplyLink {
  /** The same for all addresses of one posting. */
  key: string;
  /** Whose postings these are: the tracking system's employer or the host. */
  site: string;
  /** Whether an applicant tracking system's id says so; otherwise only the address looks like that of one posting. */
  certain: boolean;
}

/**
 * Returns the canonical link of a posting: without query noise, tracking and the way to the form, behind redirects, and by the posting's
 * id where a tracking system's address has one. Null for an address that doesn't name one posting (`acme.com/careers`).
 */
export function applyLink(address: string): ApplyLink | null {
  let url = URL.parse(address);
  for (let hop = 0; hop < MOST_REDIRECTS && url !== null; hop += 1) {
    const target = targetOf(url);
    if (target === null) break;
    url = target;
  }
  if (url === null || (url.protocol !== "https:" && url.protocol !== "http:")) return null;
  return ofTrackingSystem(url) ?? ofAddress(url);
}

function targetOf(url: URL): URL | null {
  if (url.search === "") return null;
  for (const name of TARGETS) {
    const value = url.searchParams.get(name);
    if (value?.startsWith("http") === true) return URL.parse(value);
  }
  return null;
}

function ofTrackingSystem(url: URL): ApplyLink | null {
  const host = url.hostname.toLowerCase();
  if (url.search !== "")
    for (const [parameter, system] of EMBEDDED) {
      const id = url.searchParams.get(parameter);
      if (id !== null && /^[0-9a-f-]{4,40}$/iu.test(id))
        return { key: `${system} ${id.toLowerCase()}`, site: host, certain: true };
    }
  const system = systemByDomain.get(host.split(".").slice(-2).join("."));
  if (system === undefined) return null;
  const id = system.id.exec(url.pathname.slice(0, 600))?.[1]?.toLowerCase();
  const token = url.searchParams.get("token");
  const embedded = system.name === "greenhouse" && token !== null && /^\d{4,}$/.test(token) ? token : undefined;
  const named = id ?? embedded;
  if (named === undefined) return null;
  return { key: `${system.name} ${system.unique ? "" : `${host} `}${named}`, site: host, certain: true };
}

function ofAddress(url: URL): ApplyLink | null {
  const host = url.hostname.toLowerCase().replace(/^www\./, "");
  const segments = url.pathname
    .split("/")
    .filter((segment) => segment !== "")
    .slice(0, MOST_SEGMENTS);
  while (segments.length > 0 && ACTIONS.has(segments.at(-1)?.toLowerCase() ?? "")) segments.pop();
  const parameters = [...url.searchParams]
    .filter(
      ([name, value]) => ID_PARAMETER.test(name) && !TRACKING.test(name) && /\d/.test(value) && value.length <= 80,
    )
    .map(([name, value]) => `${name.toLowerCase()}=${value}`)
    .sort();
  if (parameters.length === 0 && !segments.slice(-2).some(isId)) return null;
  const path = segments.map((segment) => segment.toLowerCase()).join("/");
  return { key: [host, path, ...parameters].join(" "), site: host, certain: false };
}

/** Returns whether a path segment can be the name of one posting: it has a number that is no year, version or page. */
function isId(segment: string): boolean {
  return /\d/.test(segment) && !/^(?:20[1-4]\d|(?:v|page|p)-?\d{1,3}|20\d\d-\d\d(?:-\d\d)?)$/iu.test(segment);
}

const KEY_BYTES = 16;

/** Returns the hexadecimal hash under which the postings with a link are found. */
export function linkHash(key: string): string {
  return createHash("sha256")
    .update(key)
    .digest("hex")
    .slice(0, 2 * KEY_BYTES);
}

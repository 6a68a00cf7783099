import { getDomain } from "tldts";

/** Legal forms at the end of a company's name, which don't identify it. */
const LEGAL_FORMS = new Set(
  (
    "inc incorporated llc llp lp ltd limited plc corp corporation co company gmbh mbh ag kg kgaa ohg ug se sa sas sasu sarl srl spa sl slu bv nv " +
    "ab as asa aps oy oyj oü ou uab kft zrt doo sro spzoo pty pvt pte bhd ltda eireli pbc gbr ev cv ks dac"
  ).split(" "),
);
/** Words that a board adds to its owner's name. */
const BOARD_WORDS = new Set(["careers", "career", "jobs", "hiring", "recruiting", "recruitment", "talent"]);

/** Sites that host boards, profiles or shops for many companies; their domains identify none of them. */
const SHARED_DOMAINS = new Set(
  (
    "greenhouse.io lever.co ashbyhq.com workable.com recruitee.com personio.de personio.com smartrecruiters.com teamtailor.com bamboohr.com breezy.hr pinpointhq.com " +
    "rippling.com myworkdayjobs.com workday.com gem.com comeet.com join.com icims.com jazzhr.com applytojob.com jobvite.com freshteam.com zohorecruit.com eightfold.ai " +
    "linkedin.com facebook.com twitter.com x.com instagram.com youtube.com github.com gitlab.com medium.com notion.site notion.so google.com apple.com bit.ly linktr.ee " +
    "remotive.com himalayas.app remoteok.com weworkremotely.com wellfound.com angel.co crunchbase.com ycombinator.com indeed.com glassdoor.com " +
    "wordpress.com wixsite.com webflow.io vercel.app herokuapp.com substack.com"
  ).split(" "),
);

/**
 * Returns one key for all names of an employer. It ignores case, accents, punctuation, legal form and words for job boards
 * (`Ácme Inc.`, `ACME, Inc`, `Acme Careers` → `acme`). Empty when the name has no letter or digit.
 */
export function companyKey(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/\((?:yc|y combinator)[^)]*\)|\((?:remote|hiring|we're hiring)[^)]*\)/g, " ")
    .replace(/&|\+/g, " and ")
    .replace(/['’`]/g, "")
    .replace(/\bs\.?\s?p\.?\s?z?\.?\s?o\.?\s?o\.?$/u, "")
    .replace(/\b(\p{L})\.(?=\p{L}\b)/gu, "$1");
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  if (words.length > 1 && words[0] === "the") words.shift();
  while (words.length > 1 && isSuffix(words.at(-1) ?? "")) {
    words.pop();
    // The joint of `GmbH & Co. KG`, and only there: `Bed and Bath` keeps its own.
    if (words.length > 1 && words.at(-1) === "and") words.pop();
  }
  // `monday.com` and `Monday` are one name.
  if (words.length > 1 && words.at(-1) === "com" && /\.com\b/.test(plain)) words.pop();
  return words.join("");
}

function isSuffix(word: string): boolean {
  return LEGAL_FORMS.has(word) || BOARD_WORDS.has(word);
}

/** Returns the domain that identifies a company by its website, or null for a shared site. */
export function companyDomain(website: string | undefined): string | null {
  if (website === undefined) return null;
  const domain = getDomain(website, { allowPrivateDomains: false });
  return domain === null || SHARED_DOMAINS.has(domain) ? null : domain;
}

/** Makes a readable path segment of at most 60 lower-case ASCII letters, digits and hyphens; may be empty. */
export function slugify(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/&/g, " and ")
    .replace(/\+\+/g, "pp")
    .replace(/#/g, "sharp")
    .replace(/['’`]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-+|-+$/g, "");
}

const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Returns whether a word of the name mixes look-alike alphabets, as deceptive names do (`Аррle` with Cyrillic letters). */
export function hasMixedScripts(name: string): boolean {
  return name.split(/[^\p{L}]+/u).some((word) => SCRIPTS.filter((script) => script.test(word)).length > 1);
}

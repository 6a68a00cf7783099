import { brand } from "#contract/values/brand.ts";
import { isLive } from "#web/model/capabilities.ts";
import { newNotice } from "#web/shell/pages/notice-path.ts";
import { paths } from "#web/shell/paths.ts";
import { ACCURACY_PAGE, DATASET_PAGE, TRANSPARENCY_PAGE } from "#web/shell/rare-addresses.ts";
import type { Shortcut } from "#web/shell/shortcuts/registry.ts";

/** One line of the palette. */
export interface Entry {
  id: string;
  name: string;
  /** What kind of line it is. */
  kind: "Page" | "On this page" | "Search" | "Filter" | "Theme" | "Account";
  /** Other words that find it. */
  words?: string;
  /** The key that does the same. */
  key?: string;
  count?: number;
  run: () => void;
}

type Page = readonly [path: string, name: string, words: string];

function sitePages(member: boolean): readonly Page[] {
  const pages: [boolean, Page][] = [
    [true, [paths.home, "Home", "start"]],
    [member || isLive("open-search"), [paths.jobs, "Jobs", "search list filters"]],
    [isLive("saved"), [paths.saved, "Saved jobs", "bookmarks"]],
    [isLive("applications"), [paths.applications, "Applications", "tracker board applied"]],
    [member && isLive("referrals"), [paths.referrals, "Referrals", "requests ask"]],
    [member && isLive("referrals"), [paths.referralInbox, "Referral inbox", "requests refer"]],
    [member, [paths.me, "My Profile", "account me overview activity"]],
    [member && isLive("profile"), [paths.editProfile, "Edit Profile", "skills cv name"]],
    [member && isLive("alerts"), [`${paths.me}?tab=alerts`, "Alerts", "saved searches mail notifications"]],
    [member, [`${paths.me}?tab=settings`, "Settings", "password email delete account security"]],
    [!member, [paths.login, "Log In", "sign in"]],
    [!member, [paths.register, "Sign Up", "register create account"]],
    [true, [paths.roles, "Jobs by role", "browse titles"]],
    [true, [paths.newBoard, "Add a board", "careers page company"]],
    [true, [paths.help, "Help Center", "faq guides questions"]],
    [true, [paths.about, `About ${brand.name}`, "mission story"]],
    [true, [paths.contact, "Contact", "support mail"]],
    [true, [paths.status, "Status", "sources health"]],
    [true, [DATASET_PAGE, "Open data", "download dataset"]],
    [true, [ACCURACY_PAGE, "Accuracy", "how often right"]],
    [true, [TRANSPARENCY_PAGE, "Transparency", "reports decisions"]],
    [true, [newNotice({}), "File a notice", "report illegal content"]],
    [true, [paths.privacy, "Privacy Policy", "cookies data"]],
    [true, [paths.terms, "Terms of Service", "legal"]],
  ];
  return pages.flatMap(([shown, page]) => (shown ? [page] : []));
}

/** The pages that a person can open. */
export function pageEntries(member: boolean, go: (path: string) => void): Entry[] {
  return sitePages(member).map(([path, name, words]) => ({
    id: path,
    name,
    kind: "Page",
    words,
    run: () => go(path),
  }));
}

/** What the keys of the page do. */
export function shortcutEntries(shortcuts: readonly Shortcut[]): Entry[] {
  return shortcuts.flatMap(({ key, text, press }) =>
    press
      ? [
          {
            id: `key ${key}`,
            name: text.charAt(0).toUpperCase() + text.slice(1),
            kind: "On this page" as const,
            key,
            run: press,
          },
        ]
      : [],
  );
}

/**
 * The entries that a text finds: each of its words must begin a word of the name, or of the entry's other words. Names that begin with the text come
 * first.
 */
export function matching(entries: readonly Entry[], text: string): Entry[] {
  const words = wordsOf(text);
  const found = entries.filter(({ name, kind, words: more = "" }) => {
    const own = wordsOf(`${name} ${more} ${kind}`);
    return words.every((word) => own.some((each) => each.startsWith(word)));
  });
  const leads = ({ name }: Entry) => name.toLowerCase().startsWith(text.trim().toLowerCase());
  return [...found.filter(leads), ...found.filter((entry) => !leads(entry))];
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

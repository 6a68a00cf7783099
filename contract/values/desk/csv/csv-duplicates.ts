/** An application as far as it takes to recognise it again. */
export interface Known {
  id: string;
  title: string;
  company: string;
  url: string;
  appliedOn: string | null;
}

/** Parameters that say where a click came from, not which posting it leads to. */
const TRACKING = /^(?:utm_.*|gh_src|ref|refid|referrer|src|source|trk|trackingid|lever-.*|fbclid|gclid)$/i;

/** Returns what two links to one posting share, or "" for no link. */
export function linkKey(address: string): string {
  const url = URL.parse(address);
  if (url === null) return "";
  const query = [...url.searchParams].filter(([name]) => !TRACKING.test(name)).map((pair) => pair.join("="));
  const path = url.pathname.replace(/\/$/, "");
  if (path === "" && query.length === 0) return "";
  return `${url.hostname.replace(/^www\./, "")}${path}?${query.toSorted().join("&")}`;
}

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** Finds the application that another one repeats. Two that were sent on different days are two. */
export function createDuplicateFinder<Entry extends Known>(): {
  find(one: Known): Entry | null;
  add(entry: Entry): void;
} {
  const [byId, byLink, byName] = [new Map<string, Entry>(), new Map<string, Entry>(), new Map<string, Entry>()];
  const nameOf = ({ title, company }: Known) =>
    letters(title) === "" || letters(company) === "" ? "" : `${letters(company)} ${letters(title)}`;
  return {
    find(one) {
      const same = byId.get(one.id);
      if (same !== undefined) return same;
      const alike = byLink.get(linkKey(one.url)) ?? byName.get(nameOf(one));
      if (alike === undefined) return null;
      const twice = alike.appliedOn !== null && one.appliedOn !== null && alike.appliedOn !== one.appliedOn;
      return twice ? null : alike;
    },
    add(entry) {
      byId.set(entry.id, entry);
      const [link, name] = [linkKey(entry.url), nameOf(entry)];
      if (link !== "" && !byLink.has(link)) byLink.set(link, entry);
      if (name !== "" && !byName.has(name)) byName.set(name, entry);
    },
  };
}

import { z } from "zod";
import { idText, readItems, SourceShapeError, text } from "#sources/read.ts";
import { alwaysRemote, openFeed } from "#sources/open-feed.ts";
import { all, one, parseXml, type XmlElement } from "#sources/xml.ts";

const Item = z.object({
  guid: idText,
  link: z.string(),
  title: z.string(),
  description: text,
  region: text,
  country: text,
  category: text,
  type: text,
  skills: text,
  pubDate: text,
  expires_at: text,
  logo: text,
});

/** We Work Remotely's RSS. Its terms forbid use in a job search, so it stays off until an operator has permission. */
export const weworkremotely = openFeed({
  id: "weworkremotely",
  name: "We Work Remotely",
  homepage: "https://weworkremotely.com",
  terms: {
    url: "https://weworkremotely.com/api-terms-and-guidelines",
    attribution: "Source: We Work Remotely",
    offByDefault: true,
    note: "The terms forbid use in a job advertising or job search service, and applying must go through its pages: leave is needed before it is turned on.",
  },
  payload: "rss",
  feed: "https://weworkremotely.com/remote-jobs.rss",

  read(payload) {
    const root = parseXml("weworkremotely", payload);
    const channel = one(root, "channel");
    if (root.name !== "rss" || channel === undefined)
      throw new SourceShapeError("weworkremotely", `the root is <${root.name}>, not an RSS channel`);
    return readItems(all(channel, "item").map(fieldsOf), Item, (item) => {
      // "Company: Role"; a company may be called Remote, and a role may contain a colon.
      const [, company, role] = /^(.+?): (.+)$/s.exec(item.title) ?? [];
      if (company === undefined) return { skip: "no-company-in-title" };
      return {
        externalId: item.guid,
        url: item.link,
        title: role,
        company: {
          name: company,
          logoUrl: item.logo,
          website: /<strong>URL:<\/strong>\s*<a href="(https?:[^"]+)"/.exec(item.description ?? "")?.[1],
        },
        body: item.description,
        locations: [/<strong>Headquarters:<\/strong>\s*([^<]+)/.exec(item.description ?? "")?.[1] ?? ""],
        eligibleLocations: [item.country || item.region || ""],
        workplace: alwaysRemote("We Work Remotely"),
        employmentType: item.type,
        department: item.category,
        tags: item.skills?.split(","),
        postedAt: item.pubDate,
        closesAt: item.expires_at,
      };
    });
  },
});

function fieldsOf(item: XmlElement) {
  const own = (name: string) => one(item, name)?.text;
  const names = [
    "guid",
    "link",
    "title",
    "description",
    "region",
    "country",
    "category",
    "type",
    "skills",
    "pubDate",
    "expires_at",
  ];
  return {
    ...Object.fromEntries(names.map((name) => [name, own(name)])),
    logo: one(item, "content")?.attributes["url"],
  };
}

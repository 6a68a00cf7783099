import { elementIn, withId } from "#sources/html-elements.ts";
import { boardCompany, placeText, readItems, SourceShapeError, SUBDOMAIN } from "#sources/read.ts";
import type { Source } from "#sources/source.ts";
import { all, one, parseXml, type XmlElement } from "#sources/xml.ts";
import { z } from "zod";

const OPENING = /\/jobs\/([A-Za-z0-9]{4,20})\/?$/;
const Item = z.custom<XmlElement>();

/** Trakstar Hire, formerly Recruiterbox: one RSS feed with the whole board and its texts. Some boards date every opening alike. */
export const trakstar: Source = {
  id: "trakstar",
  name: "Trakstar Hire",
  homepage: "https://www.trakstar.com/hire/",
  terms: { note: "The feed of each employer's public careers page. Written from public descriptions of the feed." },
  unproven: true,
  payload: "rss",
  kind: "ats",
  token: SUBDOMAIN,

  // The path is case-sensitive, unlike the host.
  requests: (board) => [
    { kind: "list", url: `https://${board.token.toLowerCase()}.hire.trakstar.com/jobfeeds/${board.token}` },
  ],

  postings(answer, board) {
    const channel = one(parseXml("trakstar", answer.payload), "channel");
    if (channel === undefined) throw new SourceShapeError("trakstar", "the feed has no channel");
    const named = /^Jobs at (.+)$/.exec(textOf(channel, "title"))?.[1];
    return readItems(all(channel, "item"), Item, (item) => {
      const description = textOf(item, "description");
      const country = textOf(item, "locationCountry");
      return {
        externalId: OPENING.exec(textOf(item, "guid") || textOf(item, "link"))?.[1],
        url: textOf(item, "link").replace(/^http:/, "https:"),
        title: textOf(item, "title"),
        company: { name: board.companyName ?? named ?? boardCompany(board) },
        body: elementIn(description, withId("job_description"))?.html ?? description,
        // Some employers put the postal code where the country belongs.
        locations: [
          placeText(textOf(item, "locationCity"), textOf(item, "locationState"), /\d/.test(country) ? "" : country),
        ],
        employmentType: textOf(item, "positionType").replaceAll("_", "-"),
        department: textOf(item, "team"),
        postedAt: textOf(item, "pubDate"),
      };
    });
  },

  boardOf: (url) => /^(?!www\.|app\.)([a-z0-9-]+)\.hire\.trakstar\.com$/.exec(url.hostname)?.[1] ?? null,
};

function textOf(element: XmlElement, name: string): string {
  return one(element, name)?.text ?? "";
}

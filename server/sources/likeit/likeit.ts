import { z } from "zod";
import { boardCompany, readItems, SourceShapeError, SUBDOMAIN } from "#sources/read.ts";
import type { Source } from "#sources/source.ts";
import { all, one, parseXml, type XmlElement } from "#sources/xml.ts";

const Item = z.custom<XmlElement>();

/** Likeit, a Finnish system of staffing agencies: one RSS feed with the whole board and its texts. The agency is the employer. */
export const likeit: Source = {
  id: "likeit",
  name: "Likeit",
  homepage: "https://www.likeit.fi",
  terms: { note: "The feed of each agency's public job page. Written from public descriptions of the feed." },
  unproven: true,
  payload: "rss",
  kind: "ats",
  token: SUBDOMAIN,

  requests: (board) => [
    { kind: "list", url: `https://${board.token.toLowerCase()}.likeit.fi/jsp/duuni/AdvertRss.jsp` },
  ],

  postings(answer, board) {
    const channel = one(parseXml("likeit", answer.payload), "channel");
    if (channel === undefined) throw new SourceShapeError("likeit", "the feed has no channel");
    return readItems(all(channel, "item"), Item, (item) => {
      const own = (name: string) => one(item, name)?.text;
      const externalId = URL.parse(own("link") ?? "")?.searchParams.get("id");
      // An item may lead to the agency's list instead of an opening.
      if (!externalId) return { skip: "not-an-opening" };
      return {
        externalId,
        url: own("link"),
        title: own("title"),
        company: { name: boardCompany(board) },
        body: own("description"),
        // The category is the place: "Pirkanmaa, Tampere".
        locations: [own("category") ?? ""],
        postedAt: own("date") || own("pubDate"),
      };
    });
  },

  boardOf: (url) => /^(?!www\.)([a-z0-9-]+)\.likeit\.fi$/.exec(url.hostname)?.[1] ?? null,
};

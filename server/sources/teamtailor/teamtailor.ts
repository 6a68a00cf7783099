import { z } from "zod";
import { boardCompany, idText, placeText, readItems, SourceShapeError, text } from "#sources/read.ts";
import type { BoardRef, Source, SourceAnswer, SourceRequest } from "#sources/source.ts";
import { all, one, parseXml, type XmlElement } from "#sources/xml.ts";
import { workplaceByWord } from "#sources/workplace.ts";

const Item = z.object({
  guid: idText,
  title: z.string(),
  link: z.string(),
  description: text,
  pubDate: text,
  remoteStatus: text,
  department: text,
  locations: z.array(z.string()),
});

const PAGE = 100;
const MOST_PAGES = 20;
const WORKPLACES = { fully: "remote", hybrid: "hybrid", none: "onsite" } as const;

function page(board: BoardRef, offset: number): SourceRequest {
  const host = board.token.includes(".") ? board.token : `${board.token}.teamtailor.com`;
  return { kind: "list", url: `https://${host}/jobs.rss${offset > 0 ? `?offset=${offset}` : ""}` };
}

function itemsOf(answer: SourceAnswer): XmlElement[] {
  const root = parseXml("teamtailor", answer.payload);
  const channel = one(root, "channel");
  if (root.name !== "rss" || channel === undefined)
    throw new SourceShapeError("teamtailor", `the root is <${root.name}>, not an RSS channel`);
  return all(channel, "item");
}

function fieldsOf(item: XmlElement) {
  const own = (name: string) => one(item, name)?.text;
  const place = (location: XmlElement) =>
    placeText(one(location, "city")?.text, one(location, "country")?.text) || (one(location, "name")?.text ?? "");
  return {
    guid: own("guid"),
    title: own("title"),
    link: own("link"),
    description: own("description"),
    pubDate: own("pubDate"),
    remoteStatus: own("remoteStatus"),
    department: own("department"),
    locations: all(one(item, "locations"), "location").map(place),
  };
}

/** Teamtailor's RSS feed, its only public feed that says whether an opening is remote. A token with a dot is a full host. */
export const teamtailor: Source = {
  id: "teamtailor",
  name: "Teamtailor",
  homepage: "https://www.teamtailor.com",
  terms: {
    url: "https://www.teamtailor.com/en/terms-of-service/",
    note: "The feed of each employer's careers site. Teamtailor restricts commercial re-use: rely on the employer's leave, or ask.",
  },
  payload: "rss",
  kind: "ats",
  token: /^[a-z0-9][a-z0-9.-]{0,99}$/i,

  requests: (board) => [page(board, 0)],

  next(answer, board) {
    const offset = Number(new URL(answer.request.url).searchParams.get("offset") ?? 0);
    const full = itemsOf(answer).length >= PAGE;
    return full && offset < PAGE * MOST_PAGES ? [page(board, offset + PAGE)] : [];
  },

  postings(answer, board) {
    return readItems(itemsOf(answer).map(fieldsOf), Item, (item) => {
      return {
        externalId: item.guid,
        url: item.link,
        title: item.title,
        company: { name: boardCompany(board) },
        body: item.description,
        locations: item.locations,
        workplace: workplaceByWord(WORKPLACES, "remoteStatus", item.remoteStatus),
        department: item.department,
        postedAt: item.pubDate,
      };
    });
  },

  boardPages: ["*.teamtailor.com"],
  boardOf: (url) => /^(?!www\.|api\.|app\.|support\.)([a-z0-9-]+)\.teamtailor\.com$/.exec(url.hostname)?.[1] ?? null,
};

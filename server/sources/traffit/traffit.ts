import { z } from "zod";
import { boardCompany, idText, placeText, readItems, readRoot, SUBDOMAIN, text } from "#sources/read.ts";
import type { BoardRef, Source, SourceRequest } from "#sources/source.ts";
import { workplaceIfRemote } from "#sources/workplace.ts";

const PAGE = 100;
const MOST_ROWS = 5000;

const Page = z.object({ count: z.number(), items: z.array(z.unknown()) });
const Place = z.object({ locality: text, region1: text, country: text });
const Advert = z.object({
  advertId: idText.nullish(),
  advertPublishId: idText.nullish(),
  title: text,
  name: text,
  url: z.string(),
  description: text,
  /** JSON in a text. */
  geolocation: text,
  remote: z.boolean().nullish().catch(null),
  validStart: z.number().nullish(),
  validEnd: z.number().nullish(),
});

function page(board: BoardRef, offset: number): SourceRequest {
  return {
    kind: "list",
    url: `https://${board.token}.traffit.com/public/an/list/?limit=${PAGE}&offset=${offset}`,
  };
}

/** Traffit's list of adverts with their texts, at most 100 per page. A subdomain without a customer answers with a page of HTML. */
export const traffit: Source = {
  id: "traffit",
  name: "Traffit",
  homepage: "https://traffit.com",
  terms: {
    note: "The list behind each employer's public careers page. The shape comes from public collectors' code and notes.",
  },
  unproven: true,
  payload: "json",
  kind: "ats",
  token: SUBDOMAIN,

  requests: (board) => [page(board, 0)],

  next(answer, board) {
    const { count, items } = readRoot("traffit", Page, answer.payload);
    const following = Number(new URL(answer.request.url).searchParams.get("offset")) + PAGE;
    return items.length > 0 && following < Math.min(count, MOST_ROWS) ? [page(board, following)] : [];
  },

  postings(answer, board) {
    return readItems(readRoot("traffit", Page, answer.payload).items, Advert, (advert) => {
      // Zero stands for no id.
      const id = [advert.advertId, advert.advertPublishId].find((candidate) => candidate && candidate !== "0");
      if (id === undefined) return { skip: "no-id" };
      return {
        externalId: id,
        url: advert.url,
        title: advert.title?.trim() || advert.name,
        company: { name: boardCompany(board) },
        body: advert.description,
        locations: [placeIn(advert.geolocation)],
        workplace: workplaceIfRemote("remote", advert.remote),
        postedAt: advert.validStart || undefined,
        closesAt: advert.validEnd || undefined,
      };
    });
  },

  boardOf: (url) => /^(?!www\.|app\.|api\.|help\.)([a-z0-9-]+)\.traffit\.com$/.exec(url.hostname)?.[1] ?? null,
};

function placeIn(json: string | null | undefined): string {
  if (!json) return "";
  try {
    const place = Place.safeParse(JSON.parse(json)).data;
    return placeText(place?.locality, place?.region1, place?.country);
  } catch {
    return "";
  }
}

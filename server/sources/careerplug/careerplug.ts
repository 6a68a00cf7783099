import { z } from "zod";
import { elementIn, elementsIn, withClass, type PageElement } from "#sources/html-elements.ts";
import { linksIn, pageWith } from "#sources/html-links.ts";
import { postingOfPage } from "#sources/json-ld.ts";
import { listThenDetails } from "#sources/list-then-details.ts";
import { boardCompany, readItems, SUBDOMAIN } from "#sources/read.ts";
import type { BoardRef, SourceAnswer } from "#sources/source.ts";
import { mayBeRemote } from "#sources/workplace.ts";

const OPENING = /^\/jobs\/(\d{1,12})\/?$/;
const MOST_PAGES = 120;
const Card = z.custom<PageElement>();
const origin = (board: BoardRef) => `https://${board.token.toLowerCase()}.careerplug.com`;
const pageOf = ({ request, payload }: SourceAnswer) => ({
  html: pageWith("careerplug", payload, /careerplug|id="job_table"/i),
  base: request.url,
});

/** CareerPlug's pages of cards. An opening's page has JSON-LD; it is requested for openings that may be remote. */
export const careerplug = listThenDetails({
  site: { id: "careerplug", name: "CareerPlug", homepage: "https://www.careerplug.com", unproven: true },
  terms: { note: "Each employer's public careers page. Written from public descriptions of the pages." },
  payload: "html",
  token: SUBDOMAIN,

  first: 1,
  list: (board, number) => ({ url: `${origin(board)}/jobs${number > 1 ? `?page=${number}` : ""}` }),

  following(answer) {
    const { html, base } = pageOf(answer);
    const following = Number(new URL(base).searchParams.get("page") ?? 1) + 1;
    const more = linksIn(html, base).some(
      ({ url }) => url.pathname === "/jobs" && url.searchParams.get("page") === String(following),
    );
    return more && following <= MOST_PAGES ? following : null;
  },

  needsDetail: mayBeRemote,
  readDetail(answer) {
    const { postings, rejected } = postingOfPage("careerplug", answer);
    // A page names the franchise, which is the employer, and the franchise's place. Only the card's place says "Remote".
    return { postings: postings.map(({ locations: _, ...posting }) => posting), rejected };
  },

  readList(answer, board) {
    const { html, base } = pageOf(answer);
    const cards = elementsIn(html, (name, { href }) => name === "a" && idOf(href, base) !== undefined);
    // A card may link to its opening twice: by its title and by a button.
    const titled = cards.filter(({ html: card }) => titleOf(card) !== undefined);
    return readItems(titled, Card, (card) => {
      const externalId = idOf(card.attributes["href"], base);
      return {
        externalId,
        url: `${origin(board)}/jobs/${externalId}`,
        title: titleOf(card.html),
        company: { name: boardCompany(board) },
        locations: [placeOf(card.html)],
      };
    });
  },

  boardOf: (url) => /^(?!www\.|app\.|api\.)([a-z0-9-]+)\.careerplug\.com$/.exec(url.hostname)?.[1] ?? null,
});

function idOf(href: string | undefined, base: string): string | undefined {
  const url = href === undefined ? null : URL.parse(href, base);
  return url?.hostname === new URL(base).hostname ? OPENING.exec(url.pathname)?.[1] : undefined;
}

function titleOf(card: string): string | undefined {
  return elementIn(card, withClass("name"))?.text || undefined;
}

/** A card writes "VT-South Burlington-05403", or the employer's own words, after a label for small screens. */
function placeOf(card: string): string {
  const column = elementIn(card, withClass("job-location"));
  const label = column && elementIn(column.html, (name) => name === "span")?.text;
  const place = (
    label && column.text.startsWith(label) ? column.text.slice(label.length) : (column?.text ?? "")
  ).trim();
  const [, state, city] = /^([A-Z]{2})-(\S.{0,80})-\d{5}$/.exec(place) ?? [];
  return state && city ? `${city.trim()}, ${state}` : place;
}

import { z } from "zod";
import { elementIn, elementsIn, withClass, type PageElement } from "#sources/html-elements.ts";
import { pageWith } from "#sources/html-links.ts";
import { listThenDetails } from "#sources/list-then-details.ts";
import { boardCompany, readItems, readRoot } from "#sources/read.ts";
import type { BoardRef } from "#sources/source.ts";
import { workplaceIfRemote } from "#sources/workplace.ts";
import { addressIn, factsIn, modeIn, textsIn } from "./shape.ts";

const HOST =
  /^(?!www\.|app\.|api\.)[a-z0-9][a-z0-9-]*\.(factorial\.(es|it|mx|fr|pl|ch|be)|factorialhr\.(com|pt|de|co|com\.br))$/;
const Card = z.custom<PageElement>();

/**
 * Factorial's careers pages. A card states the workplace at most; the other facts and the text are on the opening's page,
 * which is requested unless the card says that one must come to an office.
 */
export const factorial = listThenDetails({
  site: { id: "factorial", name: "Factorial", homepage: "https://factorialhr.com", unproven: true },
  terms: {
    note: "Each employer's public careers page, which gives no dates. Written from public descriptions of the pages.",
  },
  payload: "html",
  token: new RegExp(HOST.source, "i"),

  list: (board) => ({ url: `https://${board.token.toLowerCase()}/` }),
  needsDetail: ({ workplace }) => workplace === undefined || workplace.value === "remote",
  detail: ({ title }) => ({ title }),

  readDetail({ request, payload }) {
    const page = readRoot("factorial", z.string(), payload);
    const body = elementIn(page, withClass("styledText"));
    if (body === undefined) return { postings: [], rejected: [] };
    return readItems([page], z.string(), (html) => ({
      ...factsIn(html),
      externalId: request.externalId,
      url: request.url,
      title: elementIn(html, (name) => name === "h1")?.text || request.title,
      company: {},
      body: body.html,
    }));
  },

  readList(answer, board) {
    const page = pageWith("factorial", answer.payload, /factorial|job-offer-item|job_posting/i);
    const cards = elementsIn(page, (name, { class: classes, "data-controller": controller }) => {
      return name === "li" && (/\bjob-offer-item\b/.test(classes ?? "") || controller === "job-postings");
    }).flatMap((card) => addressIn(card, answer.request.url) ?? []);
    const titled = cards.filter(({ card }) => /\p{L}/u.test(textsIn(card)[0] ?? ""));
    return readItems(titled, z.object({ url: z.string(), id: z.string(), card: Card }), ({ url, id, card }) => ({
      externalId: id,
      url,
      title: textsIn(card)[0],
      company: { name: companyOf(board) },
      workplace:
        modeIn(textsIn(card).slice(1)) ??
        workplaceIfRemote("data-is-remote", card.attributes["data-is-remote"] === "true"),
    }));
  },

  boardOf: (url) => (HOST.test(url.hostname) ? url.hostname : null),
});

/** The first label of the host often has words around the employer's name. */
function companyOf(board: BoardRef): string {
  const label = board.token.split(".")[0]!;
  const name = label.replace(/^(jobs|careers)-(?=.)|-(jobs|careers)$/gi, "");
  return boardCompany({ ...board, token: name });
}

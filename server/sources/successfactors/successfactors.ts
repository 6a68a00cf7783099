import { z } from "zod";
import { elementIn, elementsIn, type ElementTest, withClass } from "#sources/html-elements.ts";
import { listThenDetails } from "#sources/list-then-details.ts";
import { decodeToken, hostCompany, readItems, readRoot, SourceShapeError } from "#sources/read.ts";
import { mayBeRemote } from "#sources/workplace.ts";
import { all, one, parseXml, type XmlElement } from "#sources/xml.ts";

const OPENING = /\/job\/([^/]{1,300})\/(\d{1,15})(?:-[a-z]{2}_[A-Z]{2})?\/?$/;
const Entry = z.custom<XmlElement>();
const withProperty =
  (property: string): ElementTest =>
  (_name, { itemprop }) =>
    itemprop === property;

/**
 * SAP SuccessFactors' careers sites, on hosts of the employers. The sitemap lists addresses, whose words hold title and place.
 * Pages have microdata; they are requested for openings whose address hints at remote work.
 */
export const successfactors = listThenDetails({
  site: {
    id: "successfactors",
    name: "SAP SuccessFactors",
    homepage: "https://www.successfactors.com",
    unproven: true,
  },
  terms: {
    note: "The sitemap that each employer's careers site publishes for search engines, and its pages. Written from public descriptions of the sites.",
  },
  payload: "xml",
  token: /^[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63}){1,4}$/i,

  list: (board) => ({ url: `https://${board.token.toLowerCase()}/job_sitemap.xml` }),
  needsDetail: mayBeRemote,
  detail: ({ title }) => ({ title, payload: "html" }),

  readDetail({ request, payload }, board) {
    const page = readRoot("successfactors", z.string(), payload);
    const body = elementIn(page, withProperty("description"))?.html;
    return readItems(body === undefined ? [] : [page], z.string(), (html) => ({
      externalId: request.externalId,
      url: request.url,
      title: elementIn(html, withProperty("title"))?.text || request.title,
      company: { name: board.companyName ?? contentsOf(html, "hiringOrganization")[0] },
      body,
      locations: placesIn(html),
      postedAt: contentsOf(html, "datePosted")[0],
      closesAt: contentsOf(html, "validThrough")[0],
    }));
  },

  readList(answer, board) {
    const root = parseXml("successfactors", answer.payload);
    if (root.name !== "urlset")
      throw new SourceShapeError("successfactors", `the root is <${root.name}>, not a sitemap`);
    const openings = all(root, "url").filter((entry) => OPENING.test(addressOf(entry)));
    return readItems(openings, Entry, (entry) => {
      const [, words, id] = OPENING.exec(addressOf(entry))!;
      return {
        externalId: id,
        url: addressOf(entry),
        title: decodeToken(words!).replaceAll("-", " "),
        company: { name: hostCompany(board) },
        updatedAt: one(entry, "lastmod")?.text,
      };
    });
  },
});

const addressOf = (entry: XmlElement) => one(entry, "loc")?.text ?? "";

/** Returns what the page's elements for this property say, in an attribute or as their text. */
function contentsOf(html: string, property: string): string[] {
  return elementsIn(html, withProperty(property))
    .map(({ attributes, text }) => attributes["content"] ?? text)
    .filter((value) => value.trim() !== "");
}

function placesIn(html: string): string[] {
  const shown = elementsIn(html, withClass("jobGeoLocation")).map(({ text }) => text);
  return (
    [shown, contentsOf(html, "streetAddress"), contentsOf(html, "addressLocality")].find(({ length }) => length > 0) ??
    []
  );
}

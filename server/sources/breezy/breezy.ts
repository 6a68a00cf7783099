import { z } from "zod";
import { fieldsOfJobPosting, jobPostingsIn } from "#sources/json-ld.ts";
import { boardCompany, idText, placeText, readItems, readList, readRoot, SUBDOMAIN, text } from "#sources/read.ts";
import { listThenDetails } from "#sources/list-then-details.ts";
import { isRemote, workplaceByFlag } from "#sources/workplace.ts";

const Place = z.object({
  name: text,
  city: text,
  state: z.object({ name: text }).nullish(),
  country: z.object({ name: text }).nullish(),
  is_remote: z.boolean().nullish(),
});
const Position = z.object({
  id: idText,
  name: z.string(),
  url: z.string(),
  published_date: text,
  type: z.object({ id: text, name: text }).nullish(),
  location: Place.nullish(),
  locations: z.array(Place).nullish(),
  department: text,
  salary: text,
  company: z.object({ name: text, logo_url: text }).nullish(),
});

/** Breezy HR's list. The page of each position holds its text; it is requested only for remote positions. */
export const breezy = listThenDetails({
  site: { id: "breezy", name: "Breezy HR", homepage: "https://breezy.hr" },
  terms: { url: "https://developer.breezy.hr", note: "The list behind each employer's public careers page." },
  payload: "json",
  token: SUBDOMAIN,

  list: (board) => ({ url: `https://${board.token}.breezy.hr/json` }),
  needsDetail: isRemote,
  detail: () => ({ payload: "html" }),

  readDetail(answer) {
    const found = jobPostingsIn(readRoot("breezy", z.string(), answer.payload)).slice(0, 1);
    return readItems(found, z.record(z.string(), z.unknown()), (posting) => ({
      ...fieldsOfJobPosting(posting),
      externalId: answer.request.externalId ?? "",
      url: answer.request.url,
      company: {},
    }));
  },

  readList(answer, board) {
    return readItems(readList("breezy", answer.payload), Position, (position) => {
      const remote = position.location?.is_remote;
      const places = position.locations?.length ? position.locations : [position.location];
      return {
        externalId: position.id,
        url: position.url,
        title: position.name,
        company: { name: position.company?.name || boardCompany(board), logoUrl: position.company?.logo_url },
        locations: places.map(
          (place) => placeText(place?.city, place?.state?.name, place?.country?.name) || (place?.name ?? ""),
        ),
        workplace: workplaceByFlag("location.is_remote", remote),
        employmentType: position.type?.name || position.type?.id,
        department: position.department,
        salary: { text: position.salary },
        postedAt: position.published_date,
      };
    });
  },

  boardPages: ["*.breezy.hr"],
  boardOf: (url) => /^(?!www\.|app\.|developer\.|api\.)([a-z0-9-]+)\.breezy\.hr$/.exec(url.hostname)?.[1] ?? null,
});

import { Offer } from "./shape.ts";
import type { PostingQuestion } from "#sources/posting.ts";
import { boardCompany, joinSections, placeText, readItems, readList } from "#sources/read.ts";
import type { Source } from "#sources/source.ts";
import { valueOf } from "#sources/workplace.ts";

const PERIODS = { hour: "hour", day: "day", week: "week", month: "month", year: "year" } as const;

/** Recruitee's offers API: one body with every opening. A token with a dot is the host of a customer's own careers site. */
export const recruitee: Source = {
  id: "recruitee",
  name: "Recruitee",
  homepage: "https://recruitee.com",
  terms: {
    url: "https://docs.recruitee.com/reference/intro-to-careers-site-api",
    note: "The public careers site interface of each employer.",
  },
  payload: "json",
  kind: "ats",
  token: /^[a-z0-9][a-z0-9.-]{0,99}$/i,

  requests(board) {
    const host = board.token.includes(".") ? board.token : `${board.token}.recruitee.com`;
    return [{ kind: "list", url: `https://${host}/api/offers/` }];
  },

  postings(answer, board) {
    return readItems(readList("recruitee", answer.payload, "offers"), Offer, (offer) => {
      if (offer.status && offer.status !== "published") return { skip: "not-published" };
      const places = (offer.locations ?? []).map((place) => placeText(place.city, place.state, place.country));
      return {
        externalId: offer.id,
        url: offer.careers_url,
        title: offer.title,
        company: { name: offer.company_name || boardCompany(board) },
        body: joinSections([{ html: offer.description }, { html: offer.requirements }]),
        // For a remote opening `location` is just "Remote job"; other fields hold the place.
        locations: places.some(Boolean)
          ? places
          : [placeText(offer.city, offer.state_name, offer.country) || (offer.location ?? "")],
        workplace: workplaceOf(offer),
        employmentType: offer.employment_type_code,
        department: offer.department || offer.category_code,
        level: offer.experience_code,
        education: offer.education_code,
        tags: offer.tags,
        salary: offer.salary && { ...offer.salary, period: valueOf(PERIODS, offer.salary.period) },
        postedAt: offer.published_at || offer.created_at,
        updatedAt: offer.updated_at,
        closesAt: offer.close_at,
        weeklyHours: hoursOf(offer),
        questions: offer.open_questions?.flatMap(questionOf),
      };
    });
  },

  boardPages: ["*.recruitee.com"],
  boardOf: (url) => /^(?!www\.|api\.|app\.|docs\.)([a-z0-9-]+)\.recruitee\.com$/.exec(url.hostname)?.[1] ?? null,
};

/** Zero is how a form without hours is stored. */
function hoursOf({ min_hours: min, max_hours: max }: Offer) {
  return min || max ? { ...(min && { min }), ...(max && { max }) } : undefined;
}

const QUESTION_KINDS = {
  text: "essay",
  string: "line",
  boolean: "yes-no",
  single_choice: "choice",
  multi_choice: "choice",
  file: "file",
  video: "video",
} as const;

/** Returns a question of the form. Other kinds, such as a box of information, ask nothing. */
function questionOf({ body, kind, required }: NonNullable<Offer["open_questions"]>[number]): PostingQuestion[] {
  const known = valueOf(QUESTION_KINDS, kind);
  return !body || known === undefined ? [] : [{ text: body, required: required === true, kind: known }];
}

/** Several flags may be true, which offers a choice; `remote` then means that the work can be done remotely. */
function workplaceOf({ remote, hybrid, on_site }: Offer) {
  const value = remote ? "remote" : hybrid ? "hybrid" : on_site ? "onsite" : null;
  const evidence = Object.entries({ remote, hybrid, on_site }).map(([name, set]) => `${name}: ${set ?? "absent"}`);
  return value && ({ value, evidence: evidence.join(", ") } as const);
}

import { uuidOf } from "../draw.ts";
import { listItems, paragraphs, tail } from "../html.ts";
import { posted, careers, TERMS, type Feed } from "./feed.ts";

export const lever: Feed = (_company, openings, at) =>
  JSON.stringify(
    openings.map((opening) => {
      const id = uuidOf(opening.key);
      const { text, salary } = opening;
      return {
        additional: paragraphs(tail(text)),
        categories: {
          commitment: TERMS["lever"]![opening.terms],
          department: opening.role.department,
          location: opening.location,
          team: opening.role.department,
          allLocations: [opening.location],
        },
        createdAt: posted(opening, at),
        description: paragraphs([...text.about, ...text.role]),
        id,
        lists: [text.duties, text.needs, ...(text.nice ? [text.nice] : []), text.perks].map((part) => ({
          text: part.heading,
          content: listItems(part),
        })),
        text: opening.title,
        country: null,
        workplaceType: opening.workplace,
        opening: paragraphs(text.about),
        descriptionBody: paragraphs(text.role),
        ...(salary && {
          salaryRange: {
            min: salary.min,
            max: salary.max,
            currency: salary.currency,
            interval: salary.period === "hour" ? "per-hour-wage" : "per-year-salary",
          },
        }),
        hostedUrl: careers(opening, id),
        applyUrl: `${careers(opening, id)}/apply`,
      };
    }),
  );

import { hexOf } from "../draw.ts";
import { escapeHtml } from "#contract/values/escape.ts";
import { listHtml, paragraphs, tail } from "../html.ts";
import { monthly } from "../salary.ts";
import { posted, iso, number, careers, TERMS, type Feed } from "./feed.ts";

export const recruitee: Feed = (company, openings, at) =>
  JSON.stringify({
    offers: openings.map((opening) => {
      const id = number(opening.key, 2_100_000, 800_000);
      const stamp = iso(posted(opening, at))
        .replace("T", " ")
        .replace(/\.\d+Z$/, " UTC");
      const remote = opening.workplace === "remote";
      const salary = opening.salary && monthly(opening.salary);
      const single = remote && opening.place.countries.length === 1 ? opening.place.countries[0]! : null;
      const [city = "", country = ""] = company.office.split(", ");
      return {
        id,
        guid: hexOf(opening.key, 5),
        slug: `${opening.role.key}-${id}`,
        position: 1,
        status: "published",
        title: opening.title,
        company_name: company.name,
        department: opening.role.department,
        careers_url: careers(opening, `${opening.role.key}-${id}`),
        careers_apply_url: `${careers(opening, `${opening.role.key}-${id}`)}/c/new`,
        location: remote ? opening.location : company.office,
        city: remote ? null : city,
        country: remote ? single : country,
        locations: [],
        remote,
        hybrid: opening.workplace === "hybrid",
        on_site: opening.workplace === "onsite",
        employment_type_code: TERMS["recruitee"]![opening.terms],
        experience_code: {
          intern: "student_school",
          entry: "entry_level",
          junior: "entry_level",
          mid: "mid_level",
          senior: "experienced",
          staff: "experienced",
          lead: "manager",
          head: "director",
        }[opening.level],
        category_code: opening.role.department.toLowerCase().replaceAll(" ", "_"),
        salary: salary
          ? { min: String(salary.min), max: String(salary.max), period: salary.period, currency: salary.currency }
          : { min: null, max: null, period: null, currency: null },
        description: [
          paragraphs([...opening.text.about, ...opening.text.role]),
          `<h4>${escapeHtml(opening.text.duties.heading)}</h4>`,
          listHtml(opening.text.duties),
          paragraphs(tail(opening.text)),
        ].join("\n"),
        requirements: [opening.text.needs, opening.text.nice, opening.text.perks]
          .map((part) => part && `<h4>${escapeHtml(part.heading)}</h4>${listHtml(part)}`)
          .join("\n"),
        created_at: stamp,
        published_at: stamp,
        updated_at: stamp,
        close_at: null,
        tags: [],
      };
    }),
  });

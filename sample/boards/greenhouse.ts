import { drawFrom, hashOf } from "../draw.ts";
import { greenhouseHtml } from "../html.ts";
import { salaryIsInText } from "../opening.ts";
import { HOUR, posted, iso, number, domainOf, TERMS, type Feed } from "./feed.ts";

export const greenhouse: Feed = (company, openings, at) =>
  JSON.stringify({
    jobs: openings.map((opening) => {
      const id = number(opening.key, 4_100_000_000, 800_000_000);
      const pay = opening.salary && !salaryIsInText(company, opening.key.split("@")[0]!) ? opening.salary : null;
      const field = drawFrom(`${company.token}/metadata`).chance(0.5);
      return {
        absolute_url: `https://careers.${domainOf(company)}/openings?gh_jid=${id}`,
        internal_job_id: id - 300_000_000,
        location: { name: opening.location },
        metadata: field
          ? [
              {
                id: 71,
                name: "Employment Type",
                value: TERMS["greenhouse"]![opening.terms],
                value_type: "single_select",
              },
              {
                id: 72,
                name: "Workplace Type",
                value: { remote: "Remote", hybrid: "Hybrid", onsite: "On-Site" }[opening.workplace],
                value_type: "single_select",
              },
            ]
          : null,
        id,
        updated_at: iso(posted(opening, at) + HOUR),
        requisition_id: `R-${id % 10_000}`,
        title: opening.title,
        company_name: company.name,
        first_published: iso(posted(opening, at)),
        language: "en",
        application_deadline: null,
        content: greenhouseHtml(opening.text),
        departments: [
          {
            id: hashOf(opening.role.department) % 90_000,
            name: opening.role.department,
            child_ids: [],
            parent_id: null,
          },
        ],
        offices: [{ id: 1, name: company.office, location: company.office, child_ids: [], parent_id: null }],
        ...(pay && {
          pay_input_ranges: [
            {
              min_cents: pay.min * 100,
              max_cents: pay.max * 100,
              currency_type: pay.currency,
              title: pay.period === "hour" ? "Hourly pay range" : "Annual salary range",
              blurb: "",
            },
          ],
        }),
      };
    }),
    meta: { total: openings.length },
  });

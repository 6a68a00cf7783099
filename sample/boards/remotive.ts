import { boldHtml } from "../html.ts";
import { salaryShort } from "../salary.ts";
import { HOUR, posted, iso, number, TERMS, type Feed } from "./feed.ts";

export const remotive: Feed = (_company, openings, at) =>
  JSON.stringify({
    "0-legal-notice": "Invented jobs in the shape of the real interface.",
    "job-count": openings.length,
    "total-job-count": openings.length,
    jobs: openings.map((opening) => {
      const id = number(opening.key, 2_200_000, 700_000);
      return {
        id,
        url: `https://remotive.com/remote-jobs/${opening.role.department.toLowerCase().replaceAll(" ", "-")}/${opening.role.key}-${id}`,
        title: opening.title,
        company_name: opening.company.name,
        company_logo: `https://remotive.com/job/${id}/logo`,
        company_logo_url: `https://remotive.com/job/${id}/logo`,
        category: opening.role.department,
        tags: [],
        job_type: TERMS["remotive"]![opening.terms],
        publication_date: iso(posted(opening, at) + HOUR).slice(0, 19),
        candidate_required_location:
          opening.place.countries.length > 0
            ? opening.place.said.replace(/^the /, "").replaceAll(" or ", ", ")
            : "Worldwide",
        salary: opening.salary ? salaryShort(opening.salary) : "",
        description: boldHtml(opening.text),
      };
    }),
  });

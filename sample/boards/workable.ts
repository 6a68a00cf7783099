import { hexOf } from "../draw.ts";
import { escapeHtml } from "#contract/values/escape.ts";
import { boldHtml } from "../html.ts";
import { posted, iso, careers, EXPERIENCE, type Feed } from "./feed.ts";

export const workable: Feed = (company, openings, at) =>
  JSON.stringify({
    name: company.name,
    description: `<p>${escapeHtml(company.about.join(" "))}</p>`,
    jobs: openings.map((opening) => {
      const shortcode = hexOf(opening.key, 10).toUpperCase();
      const date = iso(posted(opening, at)).slice(0, 10);
      const remote = opening.workplace === "remote";
      const countries =
        opening.place.countries.length > 0 && opening.place.countries.length < 4 ? opening.place.countries : [];
      const [city = "", country = ""] = company.office.split(", ");
      return {
        title: opening.title,
        shortcode,
        code: "",
        employment_type: {
          "full-time": "Full-time",
          "part-time": "Part-time",
          contract: "Contract",
          internship: "Internship",
        }[opening.terms],
        telecommuting: remote,
        department: opening.role.department,
        url: careers(opening, shortcode),
        shortlink: careers(opening, shortcode),
        application_url: `${careers(opening, shortcode)}/apply`,
        published_on: date,
        created_at: date,
        country: remote ? (countries[0] ?? "") : country,
        city: remote ? "" : city,
        state: "",
        education: "",
        experience: EXPERIENCE[opening.level],
        function: opening.role.department,
        industry: company.industries[0] ?? "",
        locations: remote
          ? countries.map((name) => ({ country: name, city: "", region: null, hidden: false }))
          : [{ country, city, region: null, hidden: false }],
        description: boldHtml(opening.text),
      };
    }),
  });

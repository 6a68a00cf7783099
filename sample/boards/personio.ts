import { escapeHtml } from "#contract/values/escape.ts";
import { listHtml, paragraphs, tail } from "../html.ts";
import { HOUR, iso, number, type Feed } from "./feed.ts";

export const personio: Feed = (company, openings, at) => {
  const section = (name: string, html: string) =>
    `<jobDescription><name>${escapeHtml(name)}</name><value><![CDATA[${html}]]></value></jobDescription>`;
  const positions = openings.map(({ key, text, salary, ...opening }) => {
    const parts = [text.duties, text.needs, ...(text.nice ? [text.nice] : []), text.perks];
    const pay = salary
      ? `<salaryInformation><min>${salary.min}.00</min><max>${salary.max}.00</max><currencyCode>${salary.currency}</currencyCode><type>${salary.period === "hour" ? "hourly" : "yearly"}</type></salaryInformation>`
      : "";
    return `<position><id>${number(key, 1_100_000, 900_000)}</id><subcompany>${escapeHtml(company.name)} GmbH</subcompany><office>${escapeHtml(opening.location)}</office>
<department>${escapeHtml(opening.role.department)}</department><name>${escapeHtml(opening.title)}</name>
<jobDescriptions>${section("About the role", paragraphs([...text.about, ...text.role]))}${parts.map((part) => section(part.heading, listHtml(part))).join("")}${section("Where and how", paragraphs(tail(text)))}</jobDescriptions>
<employmentType>${opening.terms === "internship" ? "intern" : opening.terms === "contract" ? "freelance" : "permanent"}</employmentType><seniority>${opening.level === "intern" ? "student" : opening.level === "entry" || opening.level === "junior" ? "entry-level" : "experienced"}</seniority>
<schedule>${opening.terms === "part-time" ? "part-time" : "full-time"}</schedule><createdAt>${iso(at - opening.ageHours * HOUR).replace(/\.\d+Z$/, "+00:00")}</createdAt>${pay}</position>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<workzag-jobs>\n${positions.join("\n")}\n</workzag-jobs>\n`;
};

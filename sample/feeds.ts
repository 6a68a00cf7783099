import type { SampleCompany } from "./companies.ts";
import { drawFrom, hashOf, hexOf, uuidOf } from "./draw.ts";
import { ashbyHtml, boldHtml, escapeHtml, greenhouseHtml, headedHtml, listHtml, listItems, paragraphs, tail } from "./html.ts";
import type { SampleLevel, SampleTerms } from "./opening-material.ts";
import { salaryIsInText, type SampleOpening } from "./opening.ts";
import { monthly, salaryShort } from "./salary.ts";

/** Payloads in the true shape of each source. `at` is the catalogue's reference time in milliseconds. */
type Feed = (company: SampleCompany, openings: SampleOpening[], at: number) => string;

const HOUR = 3_600_000;
const posted = (opening: SampleOpening, at: number) => at - opening.ageHours * HOUR;
const iso = (time: number) => new Date(time).toISOString();
const number = (key: string, from: number, span: number) => from + (hashOf(key) % span);
const careers = (opening: SampleOpening, id: string | number) => `https://careers.${domainOf(opening.company)}/jobs/${id}`;

/** The company's invented domain; `.example` never resolves. */
export function domainOf(company: SampleCompany): string {
  return `${company.token.replace(/-(digital|robotik|energy|health|books|legal|tutors|staff)$/, "$1")}.example`;
}

const TERMS: Record<string, Record<SampleTerms, string>> = {
  greenhouse: { "full-time": "Full-time", "part-time": "Part-time", contract: "Contract", internship: "Internship" },
  lever: { "full-time": "Full-time", "part-time": "Part-time", contract: "Contractor", internship: "Intern" },
  ashby: { "full-time": "FullTime", "part-time": "PartTime", contract: "Contract", internship: "Intern" },
  recruitee: { "full-time": "fulltime_permanent", "part-time": "parttime_permanent", contract: "freelance", internship: "internship" },
  remotive: { "full-time": "full_time", "part-time": "part_time", contract: "contract", internship: "internship" },
  himalayas: { "full-time": "Full Time", "part-time": "Part Time", contract: "Contractor", internship: "Intern" },
};
const SENIORITY: Record<SampleLevel, string> = { intern: "Entry-level", entry: "Entry-level", junior: "Entry-level", mid: "Mid-level", senior: "Senior", staff: "Senior", lead: "Manager", head: "Director" };
const EXPERIENCE: Record<SampleLevel, string> = { intern: "Internship", entry: "Entry level", junior: "Associate", mid: "Mid-Senior level", senior: "Mid-Senior level", staff: "Mid-Senior level", lead: "Mid-Senior level", head: "Director" };

const greenhouse: Feed = (company, openings, at) =>
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
              { id: 71, name: "Employment Type", value: TERMS["greenhouse"]![opening.terms], value_type: "single_select" },
              { id: 72, name: "Workplace Type", value: { remote: "Remote", hybrid: "Hybrid", onsite: "On-Site" }[opening.workplace], value_type: "single_select" },
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
        departments: [{ id: hashOf(opening.role.department) % 90_000, name: opening.role.department, child_ids: [], parent_id: null }],
        offices: [{ id: 1, name: company.office, location: company.office, child_ids: [], parent_id: null }],
        ...(pay && { pay_input_ranges: [{ min_cents: pay.min * 100, max_cents: pay.max * 100, currency_type: pay.currency, title: pay.period === "hour" ? "Hourly pay range" : "Annual salary range", blurb: "" }] }),
      };
    }),
    meta: { total: openings.length },
  });

const lever: Feed = (_company, openings, at) =>
  JSON.stringify(
    openings.map((opening) => {
      const id = uuidOf(opening.key);
      const { text, salary } = opening;
      return {
        additional: paragraphs(tail(text)),
        categories: { commitment: TERMS["lever"]![opening.terms], department: opening.role.department, location: opening.location, team: opening.role.department, allLocations: [opening.location] },
        createdAt: posted(opening, at),
        description: paragraphs([...text.about, ...text.role]),
        id,
        lists: [text.duties, text.needs, ...(text.nice ? [text.nice] : []), text.perks].map((part) => ({ text: part.heading, content: listItems(part) })),
        text: opening.title,
        country: null,
        workplaceType: opening.workplace,
        opening: paragraphs(text.about),
        descriptionBody: paragraphs(text.role),
        ...(salary && { salaryRange: { min: salary.min, max: salary.max, currency: salary.currency, interval: salary.period === "hour" ? "per-hour-wage" : "per-year-salary" } }),
        hostedUrl: careers(opening, id),
        applyUrl: `${careers(opening, id)}/apply`,
      };
    }),
  );

const ashby: Feed = (_company, openings, at) =>
  JSON.stringify({
    apiVersion: "1",
    jobs: openings.map((opening) => {
      const id = uuidOf(opening.key);
      const { salary } = opening;
      const summary = salary && salaryShort(salary).replaceAll("k", "K");
      return {
        id,
        title: opening.title,
        department: opening.role.department,
        team: opening.role.department,
        employmentType: TERMS["ashby"]![opening.terms],
        location: opening.location,
        shouldDisplayCompensationOnJobPostings: salary !== null,
        secondaryLocations: [],
        publishedAt: iso(posted(opening, at)).replace("Z", "+00:00"),
        isListed: true,
        isRemote: opening.workplace === "remote",
        workplaceType: { remote: "Remote", hybrid: "Hybrid", onsite: "OnSite" }[opening.workplace],
        address: { postalAddress: opening.place.countries.length === 1 ? { addressCountry: opening.place.countries[0] } : {} },
        jobUrl: careers(opening, id),
        applyUrl: `${careers(opening, id)}/application`,
        descriptionHtml: ashbyHtml(opening.text),
        compensation: {
          compensationTierSummary: summary,
          scrapeableCompensationSalarySummary: summary,
          compensationTiers: [],
          summaryComponents: salary ? [{ compensationType: "Salary", interval: salary.period === "hour" ? "1 HOUR" : "1 YEAR", currencyCode: salary.currency, minValue: salary.min, maxValue: salary.max }] : [],
        },
      };
    }),
  });

const workable: Feed = (company, openings, at) =>
  JSON.stringify({
    name: company.name,
    description: `<p>${escapeHtml(company.about.join(" "))}</p>`,
    jobs: openings.map((opening) => {
      const shortcode = hexOf(opening.key, 10).toUpperCase();
      const date = iso(posted(opening, at)).slice(0, 10);
      const remote = opening.workplace === "remote";
      const countries = opening.place.countries.length > 0 && opening.place.countries.length < 4 ? opening.place.countries : [];
      const [city = "", country = ""] = company.office.split(", ");
      return {
        title: opening.title,
        shortcode,
        code: "",
        employment_type: { "full-time": "Full-time", "part-time": "Part-time", contract: "Contract", internship: "Internship" }[opening.terms],
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
        locations: remote ? countries.map((name) => ({ country: name, city: "", region: null, hidden: false })) : [{ country, city, region: null, hidden: false }],
        description: boldHtml(opening.text),
      };
    }),
  });

const recruitee: Feed = (company, openings, at) =>
  JSON.stringify({
    offers: openings.map((opening) => {
      const id = number(opening.key, 2_100_000, 800_000);
      const stamp = iso(posted(opening, at)).replace("T", " ").replace(/\.\d+Z$/, " UTC");
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
        experience_code: { intern: "student_school", entry: "entry_level", junior: "entry_level", mid: "mid_level", senior: "experienced", staff: "experienced", lead: "manager", head: "director" }[opening.level],
        category_code: opening.role.department.toLowerCase().replaceAll(" ", "_"),
        salary: salary ? { min: String(salary.min), max: String(salary.max), period: salary.period, currency: salary.currency } : { min: null, max: null, period: null, currency: null },
        description: [paragraphs([...opening.text.about, ...opening.text.role]), `<h4>${escapeHtml(opening.text.duties.heading)}</h4>`, listHtml(opening.text.duties), paragraphs(tail(opening.text))].join("\n"),
        requirements: [opening.text.needs, opening.text.nice, opening.text.perks].map((part) => part && `<h4>${escapeHtml(part.heading)}</h4>${listHtml(part)}`).join("\n"),
        created_at: stamp,
        published_at: stamp,
        updated_at: stamp,
        close_at: null,
        tags: [],
      };
    }),
  });

const personio: Feed = (company, openings, at) => {
  const section = (name: string, html: string) => `<jobDescription><name>${escapeHtml(name)}</name><value><![CDATA[${html}]]></value></jobDescription>`;
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

const remotive: Feed = (_company, openings, at) =>
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
        candidate_required_location: opening.place.countries.length > 0 ? opening.place.said.replace(/^the /, "").replaceAll(" or ", ", ") : "Worldwide",
        salary: opening.salary ? salaryShort(opening.salary) : "",
        description: boldHtml(opening.text),
      };
    }),
  });

/** Himalayas gives twenty jobs a page; the list is cut by `answerSample`. */
const himalayas: Feed = (_company, openings, at) =>
  JSON.stringify({
    comments: "",
    updatedAt: Math.floor(at / 1000),
    offset: 0,
    limit: 20,
    totalCount: openings.length,
    jobs: openings.map((opening) => {
      const slug = `${opening.company.token}/jobs/${opening.role.key}-${hexOf(opening.key, 6)}`;
      const link = `https://himalayas.app/companies/${slug}`;
      return {
        title: opening.title,
        excerpt: opening.text.role[0],
        companyName: opening.company.name,
        companySlug: opening.company.token,
        companyLogo: `https://cdn-images.himalayas.app/${opening.company.token}`,
        employmentType: TERMS["himalayas"]![opening.terms],
        minSalary: opening.salary?.min ?? null,
        maxSalary: opening.salary?.max ?? null,
        salaryPeriod: opening.salary?.period === "hour" ? "hourly" : "annual",
        seniority: [SENIORITY[opening.level]],
        currency: opening.salary?.currency ?? null,
        locationRestrictions: opening.place.countries,
        timezoneRestrictions: opening.place.zones,
        categories: [opening.role.key],
        parentCategories: [opening.role.department],
        description: headedHtml(opening.text),
        pubDate: Math.floor((posted(opening, at) + HOUR) / 1000),
        expiryDate: Math.floor(posted(opening, at) / 1000) + 60 * 86_400,
        applicationLink: link,
        guid: link,
      };
    }),
  });

export const sampleFeeds: Record<SampleCompany["source"], Feed> = { greenhouse, lever, ashby, workable, recruitee, personio, remotive, himalayas };

import { hexOf } from "../draw.ts";
import { headedHtml } from "../html.ts";
import { HOUR, posted, TERMS, SENIORITY, type Feed } from "./feed.ts";

/** Himalayas returns twenty jobs per page; `answerSample` cuts the list. */
export const himalayas: Feed = (_company, openings, at) =>
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

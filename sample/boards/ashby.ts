import { uuidOf } from "../draw.ts";
import { ashbyHtml } from "../html.ts";
import { salaryShort } from "../salary.ts";
import { posted, iso, careers, TERMS, type Feed } from "./feed.ts";

export const ashby: Feed = (_company, openings, at) =>
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
        address: {
          postalAddress: opening.place.countries.length === 1 ? { addressCountry: opening.place.countries[0] } : {},
        },
        jobUrl: careers(opening, id),
        applyUrl: `${careers(opening, id)}/application`,
        descriptionHtml: ashbyHtml(opening.text),
        compensation: {
          compensationTierSummary: summary,
          scrapeableCompensationSalarySummary: summary,
          compensationTiers: [],
          summaryComponents: salary
            ? [
                {
                  compensationType: "Salary",
                  interval: salary.period === "hour" ? "1 HOUR" : "1 YEAR",
                  currencyCode: salary.currency,
                  minValue: salary.min,
                  maxValue: salary.max,
                },
              ]
            : [],
        },
      };
    }),
  });

import { z } from "zod";
import { amount, idText, placeText, readItems, readList, text } from "#sources/read.ts";
import type { Source } from "#sources/source.ts";

/** The sites of the family; salaries are yearly, in the country's currency. */
const SITES: Record<string, { currency: string; country: string }> = {
  "devitjobs.uk": { currency: "GBP", country: "United Kingdom" },
  "devitjobs.com": { currency: "USD", country: "United States" },
  "swissdevjobs.ch": { currency: "CHF", country: "Switzerland" },
  "germantechjobs.de": { currency: "EUR", country: "Germany" },
};
const Job = z.object({
  _id: idText,
  name: z.string(),
  jobUrl: z.string(),
  company: text,
  companyWebsiteLink: text,
  companySize: text,
  companyType: text,
  actualCity: text,
  cityCategory: text,
  workplace: text,
  isFullRemote: z.boolean().nullish(),
  remoteType: text,
  techCategory: text,
  technologies: z.array(z.string()).nullish(),
  jobType: text,
  expLevel: text,
  annualSalaryFrom: amount,
  annualSalaryTo: amount,
  activeFrom: text,
  isPaused: z.boolean().nullish(),
});

/** DevITjobs and its sister sites: every opening in one response, without its text. People's names and addresses are not read. */
export const devitjobs: Source = {
  id: "devitjobs",
  name: "DevITjobs",
  homepage: "https://devitjobs.uk",
  terms: {
    attribution: "Source: DevITjobs",
    maxRunsPerDay: 24,
    note: "A public interface without published terms; answers may be kept for an hour. The job links to its page there.",
  },
  payload: "json",
  kind: "board",
  token: /^(devitjobs\.uk|devitjobs\.com|swissdevjobs\.ch|germantechjobs\.de)$/,

  requests: (board) => [{ kind: "list", url: `https://${board.token}/api/jobsLight` }],

  postings(answer, board) {
    const site = SITES[board.token];
    return readItems(readList("devitjobs", answer.payload), Job, (job) => {
      if (job.isPaused) return { skip: "not-published" };
      const remote = job.isFullRemote || job.workplace === "remote";
      const value = remote ? "remote" : job.workplace === "hybrid" ? "hybrid" : job.workplace ? "onsite" : null;
      return {
        externalId: job._id,
        url: `https://${board.token}/jobs/${encodeURIComponent(job.jobUrl)}`,
        title: job.name,
        company: {
          name: job.company,
          website: job.companyWebsiteLink,
          employees: job.companySize,
          industries: [job.companyType ?? ""],
        },
        locations: [placeText(job.actualCity || job.cityCategory, site?.country)],
        // Only "onlycountry" says where a remote worker must live.
        eligibleLocations: remote && job.remoteType === "onlycountry" && site ? [site.country] : [],
        workplace: value && {
          value,
          evidence: `workplace: ${job.workplace}, isFullRemote: ${job.isFullRemote ?? "absent"}`,
        },
        employmentType: job.jobType,
        department: job.techCategory,
        level: job.expLevel,
        tags: job.technologies,
        salary: job.annualSalaryTo
          ? { min: job.annualSalaryFrom, max: job.annualSalaryTo, currency: site?.currency, period: "year" }
          : undefined,
        postedAt: job.activeFrom,
      };
    });
  },
};

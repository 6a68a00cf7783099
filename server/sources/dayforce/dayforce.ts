import { z } from "zod";
import { amount, boardCompany, idText, placeText, readItems, readList, text } from "#sources/read.ts";
import type { Source } from "#sources/source.ts";
import { workplaceIfRemote } from "#sources/workplace.ts";

const NAMESPACE = /^[a-z0-9][\w-]{0,79}$/i;
const LANGUAGE = /^[a-z]{2}-[a-z]{2}$/i;

const Job = z.object({
  ReferenceNumber: idText,
  Title: z.string(),
  Description: text,
  CompanyName: text,
  ParentCompanyName: text,
  City: text,
  State: text,
  Country: text,
  IsVirtualLocation: z.boolean().nullish(),
  EmploymentIndicator: text,
  JobFunction: text,
  MinHiringRate: amount,
  MaxHiringRate: amount,
  JobDetailsUrl: text,
  ApplyUrl: text,
  DatePosted: text,
  LastUpdated: text,
});

/** Dayforce's job feed: one body with the openings of every external careers site of a customer. The token is the customer's namespace. */
export const dayforce: Source = {
  id: "dayforce",
  name: "Dayforce",
  homepage: "https://www.dayforce.com",
  terms: {
    url: "https://developers.dayforce.com/Build/API-Explorer/Recruiting/Get-Job-Postings.aspx",
    note: "A documented feed of the openings on an employer's public careers site. One host serves every board. The shape comes from that documentation and public collectors' code.",
  },
  unproven: true,
  payload: "json",
  kind: "ats",
  maxBodyMiB: 64,
  token: NAMESPACE,

  requests: (board) => [
    {
      kind: "list",
      url: `https://www.dayforcehcm.com/api/${board.token}/V1/JobFeeds?includeActivePostingOnly=true`,
      headers: { accept: "application/json" },
    },
  ],

  postings(answer, board) {
    return readItems(readList("dayforce", answer.payload), Job, (job) => ({
      externalId: job.ReferenceNumber,
      url: job.JobDetailsUrl || job.ApplyUrl,
      title: job.Title,
      company: { name: board.companyName || job.ParentCompanyName || job.CompanyName || boardCompany(board) },
      body: job.Description,
      locations: [placeText(job.City, job.State, job.Country)],
      workplace: workplaceIfRemote("IsVirtualLocation", job.IsVirtualLocation),
      employmentType: job.EmploymentIndicator,
      department: job.JobFunction,
      salary: job.MaxHiringRate ? { min: job.MinHiringRate, max: job.MaxHiringRate } : undefined,
      postedAt: job.DatePosted,
      updatedAt: job.LastUpdated,
    }));
  },

  boardOf(url) {
    if (url.hostname !== "jobs.dayforcehcm.com") return null;
    const [namespace, board] = url.pathname.split("/").filter((part) => part && !LANGUAGE.test(part));
    return namespace && board && namespace !== "api" && NAMESPACE.test(namespace) ? namespace.toLowerCase() : null;
  },
};

import { Position } from "./shape.ts";
import { boardCompany, joinSections, readItems, SourceShapeError } from "#sources/read.ts";
import type { Source } from "#sources/source.ts";
import { all, one, parseXml, type XmlElement } from "#sources/xml.ts";
import { valueOf } from "#sources/workplace.ts";

const PERIODS = { yearly: "year", monthly: "month", weekly: "week", daily: "day", hourly: "hour" } as const;

function hostOf(token: string): string {
  return token.includes(".") ? token : `${token}.jobs.personio.de`;
}

function fieldsOf(position: XmlElement) {
  const own = (name: string) => one(position, name)?.text;
  const salary = one(position, "salaryInformation");
  return {
    id: own("id"),
    name: own("name"),
    offices: [own("office") ?? "", ...all(one(position, "additionalOffices"), "office").map((office) => office.text)],
    department: own("department") || own("recruitingCategory"),
    // `permanent` says nothing about full or part time; the schedule does.
    employmentType: [own("employmentType"), own("schedule")].filter(Boolean).join(", "),
    seniority: own("seniority"),
    keywords: own("keywords"),
    createdAt: own("createdAt"),
    sections: all(one(position, "jobDescriptions"), "jobDescription").map((part) => ({
      heading: one(part, "name")?.text,
      html: one(part, "value")?.text,
    })),
    pay: {
      min: one(salary, "min")?.text,
      max: one(salary, "max")?.text,
      currency: one(salary, "currencyCode")?.text,
      type: one(salary, "type")?.text,
    },
  };
}

/** Personio's XML feed, without URLs and remote flags. A token with a dot is a full host (`x.jobs.personio.com`). */
export const personio: Source = {
  id: "personio",
  name: "Personio",
  homepage: "https://www.personio.com",
  terms: {
    url: "https://developer.personio.de/docs/retrieving-open-job-positions",
    note: "The public feed behind an employer's own careers page.",
  },
  payload: "xml",
  kind: "ats",
  token: /^[a-z0-9][a-z0-9-]{0,99}(\.jobs\.personio\.(de|com))?$/i,

  requests: (board) => [{ kind: "list", url: `https://${hostOf(board.token)}/xml?language=en` }],

  postings(answer, board) {
    const root = parseXml("personio", answer.payload);
    if (root.name !== "workzag-jobs")
      throw new SourceShapeError("personio", `the root is <${root.name}>, not <workzag-jobs>`);
    const positions = all(root, "position").map(fieldsOf);
    return readItems(positions, Position, (position) => ({
      externalId: position.id,
      url: `https://${hostOf(board.token)}/job/${encodeURIComponent(position.id)}`,
      title: position.name,
      company: { name: boardCompany(board) },
      body: joinSections(position.sections),
      locations: position.offices,
      employmentType: position.employmentType,
      department: position.department,
      level: position.seniority,
      tags: position.keywords?.split(","),
      salary: salaryOf(position.pay),
      postedAt: position.createdAt,
    }));
  },

  boardPages: ["*.jobs.personio.de", "*.jobs.personio.com"],
  boardOf(url) {
    const host = /^([a-z0-9-]+)\.jobs\.personio\.(de|com)$/.exec(url.hostname);
    return host ? (host[2] === "de" ? host[1]! : host[0]) : null;
  },
};

function salaryOf({ min, max, currency, type }: Position["pay"]) {
  return min || max ? { min, max, currency, period: valueOf(PERIODS, type) } : undefined;
}

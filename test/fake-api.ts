import type { FastifyInstance } from "fastify";
import type { User } from "#contract/auth.ts";
import type { FilterOption, FilterOptions } from "#contract/filter-options.ts";
import type { Job } from "#contract/job.ts";

/**
 * The API's contract over a few invented jobs, in memory: for work on pages alone. What it answers is shaped as the real API's; how it filters
 * is only as good as a page needs.
 */
export interface FakeApi {
  jobs: Job[];
  /** Who `GET /api/auth/me` answers with; null refuses every token. */
  user: User | null;
  register(app: FastifyInstance): void;
}

const ROLES = ["Platform Engineer", "Product Designer", "Frontend Engineer", "Data Analyst", "Customer Support Specialist", "Site Reliability Engineer", "Technical Writer", "Machine Learning Engineer", "Growth Marketer"];
const COMPANIES = ["Tidewell Health", "Northlode", "Quillmark", "Fennimore Freight", "Bramblecast", "Kestrow Grid", "Palisade Pay", "Lanternfish", "Merrow Outdoors"];
const PLACES: [slug: string, label: string, name: string, eligibility: Partial<Job["eligibility"]>][] = [
  ["worldwide", "🌍 Worldwide Remote", "Worldwide", { scope: "worldwide" }],
  ["europe", "🇪🇺 Europe Remote", "Europe", { scope: "places", regions: ["europe"] }],
  ["united-states", "🇺🇸 United States Remote", "United States", { scope: "places", countries: ["US"] }],
  ["portugal", "🇵🇹 Portugal Remote", "Portugal, Spain, Brazil", { scope: "places", countries: ["PT", "ES", "BR"] }],
  ["", "", "Place not stated", { scope: "unstated" }],
];
const SALARIES = ["$142k–$178k / yr", "$66k–$83k / yr", undefined, "€70,000 – €85,000 a year, plus shares and a yearly bonus", "$48 / hour"];
const SUMMARIES = [
  "Own the storage layer that 140 hospitals write their night shifts to. You will replace a hand-rolled replication scheme, run the failover drills, and mentor two engineers who joined this spring.",
  "Design the tablet app geologists use with gloves on. Expect two site visits by video a month and a small component library to grow.",
  "Answer the question dispatchers ask forty times a day: which lane loses money and why.",
];
const TECH = [["Rust", "PostgreSQL", "Kubernetes"], ["Figma", "Design Systems"], ["TypeScript", "React", "WebAssembly", "Node.js", "GraphQL", "PostgreSQL"], ["SQL", "dbt", "Looker"], []];
const INDUSTRIES = [["Healthcare"], ["Geospatial"], ["Publishing", "SaaS"], ["Logistics"], []];
const TYPES = ["full-time", "part-time", "contract", "internship"] as const;
const slugOf = (text: string) => text.toLowerCase().replaceAll(" ", "-");

function at<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}

/** Thirty invented jobs, each an hour older than the one before. */
export function fakeJobs(now: number, count = 30): Job[] {
  return Array.from({ length: count }, (_, index) => {
    const name = at(COMPANIES, index);
    const [, , location, eligibility] = at(PLACES, index);
    const salary = at(SALARIES, index);
    const posted = new Date(now - (index + 0.25) * 3_600_000 * (index > 5 ? 20 : 1)).toISOString();
    return {
      id: String(index + 1),
      role: `${index % 4 === 0 ? "Senior " : ""}${at(ROLES, index)}${index % 5 === 1 ? ", Field Tools and Measurement" : ""}`,
      summary: at(SUMMARIES, index),
      location,
      employmentType: at(TYPES, index % 5 === 4 ? 1 : index % 7 === 6 ? 2 : 0),
      jobProfile: at(["Engineering", "Design", "Data", "Support"], index),
      ...(salary !== undefined && { salary }),
      ...(index % 3 === 0 && { education: "Bachelor Degree" }),
      url: `https://jobs.example.com/${index + 1}`,
      techStack: at(TECH, index),
      industries: at(INDUSTRIES, index),
      experienceLevel: { isEntry: index % 5 === 4, isJunior: index % 5 === 3, isMidLevel: index % 3 === 1, isSenior: index % 4 === 0, isLead: index % 8 === 0 },
      company: {
        name,
        slug: slugOf(name),
        ...(index % 2 === 0 && { employeeStrength: at(["11,50", "320", "10001+"], index) }),
        url: "https://example.com",
        ...(index % 2 === 0 && { linkedin: "https://www.linkedin.com/company/example" }),
      },
      slug: `job-${index + 1}`,
      roles: [slugOf(at(ROLES, index))],
      eligibility: { scope: "unstated", countries: [], regions: [], states: [], excluded: [], timeZones: null, evidence: "", ...eligibility },
      postedAt: posted,
      postedAtIsFirstSeen: index % 3 === 0,
      firstSeenAt: posted,
      lastSeenAt: new Date(now - 840_000).toISOString(),
      sources: [],
      sample: true,
    };
  });
}

function optionsFor(jobs: Job[]): FilterOptions {
  const roles: FilterOption[] = Array.from({ length: 210 }, (_, index) => {
    const label = ROLES[index] ?? `Invented Role ${String(index + 1).padStart(3, "0")}`;
    return { value: slugOf(label), label, count: index < ROLES.length ? jobs.filter((job) => job.roles.includes(slugOf(label))).length : index % 3 };
  });
  return {
    roleTitles: roles,
    locations: PLACES.filter(([slug]) => slug !== "").map(([value, label]) => ({ value, label, slug: value, count: 7 })),
    experienceLevels: ["entry", "junior", "mid", "senior", "lead"].map((value, index) => ({ value, label: at(["Entry Level", "Junior", "Mid Level", "Senior", "Expert / Lead"], index), count: index * 3 })),
    employmentTypes: TYPES.map((value, index) => ({ value, label: at(["Full Time", "Part Time", "Contract / Temporary", "Internship"], index), count: 40 - index * 10 })),
    techStacks: [...new Set(TECH.flat())].map((label) => ({ value: slugOf(label), label, count: 5 })),
    industries: [...new Set(INDUSTRIES.flat())].map((label) => ({ value: slugOf(label), label, count: 5 })),
    companySizes: ["1,10", "11,50", "51,200", "10001+"].map((value) => ({ value, label: value, count: 4 })),
    companies: Array.from({ length: 320 }, (_, index) => ({ value: `company-${index + 1}`, label: COMPANIES[index] ?? `Invented Company ${index + 1}`, count: 1 + (index % 9) })),
    educationRequirements: ["Associate Degree", "Bachelor Degree", "High School"].map((label) => ({ value: label.toLowerCase(), label, count: 3 })),
  };
}

/** A fake API to mount where the real one would be. Change `jobs` and `user` to change what it says. */
export function createFakeApi(now = Date.now()): FakeApi {
  const fake: FakeApi = {
    jobs: fakeJobs(now),
    user: null,
    register(app) {
      const list = (value: unknown) => (typeof value === "string" && value !== "" ? value.split(",") : []);
      const search = (query: Record<string, unknown>) => {
        const roles = list(query["role"]);
        const type = query["employmentType"];
        const found = fake.jobs.filter((job) => (roles.length === 0 || roles.some((role) => job.roles.includes(role))) && (typeof type !== "string" || job.employmentType === type));
        return query["sortBy"] === "salary" ? found.toSorted((one, other) => Number(other.salary !== undefined) - Number(one.salary !== undefined)) : found;
      };
      const meta = { ignored: [], sample: true, lastCheckedAt: new Date(now - 120_000).toISOString() };
      app.get<{ Querystring: Record<string, string> }>("/api/jobs/featured", ({ query }) => {
        const found = search(query);
        return { data: found.slice(0, 9), total: found.length, meta };
      });
      app.get("/api/jobs/filter-options", () => ({ data: optionsFor(fake.jobs) }));
      app.get<{ Querystring: Record<string, string> }>("/api/jobs", ({ query, headers }, reply) => {
        if (fake.user === null || headers.authorization === undefined) return reply.code(401).send({ message: "Please log in to continue.", code: "unauthenticated" });
        const found = search(query);
        const page = Number(query["page"] ?? 1);
        const limit = Number(query["limit"] ?? 9);
        return { data: found.slice((page - 1) * limit, page * limit), nextPage: page * limit < found.length ? page + 1 : null, total: found.length, facets: {}, meta };
      });
      app.get("/api/auth/me", ({ headers }, reply) =>
        fake.user !== null && headers.authorization !== undefined ? { user: fake.user } : reply.code(401).send({ message: "Session is over.", code: "session-expired" }),
      );
    },
  };
  return fake;
}

import { z } from "zod";
import { amount, boardCompany, idText, joinSections, readItems, SourceShapeError, text } from "#sources/read.ts";
import type { Source } from "#sources/source.ts";
import { all, one, parseXml, type XmlElement } from "#sources/xml.ts";

const TOKEN = /^(?:governmentjobs|schooljobs)\.com\/[\w-]{1,80}$/i;
const PERIODS = ["hour", "day", "week", "month", "year"] as const;

const Item = z.object({
  jobId: idText,
  title: z.string(),
  link: z.string(),
  pubDate: text,
  advertiseToDateTimeUTC: text,
  minimumSalary: amount,
  maximumSalary: amount,
  salaryCurrency: text,
  salaryInterval: text,
  department: text,
  location: text,
  jobType: text,
  description: text,
  examplesofduties: text,
  qualifications: text,
  supplementalinformation: text,
});

function fieldsOf(item: XmlElement) {
  return Object.fromEntries(Object.keys(Item.shape).map((name) => [name, one(item, name)?.text]));
}

/** NEOGOV's RSS feed of a public employer in the United States: one body with the texts. */
export const neogov: Source = {
  id: "neogov",
  name: "NEOGOV",
  homepage: "https://www.neogov.com",
  terms: {
    note: "The public feed of each agency's openings. Two hosts serve every board. The shape comes from public collectors' code.",
  },
  unproven: true,
  payload: "rss",
  kind: "ats",
  token: TOKEN,

  requests(board) {
    const [domain, agency] = board.token.split("/");
    return [{ kind: "list", url: `https://www.${domain}/SearchEngine/JobsFeed?agency=${agency}` }];
  },

  postings(answer, board) {
    const root = parseXml("neogov", answer.payload);
    const channel = one(root, "channel");
    if (root.name !== "rss" || channel === undefined)
      throw new SourceShapeError("neogov", `the root is <${root.name}>, not an RSS channel`);
    return readItems(all(channel, "item").map(fieldsOf), Item, (job) => ({
      externalId: job.jobId,
      url: job.link,
      title: job.title,
      company: { name: board.companyName || one(channel, "title")?.text || boardCompany(board) },
      body: joinSections([
        { html: job.description },
        { heading: "Duties", html: job.examplesofduties },
        { heading: "Qualifications", html: job.qualifications },
        { heading: "More", html: job.supplementalinformation },
      ]),
      locations: [job.location ?? ""],
      employmentType: job.jobType,
      department: job.department,
      salary: job.maximumSalary
        ? {
            min: job.minimumSalary,
            max: job.maximumSalary,
            currency: job.salaryCurrency,
            period: PERIODS.find((period) => job.salaryInterval?.toLowerCase().startsWith(period)),
          }
        : undefined,
      postedAt: job.pubDate,
      // NEOGOV appends ":0" to the time.
      closesAt: job.advertiseToDateTimeUTC?.replace(/:0$/, ""),
    }));
  },

  boardOf(url) {
    const agency = /^\/careers\/([\w-]+)/.exec(url.pathname)?.[1]?.toLowerCase();
    const domain = /^(?:www\.)?((?:governmentjobs|schooljobs)\.com)$/.exec(url.hostname)?.[1];
    return domain && agency && agency !== "home" ? `${domain}/${agency}` : null;
  },
};

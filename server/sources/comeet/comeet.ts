import { Position } from "./shape.ts";
import { boardCompany, joinSections, placeText, readItems, readList, SourceShapeError } from "#sources/read.ts";
import type { Source } from "#sources/source.ts";
import { workplaceByWord } from "#sources/workplace.ts";

const WORKPLACES = { Remote: "remote", Hybrid: "hybrid", "On-site": "onsite" } as const;

/** Comeet (Spark Hire). The hosted page contains a read token for the API, which returns every position with its text. */
export const comeet: Source = {
  id: "comeet",
  name: "Comeet",
  homepage: "https://www.comeet.com",
  terms: {
    url: "https://developers.comeet.com/reference/careers-api-overview",
    note: "The interface behind each employer's public careers page, with the read token of that page.",
  },
  payload: "json",
  kind: "ats",
  token: /^[\w.-]{1,80}\/[0-9A-F]{1,4}\.[0-9A-F]{1,4}$/i,

  requests: (board) => [{ kind: "list", payload: "html", url: `https://www.comeet.com/jobs/${board.token}` }],

  next(answer, board) {
    if (typeof answer.payload !== "string") return [];
    const token = readToken(answer.payload);
    return [
      {
        kind: "list",
        url: `https://www.comeet.co/careers-api/2.0/company/${board.token.split("/")[1]}/positions?token=${token}&details=true`,
      },
    ];
  },

  postings(answer, board) {
    if (typeof answer.payload === "string") {
      readToken(answer.payload);
      return { postings: [], rejected: [] };
    }
    return readItems(readList("comeet", answer.payload), Position, (position) => {
      if (position.is_internal) return { skip: "not-published" };
      const sections = (position.details ?? []).toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));
      return {
        externalId: position.uid,
        url: position.url_comeet_hosted_page || position.url_active_page,
        title: position.name,
        company: { name: position.company_name || boardCompany({ ...board, token: board.token.split("/")[0]! }) },
        body: joinSections(sections.map((section) => ({ heading: section.name, html: section.value }))),
        locations: [
          placeText(
            position.location?.city || position.location?.name,
            position.location?.state,
            position.location?.country,
          ),
        ],
        workplace: workplaceByWord(WORKPLACES, "workplace_type", position.workplace_type),
        employmentType: position.employment_type,
        department: position.department,
        level: position.experience_level,
        updatedAt: position.time_updated,
      };
    });
  },

  boardPages: ["www.comeet.com/jobs/*"],
  boardOf(url) {
    const path = url.pathname.split("/").filter(Boolean);
    const token = `${path[1] ?? ""}/${path[2] ?? ""}`;
    return /^www\.comeet\.com?$/.test(url.hostname) && path[0] === "jobs" && this.token.test(token) ? token : null;
  },
};

function readToken(page: string): string {
  const token = /"token"\s*:\s*"([0-9A-F]{16,64})"/i.exec(page)?.[1];
  if (token === undefined) throw new SourceShapeError("comeet", "the page holds no read token");
  return token;
}

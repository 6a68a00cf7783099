import { Opening, Listed, List, Detail } from "./shape.ts";
import { boardCompany, type LoosePosting, placeText, readItems, readRoot, SUBDOMAIN } from "#sources/read.ts";
import type { BoardRef, Source } from "#sources/source.ts";
import { isRemote, valueOf } from "#sources/workplace.ts";

const WORKPLACES = { "0": "onsite", "1": "remote", "2": "hybrid" } as const;
const careers = (board: BoardRef) => `https://${board.token}.bamboohr.com/careers`;

/** BambooHR's careers list. Details hold text, date and salary; they are requested only for remote openings. */
export const bamboohr: Source = {
  id: "bamboohr",
  name: "BambooHR",
  homepage: "https://www.bamboohr.com",
  terms: {
    note: "The list behind each employer's public careers page. An unknown employer redirects to BambooHR's own site.",
  },
  payload: "json",
  kind: "ats",
  token: SUBDOMAIN,

  requests: (board) => [{ kind: "list", url: `${careers(board)}/list`, headers: { accept: "application/json" } }],

  next(answer, board) {
    return this.postings(answer, board)
      .postings.filter(isRemote)
      .map(({ externalId }) => ({
        kind: "detail",
        externalId,
        url: `${careers(board)}/${encodeURIComponent(externalId)}/detail`,
        headers: { accept: "application/json" },
      }));
  },

  postings(answer, board) {
    if (answer.request.kind === "list") {
      const { result } = readRoot("bamboohr", List, answer.payload);
      return readItems(result, Listed, (opening) => toPosting(opening, opening.id, board));
    }
    const { result } = readRoot("bamboohr", Detail, answer.payload);
    return readItems([result.jobOpening], Opening, (opening) => {
      const open = !opening.jobOpeningStatus || opening.jobOpeningStatus === "Open";
      return open ? toPosting(opening, answer.request.externalId ?? "", board) : { skip: "not-published" };
    });
  },

  boardPages: ["*.bamboohr.com"],
  boardOf: (url) =>
    url.pathname.startsWith("/careers") || url.pathname.startsWith("/jobs")
      ? (/^(?!www\.|app\.)([a-z0-9-]+)\.bamboohr\.com$/.exec(url.hostname)?.[1] ?? null)
      : null,
};

function toPosting(opening: Opening, id: string, board: BoardRef): LoosePosting {
  const place = [opening.location, opening.atsLocation]
    .map((at) => placeText(at?.city, at?.state || at?.province, at?.country || at?.addressCountry))
    .find(Boolean);
  const flagged = valueOf(WORKPLACES, opening.locationType);
  const workplace = opening.isRemote ? "remote" : flagged;
  return {
    externalId: id,
    url: `${careers(board)}/${encodeURIComponent(id)}`,
    title: opening.jobOpeningName,
    company: { name: boardCompany(board) },
    body: opening.description,
    locations: [place ?? ""],
    workplace: workplace && {
      value: workplace,
      evidence: `locationType: ${opening.locationType ?? "absent"}, isRemote: ${opening.isRemote ?? "absent"}`,
    },
    employmentType: opening.employmentStatusLabel,
    department: opening.departmentLabel,
    level: opening.minimumExperience,
    salary: { text: opening.compensation },
    postedAt: opening.datePosted,
  };
}

import type { Posting } from "#sources/posting.ts";
import type { BoardRef, ReadResult, Source, SourceAnswer, SourceRequest } from "#sources/source.ts";

/** An applicant tracking system whose list omits some fields, so that openings need a second request. */
interface ListThenDetails extends Pick<Source, "payload" | "token" | "boardOf" | "boardPages"> {
  site: Pick<Source, "id" | "name" | "homepage" | "unproven">;
  terms: Source["terms"];
  /** Where the first page of the list starts; `list` and `following` agree on what the number means. */
  first?: number;
  list(board: BoardRef, start: number): Omit<SourceRequest, "kind">;
  /** Returns where the next page starts; null after the last one. Absent if one page is the whole list. */
  following?(answer: SourceAnswer, board: BoardRef): number | null;
  /** Returns whether an opening on the list needs its detail. All do if absent. */
  needsDetail?(posting: Posting): boolean;
  /** Returns what differs from a plain request for the opening's own page. */
  detail?(posting: Posting, board: BoardRef): Partial<SourceRequest>;
  readList(answer: SourceAnswer, board: BoardRef): ReadResult;
  readDetail(answer: SourceAnswer, board: BoardRef): ReadResult;
}

/** Builds a source that reads the pages of a list and then the details of the openings on each page. */
export function listThenDetails(steps: ListThenDetails): Source {
  const page = (board: BoardRef, start: number): SourceRequest => ({ kind: "list", ...steps.list(board, start) });
  const detail = (posting: Posting, board: BoardRef): SourceRequest => ({
    kind: "detail",
    externalId: posting.externalId,
    url: posting.url,
    ...steps.detail?.(posting, board),
  });
  return {
    ...steps.site,
    terms: steps.terms,
    payload: steps.payload,
    kind: "ats",
    token: steps.token,
    requests: (board) => [page(board, steps.first ?? 0)],
    next(answer, board) {
      const following = steps.following?.(answer, board) ?? null;
      const { postings } = steps.readList(answer, board);
      const wanted = steps.needsDetail ? postings.filter((posting) => steps.needsDetail!(posting)) : postings;
      const details = wanted.map((posting) => detail(posting, board));
      return following === null ? details : [page(board, following), ...details];
    },
    postings: (answer, board) =>
      answer.request.kind === "detail" ? steps.readDetail(answer, board) : steps.readList(answer, board),
    ...(steps.boardPages && { boardPages: steps.boardPages }),
    ...(steps.boardOf && { boardOf: steps.boardOf }),
  };
}

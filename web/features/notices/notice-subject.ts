import { idOfSlug } from "#contract/values/job-page.ts";
import { NOTICE_SUBJECTS, type NoticeSubject } from "#contract/values/moderation/notice.ts";

export interface About {
  kind: NoticeSubject;
  id: string;
}

/** Returns what the form's address names, such as `?job=12`, or null. */
export function aboutOfParams(params: URLSearchParams): About | null {
  for (const kind of NOTICE_SUBJECTS) {
    const id = params.get(kind);
    if (id !== null && id !== "") return { kind, id };
  }
  return null;
}

/** Returns what an address of this site is about, or null for one of another site. People copy addresses without their scheme. */
export function aboutOfAddress(text: string, host: string): About | null {
  const typed = text.trim();
  if (typed === "") return null;
  const link = URL.parse(
    typed.startsWith("/") ? `https://${host}${typed}` : /^https?:/i.test(typed) ? typed : `https://${typed}`,
  );
  if (link === null || link.host !== host) return null;
  const [, page, name] = link.pathname.split("/");
  const jobId = page === "job" ? idOfSlug(name) : null;
  if (jobId !== null) return { kind: "job", id: jobId };
  if (page === "company" && name) return { kind: "company", id: decodeURIComponent(name) };
  return { kind: "page", id: link.pathname.slice(0, 300) };
}

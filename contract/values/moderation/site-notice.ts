/** How a notice on every page looks, and what it is called at the desk. */
export const SITE_NOTICES = { info: "Information", warning: "Warning" } as const;
export type SiteNoticeKind = keyof typeof SITE_NOTICES;
export const SITE_NOTICE_KINDS = Object.keys(SITE_NOTICES) as [SiteNoticeKind, ...SiteNoticeKind[]];
export const MAX_SITE_NOTICE = 280;

/** The key of the browser's storage with the id of the notice that its person has dismissed. */
export const DISMISSED_NOTICE_KEY = "afield.notice";

/**
 * Attributes of a link to a page that came with a posting: it opens in a new tab and passes on neither referrer nor
 * rank.
 */
export const EXTERNAL_LINK = { target: "_blank", rel: "noopener noreferrer nofollow" } as const;

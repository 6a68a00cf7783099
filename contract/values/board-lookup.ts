/** The longest link that may be pasted. */
export const LONGEST_LINK = 2048;

/** Why a pasted link leads to no new board. Each has one sentence. */
export const LINK_PROBLEMS = {
  "not-a-link": "That isn’t a link. Paste a whole web address that starts with https://.",
  "private-address": "That address isn’t on the public internet, so we can’t read it.",
  "sign-in": "That page asks for a sign-in. Paste a page that everyone can open.",
  "too-large": "What’s behind that link is too large to be a list of jobs.",
  "redirect-loop": "That link redirects again and again and never arrives.",
  timeout: "That site took too long to answer. Try again later.",
  unreachable: "We couldn’t reach that site. Check the address, or try again later.",
  "no-page": "There’s no page at that address.",
  robots: "That site’s robots.txt asks programs like ours not to read this page.",
  "unknown-site": "We found no job board behind that link. Paste the careers page, or the page of one opening.",
  "no-such-board": "There’s no board at that address any more. It may have been closed or renamed.",
  "no-openings": "That board lists no openings at the moment. Come back when it does.",
  unreadable: "We found a board behind that link but couldn’t read it. Try again later.",
  "other-company":
    "The board behind that page answers for another company. Paste the board’s own link if you meant that one.",
  "source-off": "We don’t read that site, because its terms don’t allow it or it isn’t ready yet.",
  rejected: "Our operators have looked at that board and don’t list it.",
  known: "We already have that board on our list.",
} as const;

export type LinkProblem = keyof typeof LINK_PROBLEMS;

/** How many examples a preview shows of each group of openings. */
export const PREVIEW_EXAMPLES = 3;

/** Why an opening isn't listed, by the reason's code; a code that isn't here is shown in its own words. */
export const DROP_REASON_WORDS: Readonly<Record<string, string>> = {
  onsite: "on site",
  hybrid: "hybrid",
  "remote-unclear": "not clearly remote",
};

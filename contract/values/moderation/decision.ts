/** What an operator can do about a case. */
export const CASE_ACTIONS = [
  "dismiss",
  "resolve",
  "close-job",
  "hide-job",
  "block-company",
  "block-board",
  "block-domain",
  "block-name",
  "approve-board",
  "refuse-board",
  "uphold",
  "reverse",
  "hold-job",
  "release-job",
  "approve-claim",
  "refuse-claim",
  "warn",
  "suspend",
  "lift-suspension",
  "undo-change",
  "correct-field",
  "approve-post",
  "refuse-post",
  "allow-change",
  "end-claim",
  "suspend-referrals",
  "lift-referral-suspension",
  "settle-confirmed",
  "settle-refunded",
  "withdraw-domain",
  "move-domain",
  "correct-company",
] as const;
export type CaseAction = (typeof CASE_ACTIONS)[number];

/** What each action is called at the desk, and what it means in the words that people get. */
export const ACTION_WORDS: Record<CaseAction, { label: string; outcome: string }> = {
  dismiss: { label: "Dismiss", outcome: "We changed nothing." },
  resolve: { label: "Mark as resolved", outcome: "We have dealt with it." },
  "close-job": { label: "Close the job", outcome: "We closed the job: it’s no longer listed, and its page says so." },
  "hide-job": { label: "Hide the job", outcome: "We removed the job from the site." },
  "block-company": { label: "Block the company", outcome: "We removed the company’s jobs and list no new ones." },
  "block-board": { label: "Block a board", outcome: "We no longer read the board and removed its jobs." },
  "block-domain": {
    label: "Block a domain",
    outcome: "We removed the jobs of companies at this domain and list no new ones.",
  },
  "block-name": {
    label: "Block a company name",
    outcome: "We removed the jobs of companies with this name and list no new ones.",
  },
  "approve-board": { label: "Approve the board", outcome: "We read the board from now on." },
  "refuse-board": { label: "Refuse the board", outcome: "We don’t read the board." },
  uphold: { label: "Uphold the decision", outcome: "Another operator read the appeal and upheld the decision." },
  reverse: { label: "Reverse the decision", outcome: "Another operator read the appeal and reversed the decision." },
  "hold-job": {
    label: "Hold",
    outcome:
      "Several people reported a scam, or the posting shows signs of one, so we took the job off the site until somebody has looked; after reports, for at most a day.",
  },
  "approve-claim": { label: "Approve the claim", outcome: "The person speaks for the company from now on." },
  "refuse-claim": { label: "Refuse the claim", outcome: "The person doesn’t speak for the company." },
  "approve-post": {
    label: "Approve the post",
    outcome: "The job is listed as long as its employer says that it’s open.",
  },
  "refuse-post": { label: "Refuse the post", outcome: "We don’t list the job." },
  "release-job": { label: "End of the hold", outcome: "The job is listed again until somebody decides." },
  warn: { label: "Warn", outcome: "We warned the person. If it happens again, we suspend the account." },
  suspend: {
    label: "Suspend",
    outcome:
      "We suspended the account. Its owner can read, export and delete what is theirs, and appeal, but change nothing.",
  },
  "lift-suspension": { label: "Lift the suspension", outcome: "The account is no longer suspended." },
  "undo-change": {
    label: "Undo what the employer said",
    outcome: "We undid what somebody said for the company. What held before it holds again.",
  },
  "correct-field": { label: "Correct a field", outcome: "We corrected what the job’s page says." },
  "allow-change": {
    label: "Allow what was undone",
    outcome: "The company may say again what we undid before.",
  },
  "suspend-referrals": {
    label: "Suspend from referrals",
    outcome: "We suspended the person from referrals.",
  },
  "lift-referral-suspension": {
    label: "Lift the suspension from referrals",
    outcome: "The person is no longer suspended from referrals.",
  },
  "settle-confirmed": {
    label: "Settle: the referral was made",
    outcome: "We looked into the dispute and found that the referral was made. A credit held for it is spent.",
  },
  "settle-refunded": {
    label: "Settle: return the credit",
    outcome:
      "We looked into the dispute and closed the request without a referral. A credit held for it goes back to the seeker.",
  },
  "end-claim": {
    label: "End a claim",
    outcome: "We ended the right of somebody to speak for the company.",
  },
  "withdraw-domain": {
    label: "Withdraw a work domain",
    outcome:
      "Addresses at this domain no longer prove that somebody works at the company. We ended the verification of its referrers.",
  },
  "correct-company": {
    label: "Correct a fact",
    outcome: "We corrected what the site says of the company.",
  },
  "move-domain": {
    label: "Move a work domain",
    outcome: "Addresses at this domain prove employment at this company now, and no longer at the one before.",
  },
};

/** What a decision means, in words to somebody whom it affects, where those differ. */
const OUTCOMES_FOR_AFFECTED: Partial<Record<CaseAction, string>> = {
  warn: "This is a warning. If it happens again, we suspend your account.",
  suspend: "We suspended your account. You can read, export and delete what is yours, and appeal, but change nothing.",
  "suspend-referrals":
    "We suspended you from referrals: you can no longer ask for referrals, refer people or send messages. Held credits have been returned.",
  "lift-suspension": "Your account is no longer suspended.",
  "lift-referral-suspension":
    "You’re no longer suspended from referrals. To refer people again, verify your work address again.",
  "undo-change":
    "We undid what was said for your company. What held before it holds again, and the same can’t be said again.",
  "allow-change": "Your company may say again what we undid before.",
  "refuse-claim": "We refused your claim of the company. It gives you no rights.",
  "end-claim":
    "We ended your claim of the company. You can no longer change anything for it. Your account isn’t suspended.",
  "withdraw-domain":
    "Addresses at this domain no longer prove that somebody works at the company, so we ended your verification. You can’t refer people there. What you had accepted goes to other referrers.",
  "move-domain":
    "Addresses at this domain prove employment at this company now, so we ended your verification at the one before. What you had accepted goes to other referrers.",
  "approve-board": "We found nothing wrong with the board and go on reading it.",
};
export const outcomeForAffected = (action: CaseAction): string =>
  OUTCOMES_FOR_AFFECTED[action] ?? ACTION_WORDS[action].outcome;

/** What a program does by itself: only holds, after several reports of a scam or for its signs in a posting, and the end of those after reports. */
export const HOLD_REPORTS = 3;
export const HOLD_HOURS = 24;
/** Days in which a job isn't held again. */
export const HOLD_PAUSE_DAYS = 30;

/** Actions that name what they block: a board, a domain or a name. */
export const NAMED_ACTIONS = ["block-board", "block-domain", "block-name"] as const;
export type NamedAction = (typeof NAMED_ACTIONS)[number];
export const isNamed = (action: CaseAction): action is NamedAction =>
  (NAMED_ACTIONS as readonly CaseAction[]).includes(action);
export const TARGET_HINTS: Record<NamedAction, { label: string; hint: string }> = {
  "block-board": { label: "Board", hint: "The source and the board, such as greenhouse:acme" },
  "block-domain": { label: "Domain", hint: "Covers its subdomains, such as acme.com" },
  "block-name": { label: "Company name", hint: "* stands for any letters, such as Acme Staffing*" },
};
export const MAX_TARGET = 200;

/** Actions about one of the people, changes or claims that the case lists. */
export const CHOSEN_ACTIONS = [
  "warn",
  "suspend",
  "lift-suspension",
  "undo-change",
  "allow-change",
  "end-claim",
  "withdraw-domain",
] as const;
export type ChosenAction = (typeof CHOSEN_ACTIONS)[number];
export const isChosen = (action: CaseAction): action is ChosenAction =>
  (CHOSEN_ACTIONS as readonly CaseAction[]).includes(action);
export const CHOICE_LABELS: Record<ChosenAction, string> = {
  warn: "Person",
  suspend: "Person",
  "lift-suspension": "Person",
  "undo-change": "What they said",
  "allow-change": "What was undone",
  "end-claim": "Whose claim",
  "withdraw-domain": "Domain",
};
/** Days that a suspension can last, unless it lasts until an operator lifts it. */
export const MAX_SUSPENSION_DAYS = 365;

/** On what a decision rests: the law, or a section of our terms. */
export const GROUNDS = {
  fraud: "Terms of Service, Use of the service: fraud, or a request for money or secrets",
  illegal: "The law that the explanation names",
  discrimination: "The law against discrimination in employment",
  "personal-data": "Data protection law: personal data without a reason to be public",
  copyright: "Copyright law",
  "not-remote": "Our rules for listings: only openings that are fully remote",
  inaccurate: "Our rules for listings: what we show must be what the posting says",
  closed: "Our rules for listings: only openings that are open",
  "owner-asked": "The employer asked not to be listed",
  spam: "Terms of Service, Use of the service: spam or repetition",
  conduct: "Terms of Service, Use of the service: how people treat each other here",
  unproved: "Our rules for employers: who speaks for a company has to be beyond doubt",
  "referral-made": "Our rules for referrals: a referral counts, and takes a credit, if it was made",
  "work-address": "Our rules for referrals: only an address that a company gives to its staff proves who works there",
  "no-breach": "We found no breach of the law or of our terms",
} as const;
export type Ground = keyof typeof GROUNDS;
export const GROUND_NAMES = Object.keys(GROUNDS) as [Ground, ...Ground[]];

/** What restricts somebody, and needs a ground that says what they breached. */
const RESTRICTING: ReadonlySet<CaseAction> = new Set([
  "close-job",
  "hide-job",
  "block-company",
  ...NAMED_ACTIONS,
  "refuse-board",
  "refuse-claim",
  "warn",
  "suspend",
  "suspend-referrals",
  "undo-change",
  "correct-field",
  "refuse-post",
  "end-claim",
  "settle-confirmed",
  "settle-refunded",
  "withdraw-domain",
  "move-domain",
  "correct-company",
]);
/** What takes a field and its right value. */
export const isCorrecting = (action: CaseAction): boolean => action === "correct-field" || action === "correct-company";
export const isRestricting = (action: CaseAction): boolean => RESTRICTING.has(action);

/** What may be to somebody's disadvantage: a restriction, or that we go on reading a board that a company disowned. */
export const isAdverse = (action: CaseAction): boolean => isRestricting(action) || action === "approve-board";

/** Months in which a decision can be appealed (Digital Services Act, article 20). */
export const APPEAL_MONTHS = 6;
export const MAX_DECISION_WORDS = 2000;

/** How a dispute of a referral can end. One of them is against the seeker, the other against the referrer. */
export type Settlement = "settle-confirmed" | "settle-refunded";
export const isSettlement = (action: CaseAction): action is Settlement =>
  action === "settle-confirmed" || action === "settle-refunded";

/** What a case can be about. */
export const CASE_SUBJECTS = [
  "job",
  "company",
  "message",
  "page",
  "board",
  "dispute",
  "report",
  "claim",
  "person",
  "post",
] as const;
export type CaseSubject = (typeof CASE_SUBJECTS)[number];

const BY_SUBJECT: Record<CaseSubject, readonly CaseAction[]> = {
  job: ["dismiss", "correct-field", "close-job", "hide-job", "block-company", ...NAMED_ACTIONS, "resolve"],
  company: [
    "dismiss",
    "correct-company",
    "block-company",
    ...NAMED_ACTIONS,
    "undo-change",
    "allow-change",
    "end-claim",
    "withdraw-domain",
    "resolve",
  ],
  message: ["dismiss", "warn", "suspend", "resolve"],
  person: ["dismiss", "warn", "suspend", "lift-suspension"],
  page: ["dismiss", "resolve"],
  board: ["refuse-board", "approve-board"],
  claim: ["refuse-claim", "approve-claim"],
  post: ["refuse-post", "approve-post"],
  // Decided where the referral and its people are.
  dispute: [],
  report: [],
};

/** Returns what an operator can do about a case. `appealed` is the action that an appeal is about. */
export function actionsFor(subject: CaseSubject, appealed: CaseAction | null): readonly CaseAction[] {
  const usual = BY_SUBJECT[subject];
  if (appealed === null) return usual;
  // The reversal of a settlement is against the other side, who can appeal it too.
  if (isSettlement(appealed))
    return ["uphold", appealed === "settle-confirmed" ? "settle-refunded" : "settle-confirmed"];
  // Reversing what restricted nobody takes an action of its own.
  return isRestricting(appealed)
    ? ["uphold", "reverse"]
    : ["uphold", ...usual.filter((each) => each !== "dismiss" && each !== appealed)];
}

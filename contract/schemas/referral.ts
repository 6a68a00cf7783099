import { z } from "zod";
import {
  ANSWER_MAX,
  CAPACITY_MAX,
  CHECKED,
  CONFIRMATION_MAX,
  DECLINE_REASONS,
  LINKS_MAX,
  MAIL_CHOICES,
  MESSAGE_MAX,
  NOTE_MAX,
  OFFER_STATES,
  OUTCOMES,
  QUESTION_MAX,
  REPORT_REASONS,
  REQUEST_STATES,
  THANKS_MAX,
} from "#contract/values/referral.ts";
import { storable } from "./stored-text.ts";

const Id = z.string().regex(/^\d{1,18}$/, "This job doesn't exist");

/** Multi-line text without other control characters or direction overrides, because a stranger reads it. */
function writing(what: string, most: number, least = 1) {
  return z
    .string({ error: `Please write ${what}` })
    .trim()
    .min(least, `Please write ${what}`)
    .max(most, `Please keep ${what} to ${most} characters`)
    .refine(
      (text) => text.isWellFormed() && !/[^\P{Cc}\n\r\t]|[\u202a-\u202e\u2066-\u2069]/u.test(text),
      "Please use plain text only",
    );
}

const Link = z
  .string()
  .trim()
  .max(300, "Please use a shorter link")
  .refine(
    (text) => URL.canParse(text) && new URL(text).protocol === "https:" && new URL(text).username === "",
    "Links must begin with https://",
  );

export const AskRequest = z
  .strictObject({
    jobId: Id,
    why: writing("why this role", NOTE_MAX),
    evidence: writing("your evidence for its top requirements", NOTE_MAX),
    links: z
      .array(Link)
      .min(1, "Please add a link to your profile or CV")
      .max(LINKS_MAX, `Please add at most ${LINKS_MAX} links`),
    country: z.string().regex(/^[A-Z]{2}$/, "Please choose the country you live in"),
    notApplied: z.literal(true, {
      error: "Ask before you apply: many companies don't accept a referral for somebody who has already applied",
    }),
    eligible: z.literal(true, { error: "Please confirm that the job can be done from your country" }),
    /** The card that led here: its referrer is asked first. */
    card: z
      .string()
      .regex(/^[\w-]{22}$/, "This card doesn’t exist")
      .optional(),
  })
  .refine(({ why, evidence }) => why.length + evidence.length <= NOTE_MAX, {
    path: ["evidence"],
    message: `Please keep both answers together to ${NOTE_MAX} characters`,
  });
export type AskRequest = z.infer<typeof AskRequest>;

export const CodeRequest = z.strictObject({
  email: storable(
    z
      .string({ error: "Please enter your work email address" })
      .trim()
      .min(3, "Please enter your work email address")
      .max(254, "Please enter a valid email address"),
  ),
});
export const CodeAnswer = z.strictObject({
  code: z
    .string({ error: "Please enter the eight letters and digits" })
    .trim()
    .regex(/^[a-z\d]{4}[ -]?[a-z\d]{4}$/i, "Please enter the eight letters and digits"),
});

export const ReferrerSettings = z.strictObject({
  displayName: z
    .string()
    .trim()
    .max(100, "Please use a shorter name")
    .refine(
      (name) => !/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(name) && name.isWellFormed(),
      "Name must be one line of plain text",
    ),
  weeklyCapacity: z
    .int()
    .min(1, "Choose at least one a week. To take a break, pause.")
    .max(CAPACITY_MAX, `Choose at most ${CAPACITY_MAX} a week`),
  roles: z
    .array(z.string().regex(/^[a-z0-9-]{1,80}$/, "Please choose roles from the list"))
    .max(30, "Please choose at most 30 roles"),
  /** Whether they get requests for these roles only. Without roles they get any. */
  onlyRoles: z.boolean().default(false),
  languages: z
    .array(z.string().regex(/^[a-z]{2,3}$/, "Please choose languages from the list"))
    .max(10, "Please choose at most 10 languages"),
  paused: z.boolean(),
  /** The day from which they get new requests again; null while they aren't away. */
  awayUntil: z.iso.date("Please choose a day").nullable().default(null),
});
export type ReferrerSettings = z.infer<typeof ReferrerSettings>;

export const DeclineRequest = z.strictObject({
  reason: z.enum(DECLINE_REASONS, { error: "Please choose a reason; the seeker sees it" }),
});
export const QuestionRequest = z.strictObject({ question: writing("your question", QUESTION_MAX) });
export const AnswerRequest = z.strictObject({ offerId: Id, answer: writing("your answer", ANSWER_MAX) });
export const MessageRequest = z.strictObject({ body: writing("a message", MESSAGE_MAX) });
export const ThanksRequest = z.strictObject({ body: writing("your thanks", THANKS_MAX) });
export const SubmitRequest = z.strictObject({
  confirmation: storable(
    z
      .string()
      .trim()
      .max(CONFIRMATION_MAX, `Please keep the number to ${CONFIRMATION_MAX} characters`)
      .regex(/^[^\p{Cc}]*$/u, "Please use plain text only"),
  ).optional(),
});
export const DisputeRequest = z.strictObject({
  checked: z.enum(CHECKED, { error: "Please say what you have checked" }),
});
export const OutcomeRequest = z.strictObject({ outcome: z.enum(OUTCOMES, { error: "Please choose an outcome" }) });
export const ReportRequest = z.strictObject({
  reason: z.enum(REPORT_REASONS, { error: "Please choose a reason" }),
  note: storable(z.string().trim().max(NOTE_MAX, `Please keep it to ${NOTE_MAX} characters`)).default(""),
});
export const WatchRequest = z.strictObject({ company: storable(z.string().min(1).max(200)), watch: z.boolean() });
export const MailSettingRequest = z.strictObject({ mail: z.enum(MAIL_CHOICES) });
/**
 * Figures of a company's referrers, from real counts. Counts need five referrers, and shares five requests as well, so that they reveal no individual.
 * Counts are multiples of five, rounded down, shares multiples of 0.05, and hours multiples of six.
 */
export const CompanyFigures = z.object({
  company: z.string(),
  /** Null for one to four, whose doings the figures would describe. */
  referrers: z.int().nullable(),
  /** Requests that the referrers can still receive this week. */
  freeSlots: z.int().nullable(),
  /** 0 to 1; null while there is too little data. */
  answered: z.number().nullable(),
  /** Between what that share lies with 95 % confidence. */
  answeredRange: z.tuple([z.number(), z.number()]).nullable(),
  medianHours: z.number().nullable(),
  /** 0 below five referrers. */
  confirmed: z.int(),
  /** People who wait for a referrer there, rounded down to a multiple of five; null below five. */
  waiting: z.int().nullable(),
  /** Aliases of referrers who want to be named and whose referrals were confirmed; absent without any, and below five referrers. */
  credits: z.array(z.string()).optional(),
});
export type CompanyFigures = z.infer<typeof CompanyFigures>;
export const CompanyFiguresResponse = z.object({ data: z.array(CompanyFigures) });
export type CompanyFiguresResponse = z.infer<typeof CompanyFiguresResponse>;

export const ReferralJob = z.object({
  id: z.string(),
  slug: z.string(),
  role: z.string(),
  url: z.string(),
  open: z.boolean(),
});
export const ReferralCompany = z.object({ name: z.string(), slug: z.string(), logoUrl: z.string().optional() });
export type ReferralCompany = z.infer<typeof ReferralCompany>;

/** What a posting asks for first: a name to show, and the spellings with which a note may speak of it. */
export const Requirement = z.object({ name: z.string(), words: z.array(z.string()) });
export type Requirement = z.infer<typeof Requirement>;

export const RequestCheckResponse = z.object({
  job: ReferralJob,
  company: ReferralCompany,
  figures: CompanyFigures,
  /** Why this person can't ask for this job, or null. */
  refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
  watching: z.boolean(),
  freeCredits: z.int(),
  requirements: z.array(Requirement),
});
export type RequestCheckResponse = z.infer<typeof RequestCheckResponse>;

/** One line of a timeline. A `next` line says what happens by `at`. */
export const TimelineLine = z.object({ at: z.iso.datetime(), text: z.string(), next: z.boolean() });
export type TimelineLine = z.infer<typeof TimelineLine>;

export const ThreadMessage = z.object({
  at: z.iso.datetime(),
  mine: z.boolean(),
  body: z.string(),
  /** Whether it is the seeker's thank-you. */
  thanks: z.boolean(),
});
export type ThreadMessage = z.infer<typeof ThreadMessage>;
const Note = { why: z.string(), evidence: z.string(), country: z.string().nullable(), links: z.array(z.string()) };
const Clock = { state: z.enum(REQUEST_STATES), since: z.iso.datetime(), deadline: z.iso.datetime().nullable() };
const Thread = { timeline: z.array(TimelineLine), messages: z.array(ThreadMessage) };

/** A request as its seeker sees it. */
export const SeekerRequest = z.object({
  id: z.string(),
  job: ReferralJob,
  company: ReferralCompany,
  ...Clock,
  ...Note,
  /** When the next referrers are asked; null if there is nobody left to ask. */
  nextRoundAt: z.iso.datetime().nullable(),
  /** The referrer who accepted; null before that. */
  referrer: z.object({ name: z.string() }).nullable(),
  questions: z.array(z.object({ offerId: z.string(), question: z.string(), answer: z.string().nullable() })),
  confirmation: z.string().nullable(),
  outcome: z.enum(OUTCOMES).nullable(),
  outcomeWanted: z.boolean(),
  /** Whether it began with a personal invitation, which costs no credit. */
  invited: z.boolean(),
  creditReturned: z.boolean(),
  /** Whether the seeker can still take back that nothing arrived. */
  canWithdrawDispute: z.boolean(),
  ...Thread,
});
export type SeekerRequest = z.infer<typeof SeekerRequest>;

export const MatchPoint = z.object({ text: z.string(), verdict: z.enum(["yes", "unclear", "no"]) });

/** A request as a referrer sees it. Before acceptance the note is masked and name, links and address are null. */
export const InboxItem = z.object({
  id: z.string(),
  job: ReferralJob,
  company: ReferralCompany,
  ...Clock,
  ...Note,
  offer: z.object({
    state: z.enum(OFFER_STATES),
    lapsesAt: z.iso.datetime(),
    question: z.string().nullable(),
    answer: z.string().nullable(),
  }),
  match: z.array(MatchPoint),
  seeker: z.object({ name: z.string(), email: z.string() }).nullable(),
  ...Thread,
});
export type InboxItem = z.infer<typeof InboxItem>;

/** The public page that a referrer made; the link that they share. */
export const ReferrerCard = z.object({
  link: z.string(),
  alias: z.string(),
  wishes: z.string(),
  credited: z.boolean(),
});
export type ReferrerCard = z.infer<typeof ReferrerCard>;

export const ReferrerProfile = ReferrerSettings.extend({
  company: ReferralCompany,
  domain: z.string(),
  verifiedUntil: z.iso.datetime(),
  live: z.boolean(),
  usedThisWeek: z.int(),
  /** The person's own record; nobody else sees it. */
  answered: z.number().nullable(),
  medianHours: z.number().nullable(),
  confirmed: z.int(),
  /** What became of the people they referred, as far as these have said. */
  interviews: z.int(),
  hired: z.int(),
  thanks: z.int(),
  card: ReferrerCard.nullable(),
});
export type ReferrerProfile = z.infer<typeof ReferrerProfile>;

/** The newest notice that the rest of the response includes, for marking it and those before as seen; null without any. */
const NewestNotice = z.string().nullable();

export const MyReferralsResponse = z.object({
  credits: z.object({ free: z.int(), held: z.int(), spent: z.int(), nextBackAt: z.iso.datetime().nullable() }),
  limits: z.object({ open: z.int(), openMax: z.int(), today: z.int(), perDay: z.int() }),
  mail: z.enum(MAIL_CHOICES),
  /** Whether the person is an operator, who decides disputes and reports. */
  operator: z.boolean(),
  requests: z.array(SeekerRequest),
  newestNotice: NewestNotice,
});
export type MyReferralsResponse = z.infer<typeof MyReferralsResponse>;

export const InboxResponse = z.object({
  referrer: ReferrerProfile.nullable(),
  /** Whether an operator has suspended the person. */
  suspended: z.boolean(),
  codeSentTo: z.string().nullable(),
  items: z.array(InboxItem),
  /** What the postings of open requests ask for, by the job's id. */
  requirements: z.record(z.string(), z.array(Requirement)),
  newestNotice: NewestNotice,
});
export type InboxResponse = z.infer<typeof InboxResponse>;

const LinkSecret = z.string().regex(/^[\w-]{43}$/, "This link isn’t complete. Copy it again from the email.");
export const OfferedRequest = z.strictObject({ token: LinkSecret });
export const OfferedDeclineRequest = DeclineRequest.extend({ token: LinkSecret });
/** What the link of a mail about an offer shows: the request as the inbox shows it, while it can be answered. */
export const OfferedView = z.object({
  state: z.enum(["open", "accepted", "declined", "ended"]),
  request: InboxItem.pick({ job: true, company: true, why: true, evidence: true, country: true })
    .extend({ lapsesAt: z.iso.datetime(), requirements: z.array(Requirement) })
    .nullable(),
});
export type OfferedView = z.infer<typeof OfferedView>;

export const AskResponse = z.object({ id: z.string(), asked: z.int() });
export type AskResponse = z.infer<typeof AskResponse>;

/** What the header and a job's page show of a person's referrals. */
export const ReferralNews = z.object({
  /** Requests with questions, acceptances, messages or offers that the person has not seen. */
  updates: z.int(),
  /** The newest request for each job. */
  asked: z.array(
    z.object({
      id: z.string(),
      jobId: z.string(),
      state: z.enum(REQUEST_STATES),
      deadline: z.iso.datetime().nullable(),
      question: z.boolean(),
    }),
  ),
});
export type ReferralNews = z.infer<typeof ReferralNews>;
export const SeenRequest = z.strictObject({
  upTo: z.string().regex(/^\d{1,18}$/, "Please name the newest notice that you have seen"),
});

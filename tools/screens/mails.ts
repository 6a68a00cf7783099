import { OUTCOMES } from "#contract/values/referral.ts";
import { renderMail } from "#mail/frame.ts";
import { composeMessage, type MessageData, type MessageName } from "#mail/messages.ts";

const SITE = "https://afield.example";
const TOKEN = "eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImluZXMifQ.9cVh3kQ0dJ2yqv7e1xWb";
const name = "Inês Marques";
const link = `${SITE}/verify-email/${TOKEN}`;
const at = "2026-03-02T14:05:00Z";
const about = { job: "Senior Platform Engineer, Storage", company: "Tidewell Health" };
const unsubscribeLink = `${SITE}/api/mail/end/${TOKEN}`;

/** One mail of each kind, or several where its parts differ. */
const MAILS: { readonly [Name in MessageName]: readonly MessageData[Name][] } = {
  "verify-email": [{ link }, { link, choosePasswordMinutes: 30 }],
  "already-registered": [{ name, loginLink: `${SITE}/login`, resetLink: `${SITE}/reset-password/${TOKEN}` }],
  "application-reminder": [
    { name, step: "Send the code sample", due: at, title: about.job, company: about.company, link },
  ],
  "reset-password": [{ name, link, minutes: 30 }],
  "password-changed": [{ name, at, resetLink: link }],
  "change-email": [{ name, newEmail: "ines.marques.da.silva@example.org", link }],
  "confirm-alerts": [{ link }],
  "confirm-email": [{ link }],
  "email-changed": [{ name, newEmail: "ines.marques.da.silva@example.org" }],
  "deletion-scheduled": [{ name, deleteAfter: at, link }],
  "account-erased": [
    {
      name,
      receipt: "7F3K-22QD",
      at,
      removed: [
        { kind: "Saved jobs", records: 14 },
        { kind: "Applications", records: 3 },
      ],
    },
  ],
  "job-alert": [
    {
      name,
      saved: [
        {
          title: about.job,
          company: about.company,
          link,
          changes: ["The salary went from $120k–$140k to $142k–$178k a year."],
        },
      ],
      moreSaved: 1,
      jobs: [
        {
          title: "Staff Frontend Engineer",
          company: "Quillmark",
          salary: "$150k–$185k / yr",
          location: "UTC−3 to UTC+3",
          searchName: "Senior TypeScript",
          conditions: ["TypeScript is in its tech stack"],
          link,
          moreOfCompany: 2,
        },
        {
          title: "Customer Support Specialist, Portuguese",
          company: "Bramblecast",
          salary: null,
          location: "Place not stated",
          searchName: "Senior TypeScript",
          conditions: [],
          link,
          moreOfCompany: 0,
        },
      ],
      more: 4,
      searches: [{ name: "Senior TypeScript", link: `${SITE}/jobs?q=typescript&experienceLevel=senior` }],
      unsubscribeLink,
    },
    {
      name: null,
      saved: [],
      moreSaved: 0,
      jobs: [],
      more: 1,
      searches: [{ name: "Data Engineer", link: `${SITE}/?role=data-engineer` }],
      unsubscribeLink,
      manageLink: `${SITE}/alerts/${TOKEN}`,
    },
  ],
  "notice-decided": [
    {
      number: "7F3K-22QD",
      about: about.job,
      outcome: "We removed the job from the site.",
      ground: "It asks applicants for money",
      words: "The employer doesn’t exist at the address that the posting names.",
      link,
    },
  ],
  "notice-received": [{ number: "7F3K-22QD", link }],
  "referral-digest": [
    {
      name,
      reason: "daily",
      lines: [
        { about: `${about.job} at ${about.company}`, text: "Ana Li asked you a question." },
        {
          about: "Product Designer, Field Tools at Northlode",
          text: "Nobody has answered yet. The request goes to two more referrers.",
        },
      ],
      link: `${SITE}/referrals`,
      unsubscribeLink,
    },
  ],
  "referral-invitation": [
    {
      seeker: name,
      link: `${SITE}/referrals/invitation/${TOKEN}`,
      days: 14,
      blockLink: `${SITE}/referrals/block/${TOKEN}`,
    },
  ],
  "referral-offer": [
    {
      name,
      subject: "A referral request: Backend Engineer",
      text: "Somebody asked for a referral. Please answer within 48 hours. Declining helps too.",
      ...about,
      link: `${SITE}/referrals`,
      unsubscribeLink,
      acceptLink: `${SITE}/referrals/offer#accept.${TOKEN}`,
      declineLink: `${SITE}/referrals/offer#decline.${TOKEN}`,
    },
  ],
  "referral-outcome": [
    {
      name,
      subject: `Your referral to ${about.company}`,
      text: "What came of it?",
      ...about,
      link: `${SITE}/referrals`,
      unsubscribeLink,
      outcomes: OUTCOMES.map((outcome) => ({
        outcome,
        url: `${SITE}/referrals/outcome/${TOKEN}?answer=${outcome}`,
      })),
    },
  ],
  "referral-update": [
    {
      name,
      subject: `Ana Li accepted your request`,
      text: "Ana Li accepted your request. She has 7 days to submit the referral.",
      ...about,
      link: `${SITE}/referrals`,
      unsubscribeLink,
    },
  ],
  "claim-approved": [{ name, company: about.company, words: "Mailbox and website are the company’s.", link }],
  "statement-of-reasons": [
    {
      name,
      about: `${about.job} at ${about.company}`,
      outcome: "We removed the job from the site.",
      ground: "Our rules for listings: only openings that are open",
      words: "The posting says that the position is filled.",
      endsOn: null,
      isAutomatic: false,
      mayAppeal: true,
      link,
    },
    {
      name,
      about: "Your account",
      outcome: "We suspended your account.",
      ground: "Terms of Service, Use of the service: how people treat each other here",
      words: "The messages insult people.",
      endsOn: "March 3, 2027",
      isAutomatic: false,
      mayAppeal: false,
      link,
    },
  ],
  "employer-code": [{ code: "7F3K-22QD", company: about.company, minutes: 15 }],
  "employer-joined": [
    { name, newcomer: "Ana Li", company: about.company, domain: "northlode.example", link: `${SITE}/employers` },
  ],
  "post-approved": [
    {
      name,
      title: "Support Engineer",
      company: about.company,
      words: "It’s what your site says.",
      link: `${SITE}/employers`,
    },
  ],
  "board-refused": [
    {
      name,
      source: "Greenhouse",
      board: "acme",
      words: "It lists the jobs of a staffing agency.",
      isAutomatic: false,
      link: `${SITE}/contact`,
    },
  ],
  "post-still-open": [
    {
      name,
      title: "Support Engineer",
      company: about.company,
      isPoster: true,
      endsOn: "March 3, 2027",
      days: 30,
      link: `${SITE}/employers#still-open=${TOKEN}`,
    },
  ],
  "proof-ending": [
    { name, company: about.company, proof: "A TXT record", endsOn: "March 3, 2027", link: `${SITE}/employers` },
  ],
  "referrer-code": [{ code: "7F3K-22QD", company: about.company, minutes: 30 }],
  "webhook-disabled": [{ name, link: `${SITE}/me?tab=settings` }],
};

/** Every mail as its HTML document, by name. */
export function mailDocuments(): { name: string; html: string }[] {
  return Object.entries(MAILS).flatMap(([message, all]) =>
    all.map((data, place) => ({
      name: `mail-${message}${place === 0 ? "" : `-${place + 1}`}`,
      html: renderMail(composeMessage(message, data)).html,
    })),
  );
}

import type { SiteFeature } from "#contract/values/capabilities.ts";

interface Question {
  question: string;
  answer: string;
  /** Replaces the answer once the feature is live. */
  live?: { feature: SiteFeature; answer: string };
}

/** The help center's questions. Links are written as `[words](path)`. */
export interface Topic {
  id: string;
  title: string;
  comingSoon?: boolean;
  questions: Question[];
  /** Replaces the topic's questions once its capability is live. */
  liveQuestions?: Question[];
}

export const HELP_TOPICS: Topic[] = [
  {
    id: "getting-started",
    title: "Getting Started",
    questions: [
      {
        question: "What is this site?",
        answer:
          "A list of remote jobs read from company careers pages and job boards across the web. Each opening appears once, however many boards carry it, and the Apply Now link leads to where you apply.",
      },
      {
        question: "Is it free?",
        answer: "Yes. Searching, having an account and applying are free of charge for job seekers.",
      },
      {
        question: "Do I need an account?",
        answer:
          "Only for the [full search](/jobs) with every filter and for your profile page, and the account is free. You can browse and search by role, location, experience and job type without one.",
        live: {
          feature: "open-search",
          answer:
            "Not to browse, nor for the [full search](/jobs) with every filter. A free account keeps your profile and what you save on every device.",
        },
      },
      {
        question: "How do I create an account?",
        answer:
          "Choose [Sign Up](/register), enter your name, email address and a password of at least 8 characters, and open the link in the mail we send. Then log in.",
      },
      {
        question: "Where do the jobs come from?",
        answer:
          "From the public hiring pages of companies and from job boards that publish their listings for others to read. We keep checking them and remove a job when its source no longer lists it.",
      },
    ],
  },
  {
    id: "account",
    title: "Account & Profile",
    questions: [
      {
        question: "The verification mail hasn't arrived. What can I do?",
        answer:
          "Look in the spam folder first. Then try to [log in](/login): we'll offer to send it again. You can ask for a new mail every 60 seconds.",
      },
      {
        question: "I forgot my password.",
        answer: "Use [Forgot your password?](/forgot-password). We'll email you a link to choose a new one.",
      },
      {
        question: "How do I edit my profile?",
        answer:
          "Editing the profile is coming soon. Until then your profile shows your name, your email address and how long you have been a member.",
        live: {
          feature: "profile",
          answer:
            "Open [your profile](/me) and choose Edit Profile. Nothing in it is required; with your roles, country, hours, level and skills it counts as completed.",
        },
      },
      {
        question: "How do I change my password?",
        answer:
          "Open the Settings tab of [your profile](/me) and choose Change Password, which sends you a link by email.",
      },
      {
        question: "How do I delete my account?",
        answer:
          "Deleting it yourself in the Settings tab is coming soon. Until then, write to us from the account's address and we'll delete it for you.",
        live: {
          feature: "account",
          answer:
            "Open the Settings tab of [your profile](/me?tab=settings) and choose Delete Account. You have seven days to change your mind; then we erase everything and mail you a receipt.",
        },
      },
    ],
  },
  {
    id: "finding-jobs",
    title: "Finding Jobs",
    questions: [
      {
        question: "How do I search?",
        answer:
          "Choose roles, places, levels and a job type in the search bar and press Search. Several choices in one list widen the search; choices in different lists narrow it.",
      },
      {
        question: "What does the location of a job mean?",
        answer:
          "Where you may live to be hired. “Worldwide” is shown only when the posting says so; when it doesn't mention a place, we say so too. Searching for a country also finds the jobs of its region and those open worldwide.",
      },
      {
        question: "Why do some jobs show no salary?",
        answer:
          "Because the posting doesn't state one. We write “Salary not specified” and don't guess. When you sort by salary, these jobs come last.",
      },
      {
        question: "How do I save a job?",
        answer:
          "A bookmark icon on each job will keep it in your list of saved jobs. It comes with the account features that are marked Coming Soon.",
        live: {
          feature: "saved",
          answer:
            "Press the bookmark on any job, or the key s in a list. [Saved jobs](/saved) shows what has changed since: pay, place, who may apply, and whether the job closed or opened again. Without an account they stay in your browser and move to your account when you log in.",
        },
      },
      {
        question: "How do I apply?",
        answer: "Press Apply Now. It opens the employer’s page in a new tab, and you apply there.",
      },
      {
        question: "A job is gone or wrong. What can I do?",
        answer:
          "Press “Report this job” on its page, or [file a notice](/notices/new) and read the decision later. A program reads the listings, and your corrections make it better for everyone.",
      },
    ],
  },
  {
    id: "referrals",
    title: "Referrals",
    comingSoon: true,
    questions: [
      {
        question: "What is a referral?",
        answer:
          "An employee of the company submits your application and vouches for it. Referred candidates are far more often invited to an interview.",
      },
      {
        question: "How will I ask for one?",
        answer:
          "With the Request Referral button on a job. It will show whether verified employees of that company can be asked. The referral system is planned and marked Coming Soon.",
      },
      {
        question: "Can I become a referrer?",
        answer:
          "Yes, once the referral system is open: with a work email address of your company, which we use to verify that you work there. If you would like to be among the first, [write to us](/contact).",
      },
      {
        question: "Will referrals cost anything?",
        answer: "No. Asking is free for job seekers, and money never passes from a seeker to a referrer.",
      },
    ],
    liveQuestions: [
      {
        question: "What is a referral?",
        answer:
          "An employee of the company submits your application and vouches for it. Referred candidates are far more often invited to an interview.",
      },
      {
        question: "How do I ask for one?",
        answer:
          "With the Request Referral button on a job. It shows first how many verified employees can be asked, how many answer and how soon. Your request holds one of three credits; if nobody answers within 7 days, you get it back.",
      },
      {
        question: "Can I become a referrer?",
        answer:
          "Yes, with a work email address of your company. Open [Referrals](/referrals), ask for a code by mail, and enter it there. We store only a keyed hash of the address. You decide how many requests a week you want, and “no” is a fine answer.",
      },
      {
        question: "Who sees my name and contact?",
        answer:
          "Nobody before a referrer accepts. Until then names are hidden on both sides, and addresses, links and numbers in a note are masked. If one of you disputes or reports, one of our operators reads the request and its messages, with addresses masked.",
      },
      {
        question: "What if a referral didn’t arrive?",
        answer:
          "Say so on your request within five days. Your credit stays held until one of us has looked into it, and both of you get the decision by mail. The person it goes against gets the reasons and can appeal within six months; another person reads the appeal, and the credit moves back if it’s granted.",
      },
      {
        question: "How do I answer as a referrer?",
        answer:
          "In your inbox, with buttons, keys or, on a phone, a swipe; or by the links of the mail, which answer when you press the button on their page. Choose “Only roles I can vouch for”, a number a week or a time away, and the rest doesn’t reach you. A card gives you a link that says how you like to be asked; you can revoke it at any time.",
      },
      {
        question: "Do referrals cost anything?",
        answer: "No. Asking is free for job seekers, and money never passes from a seeker to a referrer.",
      },
    ],
  },
  {
    id: "employers",
    title: "For Employers",
    questions: [
      {
        question: "How do we get an employer account?",
        answer:
          "With an account of your own: open your company’s page, choose “Is this your company?” and prove it in [two of four ways](/employers), such as a code to your company’s mailbox and a TXT record. A person approves the first claim of a company.",
      },
      {
        question: "How do our jobs get on the site?",
        answer:
          "If your openings are on a public careers page or job board that we read, they are here already or will be soon. Otherwise [add the board](/boards/new): paste the address of the page, and you see what we would list. If you have no such page, [post the job here](/employers).",
      },
      {
        question: "How do we post a job here?",
        answer:
          "Claim your company, then choose “Post a job” on its [card](/employers). Pay, countries, and whether there is a vacancy and AI helps to choose are required. People apply at a page of yours, or by mail at an address of your company’s domain, which we show only to people who press Apply. A person looks at your company’s first post, and again when the title, the pay, the countries, the address to apply at or more than a third of the text changes. It’s listed for 30 days, and we ask by mail whether it’s still open, your colleagues too if there’s no answer: each yes gives it 30 more, and without one it closes. It’s free, and search, order and duplicates treat it like any other job.",
      },
      {
        question: "How do we correct what you say about our company?",
        answer:
          "On your company’s [card](/employers): state its size, up to three industries and its LinkedIn page. That overrides what we read elsewhere, on your page, on your jobs and in the filters, and we show size and industries as your statement. Leave a field empty and we show what we read.",
      },
      {
        question: "Can we have a listing corrected or removed?",
        answer:
          "Yes. [File a notice](/notices/new) with the address of the job. Corrections on your own careers page reach us automatically the next time we read it.",
      },
      {
        question: "Can we ask not to be listed at all?",
        answer:
          "Yes. [File a notice](/notices/new) for one of your jobs or your company and choose “It’s ours, and we don’t want it listed”. We can keep a board, a domain or a company’s name off the site for good.",
      },
      {
        question: "How often is our page seen?",
        answer:
          "Your company’s [card](/employers) has figures for each of the last 90 days: views of your page and of your jobs, presses on Apply, saves, and how often alerts found your jobs. We count without cookies and don’t store who it was, so a reload counts again, and we withhold one to four on a day. Figures never change the order of a list.",
      },
      {
        question: "How do we change our logo?",
        answer:
          "On your company’s [card](/employers): give the address of a picture at your domain, or upload a PNG, JPEG or WebP picture of at most 512 kB. It appears within minutes, and you can undo it. We don’t take SVG files, because they can hold programs.",
      },
      {
        question: "What can employers not do?",
        answer:
          "Pay for a better place, collect applications here, write to job seekers, or change what referral figures say. The [terms](/terms#order) say how lists are ordered.",
      },
      {
        question: "How do we appeal a decision?",
        answer:
          "On the page of your notice, or by the link in our mail if a decision affects your company or your account, within six months. Another person reads the appeal. The [terms](/terms#moderation) say how we decide.",
      },
      {
        question: "Why can’t we say or list something again?",
        answer:
          "Because one of us undid exactly that. You can take things back and say something else at any time. For the same again, appeal by the link in the mail about it.",
      },
      { question: "What does it cost?", answer: "Being listed costs nothing." },
    ],
  },
];

export const HELP_GUIDES = [
  {
    title: "Your first search in three steps",
    steps: [
      "Choose one or two roles and the country you live in.",
      "Set You live in above the list: each job then says whether you can take it.",
      "Sort by salary to see what the market pays, then by date to be early.",
    ],
  },
  {
    title: "Reading a posting for the fine print",
    steps: [
      "Look at the location first: “Worldwide” and a list of countries are different jobs.",
      "Check the employment type: a contract abroad can mean that you pay your own taxes.",
      "Note when it was posted. The first days are the best ones.",
    ],
  },
  {
    title: "When there are too few results",
    steps: [
      "Remove one filter at a time; an empty result names the one that excludes most.",
      "Search the region instead of the country.",
      "Pick similar roles: a Platform Engineer is often called Site Reliability Engineer.",
    ],
  },
];

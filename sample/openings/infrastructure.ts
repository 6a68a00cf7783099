import type { SampleRole } from "../opening-material.ts";

export const infrastructureRoles: SampleRole[] = [
  {
    key: "platform", department: "Infrastructure", pay: 158_000, stack: "platform", levels: ["senior", "mid", "staff", "senior"],
    titles: ["Site Reliability Engineer, {area}", "Platform Engineer, {area}", "DevOps Engineer ({area})", "Infrastructure Engineer, {area}"],
    intros: [
      "You keep {area} answering. On quiet days you make the noisy days rarer.",
      "Forty engineers deploy to the platform that you will look after. They should have to know as little about it as possible.",
    ],
    duties: [
      "Run our clusters on {stack} and keep the bill in proportion to the traffic",
      "Write infrastructure as code that a newcomer can read on the second day",
      "Own the alerts: delete the ones nobody acts on, sharpen the rest",
      "Lead the failover drill each quarter and write down what surprised us",
      "Shorten the way from merge to production from forty minutes to ten",
      "Build the backups, and restore one every week to be sure",
      "Advise teams on capacity before they need it",
    ],
    needs: [
      "You have run production systems that other people depended on at night",
      "Working knowledge of {stack}",
      "You script in Python, Go or plain shell, and know when to stop",
      "You debug networks from the packet up",
      "You write a post-mortem without a culprit in it",
    ],
    nice: ["You have moved a company from one cloud to another", "Experience with PostgreSQL under load", "A certificate such as CKA, though we do not ask for it", "You have built a developer portal that was used"],
    education: ["A professional certificate in cloud architecture, or equal experience"],
  },
  {
    key: "security", department: "Security", pay: 165_000, stack: "platform", levels: ["senior", "mid", "staff", "senior"],
    titles: ["Security Engineer, {area}", "Application Security Engineer, {area}", "Cloud Security Engineer ({area})"],
    intros: [
      "You find the way in before somebody else does, then you help the team to close it. Nobody here is blamed for a bug that they reported.",
      "We hold things about {users} that must not leak. You decide with us what that means in code, in process and in what we refuse to collect.",
    ],
    duties: [
      "Review designs while they can still change",
      "Own access: who may do what, for how long, and how we notice",
      "Run our bug bounty and answer each finder within two days",
      "Harden the build, from the lockfile to the signature",
      "Rehearse an incident with the whole company twice a year",
      "Write the small libraries that make the safe way the short one",
    ],
    needs: [
      "Years of practice in application or cloud security",
      "You read code in several languages and write in one of them well",
      "You know {stack} well enough to find what was left open",
      "You explain a risk in terms of what it would cost {users}",
      "You have handled an incident and told the truth about it",
    ],
    nice: ["OSCP or a similar professional certificate", "Experience with ISO 27001 or SOC 2 from the side of those who do the work", "You have published an advisory", "Threat modelling with people who have never done it"],
    education: ["Bachelor's degree or equivalent practical experience"],
  },
  {
    key: "qa", department: "Engineering", pay: 105_000, stack: "frontend", levels: ["mid", "junior", "senior", "entry"],
    titles: ["QA Engineer, {area}", "Test Automation Engineer, {area}", "Software Tester ({area})"],
    intros: [
      "You are the last person to see {area} before {users} do, and the first whom engineers ask when they design it.",
      "Our test suite takes 22 minutes and is right nearly always. You will make it faster and get rid of the nearly.",
    ],
    duties: [
      "Write browser tests with Playwright for the flows that earn our living",
      "Find the cases nobody thought of, and write them up so that they can be repeated",
      "Keep the flaky list empty, by fixing or by deleting",
      "Build test data that looks like life: {things} with gaps, duplicates and names in four alphabets",
      "Sit in on support for an hour a week and turn letters into checks",
      "Report quality in numbers that the team chose itself",
    ],
    needs: [
      "Experience in testing web or mobile products",
      "You can write code, in TypeScript or Python",
      "Curiosity that survives a Friday afternoon",
      "You describe a fault in three sentences and a screenshot",
      "You know what not to automate",
    ],
    nice: ["Load tests with k6 or similar", "Experience with accessibility audits", "ISTQB, if you have it", "You have tested something that must not fail"],
  },
  {
    key: "accessibility", department: "Engineering", pay: 112_000, stack: "frontend", levels: ["senior", "mid"],
    titles: ["Accessibility Specialist, {area}", "Accessibility Engineer, {area}"],
    intros: ["You see to it that {users} who cannot use a mouse, see a screen or read long sentences get through {area} alone. The law asks for it; we would do it anyway."],
    duties: ["Audit {area} with screen readers, magnifiers and people who use them every day", "Fix what you find, in {stack}, together with the team that wrote it", "Teach: one workshop a month, one checklist a year, kept short", "Answer complaints yourself and follow each to its end", "Review contracts of suppliers for what they promise"],
    needs: ["You know WCAG 2.2 by practice", "HTML, ARIA and the wisdom to leave ARIA out", "You speak German well enough to audit plain language", "Patience with forms, and with those who love them"],
    nice: ["A certificate such as CPACC or WAS", "You rely on assistive technology yourself", "Experience with PDF documents, sadly"],
  },
];

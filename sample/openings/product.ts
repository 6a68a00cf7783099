import type { SampleRole } from "../opening-material.ts";

export const productRoles: SampleRole[] = [
  {
    key: "product-manager", department: "Product", pay: 152_000, levels: ["mid", "senior", "lead", "head", "junior"],
    titles: ["Product Manager, {area}", "Product Owner, {area}", "Technical Product Manager, {area}"],
    intros: [
      "You decide what {area} becomes next, and you explain it well enough that six people build the same thing.",
      "{users} ask us for a hundred changes a month. You choose three, and answer for the other ninety-seven.",
    ],
    duties: [
      "Write the two pages that come before any work, and change them when you learn more",
      "Speak with four customers each week and keep the notes where all can read them",
      "Set one measure for the quarter and refuse a second",
      "Work with design and engineering as a third, not as a queue",
      "Price what is new with the colleagues from sales",
      "Retire what {users} no longer need, with notice",
    ],
    needs: [
      "Three years or more of product work on software that people use daily",
      "You read SQL and ask for the query, not only for the chart",
      "You have said no to a large customer and kept them",
      "Clear, short writing",
      "You know what your engineers are working on today",
    ],
    nice: ["Experience in this field, on either side", "You have taken a product through an audit", "Some years as an engineer, designer or analyst", "A product of yours that failed, and why"],
    education: ["Bachelor's degree in any subject, or equal experience"],
  },
  {
    key: "project-manager", department: "Delivery", pay: 98_000, levels: ["mid", "senior", "lead"], terms: ["full-time", "contract"],
    titles: ["Project Manager, {area}", "Delivery Manager, {area}", "Program Manager, {area}"],
    intros: ["You keep projects in {area} honest: what is done, what is not, what it will cost. Clients hear the bad news from you first."],
    duties: ["Plan work with the people who do it", "Write the weekly report that needs no meeting", "Watch scope, and price changes on the day they are asked for", "Bring two suppliers to one date", "Close projects properly, with what we would do differently", "Look after risk before it has a number"],
    needs: ["Five years of running projects with several parties", "You can read a contract and a burn-down", "Calm on a call with twelve people", "You notice who has not spoken"],
    nice: ["PMP, PRINCE2 or another professional certificate", "Public sector tenders", "A language of one of our clients"],
    education: ["A professional certificate in project management, or equal experience"],
  },
  {
    key: "technical-writer", department: "Documentation", pay: 108_000, levels: ["mid", "senior", "junior"], terms: ["full-time", "contract", "part-time"],
    titles: ["Technical Writer, {area}", "Documentation Engineer, {area}", "Technical Author ({area})"],
    intros: [
      "Write the guides that turn a first try into a first success. You have direct access to the engineers and to the support queue, which is where the truth is.",
      "Our documentation of {area} is complete and nobody finds anything in it. You will make it shorter.",
    ],
    duties: [
      "Write guides, references and the occasional apology",
      "Test every example, and have the build test it after you",
      "Interview the engineer before the memory fades",
      "Answer a documentation question in support each day and fix the page that caused it",
      "Keep a style guide of four pages",
      "Draw diagrams that survive black and white print",
    ],
    needs: [
      "A portfolio of technical writing",
      "Markdown, Git and no fear of a terminal",
      "You understand a thing before you describe it",
      "English at the level of a good newspaper",
      "You cut what does not help",
    ],
    nice: ["OpenAPI", "Experience with hardware manuals and their law", "A second language", "You have measured whether documentation worked"],
  },
  {
    key: "curriculum", department: "Education", pay: 76_000, levels: ["mid", "senior", "lead"], terms: ["full-time", "part-time"],
    titles: ["Curriculum Developer, {area}", "Instructional Designer, {area}"],
    intros: ["You write {things} that a pupil wants to finish and a teacher trusts. Each is tried with thirty children before it is published."],
    duties: ["Plan a term of {things} against the standards of four states", "Write experiments that need nothing but a kitchen", "Watch recordings of pupils and change what they misread", "Brief illustrators and presenters", "Check facts with somebody who will argue"],
    needs: ["You have taught, for three years or more", "You write for ten-year-olds without talking down to them", "Knowledge of one science beyond its textbook", "Patience for the eleventh draft"],
    nice: ["Special education", "Spanish", "Video"],
    education: ["Bachelor's degree in education or a science", "A teaching licence or certificate"],
  },
];

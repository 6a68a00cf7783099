import type { SampleRole } from "../opening-material.ts";

export const salesRoles: SampleRole[] = [
  {
    key: "account-executive", department: "Sales", pay: 124_000, levels: ["mid", "senior", "lead", "mid"],
    titles: ["Account Executive", "Account Executive, {area}", "Sales Executive, {area}"],
    intros: [
      "You sell to people who know their trade better than we do. The ones who buy do so because you listened.",
      "You own a territory, from the first call to the signature. The product is good, the price is on the website and nobody here discounts on the last of the month.",
    ],
    duties: [
      "Run sales of two to four months with {users} and those who hold their budgets",
      "Show the product live, with the customer's own {things} in it",
      "Tell a prospect when we are the wrong choice",
      "Keep a forecast that comes true",
      "Work with solutions engineers on the technical part",
      "Hand over to success with everything that was promised written down",
    ],
    needs: ["Three years of selling software to companies", "You have met your targets, and can say why when you have not", "You write letters that get answers", "You ask better questions than you pitch", "Discipline with the customer database"],
    nice: ["A network in the trade", "A second language", "You have sold something before it was known"],
    education: ["Bachelor's degree or equal experience"],
  },
  {
    key: "sdr", department: "Sales", pay: 58_000, levels: ["entry", "junior", "entry"],
    titles: ["Sales Development Representative", "Business Development Representative", "Sales Development Representative, {area}"],
    intros: ["You find the people whom we can help and write to them as if they were one person, because they are. This is a first job in software for many, and most move on within it."],
    duties: ["Research ten companies a day and write to three", "Call those who answered, and those who did not, once", "Book meetings that both sides are glad of", "Learn the trade from {users} themselves", "Keep notes that the next colleague can use"],
    needs: ["You are curious about how other people earn their living", "A voice that does not read from a page", "You take a no well", "Some experience with customers, from a shop or a bar if need be"],
    nice: ["German, French or Spanish", "You have used HubSpot or Salesforce", "You have asked strangers for money for a good cause"],
    education: ["A high school diploma", "No degree needed; high school is enough"],
  },
  {
    key: "solutions-engineer", department: "Sales", pay: 145_000, stack: "backend", levels: ["mid", "senior", "staff"],
    titles: ["Solutions Engineer, {area}", "Sales Engineer", "Solutions Architect, {area}"],
    intros: ["You answer the question behind the question when {users} ask whether it will work with what they have. Sometimes it will not, and you say so."],
    duties: ["Build demonstrations that use the customer's data", "Lead security and architecture reviews", "Write small integrations in {stack}", "Answer tenders, as briefly as they allow", "Bring gaps back to product with a value on them", "Train partners"],
    needs: ["Experience as an engineer or consultant, and in front of customers", "You draw an architecture while you talk", "APIs, identity and networks", "You know the limits of a demonstration"],
    nice: ["A cloud certificate", "Our trade", "You have been on the buying side"],
    education: ["Bachelor's degree in engineering or equal experience"],
  },
  {
    key: "partnerships", department: "Partnerships", pay: 116_000, levels: ["mid", "senior", "lead", "head"],
    titles: ["Partnerships Manager", "Strategic Partnerships Manager, {area}", "Channel Partner Manager"],
    intros: ["You find firms whose customers are {users} and make both of us useful to them. A partnership that needs a press release is not one yet."],
    duties: ["Choose ten partners and leave the rest alone", "Agree terms that both sides understand", "Run the integration with product until it works", "Plan one event a quarter with each", "Measure what came of it"],
    needs: ["Four years in partnerships, sales or business development", "You negotiate without drama", "You can read an API page and a balance sheet", "Patience"],
    nice: ["Contacts in the trade", "A second language", "You have ended a partnership well"],
  },
  {
    key: "revops", department: "Revenue Operations", pay: 108_000, stack: "tools", levels: ["mid", "senior", "lead"],
    titles: ["Revenue Operations Manager", "Sales Operations Analyst, {area}", "RevOps Specialist"],
    intros: ["You keep the machinery behind sales in order: the data, the routing, the commission that arrives right the first time."],
    duties: ["Own Salesforce, its fields and their number", "Calculate commission and explain it", "Build the forecast with the people who make it", "Clean the data each month, and stop it from getting dirty", "Choose tools, and cancel some"],
    needs: ["Three years in sales or revenue operations", "Salesforce administration", "SQL or very good spreadsheets", "A liking for order"],
    nice: ["A Salesforce administrator certificate", "dbt", "You have designed territories"],
    education: ["Bachelor's degree in business or similar", "A professional certificate such as Salesforce Administrator"],
  },
];

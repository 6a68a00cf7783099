import type { MarkName } from "./marks.ts";
import type { PlaceKey } from "./places.ts";
import type { StackName } from "./stacks.ts";

/** An invented employer. Nothing here stands for a real one. */
export interface SampleCompany {
  token: string;
  name: string;
  source: "greenhouse" | "lever" | "ashby" | "workable" | "recruitee" | "personio" | "remotive" | "himalayas";
  employees: number;
  industries: string[];
  about: string[];
  users: string;
  thing: string;
  things: string;
  areas: string[];
  stack: StackName;
  hires: string;
  places: PlaceKey[];
  /** Where the few openings that need a desk have it. */
  office: string;
  perks: string[];
  mark: [MarkName, string, string];
}

const engineering = "backend frontend fullstack mobile platform security qa engineering-manager";
const data = "data-analyst data-engineer data-scientist ml-engineer";
const design = "product-designer brand-designer researcher";
const go = "account-executive sdr solutions-engineer partnerships";

export const sampleCompanies: SampleCompany[] = [
  {
    token: "tidewell-health", name: "Tidewell Health", source: "greenhouse", employees: 320, industries: ["Healthcare", "HealthTech"],
    about: ["Tidewell Health makes the handover software that 140 hospitals write their night shifts to.", "Nurses open it eleven times a shift, so a slow screen is a patient waiting."],
    users: "ward nurses", thing: "handover note", things: "handover notes", areas: ["Storage", "Handover", "Medication", "Integrations", "Identity"],
    stack: "rust", hires: `${engineering} product-manager product-designer researcher support-engineer data-engineer customer-success compliance recruiter accountant`, places: ["us", "us-ca", "uk"], office: "Boston, MA",
    perks: ["Four weeks of paid leave and a closed week in December", "Health, dental and vision insurance from the first day", "A clinical day: once a quarter you follow a ward by video", "Sixteen weeks of parental leave for every parent"], mark: ["waves", "#0b5c6b", "#d9f2ef"],
  },
  {
    token: "fennimorefreight", name: "Fennimore Freight", source: "greenhouse", employees: 1240, industries: ["Transportation & Logistics", "SaaS"],
    about: ["Fennimore Freight plans lorry loads for 600 regional hauliers and settles them with the shippers.", "Margins in road freight are two percent, so every empty mile we find is somebody's profit."],
    users: "dispatchers", thing: "lane", things: "lanes", areas: ["Route Planning", "Carrier Portal", "Settlement", "Tracking", "Pricing"],
    stack: "jvm", hires: `${engineering} ${data} ${go} operations-manager support-specialist payroll fpa project-manager product-manager seo`, places: ["us", "us-ca", "mx"], office: "Kansas City, MO",
    perks: ["401(k) with a six percent match", "Twenty days of leave plus public holidays", "A yearly week on the road with a driver, if you like", "Paid sick leave that nobody counts"], mark: ["chevrons", "#7a3b12", "#ffe8cf"],
  },
  {
    token: "kestrow", name: "Kestrow Grid", source: "greenhouse", employees: 510, industries: ["Energy & CleanTech"],
    about: ["Kestrow Grid balances nine wind farms, forty batteries and the towns between them.", "Our control software answers the grid operator within 200 milliseconds, every four seconds, all year."],
    users: "grid operators", thing: "dispatch signal", things: "dispatch signals", areas: ["Grid Control", "Forecasting", "Metering", "Market Access", "Field Devices"],
    stack: "go", hires: "backend platform security qa data-scientist ml-engineer embedded engineering-manager product-manager researcher technical-writer finance-manager hr-partner operations-manager", places: ["eu", "uk", "europe"], office: "Aarhus, Denmark",
    perks: ["On call one week in six, with paid recovery time", "Thirty days of leave", "A pension into which we pay eight percent", "A home office set up with you before you start"], mark: ["rotor", "#114b2f", "#e3f6d9"],
  },
  {
    token: "palisadepay", name: "Palisade Pay", source: "greenhouse", employees: 275, industries: ["Fintech", "SaaS"],
    about: ["Palisade Pay moves money between marketplaces and the people who sell on them, in 48 countries.", "We hold the licences, keep the ledgers and answer to the regulators, so that our customers need not."],
    users: "marketplace finance teams", thing: "payout", things: "payouts", areas: ["Payments API", "Ledger", "Risk", "Onboarding", "Reporting"],
    stack: "elixir", hires: `${engineering} data-scientist data-analyst compliance legal-counsel technical-writer product-manager product-marketing account-executive partnerships accountant`, places: ["ww", "europe", "us"], office: "Dublin, Ireland",
    perks: ["Stock options with a ten-year window to exercise", "Thirty-two days of leave, holidays included", "Two gatherings a year, travel paid", "USD 1,500 a year for learning"], mark: ["fence", "#2a2a72", "#f4e9ff"],
  },
  {
    token: "orchardlane", name: "Orchard Lane", source: "greenhouse", employees: 6400, industries: ["Retail", "E-commerce"],
    about: ["Orchard Lane sells groceries from 900 farm shops through one basket.", "Six thousand of us pick, pack, code and answer the phone, and the strawberries still have to arrive by seven."],
    users: "shoppers", thing: "basket", things: "baskets", areas: ["Checkout", "Search", "Substitutions", "Loyalty", "Warehouse"],
    stack: "jvm", hires: `${engineering} ${data} ${design} content-designer growth-marketer email-marketer support-specialist support-lead buyer people-ops learning fpa executive-assistant`, places: ["uk", "us", "pl"], office: "Leeds, United Kingdom",
    perks: ["A fifth off the weekly shop", "Twenty-six days of leave and your birthday", "Shares for everybody after a year", "A carers' week, paid, when you need it"], mark: ["leaf", "#355e1c", "#f5f2c7"],
  },
  {
    token: "meridianclaims", name: "Meridian Mutual", source: "greenhouse", employees: 12800, industries: ["Healthcare Insurance", "Insurance"],
    about: ["Meridian Mutual insures the health of 3.1 million people and belongs to them.", "No shareholders means that a claim is read as a letter from an owner."],
    users: "members", thing: "claim", things: "claims", areas: ["Claims", "Provider Network", "Member Portal", "Actuarial", "Fraud"],
    stack: "dotnet", hires: "backend frontend qa data-analyst data-scientist nurse-reviewer medical-coder claims-specialist support-specialist support-lead project-manager compliance legal-counsel hr-partner learning payroll engineering-manager researcher", places: ["us", "us-tx", "us-east"], office: "Columbus, OH",
    perks: ["Medical, dental and vision cover at no premium", "A pension as well as a 401(k)", "Tuition paid for licences and degrees we need", "Eleven paid holidays and eighteen days of leave"], mark: ["cross", "#7b1e3a", "#fde7ea"],
  },
  {
    token: "larkfieldschools", name: "Larkfield", source: "greenhouse", employees: 190, industries: ["EdTech", "Education"],
    about: ["Larkfield gives small schools the science lessons that they have no lab for.", "Forty thousand pupils a week run an experiment with us, most of them from a kitchen table."],
    users: "science teachers", thing: "lesson", things: "lessons", areas: ["Lesson Player", "Assessment", "School Accounts", "Reading"],
    stack: "rails", hires: "fullstack frontend product-designer curriculum tutor customer-success support-specialist content-marketer community researcher data-analyst people-ops grants", places: ["us", "ca", "us-west"], office: "Denver, CO",
    perks: ["The school holidays in summer: the whole of July off", "USD 2,000 a year for any course at all", "Flexible days around school runs", "Health insurance for the household"], mark: ["flask", "#143d6b", "#ffe27a"],
  },
  {
    token: "cinderwire", name: "Cinderwire", source: "greenhouse", employees: 88, industries: ["Cybersecurity"],
    about: ["Cinderwire watches industrial plants for the one packet that should not be there.", "Our sensors sit in breweries, waterworks and shipyards, and they are never allowed to stop a machine."],
    users: "plant engineers", thing: "sensor", things: "sensors", areas: ["Detection", "Sensors", "Threat Research", "Console"],
    stack: "rust", hires: "backend embedded security platform ml-engineer solutions-engineer account-executive sdr technical-writer product-marketing recruiter", places: ["us", "uk", "de"], office: "Pittsburgh, PA",
    perks: ["Two conference trips a year", "Unlimited books", "Leave of at least four weeks, and we check that you took it", "Equity for everybody"], mark: ["spark", "#1c1c1c", "#ff8a3d"],
  },
  {
    token: "northlode", name: "Northlode", source: "lever", employees: 84, industries: ["Data & Analytics", "Manufacturing & Industrial"],
    about: ["Northlode turns drill cores into maps that geologists argue over.", "Our tablet app is used with gloves on, at minus thirty, without a signal."],
    users: "geologists", thing: "core log", things: "core logs", areas: ["Field Tools", "Mapping", "Core Imaging", "Data Exchange"],
    stack: "python", hires: "backend mobile frontend product-designer researcher data-scientist ml-engineer customer-success solutions-engineer technical-writer product-manager", places: ["ww", "ca", "au"], office: "Sudbury, Canada",
    perks: ["Thirty days of leave wherever you live", "A field week at a drill site every summer", "Hardware of your choosing", "Meeting-free Wednesdays"], mark: ["strata", "#5b3a1e", "#f1d7a8"],
  },
  {
    token: "bramblecast", name: "Bramblecast", source: "lever", employees: 130, industries: ["Media & Entertainment"],
    about: ["Bramblecast hosts 28,000 podcasts and pays the people who make them.", "Most of our listeners have never heard of us, which is how we like it."],
    users: "podcasters", thing: "episode", things: "episodes", areas: ["Hosting", "Ad Insertion", "Analytics", "Payouts", "Player"],
    stack: "elixir", hires: "backend frontend mobile product-designer support-specialist support-engineer content-marketer community social-media partnerships data-engineer accountant translator", places: ["europe", "ww", "br", "pt"], office: "Porto, Portugal",
    perks: ["Rotas drawn up six weeks ahead", "A microphone and a quiet corner, on us", "Four-day weeks in August", "Twenty-eight days of leave"], mark: ["berry", "#4b1248", "#ff9eb5"],
  },
  {
    token: "saltbox", name: "Saltbox Homes", source: "lever", employees: 2300, industries: ["Real Estate & PropTech"],
    about: ["Saltbox looks after 210,000 rented homes for the people who own two or three of them.", "A burst pipe reaches a plumber in nine minutes on an ordinary night."],
    users: "landlords", thing: "repair", things: "repairs", areas: ["Maintenance", "Tenancies", "Payments", "Inspections", "Owner App"],
    stack: "node", hires: `${engineering} product-manager product-designer data-analyst operations-manager support-specialist support-lead ${go} payroll accountant legal-counsel seo executive-assistant`, places: ["us", "us-fl", "us-ca"], office: "Charlotte, NC",
    perks: ["Health insurance, two thirds paid for the family too", "A rent allowance in your first three months", "Fifteen days of leave, rising with time", "401(k) with a four percent match"], mark: ["house", "#1f4e79", "#f7efe2"],
  },
  {
    token: "halcyongames", name: "Halcyon Tabletop", source: "lever", employees: 46, industries: ["Gaming"],
    about: ["Halcyon Tabletop makes slow, beautiful digital board games for people who miss their friends.", "A game of ours takes three weeks to finish and nobody has ever asked for it to be faster."],
    users: "players", thing: "game", things: "games", areas: ["Matchmaking", "Engine", "Tools", "Community"],
    stack: "node", hires: "backend frontend game-designer illustrator qa community social-media product-manager email-marketer translator", places: ["ww", "europe", "br"], office: "Utrecht, Netherlands",
    perks: ["A four-day week, all year, at full pay", "Every board game you want to expense, within reason", "A studio trip in spring", "Profit shared equally"], mark: ["die", "#0f3d3e", "#f2c14e"],
  },
  {
    token: "verdanseed", name: "Verdan Seed", source: "lever", employees: 740, industries: ["AgTech & Agriculture", "Biotechnology"],
    about: ["Verdan Seed breeds beans and millet that stand a late rain.", "Two hundred field stations send us what they measured by six in the morning, local time."],
    users: "plant breeders", thing: "trial", things: "trials", areas: ["Field Trials", "Genotyping", "Seed Orders", "Imagery"],
    stack: "python", hires: "backend data-engineer data-scientist ml-engineer bioinformatician data-analyst product-manager project-manager agronomist partnerships finance-manager compliance hr-partner grants", places: ["ke", "in", "africa", "br"], office: "Nairobi, Kenya",
    perks: ["Medical cover for you and three dependants", "A harvest bonus that follows the yields", "Twenty-five days of leave", "Solar panel and battery for home offices where the mains are poor"], mark: ["seed", "#4a5d23", "#fff3c4"],
  },
  {
    token: "glasswing", name: "Glasswing Labs", source: "lever", employees: 34, industries: ["Artificial Intelligence", "Developer Tools"],
    about: ["Glasswing Labs tests language models the way bridge builders test steel.", "Our reports are read by people who decide whether a model is let near a hospital."],
    users: "safety teams", thing: "evaluation", things: "evaluations", areas: ["Evaluations", "Interpretability", "Red Team", "Harness"],
    stack: "python", hires: "ml-engineer backend platform researcher-ml security technical-writer product-manager recruiter executive-assistant legal-counsel", places: ["us-ca", "uk", "ww"], office: "San Francisco, CA",
    perks: ["Publishing is part of the job", "Compute without forms up to USD 5,000 a month", "Five weeks of leave", "Relocation never asked for"], mark: ["wing", "#0a2540", "#9be7ff"],
  },
  {
    token: "parcelwren", name: "Parcelwren", source: "lever", employees: 410, industries: ["Transportation & Logistics", "E-commerce"],
    about: ["Parcelwren carries the last mile for shops that post fewer than fifty parcels a day.", "Our couriers ride bicycles in nineteen cities and hate left turns as much as our router does."],
    users: "couriers", thing: "route", things: "routes", areas: ["Routing", "Courier App", "Merchant Tools", "Returns", "Billing"],
    stack: "go", hires: `backend mobile frontend platform qa data-scientist data-analyst product-manager product-designer operations-manager support-specialist sdr growth-marketer people-ops translator`, places: ["es", "fr", "de", "eu"], office: "Barcelona, Spain",
    perks: ["A bicycle, and somebody to repair it", "Twenty-seven days of leave", "Lunch on the firm when you visit a depot", "A language course a year"], mark: ["bird", "#b4431c", "#fff0dc"],
  },
  {
    token: "quillmark", name: "Quillmark", source: "ashby", employees: 46, industries: ["SaaS", "Developer Tools"],
    about: ["Quillmark is the editor that small publishers lay out whole books in.", "The release train leaves every Thursday, with or without your carriage."],
    users: "book editors", thing: "manuscript", things: "manuscripts", areas: ["Editor", "Layout", "Collaboration", "Print"],
    stack: "rust", hires: "frontend fullstack backend product-designer support-engineer technical-writer content-marketer product-marketing qa engineering-manager", places: ["utc3", "europe", "ww"], office: "Ghent, Belgium",
    perks: ["Half of Friday is for reading", "Thirty days of leave", "A book allowance that nobody has yet exhausted", "Retreats in a house with a printing press"], mark: ["quill", "#232323", "#f6d9b8"],
  },
  {
    token: "lanternfish", name: "Lanternfish", source: "ashby", employees: 28, industries: ["Artificial Intelligence"],
    about: ["Lanternfish makes speech recognition for languages that the large firms skip.", "We support 61 of them, and each began with one person and a tape recorder."],
    users: "interpreters", thing: "recording", things: "recordings", areas: ["Speech", "Annotation", "On-device", "API"],
    stack: "python", hires: "ml-engineer backend data-engineer mobile linguist researcher-ml product-manager partnerships annotator community", places: ["ww", "africa", "latam", "in"], office: "Accra, Ghana",
    perks: ["Pay by role, not by country", "Twenty-five days of leave and your own public holidays", "A recording kit for every linguist", "Equity"], mark: ["fish", "#06283d", "#47e5bc"],
  },
  {
    token: "ledgerleaf", name: "Ledgerleaf", source: "ashby", employees: 165, industries: ["Fintech", "HR & Recruiting Tech"],
    about: ["Ledgerleaf pays people on time in eleven countries and files what has to be filed.", "Payroll is one of the few products where nobody writes in to say well done."],
    users: "payroll managers", thing: "pay run", things: "pay runs", areas: ["Pay Runs", "Filings", "Benefits", "Time Off", "Platform"],
    stack: "rails", hires: "backend fullstack frontend platform qa product-manager product-designer customer-success implementation payroll compliance account-executive sdr revops content-marketer", places: ["uk", "ie", "us-ca", "ca"], office: "Manchester, United Kingdom",
    perks: ["Paid a day early, always", "Private medical cover", "Six weeks of sabbatical after five years", "Twenty-five days of leave plus one for every year with us"], mark: ["leafledger", "#0b6e4f", "#e9ffe1"],
  },
  {
    token: "tessellate", name: "Tessellate", source: "ashby", employees: 220, industries: ["SaaS", "Construction"],
    about: ["Tessellate tells builders what the drawing changed since Tuesday.", "A missed revision costs a site four days, and we are paid to make that rare."],
    users: "site managers", thing: "drawing", things: "drawings", areas: ["Drawings", "Field App", "Cost", "Permissions"],
    stack: "dotnet", hires: `${engineering} product-manager product-designer content-designer customer-success implementation ${go} product-marketing revops hr-partner`, places: ["us", "uk", "au", "nz"], office: "Austin, TX",
    perks: ["Health cover paid in full in every country", "A hard hat day each quarter", "Leave without a count, with a floor of 22 days", "Two weeks of company closure a year"], mark: ["tiles", "#3d2c8d", "#ffd23f"],
  },
  {
    token: "otterline", name: "Otterline", source: "ashby", employees: 72, industries: ["Travel & Hospitality"],
    about: ["Otterline sells tickets for 340 small ferries, some of which have one deck and a dog.", "Weather moves our timetable more than any manager does."],
    users: "harbour staff", thing: "sailing", things: "sailings", areas: ["Booking", "Timetables", "Boarding", "Refunds"],
    stack: "rails", hires: "backend fullstack mobile product-designer data-analyst support-specialist support-lead translator content-marketer email-marketer operations-manager accountant", places: ["gr", "hr", "pt", "europe"], office: "Split, Croatia",
    perks: ["Free passage on any ferry we sell", "Twenty-six days of leave", "Summer hours from June to September", "A desk in any harbour town"], mark: ["boat", "#0077b6", "#caf0f8"],
  },
  {
    token: "stellarforge", name: "Stellar Forge", source: "ashby", employees: 640, industries: ["Aerospace & Defense", "Hardware & IoT"],
    about: ["Stellar Forge builds the small propulsion units that keep small satellites where they should be.", "Forty-one of them are in orbit and none has yet needed turning off and on again."],
    users: "flight controllers", thing: "manoeuvre", things: "manoeuvres", areas: ["Flight Software", "Ground Systems", "Simulation", "Test Benches"],
    stack: "rust", hires: "embedded backend platform qa data-engineer data-scientist engineering-manager project-manager technical-writer buyer finance-manager learning", places: ["us", "us-co", "us-west"], office: "Huntsville, AL",
    perks: ["Launches are a holiday", "Medical, dental and vision insurance", "401(k), five percent matched", "Twenty days of leave"], mark: ["orbit", "#10002b", "#e0aaff"],
  },
  {
    token: "commonthread", name: "Common Thread", source: "ashby", employees: 19, industries: ["Nonprofit", "HealthTech"],
    about: ["Common Thread runs a text line for people who care for a parent with dementia.", "Volunteers answer; we make sure that they are never alone with a message at four in the morning."],
    users: "volunteers", thing: "conversation", things: "conversations", areas: ["Matching", "Volunteer Tools", "Safety"],
    stack: "rails", hires: "fullstack product-designer counsellor volunteer-coordinator grants social-media data-analyst bookkeeper translator", places: ["us", "us-ny", "ca"], office: "Albany, NY",
    perks: ["Thirty-two-hour weeks", "Supervision with an outside counsellor", "Health insurance for the household", "Five weeks of leave"], mark: ["thread", "#8a1c4a", "#ffd6e0"],
  },
  {
    token: "hearthside-energy", name: "Hearthside Energy", source: "workable", employees: 380, industries: ["Energy & CleanTech", "Construction"],
    about: ["Hearthside puts heat pumps into houses that were built for coal.", "We measure every room for a year afterwards, because the first winter is the only review that counts."],
    users: "installers", thing: "survey", things: "surveys", areas: ["Survey App", "Monitoring", "Grants", "Scheduling"],
    stack: "php", hires: "backend fullstack mobile data-analyst product-manager customer-success support-specialist sdr account-executive operations-manager growth-marketer seo people-ops translator accountant", places: ["de", "at", "pl", "eu"], office: "Leipzig, Germany",
    perks: ["Thirty days of leave", "A heat pump at cost", "A rail card for the whole country", "Training paid for every trade certificate"], mark: ["flame", "#c1440e", "#ffe5d0"],
  },
  {
    token: "pondandpine", name: "Pond & Pine", source: "workable", employees: 54, industries: ["E-commerce", "Consumer Goods"],
    about: ["Pond & Pine sells garden tools that can be mended.", "A third of our orders are spare parts, and we are proud of each one."],
    users: "gardeners", thing: "order", things: "orders", areas: ["Shop", "Repairs", "Catalogue"],
    stack: "php", hires: "fullstack growth-marketer email-marketer social-media content-marketer brand-designer illustrator support-specialist buyer bookkeeper", places: ["uk", "ie", "europe"], office: "Bristol, United Kingdom",
    perks: ["Two planting days each spring", "Twenty-eight days of leave", "Half price on everything, for ever", "Flexible hours around daylight"], mark: ["pine", "#2d5016", "#e8f3d6"],
  },
  {
    token: "cobaltclinic", name: "Cobalt Clinic", source: "workable", employees: 930, industries: ["Healthcare", "HealthTech"],
    about: ["Cobalt Clinic sees 5,000 patients a day by video, most of them between two other appointments.", "A visit begins within four minutes, or the clinician hears about it before you do."],
    users: "clinicians", thing: "visit", things: "visits", areas: ["Visits", "Prescriptions", "Records", "Scheduling"],
    stack: "python", hires: "backend frontend mobile security data-analyst nurse-reviewer counsellor medical-coder support-specialist support-lead compliance recruiter people-ops product-designer product-manager", places: ["us", "us-tx", "us-fl", "us-ny"], office: "Phoenix, AZ",
    perks: ["Malpractice cover for clinicians", "Free visits for your family", "Licence fees paid in every state you hold one", "Eighteen days of leave"], mark: ["pulse", "#0033a0", "#dbe7ff"],
  },
  {
    token: "monsoonworks", name: "Monsoon Works", source: "workable", employees: 1700, industries: ["IT Services & Consulting"],
    about: ["Monsoon Works builds and runs software for utilities, ports and ministries.", "Our clients keep us for eight years on average, which says more than a brochure."],
    users: "client teams", thing: "release", things: "releases", areas: ["Ports", "Utilities", "Public Sector", "Cloud"],
    stack: "dotnet", hires: `${engineering} data-engineer data-analyst project-manager solutions-engineer account-executive technical-writer recruiter hr-partner fpa executive-assistant`, places: ["in", "ph", "apac"], office: "Pune, India",
    perks: ["Medical cover including parents", "Broadband and a backup line paid", "Certification fees paid, and the day off for the exam", "Twenty-four days of leave"], mark: ["drops", "#14536b", "#a7e0f2"],
  },
  {
    token: "verbena", name: "Verbena", source: "recruitee", employees: 61, industries: ["Marketing & Advertising", "SaaS"],
    about: ["Verbena helps independent hotels answer their reviews in the guest's own language.", "A good answer is short, admits what went wrong and does not offer a voucher."],
    users: "hotel managers", thing: "review", things: "reviews", areas: ["Inbox", "Insights", "Languages", "Surveys"],
    stack: "node", hires: "fullstack frontend backend product-designer copywriter translator content-marketer seo account-executive customer-success product-marketing data-scientist", places: ["nl", "be", "europe", "es"], office: "Amsterdam, Netherlands",
    perks: ["Thirty days of leave and two for moving house", "A night in one of our customers' hotels every quarter", "A fixed budget for your workplace", "Pension from the first month"], mark: ["petals", "#6a0572", "#f9c6ff"],
  },
  {
    token: "fernhill-books", name: "Fernhill Books", source: "recruitee", employees: 23, industries: ["Media & Entertainment", "E-commerce"],
    about: ["Fernhill Books sells translated fiction to people who finish it.", "Our newsletter has more readers than some of our authors, and we are working on that."],
    users: "readers", thing: "title", things: "titles", areas: ["Shop", "Newsletter", "Rights"],
    stack: "php", hires: "fullstack copywriter content-marketer email-marketer social-media illustrator bookkeeper editor", places: ["be", "nl", "fr", "europe"], office: "Ghent, Belgium",
    perks: ["As many books as your shelves bear", "Four-day weeks for those who want them", "Twenty-seven days of leave", "A reading week each November"], mark: ["book", "#7f4f24", "#fefae0"],
  },
  {
    token: "aurorabooking", name: "Aurora Booking", source: "recruitee", employees: 290, industries: ["Travel & Hospitality", "SaaS"],
    about: ["Aurora Booking runs the reservation desk of 2,600 mountain huts and small hotels.", "When a pass closes, our phones know before the radio does."],
    users: "hut keepers", thing: "reservation", things: "reservations", areas: ["Availability", "Payments", "Channels", "Guest App"],
    stack: "jvm", hires: `backend frontend mobile platform qa product-manager product-designer data-analyst customer-success implementation support-specialist sdr partnerships translator people-ops`, places: ["at", "ch", "de", "europe"], office: "Innsbruck, Austria",
    perks: ["Five weeks of leave", "Nights in the huts we serve", "A season pass or a rail pass", "Avalanche training, oddly popular"], mark: ["peaks", "#264653", "#e9f5f2"],
  },
  {
    token: "signalgarden", name: "Signal Garden", source: "recruitee", employees: 118, industries: ["Telecommunications", "Cloud & Infrastructure"],
    about: ["Signal Garden runs the numbers, calls and messages inside other people's products.", "If a taxi driver rings you without seeing your number, that may be us."],
    users: "developers", thing: "call", things: "calls", areas: ["Voice", "Messaging", "Numbers", "Billing"],
    stack: "go", hires: "backend platform security frontend support-engineer solutions-engineer technical-writer product-marketing product-manager account-executive finance-manager legal-counsel", places: ["europe", "emea", "za", "ng"], office: "Cape Town, South Africa",
    perks: ["A team that spans three hours and not more", "Twenty-five days of leave", "A phone bill you never see", "Medical aid, two thirds paid"], mark: ["signal", "#1b4332", "#95d5b2"],
  },
  {
    token: "openbarn", name: "Openbarn", source: "recruitee", employees: 9, industries: ["AgTech & Agriculture"],
    about: ["Openbarn keeps the milk records of 4,000 small dairies.", "Nine of us, two of whom still milk before stand-up."],
    users: "dairy farmers", thing: "milking", things: "milkings", areas: ["Herd", "Records"],
    stack: "elixir", hires: "fullstack backend support-specialist product-designer agronomist", places: ["fr", "ie", "eu"], office: "Rennes, France",
    perks: ["Hours that suit cows and children", "Twenty-five days of leave and RTT", "Cheese, monthly", "A share of the profit"], mark: ["barn", "#9d0208", "#ffe5d9"],
  },
  {
    token: "kranich-robotik", name: "Kranich Robotik", source: "personio", employees: 240, industries: ["Manufacturing & Industrial", "Hardware & IoT"],
    about: ["Kranich Robotik builds arms that hand tools to joiners without being asked twice.", "Our customers' workshops have sawdust, so our software has to expect it."],
    users: "workshop owners", thing: "work step", things: "work steps", areas: ["Motion Control", "Vision", "Teach-in", "Fleet"],
    stack: "rust", hires: "embedded backend ml-engineer qa product-manager product-designer technical-writer account-executive buyer fpa hr-partner data-engineer", places: ["de", "at", "eu"], office: "Bremen, Germany",
    perks: ["Thirty days of leave", "A company pension topped up by half", "A bicycle lease", "A workshop day every month for those within reach"], mark: ["crane", "#3a0ca3", "#f1faee"],
  },
  {
    token: "lindenhof-digital", name: "Lindenhof Digital", source: "personio", employees: 480, industries: ["Government & Public Sector", "IT Services & Consulting"],
    about: ["Lindenhof Digital replaces the paper forms of German towns.", "A parent who registers a child at night should not have to own a printer."],
    users: "clerks", thing: "form", things: "forms", areas: ["Forms", "Identity", "Accessibility", "Archives"],
    stack: "jvm", hires: "backend frontend platform security qa accessibility product-manager researcher project-manager product-designer legal-counsel recruiter learning", places: ["de", "eu"], office: "Cologne, Germany",
    perks: ["Thirty days of leave and the 24th and 31st of December", "A Deutschlandticket", "Part time in any role, no questions", "A pension like that of the public service"], mark: ["linden", "#386641", "#f2e8cf"],
  },
  {
    token: "nordlicht-audio", name: "Nordlicht Audio", source: "personio", employees: 37, industries: ["Hardware & IoT", "Media & Entertainment"],
    about: ["Nordlicht Audio makes a synthesiser that fits under an aeroplane seat.", "Firmware, web shop and manual come from the same eight desks, wherever they stand."],
    users: "musicians", thing: "patch", things: "patches", areas: ["Firmware", "Patch Cloud", "Shop"],
    stack: "node", hires: "embedded fullstack product-designer technical-writer community social-media support-specialist bookkeeper", places: ["de", "europe", "se"], office: "Hamburg, Germany",
    perks: ["An instrument after your trial period", "Twenty-eight days of leave", "Core hours from eleven to three", "A budget for concerts"], mark: ["wave", "#212529", "#90e0ef"],
  },
  {
    token: "alpenkasse", name: "Alpenkasse", source: "personio", employees: 5600, industries: ["Banking & Financial Services", "Fintech"],
    about: ["Alpenkasse is a savings bank that closed its counters and kept its people.", "Eight hundred thousand customers bank with us by telephone, by app or by letter, in that order."],
    users: "savers", thing: "account", things: "accounts", areas: ["Savings", "Cards", "Mortgages", "Fraud", "App"],
    stack: "jvm", hires: `${engineering} data-scientist data-analyst compliance legal-counsel fpa accountant support-specialist support-lead learning product-manager product-designer`, places: ["at", "ch", "de"], office: "Zurich, Switzerland",
    perks: ["Thirty days of leave", "A thirteenth salary", "A mortgage at staff rates", "A sabbatical every seventh year"], mark: ["vault", "#03256c", "#f6c453"],
  },
  {
    token: "inkwell-sons", name: "Inkwell & Sons", source: "remotive", employees: 14, industries: ["Marketing & Advertising"],
    about: ["Inkwell & Sons writes manuals that people finish.", "Our clients make pumps, pacemakers and bank software; we make them make sense."],
    users: "readers", thing: "manual", things: "manuals", areas: ["Medical", "Software", "Machinery"],
    stack: "node", hires: "technical-writer copywriter editor content-designer project-manager translator illustrator", places: ["ww", "us", "uk"], office: "Halifax, Canada",
    perks: ["Deadlines agreed, not announced", "Paid within seven days", "A style guide that fits on a page", "No meetings before ten, wherever ten is"], mark: ["drop", "#14213d", "#fca311"],
  },
  {
    token: "marigold-tutors", name: "Marigold Tutors", source: "remotive", employees: 8200, industries: ["Education", "EdTech"],
    about: ["Marigold Tutors teaches mathematics one pupil at a time, online.", "Eight thousand tutors work the hours they choose and are paid for every one of them."],
    users: "pupils", thing: "lesson", things: "lessons", areas: ["Primary", "Secondary", "Exams"],
    stack: "node", hires: "tutor curriculum support-specialist growth-marketer data-analyst people-ops recruiter frontend", places: ["us", "uk", "ph", "za"], office: "Chicago, IL",
    perks: ["Choose your hours a week ahead", "Paid preparation time", "Training that counts towards a certificate", "A mentor for the first term"], mark: ["petals", "#b5651d", "#fff1b8"],
  },
  {
    token: "quietriver", name: "Quiet River", source: "remotive", employees: 3, industries: ["Sports & Fitness", "SaaS"],
    about: ["Quiet River is a rowing log that three people make and 60,000 clubs keep.", "No investors, no growth targets, one release a month."],
    users: "rowing clubs", thing: "outing", things: "outings", areas: ["Log", "Coaching"],
    stack: "elixir", hires: "fullstack mobile support-specialist product-designer", places: ["utc3", "europe", "ww"], office: "Cork, Ireland",
    perks: ["Thirty-two-hour weeks", "A rowing machine, if you want one", "Six weeks of leave", "A share of what is left at the end of the year"], mark: ["oar", "#005f73", "#e9d8a6"],
  },
  {
    token: "tradewinds-legal", name: "Tradewinds Legal", source: "himalayas", employees: 210, industries: ["LegalTech & Legal Services"],
    about: ["Tradewinds Legal reads shipping contracts for small exporters.", "A clause about demurrage has ruined better firms than ours; we find it first."],
    users: "exporters", thing: "contract", things: "contracts", areas: ["Contract Review", "Disputes", "Client Portal"],
    stack: "dotnet", hires: "legal-counsel paralegal backend frontend data-entry executive-assistant project-manager compliance customer-success account-executive", places: ["uk", "sg", "in", "us"], office: "Singapore",
    perks: ["Practising certificates paid", "Twenty-five days of leave", "No billable-hour targets, at all", "Private medical insurance"], mark: ["scales", "#2f3e46", "#cad2c5"],
  },
  {
    token: "bluehour", name: "Blue Hour", source: "himalayas", employees: 27, industries: ["Social Networks", "Artificial Intelligence"],
    about: ["Blue Hour is a photo community without counts.", "Nobody sees how many liked a picture, and the pictures became better."],
    users: "photographers", thing: "roll", things: "rolls", areas: ["Feed", "Moderation", "Prints"],
    stack: "go", hires: "backend mobile ml-engineer product-designer community content-moderator social-media illustrator brand-designer growth-marketer", places: ["latam", "ar", "mx", "ww"], office: "Buenos Aires, Argentina",
    perks: ["Paid in USD", "Film and developing on the house", "Twenty-two days of leave", "A trip to the yearly exhibition"], mark: ["aperture", "#1d3557", "#f1faee"],
  },
  {
    token: "sundial-staff", name: "Sundial Staffing", source: "himalayas", employees: 96, industries: ["HR & Recruiting Tech", "IT Services & Consulting"],
    about: ["Sundial Staffing lends experienced people to firms that need them for a season.", "Our contractors come back: the median has worked through us four times."],
    users: "client firms", thing: "assignment", things: "assignments", areas: ["Engineering", "Finance", "Support"],
    stack: "node", hires: "fullstack backend data-entry bookkeeper virtual-assistant annotator recruiter copywriter accountant sdr", places: ["latam", "ph", "co", "africa"], office: "Bogotá, Colombia",
    perks: ["Paid weekly, in your currency or in dollars", "Assignments of three months or more", "A named person who answers", "Health cover after the first assignment"], mark: ["sun", "#6b2d5c", "#ffd166"],
  },
];

/** A place from which an opening may be done: how boards write it, and how its text says it. */
export interface SamplePlace {
  /** As a location field has it; the first is the plainest. */
  written: string[];
  /** After "from" or "in". */
  said: string;
  /** Country names for boards that list them one by one (Himalayas, Ashby addresses). */
  countries: string[];
  currency: string;
  /** Pay against the United States, and currency units per dollar. */
  level: number;
  rate: number;
  zones: number[];
}

const us = { countries: ["United States"], currency: "USD", level: 1, rate: 1, zones: [-8, -7, -6, -5] };
const euro = { currency: "EUR", level: 0.66, rate: 0.9 };

export const samplePlaces = {
  ww: { written: ["Remote - Worldwide", "Anywhere in the world", "Remote (Worldwide)"], said: "anywhere in the world", countries: [], currency: "USD", level: 0.72, rate: 1, zones: [] },
  us: { written: ["Remote - US", "Remote (United States)", "United States - Remote", "Remote, USA"], said: "the United States", ...us },
  "us-west": { written: ["Remote - California, Oregon or Washington", "Remote (CA, OR, WA)"], said: "California, Oregon or Washington", ...us, zones: [-8] },
  "us-east": { written: ["Remote - Ohio, Pennsylvania or Michigan", "Remote (OH, PA, MI)"], said: "Ohio, Pennsylvania or Michigan", ...us, zones: [-5] },
  "us-tx": { written: ["Remote - Texas", "Texas, United States (Remote)"], said: "Texas", ...us, zones: [-6] },
  "us-fl": { written: ["Remote - Florida", "Florida, United States (Remote)"], said: "Florida", ...us, zones: [-5] },
  "us-ny": { written: ["Remote - New York State", "New York, United States (Remote)"], said: "the state of New York", ...us, zones: [-5] },
  "us-co": { written: ["Remote - Colorado", "Colorado, United States (Remote)"], said: "Colorado", ...us, zones: [-7] },
  "us-ca": { written: ["Remote - US or Canada", "Remote (United States, Canada)"], said: "the United States or Canada", ...us, countries: ["United States", "Canada"] },
  ca: { written: ["Remote - Canada", "Canada (Remote)"], said: "Canada", countries: ["Canada"], currency: "CAD", level: 0.8, rate: 1.36, zones: [-8, -5, -3.5] },
  mx: { written: ["Remote - Mexico", "Mexico (Remote)"], said: "Mexico", countries: ["Mexico"], currency: "USD", level: 0.45, rate: 1, zones: [-6] },
  br: { written: ["Remote - Brazil", "Brazil (Remote)"], said: "Brazil", countries: ["Brazil"], currency: "USD", level: 0.42, rate: 1, zones: [-3] },
  ar: { written: ["Remote - Argentina", "Argentina (Remote)"], said: "Argentina", countries: ["Argentina"], currency: "USD", level: 0.42, rate: 1, zones: [-3] },
  co: { written: ["Remote - Colombia", "Colombia (Remote)"], said: "Colombia", countries: ["Colombia"], currency: "USD", level: 0.4, rate: 1, zones: [-5] },
  latam: { written: ["Remote - Latin America", "LATAM (Remote)"], said: "Latin America", countries: ["Argentina", "Brazil", "Chile", "Colombia", "Mexico", "Peru", "Uruguay"], currency: "USD", level: 0.45, rate: 1, zones: [-6, -5, -4, -3] },
  uk: { written: ["Remote - United Kingdom", "Remote (UK)", "United Kingdom (Remote)"], said: "the United Kingdom", countries: ["United Kingdom"], currency: "GBP", level: 0.68, rate: 0.78, zones: [0] },
  ie: { written: ["Remote - Ireland", "Ireland (Remote)"], said: "Ireland", countries: ["Ireland"], ...euro, zones: [0] },
  de: { written: ["Remote (Germany)", "Germany (Remote)", "Remote - Germany"], said: "Germany", countries: ["Germany"], ...euro, zones: [1] },
  at: { written: ["Remote (Austria)", "Austria (Remote)"], said: "Austria", countries: ["Austria"], ...euro, zones: [1] },
  ch: { written: ["Remote (Switzerland)", "Switzerland (Remote)"], said: "Switzerland", countries: ["Switzerland"], currency: "CHF", level: 0.95, rate: 0.9, zones: [1] },
  fr: { written: ["Remote - France", "France (Remote)"], said: "France", countries: ["France"], ...euro, zones: [1] },
  nl: { written: ["Remote - Netherlands", "Netherlands (Remote)"], said: "the Netherlands", countries: ["Netherlands"], ...euro, zones: [1] },
  be: { written: ["Remote - Belgium", "Belgium (Remote)"], said: "Belgium", countries: ["Belgium"], ...euro, zones: [1] },
  es: { written: ["Remote - Spain", "Spain (Remote)"], said: "Spain", countries: ["Spain"], ...euro, level: 0.52, zones: [1] },
  pt: { written: ["Remote - Portugal", "Portugal (Remote)"], said: "Portugal", countries: ["Portugal"], ...euro, level: 0.48, zones: [0] },
  gr: { written: ["Remote - Greece", "Greece (Remote)"], said: "Greece", countries: ["Greece"], ...euro, level: 0.42, zones: [2] },
  hr: { written: ["Remote - Croatia", "Croatia (Remote)"], said: "Croatia", countries: ["Croatia"], ...euro, level: 0.42, zones: [1] },
  pl: { written: ["Remote - Poland", "Poland (Remote)"], said: "Poland", countries: ["Poland"], currency: "PLN", level: 0.5, rate: 3.9, zones: [1] },
  se: { written: ["Remote - Sweden", "Sweden (Remote)"], said: "Sweden", countries: ["Sweden"], currency: "SEK", level: 0.6, rate: 10.4, zones: [1] },
  eu: { written: ["Remote - European Union", "Remote (EU)"], said: "the European Union", countries: ["Austria", "Belgium", "Denmark", "France", "Germany", "Ireland", "Italy", "Netherlands", "Poland", "Portugal", "Spain", "Sweden"], ...euro, zones: [0, 1, 2] },
  europe: { written: ["Remote - Europe", "Europe (Remote)", "Remote, Europe"], said: "Europe", countries: ["Austria", "Belgium", "Denmark", "France", "Germany", "Ireland", "Italy", "Netherlands", "Norway", "Poland", "Portugal", "Spain", "Sweden", "Switzerland", "United Kingdom"], ...euro, zones: [0, 1, 2] },
  emea: { written: ["Remote - EMEA", "EMEA (Remote)"], said: "Europe, the Middle East or Africa", countries: ["Germany", "Kenya", "Nigeria", "Portugal", "South Africa", "Spain", "United Arab Emirates", "United Kingdom"], ...euro, level: 0.6, zones: [0, 1, 2, 3, 4] },
  utc3: { written: ["Remote (UTC-3 to UTC+3)", "Remote, UTC-3 to UTC+3"], said: "any place whose clock lies between UTC-3 and UTC+3", countries: [], ...euro, zones: [-3, -2, -1, 0, 1, 2, 3] },
  africa: { written: ["Remote - Africa", "Africa (Remote)"], said: "Africa", countries: ["Egypt", "Ghana", "Kenya", "Nigeria", "Rwanda", "South Africa", "Uganda"], currency: "USD", level: 0.4, rate: 1, zones: [0, 1, 2, 3] },
  ke: { written: ["Remote - Kenya", "Kenya (Remote)"], said: "Kenya", countries: ["Kenya"], currency: "USD", level: 0.36, rate: 1, zones: [3] },
  ng: { written: ["Remote - Nigeria", "Nigeria (Remote)"], said: "Nigeria", countries: ["Nigeria"], currency: "USD", level: 0.35, rate: 1, zones: [1] },
  za: { written: ["Remote - South Africa", "South Africa (Remote)"], said: "South Africa", countries: ["South Africa"], currency: "ZAR", level: 0.42, rate: 18.3, zones: [2] },
  in: { written: ["Remote - India", "India (Remote)"], said: "India", countries: ["India"], currency: "INR", level: 0.34, rate: 84, zones: [5.5] },
  ph: { written: ["Remote - Philippines", "Philippines (Remote)"], said: "the Philippines", countries: ["Philippines"], currency: "USD", level: 0.3, rate: 1, zones: [8] },
  sg: { written: ["Remote - Singapore", "Singapore (Remote)"], said: "Singapore", countries: ["Singapore"], currency: "SGD", level: 0.75, rate: 1.34, zones: [8] },
  au: { written: ["Remote - Australia", "Australia (Remote)"], said: "Australia", countries: ["Australia"], currency: "AUD", level: 0.78, rate: 1.52, zones: [8, 9.5, 10] },
  nz: { written: ["Remote - New Zealand", "New Zealand (Remote)"], said: "New Zealand", countries: ["New Zealand"], currency: "NZD", level: 0.68, rate: 1.65, zones: [12] },
  apac: { written: ["Remote - APAC", "APAC (Remote)"], said: "the Asia-Pacific region", countries: ["Australia", "India", "Indonesia", "Japan", "Malaysia", "Philippines", "Singapore", "Vietnam"], currency: "USD", level: 0.4, rate: 1, zones: [5.5, 7, 8, 9, 10] },
} satisfies Record<string, SamplePlace>;
export type PlaceKey = keyof typeof samplePlaces;

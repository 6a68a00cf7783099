/** The pieces that openings are written from. Texts may hold `{users}`, `{things}`, `{thing}`, `{area}`, `{stack}`, `{company}`. */
export interface SampleRole {
  /** Stable name, used by companies to say whom they hire. */
  key: string;
  /** Titles as employers write them; `{area}` becomes one of the company's own. */
  titles: string[];
  department: string;
  /** Middle of the pay of somebody experienced, USD a year. */
  pay: number;
  levels: SampleLevel[];
  /** What the work is, in two sentences or so. */
  intros: string[];
  duties: string[];
  needs: string[];
  nice: string[];
  education?: string[];
  /** Which of the company's tool lists `{stack}` names. */
  stack?: keyof SampleStack;
  /** Part time, contract and so on where it is not full time. */
  terms?: SampleTerms[];
}

export type SampleLevel = "intern" | "entry" | "junior" | "mid" | "senior" | "staff" | "lead" | "head";
export type SampleTerms = "full-time" | "part-time" | "contract" | "internship";

export interface SampleStack {
  backend: string[];
  frontend: string[];
  mobile: string[];
  platform: string[];
  data: string[];
  tools: string[];
}

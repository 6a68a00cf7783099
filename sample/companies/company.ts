import type { MarkName } from "../marks.ts";
import type { PlaceKey } from "../places.ts";
import type { StackName } from "../stacks.ts";

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

/** Functions that come together. */
export const engineering = "backend frontend fullstack mobile platform security qa engineering-manager";
/** Functions that come together. */
export const data = "data-analyst data-engineer data-scientist ml-engineer";
/** Functions that come together. */
export const design = "product-designer brand-designer researcher";
/** Functions that come together. */
export const go = "account-executive sdr solutions-engineer partnerships";

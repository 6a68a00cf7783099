import { onGreenhouse } from "./greenhouse.ts";
import { onLever } from "./lever.ts";
import { onAshby } from "./ashby.ts";
import { onWorkableAndRecruitee } from "./workable-recruitee.ts";
import { onPersonioAndJobBoards } from "./personio-job-boards.ts";
import type { SampleCompany } from "./company.ts";

/** Every invented employer. */
export const sampleCompanies: readonly SampleCompany[] = [
  ...onGreenhouse,
  ...onLever,
  ...onAshby,
  ...onWorkableAndRecruitee,
  ...onPersonioAndJobBoards,
];

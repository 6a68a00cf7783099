import type { BoardList } from "../sighting.ts";
import { applypilotIndex } from "./applypilot-index.ts";
import { catalogue } from "./catalogue.ts";
import { curated } from "./curated.ts";
import { greenhouseDayOne, greenhouseDayTwo } from "./greenhouse-days.ts";

/** Every list that the directory is compiled from. The first list that names a board's company or country decides it. */
export const everyList: readonly BoardList[] = [
  curated,
  catalogue,
  applypilotIndex,
  greenhouseDayOne,
  greenhouseDayTwo,
];

import { americas } from "./places/americas.ts";
import { elsewhere } from "./places/elsewhere.ts";
import { europe } from "./places/europe.ts";
import type { SamplePlace } from "./places/place.ts";

/** Places that sample openings may be done from, by the key that companies name. */
export const samplePlaces = { ...americas, ...europe, ...elsewhere } satisfies Record<string, SamplePlace>;
export type PlaceKey = keyof typeof samplePlaces;

import { displayLocation } from "#normalise/place/display-location.ts";
import { readEligibility } from "#normalise/place/eligibility.ts";
import { prepareText } from "#normalise/text/prepared-text.ts";

/** Returns where a job with this body and location field is open, as a card says it. */
export function readLocation(body: string, location: string): string {
  return displayLocation(
    readEligibility({
      title: "",
      locations: [location],
      eligibleLocations: [],
      timeZones: [],
      prepared: prepareText(body),
    }),
  );
}

import type { SavedChange } from "#contract/schemas/desk/saved.ts";
import { type EligibilityAnswer, eligibilityFor } from "#contract/values/eligibility.ts";
import { countryName } from "#web/model/countries.ts";
import { ago } from "#web/model/dates.ts";

export interface ChangeText {
  kind: SavedChange["kind"];
  /** What it is about, such as "Salary". */
  about: string;
  /** What it was, if that helps. */
  before?: string;
  after: string;
}

/** Returns the changes of a saved job in words: eligibility as it is for a person who lives in `country`. */
export function changeTexts(changes: readonly SavedChange[], country: string | null, now: number): ChangeText[] {
  const moved = changes.some(({ kind }) => kind === "location");
  return changes.flatMap((change): ChangeText | [] => {
    const { kind } = change;
    switch (kind) {
      case "closed":
        return { kind, about: "Closed", after: ago(change.at, now) };
      case "reopened":
        return { kind, about: "Open again", after: change.at === null ? "after it had closed" : ago(change.at, now) };
      case "salary":
        return { kind, about: "Salary", before: change.before ?? "not stated", after: change.after ?? "not stated" };
      case "location":
        return { kind, about: "Place", before: change.before, after: change.after };
      case "eligibility": {
        const after = eligibilityText(change, country);
        if (after !== null) return { kind, about: "Who may apply", after };
        // The place says it already.
        return moved ? [] : { kind, about: "Who may apply", after: "the places have changed" };
      }
    }
  });
}

const ANSWERS: Record<EligibilityAnswer, (place: string) => string> = {
  yes: (place) => `now you, from ${place}`,
  no: (place) => `no longer you, from ${place}`,
  unclear: (place) => `now unclear for you, from ${place}`,
};

/** Returns null unless the change matters to a person who lives in `country`. */
function eligibilityText(
  { before, after }: Extract<SavedChange, { kind: "eligibility" }>,
  country: string | null,
): string | null {
  if (country === null) return null;
  const answer = eligibilityFor(after, country);
  return answer === eligibilityFor(before, country) ? null : ANSWERS[answer](countryName(country));
}

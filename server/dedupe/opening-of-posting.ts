import { getDomain } from "tldts";
import type { NormalisedPosting } from "#normalise/result.ts";
import { sources } from "#sources/registry.ts";
import { applyLink, type ApplyLink } from "./apply-link.ts";
import type { Opening } from "./opening.ts";
import { titleKeys } from "./title-key.ts";

/** A posting as its source and the rules tell it. */
export interface ReadPosting {
  boardId: string;
  sourceId: string;
  sourceKind: "ats" | "board";
  url: string;
  /** The title and places as the source wrote them. */
  rawTitle: string;
  places: readonly string[] | undefined;
  facts: Omit<NormalisedPosting, "description">;
}

/** Returns what decides whether a posting is the same opening as another, and the title key of its bucket. */
export function openingOfPosting(posting: ReadPosting): { opening: Opening; titleKey: string } {
  const { boardId, sourceId, sourceKind, url, rawTitle, places, facts } = posting;
  const { key, exact } = titleKeys(facts.title, { places, company: facts.companyName });
  const opening: Opening = {
    boardId,
    sourceKind,
    rawTitle,
    exactTitle: exact,
    levels: facts.levels,
    employmentType: facts.employmentType,
    eligibility: facts.eligibility,
    link: employersLink(url, sourceId),
    agency: facts.agency,
    text: facts.text,
    teaser: facts.descriptionQuality === "teaser",
  };
  return { opening, titleKey: key };
}

/** Returns the link of a posting at the employer; null where it stays on the job site that lists it, which no other source links to. */
export function employersLink(url: string, sourceId: string): ApplyLink | null {
  const link = applyLink(url);
  const source = sources.get(sourceId);
  if (link === null || source?.kind !== "board") return link;
  return getDomain(link.site) === getDomain(source.homepage) ? null : link;
}

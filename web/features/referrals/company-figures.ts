import { useEffect, useState } from "react";
import type { CompanyFigures, CompanyFiguresResponse } from "#contract/schemas/referral.ts";
import { callApi } from "#web/api/api-client.ts";
import { api } from "#web/api/api-paths.ts";

const CACHE_TTL_MS = 60_000;
const known = new Map<string, { at: number; figures: Promise<CompanyFigures | null> }>();
let waiting: { slugs: Set<string>; answer: Promise<Map<string, CompanyFigures>> } | null = null;

/** Batches the requests of all cards on a page. */
function askTogether(slug: string): Promise<Map<string, CompanyFigures>> {
  if (waiting === null) {
    const slugs = new Set<string>();
    const answer = Promise.resolve().then(async () => {
      waiting = null;
      const { data } = await callApi<CompanyFiguresResponse>(api.referralCompanies([...slugs]));
      return new Map(data.map((each) => [each.company, each]));
    });
    waiting = { slugs, answer };
  }
  waiting.slugs.add(slug);
  return waiting.answer;
}

function figuresOf(slug: string): Promise<CompanyFigures | null> {
  const kept = known.get(slug);
  if (kept && Date.now() - kept.at < CACHE_TTL_MS) return kept.figures;
  const figures = askTogether(slug).then((all) => all.get(slug) ?? null);
  known.set(slug, { at: Date.now(), figures });
  figures.catch(() => known.delete(slug));
  return figures;
}

/** Referral figures of a company: undefined while unknown, null where it has no referrer. */
export function useCompanyFigures(slug: string): CompanyFigures | null | undefined {
  const [figures, setFigures] = useState<CompanyFigures | null>();
  useEffect(() => {
    let wanted = true;
    // Figures are optional: without them the card does not mention referrers.
    figuresOf(slug).then(
      (found) => wanted && setFigures(found),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [slug]);
  return figures;
}

/** Returns `5+ referrers · 60 % answer · about 2 days`, or the known parts of it. */
export function figuresText(figures: Pick<CompanyFigures, "referrers" | "answered" | "medianHours"> | null): string {
  if (figures === null || figures.referrers === 0) return "No referrers yet";
  if (figures.referrers === null) return "Takes referral requests";
  const parts = [`${figures.referrers}+ referrers`];
  if (figures.answered !== null) parts.push(`${Math.round(figures.answered * 100)} % answer`);
  if (figures.medianHours !== null) parts.push(`about ${durationText(figures.medianHours)}`);
  return parts.join(" · ");
}

/** Returns `1 hour`, `19 hours` or `2 days`. */
export function durationText(hours: number): string {
  if (hours < 1.5) return "1 hour";
  if (hours < 36) return `${Math.round(hours)} hours`;
  return `${Math.round(hours / 24)} days`;
}

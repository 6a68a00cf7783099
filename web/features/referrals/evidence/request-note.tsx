import type { ReactNode } from "react";
import type { ReferralCompany } from "#contract/schemas/referral.ts";
import { countryName } from "#web/model/countries.ts";

/** The two answers of a note; nothing once its texts have been removed. */
export function RequestNote({ why, evidence, children }: { why: string; evidence: string; children?: ReactNode }) {
  if (why === "" && evidence === "") return null;
  return (
    <dl className="grid gap-1 border-t border-line pt-3 text-ui">
      <dt className="font-semibold">Why this role?</dt>
      <dd className="whitespace-pre-line text-ink-2 wrap-anywhere">{why}</dd>
      <dt className="mt-2 font-semibold">Evidence for its top requirements</dt>
      <dd className="whitespace-pre-line text-ink-2 wrap-anywhere">{evidence}</dd>
      {children}
    </dl>
  );
}

/** Which job a request is for, and from where the person would do it. */
export function AskedJob({
  job,
  company,
  country,
}: {
  job: { role: string; url: string };
  company: ReferralCompany;
  country: string | null;
}) {
  return (
    <p className="min-w-0 text-ui wrap-anywhere">
      For{" "}
      <a href={job.url} target="_blank" rel="noopener noreferrer">
        {job.role}
        <span className="sr-only">, opens in a new tab</span>
      </a>{" "}
      at {company.name}
      {country !== null && <span className="block text-ink-2">Lives in: {countryName(country)}</span>}
    </p>
  );
}

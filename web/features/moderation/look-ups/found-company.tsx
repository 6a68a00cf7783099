import { Link } from "react-router";
import type { LookUpResponse } from "#contract/schemas/moderation/look-ups.ts";

type Found = LookUpResponse["data"];

/** What an operator reads about a company’s domains, or about one domain. */
export function FoundCompany({ company, domains }: Pick<Found, "company" | "domains">) {
  return (
    <>
      {company !== null && (
        <p className="wrap-anywhere">
          <Link to={company.path}>{company.name}</Link>: known by the word of {company.identity}
          {company.isHeld && ", held until an operator has judged its claim"}.
          {domains.length === 0 && " Nobody has named a domain for it."}
        </p>
      )}
      <DomainList domains={domains} />
    </>
  );
}

/** Domains with where their addresses prove employment, under which rule, and what is odd about them. */
export function DomainList({ domains }: Pick<Found, "domains">) {
  return (
    <ul className="mt-2 divide-y divide-line border-y border-line text-ui empty:hidden" aria-label="Domains">
      {domains.map((each) => (
        <li key={each.domain} className="py-2.5 wrap-anywhere">
          <FoundDomain {...each} />
        </li>
      ))}
    </ul>
  );
}

function FoundDomain({ domain, company, rule, namedFor, referrers, marks }: Found["domains"][number]) {
  const others = namedFor.filter((name) => name !== company);
  return (
    <>
      <p>
        <b className="font-semibold">{domain}</b>{" "}
        {company === null ? "proves nothing" : `proves employment at ${company}`}. {rule}
      </p>
      <p className="text-meta text-ink-2">
        {referrers === 1 ? "1 referrer" : `${referrers} referrers`}
        {others.length > 0 && ` · named for ${others.join(", ")}${company === null ? "" : " too"}`}
      </p>
      {marks.length > 0 && (
        <p className="text-meta">
          <b className="font-semibold">Typical of fake employees:</b> {marks.join("; ")}. Honest domains have such marks
          too.
        </p>
      )}
    </>
  );
}

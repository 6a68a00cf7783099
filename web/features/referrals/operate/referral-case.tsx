import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ReviewedPerson, ReviewedRequest } from "#contract/schemas/referral-operator.ts";
import { paths } from "#web/shell/paths.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { Panel } from "#web/ui/display/panel.tsx";
import { ReferralTimeline, shortTime } from "#web/features/referrals/requests/referral-clock.tsx";
import { StateBadge } from "#web/features/referrals/requests/referral-request.tsx";

/** One dispute or report with its request, timeline and texts. */
export function ReferralCase({
  id,
  title,
  note = "",
  request,
  at,
  children,
}: {
  id: string;
  title: string;
  /** The note of the person who reported. */
  note?: string;
  request: ReviewedRequest;
  at: string;
  children: ReactNode;
}) {
  const titleId = `case-${id}`;
  return (
    <Panel role="article" aria-labelledby={titleId} className="grid min-w-0 gap-3 max-md:p-4">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
        <div className="min-w-0">
          <h3 id={titleId}>{title}</h3>
          <p className="mt-0.5 text-meta text-ink-3 wrap-anywhere">
            {request.job.role} at <Link to={paths.company(request.company.slug)}>{request.company.name}</Link> ·{" "}
            <time dateTime={at}>{shortTime(at)}</time>
          </p>
        </div>
        <StateBadge state={request.state} />
      </div>
      {note !== "" && <p className="border-l-2 border-line-2 pl-3 text-ui whitespace-pre-line wrap-anywhere">{note}</p>}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-ui">
        <dt className="text-ink-3">Seeker</dt>
        <dd>
          <Person person={request.seeker} none="has left" />
        </dd>
        <dt className="text-ink-3">Referrer</dt>
        <dd>
          <Person person={request.referrer} none="nobody holds it" />
        </dd>
        <dt className="text-ink-3">Confirmation</dt>
        <dd className="wrap-anywhere">{request.confirmation ?? "no number given"}</dd>
      </dl>
      <ReferralTimeline lines={request.timeline} />
      <Words request={request} />
      {children}
    </Panel>
  );
}

function Person({ person, none }: { person: ReviewedPerson | null; none: string }) {
  if (person === null) return <span className="text-ink-3">{none}</span>;
  return (
    <span className="inline-flex flex-wrap items-center gap-2 wrap-anywhere">
      {person.name}
      {person.reports > 0 && (
        <Badge variant="caution">{person.reports === 1 ? "1 report" : `${person.reports} reports`}</Badge>
      )}
      {person.suspended && <Badge variant="negative">Suspended</Badge>}
    </span>
  );
}

/** The texts of both sides, with contact details masked. */
function Words({ request }: { request: ReviewedRequest }) {
  const { why, evidence, messages } = request;
  if (why === "" && evidence === "" && messages.length === 0) return null;
  return (
    <details className="text-ui">
      <summary className="cursor-pointer text-accent max-md:min-h-11 max-md:content-center">
        What they wrote
        {messages.length > 0 && `, ${messages.length} ${messages.length === 1 ? "message" : "messages"}`}
      </summary>
      <dl className="mt-2 grid gap-2">
        <Line term="Why this role?" words={why} />
        <Line term="Evidence for its top requirements" words={evidence} />
        {messages.map((message) => (
          <Line
            key={`${message.at} ${message.body}`}
            term={`${message.by === "seeker" ? "Seeker" : "Referrer"}, ${shortTime(message.at)}`}
            words={message.body}
          />
        ))}
      </dl>
    </details>
  );
}

function Line({ term, words }: { term: string; words: string }) {
  if (words === "") return null;
  return (
    <div>
      <dt className="text-meta text-ink-3">{term}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">{words}</dd>
    </div>
  );
}

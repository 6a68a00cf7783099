import { Check, Gavel, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import type { AuditLine, ReviewedReport, ReviewResponse } from "#contract/schemas/referral-operator.ts";
import { REPORT_WORDS } from "#contract/values/referral.ts";
import { referralCalls } from "#web/features/referrals/links/referral-calls.ts";
import { DomainList } from "#web/features/moderation/look-ups/found-company.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { Panel } from "#web/ui/display/panel.tsx";
import { ReferralCase } from "./referral-case.tsx";
import { shortTime } from "#web/features/referrals/requests/referral-clock.tsx";
import { ReferralDecision } from "./referral-decision.tsx";

/** The operator’s page: disputes, reports, suspensions and the audit log. */
export function ReferralReview({ review }: { review: ReviewResponse }) {
  const { waiting, disputes, reports, domains, suspended, audit } = review;
  return (
    <div className="grid gap-10 pt-6">
      <Part id="disputes" title="Disputes" empty="No open disputes." count={waiting.disputes} shown={disputes.length}>
        {disputes.map(({ since, request }) => (
          <ReferralCase key={request.id} id={request.id} title="Reported as not arrived" request={request} at={since}>
            <ReferralDecision
              path={referralCalls.settle(request.id)}
              hint="Goes into the log and to the person it goes against: the seeker if the referral was made, else the referrer. Name no one."
              choices={[
                { label: "The referral was made", body: { verdict: "confirmed" }, icon: Check },
                { label: "Return the credit", body: { verdict: "refunded" }, icon: Undo2 },
              ]}
            />
          </ReferralCase>
        ))}
      </Part>
      <Part id="reports" title="Reports" empty="No open reports." count={waiting.reports} shown={reports.length}>
        {reports.map((report) => (
          <ReportCase key={report.id} report={report} />
        ))}
      </Part>
      {domains.length > 0 && (
        <section aria-labelledby="domains">
          <h2 id="domains">Domains to look at</h2>
          <DomainList domains={domains} />
        </section>
      )}
      <Part id="suspended" title="Suspended" empty="Nobody is suspended." count={suspended.length}>
        {suspended.map(({ id, name, since, reason }) => (
          <Panel key={id} role="article" aria-label={name} className="grid gap-3 max-md:p-4">
            <div>
              <h3 className="wrap-anywhere">{name}</h3>
              <p className="mt-0.5 text-meta text-ink-3">
                since <time dateTime={since}>{shortTime(since)}</time>
              </p>
            </div>
            <p className="text-ui text-ink-2 wrap-anywhere">{reason}</p>
            <ReferralDecision
              path={referralCalls.lift(id)}
              hint="Goes into the log and to the person. Name no one."
              choices={[{ label: "Lift suspension", body: {}, icon: Undo2 }]}
            />
          </Panel>
        ))}
      </Part>
      <section aria-labelledby="audit">
        <h2 id="audit">Audit log</h2>
        {audit.length === 0 ? (
          <p className="mt-3 text-ink-2">Nothing has been decided yet.</p>
        ) : (
          <Audit lines={audit} />
        )}
      </section>
    </div>
  );
}

function Part({
  id,
  title,
  count,
  shown = count,
  empty,
  children,
}: {
  id: string;
  title: string;
  count: number;
  shown?: number;
  empty: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-3">
      <h2 id={id}>
        {title} <span className="text-ink-3">{count}</span>
      </h2>
      {shown < count && (
        <p className="text-ui text-ink-2">
          These are the oldest {shown} of {count}. The next ones appear as you decide.
        </p>
      )}
      {count === 0 ? (
        <Notice variant="plain" icon={Check}>
          {empty}
        </Notice>
      ) : (
        <div className="grid min-w-0 items-start gap-4 lg:grid-cols-2">{children}</div>
      )}
    </section>
  );
}

function ReportCase({ report }: { report: ReviewedReport }) {
  const { person, request } = report;
  return (
    <ReferralCase
      id={`report-${report.id}`}
      title={
        report.marked
          ? `Reads like a sale, by the ${report.about}`
          : `${REPORT_WORDS[report.reason]}, about the ${report.about}`
      }
      note={report.note}
      request={request}
      at={report.at}
    >
      <ReferralDecision
        path={referralCalls.resolve(report.id)}
        hint="Goes into the log and, unless you dismiss it, to the person. Name no one."
        choices={[
          { label: "Dismiss", body: { measure: "dismissed" }, icon: Check },
          ...(person === null
            ? []
            : [
                { label: "Warn", body: { measure: "warned" }, icon: Gavel },
                ...(person.suspended
                  ? []
                  : [{ label: "Suspend", body: { measure: "suspended" }, icon: Gavel, danger: true }]),
              ]),
        ]}
      />
    </ReferralCase>
  );
}

function Audit({ lines }: { lines: AuditLine[] }) {
  return (
    <ol className="mt-3 divide-y divide-line border-y border-line text-ui" aria-labelledby="audit">
      {lines.map((line) => (
        <li key={`${line.at} ${line.action}`} className="grid gap-x-4 py-2.5 md:grid-cols-[9rem_16rem_minmax(0,1fr)]">
          <time dateTime={line.at} className="text-ink-3">
            {shortTime(line.at)}
          </time>
          <span className="wrap-anywhere">
            <b className="font-semibold">{line.operator}</b>: {line.action}
          </span>
          <span className="text-ink-2 wrap-anywhere">{line.reason}</span>
        </li>
      ))}
    </ol>
  );
}

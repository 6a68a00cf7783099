import { CircleSlash, Mail } from "lucide-react";
import { Link } from "react-router";
import type { SentAlert } from "#contract/schemas/desk/sent-alerts.ts";
import { createOwnList } from "#web/features/account/security/own-list.ts";
import { exactTime } from "#web/model/dates.ts";
import { paths } from "#web/shell/paths.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { WhenLoaded } from "#web/features/account/settings/when-loaded.tsx";
import { timeIn } from "./local-times.ts";

const sent = createOwnList<SentAlert>("/api/me/alerts");

/** The jobs of the latest mails, by mail. Loads while `open`. */
export function SentAlerts({ open }: { open: boolean }) {
  const query = sent.useList(open);
  return (
    <WhenLoaded query={query} what="what was sent">
      {({ data }) =>
        data.length === 0 ? (
          <Notice variant="plain" icon={Mail} role="note">
            Nothing has been sent yet.
          </Notice>
        ) : (
          [...Map.groupBy(data, ({ sentAt }) => sentAt)].map(([sentAt, jobs]) => (
            <section key={sentAt} className="mb-3">
              <h3 className="text-ui font-medium">
                <time dateTime={sentAt} title={exactTime(sentAt)}>
                  {timeIn(sentAt)}
                </time>
              </h3>
              <ul className="divide-y divide-line">
                {jobs.map((each) => (
                  <SentItem key={each.job.id} sent={each} />
                ))}
              </ul>
            </section>
          ))
        )
      }
    </WhenLoaded>
  );
}

function SentItem({ sent: { job, searchName, conditions } }: { sent: SentAlert }) {
  const search = searchName === null ? "a saved search that you deleted" : `“${searchName}”`;
  return (
    <li className="py-2">
      <p className="text-ui wrap-anywhere">
        <Link to={paths.job(job)} className="max-md:py-2.5">
          {job.role}
        </Link>{" "}
        at {job.company.name}
        {job.closedAt !== null && (
          <Badge variant="caution" className="ml-2">
            <Icon of={CircleSlash} size="small" />
            Closed
          </Badge>
        )}
      </p>
      <p className="text-meta text-ink-3 wrap-anywhere">
        Why: it matched {search}.{conditions.map((condition) => ` ${condition}.`).join("")}
      </p>
    </li>
  );
}

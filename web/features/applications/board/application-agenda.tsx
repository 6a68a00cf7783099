import { CalendarDays } from "lucide-react";
import { Link } from "react-router";
import { foldApplication, textOf } from "#contract/values/desk/fold.ts";
import { applicationPath } from "#web/features/applications/application-path.ts";
import { classes } from "#web/ui/base/classes.ts";
import { Notice } from "#web/ui/display/notice.tsx";
import { Panel } from "#web/ui/display/panel.tsx";
import { type DeskApplication, today } from "../desk/application-operation.ts";
import { dayWords } from "../stage-words.ts";
import { CalendarAddress } from "./calendar-address.tsx";

const time = new Intl.DateTimeFormat("en", { hour: "numeric", minute: "2-digit" });

/** The open next steps by day, the overdue ones first, and the address of the calendar that shows them too. */
export function ApplicationAgenda({
  applications,
  guest,
}: {
  applications: readonly DeskApplication[];
  guest: boolean;
}) {
  const steps = applications
    .flatMap(({ id, events }) => {
      const { details, nexts } = foldApplication(events);
      return nexts
        .filter((next) => next.fields["done"] !== true && textOf(next, "due") !== "")
        .map((next) => ({
          application: { id, ...details },
          next: { id: next.id, text: textOf(next, "text"), due: textOf(next, "due") },
        }));
    })
    .toSorted((a, b) => a.next.due.localeCompare(b.next.due));
  const now = today();
  const days = Map.groupBy(steps, ({ next }) => (next.due.slice(0, 10) < now ? "overdue" : next.due.slice(0, 10)));
  return (
    <div className="grid gap-6">
      {steps.length === 0 && (
        <Notice variant="plain" icon={CalendarDays}>
          <b className="font-semibold">Nothing is planned.</b> Open an application and add its next step, such as an
          interview or a call.
        </Notice>
      )}
      {[...days].map(([day, entries]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className={classes("mb-2 text-row font-semibold", day === "overdue" && "text-caution")}>
            {day === "overdue" ? "Overdue" : day === now ? "Today" : dayWords(day)}
          </h2>
          <Panel padding="none">
            <ul className="divide-y divide-line">
              {entries.map(({ application, next }) => (
                <li
                  key={next.id}
                  className="relative flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-3 hover:bg-hover"
                >
                  <span className="grid min-w-0 wrap-anywhere">
                    <span className="font-medium">{next.text || "Next step"}</span>
                    <Link
                      to={applicationPath(application.id)}
                      className="line-clamp-2 text-ui after:absolute after:inset-0"
                    >
                      {[application.title, application.company].filter(Boolean).join(" at ") || "Untitled"}
                    </Link>
                  </span>
                  <time dateTime={next.due} className="text-meta text-ink-2">
                    {day === "overdue" ? `${dayWords(next.due)}, ` : ""}
                    {time.format(new Date(next.due))}
                  </time>
                </li>
              ))}
            </ul>
          </Panel>
        </section>
      ))}
      {!guest && <CalendarAddress />}
    </div>
  );
}

import type { CaseLine } from "#contract/schemas/moderation/desk.ts";
import { exactTime } from "#web/model/dates.ts";
import { classes } from "#web/ui/base/classes.ts";
import { caseWords } from "./case-words.ts";

/** The queue, most urgent first. The shown case is marked. */
export function CaseList({
  cases,
  shownId,
  onShow,
}: {
  cases: CaseLine[];
  shownId: string;
  onShow: (id: string) => void;
}) {
  return (
    <ol aria-label="Cases" className="divide-y divide-line border-y border-line max-lg:max-h-64 max-lg:overflow-y-auto">
      {cases.map((each) => (
        <li key={each.id}>
          <button
            type="button"
            aria-current={each.id === shownId ? "true" : undefined}
            onClick={() => onShow(each.id)}
            className={classes(
              "grid w-full cursor-pointer gap-0.5 px-3 py-2.5 text-left",
              each.id === shownId ? "bg-accent-soft" : "hover:bg-hover",
            )}
          >
            <span className="text-ui font-medium wrap-anywhere">{each.title}</span>
            <span className="text-meta text-ink-2">{caseWords(each)}</span>
            <time dateTime={each.openedAt} className="text-meta text-ink-2">
              {exactTime(each.openedAt)}
            </time>
          </button>
        </li>
      ))}
    </ol>
  );
}

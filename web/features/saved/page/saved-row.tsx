import { ArrowRight, ArrowUpRight, Bookmark, CircleSlash, CloudUpload, RotateCcw } from "lucide-react";
import { Link } from "react-router";
import { webAddress } from "#web/model/card-job.ts";
import { ago, exactTime } from "#web/model/dates.ts";
import { paths } from "#web/shell/paths.ts";
import { buttonClasses } from "#web/ui/base/button.tsx";
import { Logo } from "#web/ui/base/logo.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { EXTERNAL_LINK } from "#web/ui/display/external-link.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { IconButton } from "#web/ui/overlay/icon-button.tsx";
import { type ChangeText, changeTexts } from "./change-text.ts";
import type { SavedItem } from "./saved-items.ts";

/** One saved job: what it says now, since when it is saved, and what has changed. */
export function SavedRow({
  item,
  now,
  country,
  chosen,
  onChoose,
  onRemove,
}: {
  item: SavedItem;
  now: number;
  country: string | null;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
  onRemove: () => void;
}) {
  const { id, job } = item;
  const titleId = `saved-${id}`;
  return (
    <li
      data-saved={id}
      aria-labelledby={titleId}
      className="grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-start border-b border-line py-3 pr-2 last:border-b-0 md:grid-cols-[2.75rem_2.75rem_minmax(0,1fr)_auto] md:pr-3"
    >
      <label className="grid size-11 cursor-pointer place-items-center max-md:-mt-2">
        <input
          type="checkbox"
          className="check-box"
          checked={chosen}
          aria-label={`Choose ${job.role} at ${job.company.name}`}
          onChange={(event) => onChoose(event.target.checked)}
        />
      </label>
      <Logo name={job.company.name} src={job.company.logoUrl} className="mt-1 max-md:hidden" />
      <Facts item={item} titleId={titleId} now={now} country={country} />
      <Actions item={item} onRemove={onRemove} />
    </li>
  );
}

function Facts({
  item: { id, job, savedAt, waiting, changes },
  titleId,
  now,
  country,
}: {
  item: SavedItem;
  titleId: string;
  now: number;
  country: string | null;
}) {
  const texts = changeTexts(changes, country, now);
  return (
    <div className="min-w-0 pt-1">
      <h2 id={titleId} className="text-row wrap-anywhere">
        <Link
          to={paths.job({ slug: job.slug, id })}
          dir="auto"
          className="text-inherit no-underline hover:underline max-md:py-2.5"
        >
          {job.role}
        </Link>
        {job.closedAt !== null && (
          <>
            {" "}
            <Badge variant="caution" className="ml-1 align-[0.125em]">
              <Icon of={CircleSlash} size="small" />
              Closed
            </Badge>
          </>
        )}
      </h2>
      <p className="mt-0.75 text-meta text-ink-2 wrap-anywhere">
        {job.company.name} · {job.location}
        <span className="max-md:hidden"> · </span>
        <span
          className={job.salary === null ? "text-ink-3 max-md:block" : "whitespace-nowrap font-semibold max-md:block"}
        >
          {job.salary ?? "Salary not specified"}
        </span>
      </p>
      <p className="mt-0.75 flex flex-wrap items-center gap-x-3 text-meta text-ink-3">
        <span title={exactTime(savedAt)}>Saved {ago(savedAt, now)}</span>
        {waiting && (
          <span className="inline-flex items-center gap-1.5">
            <Icon of={CloudUpload} size="small" />
            Not in your account yet
          </span>
        )}
      </p>
      {texts.length > 0 && (
        <ul aria-label="Changed since" className="mt-2 grid gap-1 border-l-3 border-caution pl-3 text-ui">
          {texts.map((change) => (
            <Change key={change.kind} change={change} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Actions({ item: { job }, onRemove }: { item: SavedItem; onRemove: () => void }) {
  const url = job.closedAt === null ? webAddress(job.url) : undefined;
  return (
    <div className="flex items-center max-md:-mt-2">
      {url !== undefined && (
        <a href={url} {...EXTERNAL_LINK} data-apply="" className={buttonClasses({ variant: "quiet" }, "max-md:hidden")}>
          Apply Now
          <Icon of={ArrowUpRight} />
          <span className="sr-only">
            {" "}
            to {job.role} at {job.company.name}, opens in a new tab
          </span>
        </a>
      )}
      <IconButton
        icon={Bookmark}
        data-save=""
        aria-pressed
        className="[&>svg]:fill-current"
        label={`Save ${job.role} at ${job.company.name}`}
        onClick={onRemove}
      />
    </div>
  );
}

function Change({ change: { kind, about, before, after } }: { change: ChangeText }) {
  return (
    <li className="wrap-anywhere">
      <b className="inline-flex items-center gap-1.5 align-bottom font-semibold">
        {kind === "closed" && <Icon of={CircleSlash} size="small" />}
        {kind === "reopened" && <Icon of={RotateCcw} size="small" />}
        {about}
      </b>{" "}
      {before !== undefined && (
        <>
          <span className="sr-only">was </span>
          <del className="text-ink-3">{before}</del>
          <Icon of={ArrowRight} size="small" className="mx-1.5 inline-block! align-[-0.125em] text-ink-3" />
          <span className="sr-only">, now </span>
        </>
      )}
      {after}
    </li>
  );
}

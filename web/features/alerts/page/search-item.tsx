import { BellOff, BellRing, CircleAlert, CirclePlay, Pencil, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { Link } from "react-router";
import type { FilterOptions } from "#contract/schemas/filter-options.ts";
import type { ListedSearch } from "#contract/schemas/desk/saved-search.ts";
import { actionFailure } from "#web/api/action-failure.ts";
import { readSearch, urlWithQuery } from "#web/features/search/search-state.ts";
import { exactTime } from "#web/model/dates.ts";
import { searchLabels } from "#web/model/facets.ts";
import { paths } from "#web/shell/paths.ts";
import { TextButton } from "#web/ui/base/button.tsx";
import { useToast } from "#web/ui/base/toast.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { IconButton } from "#web/ui/overlay/icon-button.tsx";
import { frequencyOf } from "../frequencies.ts";
import { saveSearch, searchRequest } from "../saved-searches-api.ts";
import { defaultName, searchWords } from "../save/search-words.ts";
import { dayIn, timeIn } from "./local-times.ts";
import { SearchEditor } from "./search-editor.tsx";

/** One saved search: what it asks for, how often it tells, what it has found, and what one can do with it. */
export function SearchItem({
  search,
  options,
  now,
  onDelete,
}: {
  search: ListedSearch;
  options: FilterOptions | null;
  now: number;
  onDelete: () => void;
}) {
  const { name, params } = search;
  const [edits, setEdits] = useState(false);
  const editor = useRef<HTMLButtonElement>(null);
  const isPaused = search.pausedUntil !== null && Date.parse(search.pausedUntil) > now;
  const state = readSearch(new URLSearchParams(params));
  const words = searchWords(state, searchLabels(state, options));
  function close() {
    setEdits(false);
    editor.current?.focus();
  }
  return (
    <li className="py-3 first:pt-0">
      <div className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-start gap-x-3">
        <Icon
          of={search.frequency === "off" || isPaused ? BellOff : BellRing}
          size="large"
          className="mt-0.5 text-ink-3"
        />
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ui font-medium">
            <Link to={urlWithQuery(paths.jobs, pageQuery(params))} className="wrap-anywhere max-md:py-2">
              {name}
            </Link>
            {isPaused && (
              <>
                <Badge variant="caution">Paused until {dayIn(search.pausedUntil!)}</Badge>
                <Resume search={search} />
              </>
            )}
          </h3>
          {!names(name, words) && <p className="text-meta text-ink-2 wrap-anywhere">{words.join(" · ")}</p>}
          <Findings search={search} isPaused={isPaused} />
        </div>
        <div className="-my-1.5 flex">
          <IconButton
            ref={editor}
            icon={Pencil}
            label={`Edit ${name}`}
            aria-expanded={edits}
            onClick={() => setEdits(!edits)}
          />
          <IconButton icon={Trash2} label={`Delete ${name}`} onClick={onDelete} />
        </div>
      </div>
      {edits && <SearchEditor search={search} now={now} onClose={close} />}
    </li>
  );
}

function Findings({ search, isPaused }: { search: ListedSearch; isPaused: boolean }) {
  const { frequency, found, since, waiting, nextMailAt } = search;
  const next =
    nextMailAt === null || isPaused ? null : (
      <span className="max-lg:block">
        <span className="max-lg:hidden"> · </span>
        {waiting > 0 ? `${waiting} in the next mail, ` : "next mail "}
        <time dateTime={nextMailAt} title={exactTime(nextMailAt)}>
          {timeIn(nextMailAt)}
        </time>
      </span>
    );
  return (
    <p className="text-meta text-ink-3">
      {frequency === "off" ? "Tells you nothing" : `${frequencyOf(frequency).label} by email`} · {found}{" "}
      {found === 1 ? "job" : "jobs"} since {dayIn(since)}
      {next}
    </p>
  );
}

function Resume({ search }: { search: ListedSearch }) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  async function resume() {
    setBusy(true);
    try {
      await saveSearch(search.id, searchRequest(search, { pausedUntil: null }));
      toast({ text: `“${search.name}” tells you about new jobs again.`, icon: CirclePlay, variant: "positive" });
    } catch (problem) {
      toast({ text: actionFailure(problem), icon: CircleAlert, variant: "negative" });
      setBusy(false);
    }
  }
  return (
    <TextButton
      className="min-h-6 font-normal max-md:min-h-11"
      aria-disabled={busy || undefined}
      aria-label={`Resume ${search.name}`}
      onClick={() => !busy && void resume()}
    >
      Resume
    </TextButton>
  );
}

/** Returns whether a search's name says the same as its filters' words, in any order. */
function names(name: string, words: readonly string[]): boolean {
  const said = (text: string) => text.split(", ").sort().join(", ");
  return said(name) === said(defaultName(words));
}

/** Where the person lives is a setting, not a part of an address. */
function pageQuery(params: string): string {
  const query = new URLSearchParams(params);
  query.delete("livesIn");
  return query.toString();
}

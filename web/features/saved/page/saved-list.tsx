import { BookmarkMinus, Check, CircleAlert } from "lucide-react";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { snapshotOf } from "#contract/values/desk/changes.ts";
import { CARD_KEYS, ListKeys } from "#web/features/job-list/rows/list-keys.tsx";
import { useHomeCountry } from "#web/features/preferences/country-select.tsx";
import { SAVE_KEY } from "#web/features/saved/save-key.ts";
import { useSave } from "#web/features/saved/use-save.ts";
import { useNow } from "#web/model/use-now.ts";
import { Button } from "#web/ui/base/button.tsx";
import { useToast } from "#web/ui/base/toast.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Panel } from "#web/ui/display/panel.tsx";
import { Skeleton } from "#web/ui/display/skeleton.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { confirmChanges } from "./confirm-changes.ts";
import { SavedControls } from "./saved-controls.tsx";
import { itemsInView, readView, type SavedItem, type SavedView, shownCounts, viewParams } from "./saved-items.ts";
import { NothingSaved, SavedFailed } from "./saved-notes.tsx";
import { SavedRow } from "./saved-row.tsx";
import type { SavedItems } from "./use-saved-items.ts";

const ROWS_AT_ONCE = 50;

/** The saved jobs with their filters, their order and what can be done with several at once. */
export function SavedList({ saved, guest, note }: { saved: SavedItems; guest: boolean; note: ReactNode }) {
  const { items, failed, retry } = saved;
  const [params, setParams] = useSearchParams();
  const view = readView(params);
  // The address is ahead of `view` while the page still draws the last change.
  const setView = (change: Partial<SavedView>) =>
    setParams(viewParams({ ...readView(new URLSearchParams(window.location.search)), ...change }), {
      replace: true,
      preventScrollReset: true,
    });
  const shown = useMemo(() => itemsInView(items ?? [], readView(params)), [items, params]);
  return (
    <div className="wrap grid gap-4 pt-8">
      <header>
        <h1>Saved jobs</h1>
        <p className="mt-1 text-pretty text-ink-2">What has changed about each since you saved it.</p>
      </header>
      {note}
      {failed && <SavedFailed guest={guest} onRetry={retry} />}
      {items === null && !failed && <SavedSkeleton />}
      {items !== null && items.length > 0 && <SavedControls view={view} counts={shownCounts(items)} onView={setView} />}
      {items !== null && shown.length === 0 && !(failed && items.length === 0) && (
        <NothingSaved filtered={items.length > 0} onClear={() => setView({ show: "all", q: "" })} />
      )}
      {shown.length > 0 && <Rows items={shown} />}
    </div>
  );
}

function Rows({ items }: { items: SavedItem[] }) {
  const [start] = useState(() => Date.now());
  const now = useNow(start);
  const [country] = useHomeCountry();
  const save = useSave();
  const list = useRef<HTMLDivElement>(null);
  const [most, setMost] = useState(ROWS_AT_ONCE);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choose = (id: string, on: boolean) =>
    setChosen((before) => new Set(on ? [...before, id] : [...before].filter((each) => each !== id)));
  const inHand = items.filter(({ id }) => chosen.has(id));
  function remove(these: readonly SavedItem[]) {
    setChosen(new Set());
    save(
      these.map(({ id, job, savedAt, since }) => ({ id, snapshot: snapshotOf(job), savedAt, since })),
      false,
    );
  }
  return (
    <Panel padding="none">
      <Bulk items={items} inHand={inHand} onChoose={setChosen} onRemove={() => remove(inHand)} />
      <div ref={list}>
        <ListKeys
          list={list}
          item="[data-saved]"
          focus="h2 a"
          keys={[
            ...CARD_KEYS,
            { ...SAVE_KEY, text: "remove the job" },
            { key: "x", text: "choose the job", press: (row) => row.querySelector("input")?.click() },
          ]}
        />
        <ol>
          {items.slice(0, most).map((item) => (
            <SavedRow
              key={item.id}
              item={item}
              now={now}
              country={country}
              chosen={chosen.has(item.id)}
              onChoose={(on) => choose(item.id, on)}
              onRemove={() => remove([item])}
            />
          ))}
        </ol>
      </div>
      {items.length > most && (
        <div className="border-t border-line p-3 text-center">
          <Button onClick={() => setMost(most + ROWS_AT_ONCE)}>Show more of {items.length}</Button>
        </div>
      )}
    </Panel>
  );
}

/** What can be done with the chosen jobs. Without a choice, with all that have changed. */
function Bulk({
  items,
  inHand,
  onChoose,
  onRemove,
}: {
  items: readonly SavedItem[];
  inHand: readonly SavedItem[];
  onChoose: (ids: ReadonlySet<string>) => void;
  onRemove: () => void;
}) {
  const toast = useToast();
  const changed = (inHand.length === 0 ? items : inHand).filter(({ changes }) => changes.length > 0);
  const all = inHand.length === items.length;
  async function confirm() {
    try {
      await confirmChanges(changed);
      onChoose(new Set());
      toast({ text: "Marked as read", icon: Check });
    } catch {
      toast({ text: "That didn’t work. Please try again.", icon: CircleAlert, variant: "negative" });
    }
  }
  return (
    <div className="no-print flex min-h-14 flex-wrap items-center gap-x-2 gap-y-1 border-b border-line py-1.5 pl-3.5 pr-3">
      <Checkbox
        label={inHand.length === 0 ? "Choose all" : `${inHand.length} chosen`}
        ref={(box) => {
          if (box) box.indeterminate = inHand.length > 0 && !all;
        }}
        checked={all}
        onChange={(event) => onChoose(new Set(event.target.checked ? items.map(({ id }) => id) : []))}
      />
      <span className="ml-auto flex flex-wrap gap-2">
        {changed.length > 0 && (
          <Button variant="quiet" onClick={() => void confirm()}>
            <Icon of={Check} />
            {inHand.length === 0 ? "Mark all as read" : "Mark as read"}
          </Button>
        )}
        {inHand.length > 0 && (
          <Button variant="quiet" onClick={onRemove}>
            <Icon of={BookmarkMinus} />
            Remove
          </Button>
        )}
      </span>
    </div>
  );
}

function SavedSkeleton() {
  return (
    <Panel padding="none">
      <p role="status" className="sr-only">
        Loading saved jobs...
      </p>
      {Array.from({ length: 5 }, (_, at) => (
        <div key={at} className="grid gap-2.5 border-b border-line px-4 py-4 last:border-b-0">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-3 w-2/5" />
          <Skeleton className="h-3 w-1/5" />
        </div>
      ))}
    </Panel>
  );
}

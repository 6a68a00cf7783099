import { BellPlus, CircleAlert, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import type { ListedSearch } from "#contract/schemas/desk/saved-search.ts";
import { actionFailure } from "#web/api/action-failure.ts";
import { useFilterOptions } from "#web/model/use-filter-options.ts";
import { useNow } from "#web/model/use-now.ts";
import { paths } from "#web/shell/paths.ts";
import { ButtonLink } from "#web/ui/base/button.tsx";
import { useToast } from "#web/ui/base/toast.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { deleteSearch, saveSearch, searchRequest, useSavedSearches } from "../saved-searches-api.ts";
import { WhenLoaded } from "#web/features/account/settings/when-loaded.tsx";
import { SearchItem } from "./search-item.tsx";

/** The person's saved searches. Loads while `open`. */
export function SavedSearches({ open }: { open: boolean }) {
  const query = useSavedSearches(open);
  const now = useNow(query.dataUpdatedAt);
  return (
    <WhenLoaded query={query} what="your saved searches">
      {({ data }) => <SearchList searches={data} now={now} />}
    </WhenLoaded>
  );
}

function SearchList({ searches, now }: { searches: readonly ListedSearch[]; now: number }) {
  const toast = useToast();
  const { options } = useFilterOptions({ eager: true });
  const list = useRef<HTMLUListElement>(null);
  /** Searches that are being deleted: gone at once, and back when the server refuses. */
  const [gone, setGone] = useState<readonly string[]>([]);
  const failed = (problem: unknown) => toast({ text: actionFailure(problem), icon: CircleAlert, variant: "negative" });
  const bringBack = (id: string) => setGone((before) => before.filter((each) => each !== id));

  async function undo(search: ListedSearch) {
    try {
      await saveSearch(search.id, searchRequest(search));
      bringBack(search.id);
    } catch (problem) {
      failed(problem);
    }
  }
  async function remove(search: ListedSearch) {
    setGone((before) => [...before, search.id]);
    // The pressed button is gone, and the focus with it.
    list.current?.focus();
    try {
      await deleteSearch(search.id);
      toast({
        text: `Deleted “${search.name}”`,
        icon: Trash2,
        action: { label: "Undo", run: () => void undo(search) },
      });
    } catch (problem) {
      bringBack(search.id);
      failed(problem);
    }
  }
  const shown = searches.filter(({ id }) => !gone.includes(id));
  return (
    <>
      {shown.length === 0 && (
        <Notice variant="plain" icon={BellPlus} role="note" action={<ButtonLink to={paths.jobs}>Find jobs</ButtonLink>}>
          <b className="font-semibold">You have no saved search.</b> Set some filters on Jobs and press “Save this
          search”.
        </Notice>
      )}
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Saved searches"
        className="divide-y divide-line outline-none"
        hidden={shown.length === 0}
      >
        {shown.map((search) => (
          <SearchItem
            key={search.id}
            search={search}
            options={options}
            now={now}
            onDelete={() => void remove(search)}
          />
        ))}
      </ul>
    </>
  );
}

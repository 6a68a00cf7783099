import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useSuggestions } from "#web/features/search/text/use-suggestions.ts";
import { isLive } from "#web/model/capabilities.ts";
import { useSession } from "#web/session/use-session.ts";
import { paths } from "#web/shell/paths.ts";
import { useTheme } from "#web/shell/deferred/use-theme.ts";
import { classes } from "#web/ui/base/classes.ts";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { formatCount } from "#web/ui/select/option.ts";
import { optionClass } from "#web/ui/select/popup-classes.ts";
import { pageShortcuts } from "./page-shortcuts.ts";
import { type Entry, matching, pageEntries, shortcutEntries } from "./palette-entries.ts";

const LogOut = lazy(() => import("./log-out.tsx").then((module) => ({ default: module.LogOut })));

/** Finds a page, a search or a command of the page that is open. Calls `onClose` with what was chosen. */
export function Palette({ onClose }: { onClose: (run?: () => void) => void }) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [moved, setMoved] = useState({ text: "", to: 0 });
  const entries = useEntries(text);
  const active = Math.min(moved.text === text ? moved.to : 0, entries.length - 1);
  const [entered, setEntered] = useState(false);
  const { leaving, choose } = useChoice(onClose);
  const move = (to: number) => setMoved({ text, to: (to + entries.length) % entries.length });
  useEffect(() => {
    list.current?.querySelector("[data-highlighted]")?.scrollIntoView({ block: "nearest" });
  }, [active]);
  useEffect(() => {
    if (entered && !leaving) choose(entries[active]);
  });
  useEffect(() => () => void takeTyped(), []);

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") move(active + 1);
    else if (event.key === "ArrowUp") move(active - 1);
    else if (event.key === "Enter") {
      if (entries[active]) choose(entries[active]);
    } else return;
    event.preventDefault();
  }
  if (leaving)
    return (
      <Suspense>
        <LogOut />
      </Suspense>
    );
  return (
    <Dialog open onOpenChange={() => onClose()} title="Find a page or command" initialFocus={field}>
      <input
        ref={field}
        role="combobox"
        aria-label="Find a page or command"
        aria-autocomplete="list"
        aria-expanded={entries.length > 0}
        aria-controls={id}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="Page, command or words of a job"
        className="min-h-(--control-lg) w-full rounded-control border border-line-control bg-surface px-3 text-body text-ink placeholder:text-ink-3 placeholder:opacity-100 focus-visible:-outline-offset-1"
        value={text}
        onFocus={() => {
          const [typed = "", ...enters] = takeTyped().split("\n");
          setText((already) => already + typed);
          setEntered(enters.length > 0);
        }}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={press}
      />
      {/* The same height for one line as for many, so that nothing jumps. */}
      <div className="mt-3 h-[min(20rem,50dvh)] overflow-y-auto overscroll-contain [scrollbar-width:thin]">
        <div id={id} ref={list} role="listbox" aria-label="Pages and commands" className="empty:hidden">
          {entries.map((entry, at) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              id={`${id}-${at}`}
              active={at === active}
              onMove={() => move(at)}
              onChoose={() => choose(entry)}
            />
          ))}
        </div>
        <p role="status" className={entries.length > 0 ? "sr-only" : "px-2 py-3 text-ui text-ink-2"}>
          {statusText(entries.length)}
        </p>
      </div>
    </Dialog>
  );
}

/** The end of a session (`LogOut`) needs the palette, without its dialog, until the page for members is gone. */
function useChoice(onClose: (run?: () => void) => void) {
  const { user } = useSession();
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    if (leaving && user === null) onClose();
  });
  function choose(entry: Entry | undefined) {
    if (entry?.kind === "Account") setLeaving(true);
    else onClose(entry?.run);
  }
  return { leaving, choose };
}

/** Takes what the head script has kept since the palette was asked for; from now on, keys are the page's again. */
function takeTyped(): string {
  const early = window.earlyInteraction;
  const typed = early?.typed ?? "";
  if (early) early.typed = null;
  return typed;
}

function statusText(found: number): string {
  if (found === 0) return "No page or command has this name.";
  return found === 1 ? "1 found" : `${found} found`;
}

function EntryRow({
  entry: { name, kind, key, count },
  id,
  active,
  onMove,
  onChoose,
}: {
  entry: Entry;
  id: string;
  active: boolean;
  onMove: () => void;
  onChoose: () => void;
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys
    <div
      role="option"
      id={id}
      aria-selected={active}
      tabIndex={-1}
      className={classes(optionClass, "max-md:min-h-11")}
      data-highlighted={active ? "" : undefined}
      onClick={onChoose}
      onPointerMove={active ? undefined : onMove}
    >
      <span className="min-w-0 truncate">{name}</span>
      <span className="ml-auto flex-none text-meta text-ink-3">
        {kind}
        {count !== undefined && (
          <>
            {" "}
            · {formatCount(count)}
            <span className="sr-only"> jobs</span>
          </>
        )}
      </span>
      {key !== undefined && <kbd>{key}</kbd>}
    </div>
  );
}

/** `LogOut` does it, because it needs a component. */
const LEAVE: Entry = { id: "log out", name: "Log out", kind: "Account", words: "sign logout leave", run() {} };

function useEntries(text: string): Entry[] {
  const { user } = useSession();
  const navigate = useNavigate();
  const [, setTheme] = useTheme();
  const [keys] = useState(pageShortcuts);
  const searched = text.trim();
  const { suggestions } = useSuggestions(searched);
  const go = (path: string) => void navigate(path);
  const commands: Entry[] = [
    ...shortcutEntries(keys),
    ...pageEntries(user !== null, go),
    ...(["light", "dark", "system"] as const).map((theme): Entry => ({
      id: `theme ${theme}`,
      name: theme === "system" ? "The system’s theme" : `${theme === "light" ? "Light" : "Dark"} theme`,
      kind: "Theme",
      words: "colour color mode",
      run: () => setTheme(theme),
    })),
    ...(user ? [LEAVE] : []),
  ];
  if (searched === "") return commands;
  const list = user || isLive("open-search") ? paths.jobs : paths.home;
  return [
    ...matching(commands, searched),
    {
      id: "search",
      name: `Jobs for “${searched}”`,
      kind: "Search",
      run: () => go(`${list}?${new URLSearchParams({ q: searched })}`),
    },
    ...(suggestions ?? []).map(({ parameter, value, label, count, rest }): Entry => ({
      id: `${parameter} ${value}`,
      name: rest === "" ? label : `${label}, with “${rest}”`,
      kind: "Filter",
      count,
      run: () => go(`${paths.jobs}?${new URLSearchParams({ [parameter]: value, ...(rest !== "" && { q: rest }) })}`),
    })),
  ];
}

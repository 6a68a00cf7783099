import { EyeOff } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import type { HideListProps } from "#web/features/preferences/hideable-job.ts";
import { withRule } from "#web/features/preferences/search-settings.ts";
import { changeSettings, settingsStore } from "#web/features/preferences/search-settings-store.ts";
import { classes } from "#web/ui/base/classes.ts";
import { useToast } from "#web/ui/base/toast.tsx";
import { rovingTarget } from "#web/ui/form/roving-focus.ts";
import { showBeside, topLayerClass } from "#web/ui/overlay/top-layer.ts";
import { closeOnOutsidePress } from "#web/ui/select/popup-dismiss.ts";
import { type HideChoice, hideChoices, wordChoices } from "./hide-choices.ts";

/** The open hide menu. Arrow keys, Home and End move, Enter and Space choose, Escape and Tab close. */
export function HideList(props: HideListProps) {
  return props.open ? <OpenMenu {...props} /> : null;
}

function OpenMenu({ job, anchor, onOpenChange }: HideListProps) {
  const id = useId();
  const toast = useToast();
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = menu.current;
    if (!list || !anchor.current) return;
    showBeside(list, anchor.current, "end");
    list.querySelector<HTMLElement>("[role=menuitem]")?.focus({ preventScroll: true });
    return closeOnOutsidePress(list, { anchor, onOpenChange });
  }, [anchor, onOpenChange]);

  function close() {
    anchor.current?.focus();
    onOpenChange(false);
  }
  function hide({ rule, done }: HideChoice) {
    // Hiding removes the card and its button, so focus moves to the top of the list.
    const heading = anchor.current?.closest("section, main")?.querySelector<HTMLElement>("h2[tabindex]");
    close();
    heading?.focus({ preventScroll: true });
    changeSettings((settings) => withRule(settings, rule, true));
    toast({
      text: done,
      icon: EyeOff,
      action: { label: "Undo", run: () => changeSettings((settings) => withRule(settings, rule, false)) },
    });
  }
  function press(event: KeyboardEvent<HTMLDivElement>) {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=menuitem]")];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const target = rovingTarget(event.key, at, items.length, ["ArrowUp", "ArrowDown"]);
    if (event.key === "Escape" || event.key === "Tab") close();
    if (event.key === "Escape" || target !== undefined) event.preventDefault();
    // The job list behind must not handle the menu's keys.
    event.stopPropagation();
    if (target !== undefined) items[target]?.focus();
  }
  const choiceItem = (choice: HideChoice) => (
    <MenuItem key={choice.label} onClick={() => hide(choice)}>
      {choice.label}
    </MenuItem>
  );
  const words = wordChoices(job);
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its items have the focus
    <div
      ref={menu}
      role="menu"
      popover="manual"
      aria-label={`Hide jobs like ${job.role}`}
      className={classes(topLayerClass, "w-72 max-w-[calc(100vw-1rem)] p-1")}
      onKeyDown={press}
    >
      {hideChoices(job).map(choiceItem)}
      {words.length > 0 && (
        <div role="group" aria-labelledby={id} className="mt-1 border-t border-line pt-1">
          <p id={id} className="px-2 py-1.5 text-meta text-ink-3">
            Hide titles and companies with the word
          </p>
          {words.map(choiceItem)}
        </div>
      )}
      <div role="group" aria-label="All rules" className="mt-1 border-t border-line pt-1">
        <MenuItem
          onClick={() => {
            close();
            settingsStore.set({ open: true });
          }}
        >
          All my rules…
        </MenuItem>
      </div>
    </div>
  );
}

function MenuItem({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className="flex min-h-9 w-full items-center rounded-tag border-0 bg-transparent px-2 text-left text-ui text-ink wrap-anywhere hover:bg-accent-soft focus:bg-accent-soft max-md:min-h-11"
      onClick={onClick}
    >
      {children}
    </button>
  );
}

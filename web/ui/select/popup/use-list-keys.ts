import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Option } from "#web/ui/select/option.ts";

const TYPE_AHEAD_MS = 500;

interface ListKeys {
  /** Prefix of the rows' ids. */
  id: string;
  rows: readonly Option[];
  isChosen: (option: Option) => boolean;
  isDisabled: (option: Option) => boolean;
  choose: (option: Option | undefined) => void;
  close: () => void;
}

/** Keyboard navigation of a listbox. Movement skips disabled rows and stops at the ends. */
export function useListKeys({ id, rows, isChosen, isDisabled, choose, close }: ListKeys) {
  const typed = useRef({ text: "", at: 0 });
  const [active, setActive] = useState(() => {
    const chosen = rows.findIndex(isChosen);
    return Math.max(0, chosen >= 0 ? chosen : rows.findIndex((row) => !isDisabled(row)));
  });
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);

  function move(from: number, step: 1 | -1) {
    for (let at = from; at >= 0 && at < rows.length; at += step) {
      const row = rows[at];
      if (row && !isDisabled(row)) return setActive(at);
    }
  }
  function typeAhead(letter: string, now: number) {
    const text = now - typed.current.at < TYPE_AHEAD_MS ? typed.current.text + letter : letter;
    typed.current = { text, at: now };
    const match = rows.findIndex((row) => !isDisabled(row) && row.label.toLowerCase().startsWith(text.toLowerCase()));
    if (match >= 0) setActive(match);
  }
  function onKeyDown(event: KeyboardEvent) {
    const actions: Record<string, () => void> = {
      ArrowDown: () => move(active + 1, 1),
      ArrowUp: () => move(active - 1, -1),
      Home: () => move(0, 1),
      End: () => move(rows.length - 1, -1),
      Enter: () => choose(rows[active]),
      " ": () => choose(rows[active]),
      Escape: close,
    };
    if (event.key === "Tab") {
      // Focus returns to the button first, so that the browser's own Tab continues from there.
      close();
      if (event.shiftKey) event.preventDefault();
      return;
    }
    const action = actions[event.key];
    if (action) {
      event.preventDefault();
      event.stopPropagation();
      action();
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey)
      typeAhead(event.key, event.timeStamp);
  }
  return { active, setActive, onKeyDown };
}

import { capturesKeys } from "./captures-keys.ts";

/** A key of the page that is open. */
export interface Shortcut {
  /** As in `KeyboardEvent.key`. */
  key: string;
  /** What it does, for the key sheet and the palette. */
  text: string;
  /** Missing where the key is only named, because something else handles it. */
  press?: () => void;
}

type Group = () => readonly Shortcut[];
const groups = new Set<Group>();

/** Adds the shortcuts of one part of the page. Returns a function that removes them. */
export function addShortcuts(group: Group): () => void {
  groups.add(group);
  document.addEventListener("keydown", press);
  return () => void groups.delete(group);
}

/** What the parts of the page have added. */
export const shortcuts = (): Shortcut[] => [...groups].flatMap((group) => group());

/** A field, list or dialog with the focus keeps its keys. */
function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || capturesKeys(event.target)) return;
  shortcuts()
    .find(({ key }) => key === event.key)
    ?.press?.();
}

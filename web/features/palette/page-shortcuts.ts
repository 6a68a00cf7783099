import { type Shortcut, shortcuts } from "#web/shell/shortcuts/registry.ts";

/** The keys of every page, which the head script handles. */
export const SITE_KEYS: readonly Shortcut[] = [
  { key: "Ctrl+K", text: "find a page or a command" },
  { key: "?", text: "this help" },
];

/** The keys of the page that is open: those of its parts, and of fields that the head script focuses. */
export function pageShortcuts(): Shortcut[] {
  const fields = [...document.querySelectorAll<HTMLInputElement>("input[data-shortcut]")];
  return [
    ...shortcuts(),
    ...fields.map((field) => ({
      key: field.getAttribute("aria-keyshortcuts") ?? "",
      text: field.dataset["shortcut"] ?? "",
      press: () => field.focus(),
    })),
  ];
}

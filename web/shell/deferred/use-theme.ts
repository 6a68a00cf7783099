import { THEME_KEY } from "#web/shell/storage-keys.ts";
import { useStored } from "#web/shell/use-stored.ts";

export type Theme = "light" | "dark" | "system";

/** Reads and sets the theme of this browser. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [stored, store] = useStored(THEME_KEY);
  return [
    stored === "light" || stored === "dark" ? stored : "system",
    (theme) => {
      store(theme === "system" ? null : theme);
      if (theme === "system") delete document.documentElement.dataset["theme"];
      else document.documentElement.dataset["theme"] = theme;
    },
  ];
}

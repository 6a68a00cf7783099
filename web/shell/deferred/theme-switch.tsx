import { Monitor, Moon, Sun } from "lucide-react";
import { useStored } from "#web/shell/use-stored.ts";
import { THEME_KEY } from "#web/shell/storage-keys.ts";
import { Segmented } from "#web/ui/form/segmented.tsx";

const CHOICES = [
  { value: "light", label: "Light", icon: Sun },
  { value: "dark", label: "Dark", icon: Moon },
  { value: "system", label: "System", icon: Monitor },
] as const;

/** Switches between the light theme, the dark theme and the system's. */
export function ThemeSwitch() {
  const [stored, store] = useStored(THEME_KEY);
  return (
    <div className="needs-js">
      <Segmented
        label="Theme"
        choices={[...CHOICES]}
        value={stored === "light" || stored === "dark" ? stored : "system"}
        onChange={(theme) => {
          store(theme === "system" ? null : theme);
          if (theme === "system") delete document.documentElement.dataset["theme"];
          else document.documentElement.dataset["theme"] = theme;
        }}
      />
    </div>
  );
}

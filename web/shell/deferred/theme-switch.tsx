import { Monitor, Moon, Sun } from "lucide-react";
import { Segmented } from "#web/ui/form/segmented.tsx";
import { useTheme } from "./use-theme.ts";

const CHOICES = [
  { value: "light", label: "Light", icon: Sun },
  { value: "dark", label: "Dark", icon: Moon },
  { value: "system", label: "System", icon: Monitor },
] as const;

/** Switches between the light theme, the dark theme and the system's. */
export function ThemeSwitch() {
  const [theme, setTheme] = useTheme();
  return (
    <div className="needs-js">
      <Segmented label="Theme" choices={[...CHOICES]} value={theme} onChange={setTheme} />
    </div>
  );
}

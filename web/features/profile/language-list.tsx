import { Plus, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { ProfileLanguage } from "#contract/schemas/desk/profile.ts";
import {
  LANGUAGE_CODES,
  LANGUAGE_LEVELS,
  type LanguageLevel,
  PROFILE_LIMITS,
} from "#contract/values/desk/profile-limits.ts";
import { Button } from "#web/ui/base/button.tsx";
import { fieldLabelClass } from "#web/ui/display/field.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { IconButton } from "#web/ui/overlay/icon-button.tsx";
import { NativeSelect } from "#web/ui/select/native-select.tsx";

export const levelWord = (level: LanguageLevel) => (level === "native" ? "Native" : level);

/** The languages a person knows, each with how well. */
export function LanguageList({
  languages,
  onChange,
}: {
  languages: ProfileLanguage[];
  onChange: (languages: ProfileLanguage[]) => void;
}) {
  const names = useLanguageNames();
  const add = useRef<HTMLButtonElement>(null);
  const free = names.filter(({ code }) => !languages.some((each) => each.code === code));
  const replace = (at: number, next: ProfileLanguage) =>
    onChange(languages.map((each, index) => (index === at ? next : each)));

  function remove(at: number) {
    onChange(languages.filter((_, index) => index !== at));
    add.current?.focus();
  }
  return (
    <fieldset className="grid min-w-0 content-start gap-2">
      <legend className={fieldLabelClass}>Languages</legend>
      {languages.length > 0 && (
        <ul className="mt-1.5 grid gap-2">
          {languages.map(({ code, level }, at) => {
            const name = names.find((each) => each.code === code)?.name ?? code;
            return (
              <li key={code} className="grid grid-cols-[minmax(0,1fr)_7rem_auto] items-center gap-2">
                <NativeSelect
                  aria-label={`Language ${at + 1}`}
                  className="w-full min-w-0"
                  value={code}
                  onChange={({ target }) => replace(at, { code: target.value, level })}
                >
                  <option value={code}>{name}</option>
                  {free.map((each) => (
                    <option key={each.code} value={each.code}>
                      {each.name}
                    </option>
                  ))}
                </NativeSelect>
                <NativeSelect
                  aria-label={`Level of ${name}`}
                  className="w-full min-w-0"
                  value={level}
                  onChange={({ target }) =>
                    replace(at, { code, level: LANGUAGE_LEVELS.find((each) => each === target.value) ?? level })
                  }
                >
                  {LANGUAGE_LEVELS.map((each) => (
                    <option key={each} value={each}>
                      {levelWord(each)}
                    </option>
                  ))}
                </NativeSelect>
                <IconButton icon={X} label={`Remove ${name}`} onClick={() => remove(at)} />
              </li>
            );
          })}
        </ul>
      )}
      <div className="mt-1.5">
        <Button
          ref={add}
          disabled={free.length === 0 || languages.length >= PROFILE_LIMITS.languages}
          onClick={() => onChange([...languages, { code: firstOf(free), level: "B2" }])}
        >
          <Icon of={Plus} />
          Add a language
        </Button>
      </div>
    </fieldset>
  );
}

/** Returns the language to begin with: English while it is free. */
function firstOf(free: { code: string }[]): string {
  return free.find(({ code }) => code === "en")?.code ?? free[0]?.code ?? "en";
}

/** Returns all languages sorted by name. Only the browser names them, because its names can differ from the server's. */
function useLanguageNames(): { code: string; name: string }[] {
  const [names, setNames] = useState<{ code: string; name: string }[]>([]);
  useEffect(() => {
    const display = new Intl.DisplayNames("en", { type: "language" });
    setNames(
      LANGUAGE_CODES.map((code) => ({ code, name: display.of(code) ?? code })).sort((one, other) =>
        one.name.localeCompare(other.name, "en"),
      ),
    );
  }, []);
  return names;
}

import { CircleHelp } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { ProfileValues } from "#contract/schemas/desk/profile.ts";
import type { CvReading } from "#contract/values/desk/cv/cv-reading.ts";
import { countryName } from "#web/model/countries.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Panel } from "#web/ui/display/panel.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { levelWord } from "../language-list.tsx";
import { useProfileOptions } from "../profile-api.ts";
import { LEVEL_WORDS } from "../wish-fields.tsx";
import { CV_FIELDS, type CvField, filledBy, type ReviewLine, reviewOf } from "./review-lines.ts";

const FIELD_WORDS: Record<CvField, string> = {
  name: "Full Name",
  roles: "Roles",
  country: "You live in",
  level: "Level",
  skills: "Skills",
  languages: "Languages",
  links: "Links",
};

/** Shows what a CV says, to take or leave line by line. Sure lines begin chosen. */
export function CvReview({
  file,
  reading,
  profile,
  onFill,
  onClose,
}: {
  file: string;
  reading: CvReading;
  profile: ProfileValues;
  onFill: (filled: Partial<ProfileValues>, lines: number) => void;
  onClose: () => void;
}) {
  const { lines, known, missing } = reviewOf(reading, profile);
  const [chosen, setChosen] = useState(() => new Set(lines.filter(({ sure }) => sure).map(({ id }) => id)));
  const title = useRef<HTMLHeadingElement>(null);
  const wordsOf = useWords();
  // It opens after a wait, away from where the person was.
  useEffect(() => title.current?.focus(), []);
  const taken = lines.filter(({ id }) => chosen.has(id));
  const unsure = lines.filter(({ sure }) => !sure).length;
  const toggle = (id: string) =>
    setChosen((before) => (before.has(id) ? before.difference(new Set([id])) : before.union(new Set([id]))));

  return (
    <Panel role="group" aria-labelledby="cv-review" className="grid gap-5">
      <div>
        <h3 id="cv-review" ref={title} tabIndex={-1} className="text-title outline-none [overflow-wrap:anywhere]">
          What {file} says
        </h3>
        <p className="text-ui text-ink-2">
          {lines.length - unsure} found, {unsure} unsure, {missing.length} missing. Choose what the form takes.
        </p>
      </div>
      {CV_FIELDS.map((field) => {
        const own = lines.filter((line) => line.field === field);
        return own.length === 0 ? null : (
          <fieldset key={field} className="min-w-0">
            <legend className="mb-1.5 text-ui font-semibold">{FIELD_WORDS[field]}</legend>
            <div className={field === "skills" ? "grid gap-x-6 gap-y-2 sm:grid-cols-2" : "grid gap-2"}>
              {own.map((line) => (
                <Checkbox
                  key={line.id}
                  className="min-w-0 [overflow-wrap:anywhere]"
                  label={wordsOf(line)}
                  hint={<Evidence line={line} now={nowOf(line, profile)} />}
                  checked={chosen.has(line.id)}
                  onChange={() => toggle(line.id)}
                />
              ))}
            </div>
          </fieldset>
        );
      })}
      <ul className="grid gap-1 text-ui text-ink-2">
        {known.length > 0 && <li>In your profile already: {known.map((field) => FIELD_WORDS[field]).join(", ")}.</li>}
        {missing.length > 0 && <li>Missing in the file: {missing.map((field) => FIELD_WORDS[field]).join(", ")}.</li>}
        <li>A CV doesn’t say your hours, places, lowest pay or work permits. Please fill them in below.</li>
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="soft" disabled={taken.length === 0} onClick={() => onFill(filledBy(taken), taken.length)}>
          Add {taken.length === 1 ? "1 line" : `${taken.length} lines`} to the form
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Discard
        </Button>
      </div>
    </Panel>
  );
}

function Evidence({ line: { sure, evidence }, now }: { line: ReviewLine; now: string | undefined }) {
  return (
    <>
      {!sure && (
        <>
          <Badge variant="caution">
            <Icon of={CircleHelp} size="small" />
            Unsure
          </Badge>{" "}
        </>
      )}
      “{evidence}”{now !== undefined && <> Your profile says: {now}</>}
    </>
  );
}

/** What a single value would replace. */
function nowOf({ field }: ReviewLine, { name, country, level }: ProfileValues): string | undefined {
  if (field === "name") return name;
  if (field === "country" && country !== null) return countryName(country);
  return field === "level" && level !== null ? LEVEL_WORDS[level] : undefined;
}

/** Returns a function that puts a line's value in words. */
function useWords(): (line: ReviewLine) => string {
  const { data: options } = useProfileOptions();
  return ({ field, value }) => {
    if (typeof value !== "string")
      return `${new Intl.DisplayNames("en", { type: "language" }).of(value.code) ?? value.code}, ${levelWord(value.level)}`;
    if (field === "country") return countryName(value);
    if (field === "level") return LEVEL_WORDS[value as keyof typeof LEVEL_WORDS];
    const list = field === "roles" || field === "skills" ? options?.[field] : undefined;
    return list?.find((option) => option.value === value)?.label ?? value;
  };
}

import { PROFILE_LIMITS } from "#contract/values/desk/profile-limits.ts";
import { useCountryList } from "#web/features/preferences/country-select.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { ChosenList } from "./chosen-list.tsx";
import { LanguageList } from "./language-list.tsx";
import { useProfileOptions } from "./profile-api.ts";
import type { ProfilePart } from "./profile-part.ts";

/** Skills, work permits, languages and links. */
export function BackgroundFields({ values: { skills, permits, languages, links }, set }: ProfilePart) {
  const { data: options } = useProfileOptions();
  const countries = useCountryList();
  return (
    <>
      <ChosenList
        label="Skills"
        noun="skills"
        placeholder="Choose skills"
        field="skills"
        options={options?.skills ?? null}
        values={skills}
        onChange={(next) => set("skills", next)}
      />
      <ChosenList
        label="Countries where you may work without sponsorship"
        noun="countries"
        placeholder="Choose countries"
        field="permits"
        options={countries.length === 0 ? null : countries.map(({ code, name }) => ({ value: code, label: name }))}
        values={permits}
        onChange={(next) => set("permits", next)}
      />
      <LanguageList languages={languages} onChange={(next) => set("languages", next)} />
      <TextArea
        label="Links"
        hint={`Your work on the web: one address a line, at most ${PROFILE_LIMITS.links}.`}
        placeholder="https://"
        spellCheck={false}
        value={links.join("\n")}
        onChange={(event) => set("links", event.target.value.split("\n"))}
      />
    </>
  );
}

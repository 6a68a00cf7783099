import { type FormEvent, type ReactNode, useEffect, useId, useState } from "react";
import { MAX_KEYWORD_LENGTH, MIN_KEYWORD_LENGTH } from "#contract/values/search-limits.ts";
import { hasHideRules, NO_HIDE_RULES } from "#contract/values/search-settings.ts";
import type { StatusResponse } from "#contract/schemas/status.ts";
import { callApi } from "#web/api/api-client.ts";
import { filterOptions } from "#web/model/filter-options.ts";
import { useSearchSettings } from "#web/features/preferences/use-search-settings.ts";
import { api } from "#web/api/api-paths.ts";
import { changeSettings } from "#web/features/preferences/search-settings-store.ts";
import { type HideRule, withRule } from "#web/features/preferences/search-settings.ts";
import { Button, TextButton } from "#web/ui/base/button.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { Chip } from "#web/ui/display/chip.tsx";
import { fieldLabelClass } from "#web/ui/display/field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";

const setRule = (rule: HideRule, on: boolean) => changeSettings((settings) => withRule(settings, rule, on));

/** All hide rules, each removable. Words can be added here; companies and sources are hidden from a job's menu. */
export function HideRulesList() {
  const { settings } = useSearchSettings();
  const { hide } = settings;
  const companyNames = useNames(hide.companies.length > 0, loadCompanyNames);
  const sourceNames = useNames(hide.sources.length > 0, loadSourceNames);
  return (
    <fieldset className="grid gap-3">
      <legend className={fieldLabelClass}>Hide from my searches</legend>
      <Checkbox
        className="mt-1.5"
        label="Staffing agencies"
        hint="Firms that recruit for clients they don't name."
        checked={hide.agencies}
        onChange={(event) => setRule({ by: "agencies" }, event.target.checked)}
      />
      <AddWord />
      <Rules name="Words">
        {hide.keywords.map((value) => (
          <Rule key={value} facet="Word" label={value} rule={{ by: "keywords", value }} />
        ))}
      </Rules>
      <Rules name="Companies">
        {hide.companies.map((value) => (
          <Rule
            key={value}
            facet="Company"
            label={companyNames.get(value) ?? nameFromSlug(value)}
            rule={{ by: "companies", value }}
          />
        ))}
      </Rules>
      {hide.jobs.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 text-ui">
          {hide.jobs.length === 1 ? "1 single job" : `${hide.jobs.length} single jobs`}
          <TextButton
            className="min-h-6 max-md:min-h-11"
            onClick={() => changeSettings((now) => ({ ...now, hide: { ...now.hide, jobs: [] } }))}
          >
            Show again
          </TextButton>
        </p>
      )}
      <Rules name="Sources">
        {hide.sources.map((value) => (
          <Rule
            key={value}
            facet="Source"
            label={sourceNames.get(value) ?? nameFromSlug(value)}
            rule={{ by: "sources", value }}
          />
        ))}
      </Rules>
      {hasHideRules(hide) ? (
        <p>
          <TextButton
            className="min-h-6 text-ui max-md:min-h-11"
            onClick={() => changeSettings((before) => ({ ...before, hide: NO_HIDE_RULES }))}
          >
            Remove all rules
          </TextButton>
        </p>
      ) : (
        <p className="text-meta text-ink-3">
          Nothing is hidden. To hide a company or a source, open the “…” menu on one of its jobs.
        </p>
      )}
    </fieldset>
  );
}

function AddWord() {
  const id = useId();
  const [word, setWord] = useState("");
  const text = word.replace(/\s+/g, " ").trim();
  function add(event: FormEvent) {
    event.preventDefault();
    if (text.length < MIN_KEYWORD_LENGTH) return;
    setRule({ by: "keywords", value: text }, true);
    setWord("");
  }
  return (
    <form className="flex items-end gap-2" onSubmit={add}>
      <TextField
        id={id}
        size="base"
        className="flex-1"
        label="A word or phrase in the title or company name"
        value={word}
        maxLength={MAX_KEYWORD_LENGTH}
        autoComplete="off"
        onChange={(event) => setWord(event.target.value)}
      />
      <Button type="submit" aria-disabled={text.length < MIN_KEYWORD_LENGTH}>
        Hide
      </Button>
    </form>
  );
}

function Rules({ name, children }: { name: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <ul aria-label={name} className="flex flex-wrap gap-2">
      {children}
    </ul>
  );
}

function Rule({ facet, label, rule }: { facet: string; label: string; rule: HideRule }) {
  return (
    <li className="max-w-full overflow-hidden">
      <Chip facet={facet} label={label} onRemove={() => setRule(rule, false)} />
    </li>
  );
}

/** Loads the names of what rules hide; empty until they have loaded or if they fail to. */
function useNames(needed: boolean, load: () => Promise<Map<string, string>>): Map<string, string> {
  const [names, setNames] = useState(new Map<string, string>());
  useEffect(() => {
    if (needed) load().then(setNames, () => {});
  }, [needed, load]);
  return names;
}

async function loadCompanyNames(): Promise<Map<string, string>> {
  return new Map((await filterOptions()).companies.map(({ value, label }) => [value, label]));
}

async function loadSourceNames(): Promise<Map<string, string>> {
  const { data } = await callApi<StatusResponse>(api.status);
  return new Map(data.sources.map(({ id, name }) => [id, name]));
}

/**
 * Turns `tidewell-health` into `Tidewell Health`, for a company or source that has no job, and so no name, right now.
 */
function nameFromSlug(slug: string): string {
  return slug
    .split("-")
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(" ");
}

import { type FormEvent, useState } from "react";
import type { CompanyFacts, EmployerChangesResponse, FactsRequest } from "#contract/schemas/employers/statements.ts";
import { CORRECTED, STATED_FACTS } from "#contract/values/employers/statement-limits.ts";
import { employeesText } from "#web/model/card-job.ts";
import { useFilterOptions } from "#web/model/use-filter-options.ts";
import { Button } from "#web/ui/base/button.tsx";
import { problemOf, restOf } from "#web/api/forms/wrong-field.ts";
import { CORRECTABLE_FACTS } from "#contract/values/moderation/correction.ts";
import { useFocusWrong } from "#web/ui/form/wrong/use-focus-wrong.ts";
import { describedBy, Field } from "#web/ui/display/field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { MultiSelect } from "#web/ui/select/multi-select.tsx";
import { NativeSelect } from "#web/ui/select/native-select.tsx";
import { claimApi } from "./employers-api.ts";
import { CheckedGroup } from "./checked-group.tsx";
import { useSave } from "./use-save.ts";

type Answers = EmployerChangesResponse["data"];

/** Size, industries and LinkedIn page of the company, beside what we read of them elsewhere. */
export function CompanyFactsForm({
  claimId,
  facts,
  read,
  corrected,
  reload,
}: Pick<Answers, "facts" | "read" | "corrected"> & { claimId: string; reload: () => void }) {
  const [typed, setTyped] = useState(facts);
  const { busy, wrong, save } = useSave();
  const form = useFocusWrong(wrong);
  const { options } = useFilterOptions({ eager: true });
  const id = `facts-${claimId}`;
  const change = (part: Partial<CompanyFacts>) => setTyped({ ...typed, ...part });
  return (
    <section aria-labelledby={id} className="border-t border-line pt-4">
      <h3 id={id}>About the company</h3>
      <p className="mt-1 text-ui text-ink-2">
        What you state overrides what we read elsewhere, on your company’s page, on its jobs and in the filters. What
        you leave empty stays as we read it.
      </p>
      {corrected.length > 0 && (
        <p className="mt-1 text-ui text-ink-2">
          {CORRECTED}: {corrected.map((fact) => CORRECTABLE_FACTS[fact].label).join(", ")}. If you disagree, appeal by
          the link in the mail about it.
        </p>
      )}
      <form
        ref={form}
        noValidate
        className="mt-3 grid gap-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          save(claimApi(claimId, "facts"), changed(facts, typed), reload);
        }}
      >
        <div className="grid gap-4 md:grid-cols-2">
          <Field id={`${id}-size`} label="Company size" error={problemOf(wrong, "size")}>
            <NativeSelect
              id={`${id}-size`}
              size="large"
              aria-invalid={problemOf(wrong, "size") !== undefined || undefined}
              aria-describedby={describedBy(`${id}-size`, undefined, problemOf(wrong, "size"))}
              value={typed.size ?? ""}
              onChange={({ target: { value } }) => change({ size: value === "" ? null : value })}
            >
              <option value="">
                {asRead(read.employees === null ? "" : `${employeesText(read.employees)} employees`)}
              </option>
              {(options?.companySizes ?? []).map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <IndustriesField
            id={`${id}-industries`}
            read={read.industries}
            options={options?.industries ?? null}
            values={typed.industries}
            problem={problemOf(wrong, "industries")}
            onChange={(chosen) => change({ industries: chosen })}
          />
        </div>
        <TextField
          label="LinkedIn page"
          hint="Such as https://www.linkedin.com/company/acme"
          placeholder={read.linkedin ?? undefined}
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={300}
          value={typed.linkedin ?? ""}
          error={problemOf(wrong, "linkedin")}
          onChange={({ target: { value } }) => change({ linkedin: value === "" ? null : value })}
        />
        <p role="alert" className="text-ui text-negative empty:hidden">
          {restOf(wrong, STATED_FACTS)}
        </p>
        <Button type="submit" className="justify-self-start" busy={busy} busyLabel="Saving...">
          Save the facts
        </Button>
      </form>
    </section>
  );
}

interface IndustriesProps {
  id: string;
  /** As sources name them. */
  read: string[];
  options: readonly { value: string; label: string }[] | null;
  values: string[];
  problem: string | undefined;
  onChange: (chosen: string[]) => void;
}

function IndustriesField({ id, read, options, values, problem, onChange }: IndustriesProps) {
  const named = read.map((slug) => options?.find(({ value }) => value === slug)?.label ?? slug).join(", ");
  return (
    <CheckedGroup id={id} label="Industries of the company" problem={problem}>
      <MultiSelect
        label="Industries, at most three"
        placeholder={asRead(named)}
        filterPlaceholder="Type to filter the industries"
        emptyHint="Try another word."
        options={options?.map(({ value, label }) => ({ value, label })) ?? null}
        values={values}
        onChange={onChange}
      />
    </CheckedGroup>
  );
}

const asRead = (text: string): string => (text === "" ? "Not stated" : `As we read it: ${text}`);

/** Only what somebody changed is sent, so that a colleague's change in the meantime stays. */
function changed(before: CompanyFacts, typed: CompanyFacts): FactsRequest {
  const fields = STATED_FACTS.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(typed[field]));
  return Object.fromEntries(fields.map((field) => [field, typed[field]]));
}

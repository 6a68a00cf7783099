import { type FormEvent, useState } from "react";
import type { EmployerChangesResponse, EmployerStatement } from "#contract/schemas/employers/statements.ts";
import { MAX_OFFSET, MIN_OFFSET } from "#contract/values/employers/statement-limits.ts";
import { useLoaded } from "#web/api/loading/use-loaded.ts";
import { countryCodes, countryName } from "#web/model/countries.ts";
import { exactTime } from "#web/model/dates.ts";
import { problemOf, restOf, type Wrong } from "#web/api/forms/wrong-field.ts";
import { useFocusWrong } from "#web/ui/form/wrong/use-focus-wrong.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Field } from "#web/ui/display/field.tsx";
import { Skeleton } from "#web/ui/display/skeleton.tsx";
import { PageFailure } from "#web/ui/feedback/page-failure.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { MultiSelect } from "#web/ui/select/multi-select.tsx";
import { NativeSelect } from "#web/ui/select/native-select.tsx";
import { CompanyFactsForm } from "./company-facts.tsx";
import { CompanyListing } from "./company-listing.tsx";
import { CompanyFigures } from "./figures/company-figures.tsx";
import { DirectPosts } from "./posts/direct-posts.tsx";
import { LogoUpload } from "./logo-upload.tsx";
import { act, claimApi } from "./employers-api.ts";
import { CheckedGroup } from "./checked-group.tsx";
import { useAction } from "./use-action.ts";
import { useSave } from "./use-save.ts";

type Answers = EmployerChangesResponse["data"];
/** Fields by their names at the server. */
const COUNTRIES_FIELD = "statement.countries";
const HOURS_FIELD = "statement.timeZones";
const NOTHING: EmployerStatement = { countries: [], timeZones: null, visaSponsorship: null };
const COUNTRIES = countryCodes
  .map((code) => ({ value: code, label: countryName(code) }))
  .toSorted((a, b) => (a.label < b.label ? -1 : 1));

/** What the company says once for all its jobs and of itself, and what was said before. */
export function CompanyAnswers({ claimId, domain }: { claimId: string; domain: string }) {
  const { state, load } = useLoaded<EmployerChangesResponse>(claimApi(claimId, "changes"));
  if (state === "loading") return <Skeleton className="h-60 w-full" />;
  if (typeof state !== "object")
    return <PageFailure what="What your company says" rest="Nothing has changed." retry={() => void load()} />;
  const reload = () => void load();
  const { data } = state;
  return (
    <>
      <StatementForm
        key={`statement ${data.changes.find(({ field }) => field === "statement")?.id}`}
        claimId={claimId}
        statement={data.statement}
        reload={reload}
      />
      <CompanyFactsForm
        key={`facts ${JSON.stringify([data.facts, data.corrected])}`}
        claimId={claimId}
        facts={data.facts}
        read={data.read}
        corrected={data.corrected}
        reload={reload}
      />
      <AddressForm
        key={`website ${data.website}`}
        path={claimApi(claimId, "website")}
        part="website"
        label="Website"
        hint={`An address at ${domain}`}
        address={data.website}
        reload={reload}
      />
      <AddressForm
        key={`logo ${data.logo}`}
        path={claimApi(claimId, "logo")}
        part="logo"
        label="Logo"
        hint={`The https address of a picture at ${domain}, at most 1 MB`}
        address={data.logo}
        reload={reload}
      />
      <LogoUpload claimId={claimId} isUploaded={data.isLogoUploaded} isRefused={data.isLogoRefused} reload={reload} />
      <CompanyFigures claimId={claimId} />
      <CompanyListing claimId={claimId} lastChange={data.changes[0]?.id} onChange={reload} />
      <DirectPosts claimId={claimId} lastChange={data.changes[0]?.id} onChange={reload} />
      {data.changes.length > 0 && <History claimId={claimId} changes={data.changes} reload={reload} />}
    </>
  );
}

function StatementForm({
  claimId,
  statement,
  reload,
}: {
  claimId: string;
  statement: EmployerStatement | null;
  reload: () => void;
}) {
  const [said, setSaid] = useState(statement ?? NOTHING);
  const { busy, wrong, save: put } = useSave();
  const form = useFocusWrong(wrong);
  const id = `statement-${claimId}`;
  const save = (wanted: EmployerStatement | null) => put(claimApi(claimId, "statement"), { statement: wanted }, reload);
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>Where you can hire</h3>
      <p className="mt-1 text-ui text-ink-2">
        Say it once for all your jobs. It overrides what we read in your postings, and every job shows that it comes
        from you. A job that names fewer countries keeps its own list.
      </p>
      <form
        ref={form}
        noValidate
        className="mt-3 grid gap-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          save(said);
        }}
      >
        <CheckedGroup id={`${id}-countries`} label="Where you can hire" problem={problemOf(wrong, COUNTRIES_FIELD)}>
          <MultiSelect
            label="Countries you can hire in"
            placeholder="As the posting says"
            filterPlaceholder={`Type to filter ${COUNTRIES.length} countries`}
            emptyHint="Try the English name."
            options={COUNTRIES}
            values={said.countries}
            onChange={(countries) => setSaid({ ...said, countries })}
          />
        </CheckedGroup>
        <HoursAndVisa id={id} said={said} wrong={wrong} onChange={setSaid} />
        <Failure failure={restOf(wrong, [COUNTRIES_FIELD, `${HOURS_FIELD}.from`, `${HOURS_FIELD}.to`]) ?? undefined} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" busy={busy} busyLabel="Saving...">
            Save
          </Button>
          {statement !== null && (
            <Button busy={busy} onClick={() => save(null)}>
              Take it back
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}

function HoursAndVisa({
  id,
  said,
  wrong,
  onChange,
}: {
  id: string;
  said: EmployerStatement;
  wrong: Wrong | null;
  onChange: (said: EmployerStatement) => void;
}) {
  const offset = (side: "from" | "to", text: string) => {
    if (text === "") return onChange({ ...said, timeZones: null });
    const value = Number(text);
    const { from, to } = said.timeZones ?? { from: value, to: value };
    onChange({
      ...said,
      timeZones:
        side === "from" ? { from: value, to: Math.max(value, to) } : { from: Math.min(value, from), to: value },
    });
  };
  return (
    <div className="grid gap-4 md:grid-cols-3">
      {(["from", "to"] as const).map((side) => (
        <TextField
          key={side}
          label={side === "from" ? "Westernmost UTC offset" : "Easternmost UTC offset"}
          hint={side === "from" ? "Such as −3" : "Such as 2"}
          type="number"
          min={MIN_OFFSET}
          max={MAX_OFFSET}
          step={0.25}
          value={said.timeZones === null ? "" : String(said.timeZones[side])}
          error={problemOf(wrong, `${HOURS_FIELD}.${side}`)}
          onChange={(event) => offset(side, event.target.value)}
        />
      ))}
      <Field id={`${id}-visa`} label="Visas">
        <NativeSelect
          id={`${id}-visa`}
          size="large"
          value={said.visaSponsorship ?? ""}
          onChange={(event) =>
            onChange({
              ...said,
              visaSponsorship: event.target.value === "" ? null : (event.target.value as "yes" | "no"),
            })
          }
        >
          <option value="">As the posting says</option>
          <option value="yes">We sponsor visas</option>
          <option value="no">We don’t sponsor visas</option>
        </NativeSelect>
      </Field>
    </div>
  );
}

function AddressForm({
  path,
  part,
  label,
  hint,
  address,
  reload,
}: {
  path: string;
  part: "website" | "logo";
  label: string;
  hint: string;
  address: string | null;
  reload: () => void;
}) {
  const [typed, setTyped] = useState(address ?? "");
  const { busy, wrong, failure, save } = useSave();
  const form = useFocusWrong(wrong);
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-3 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        save(path, { [part]: typed }, reload);
      }}
    >
      <TextField
        label={label}
        hint={hint}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        required
        value={typed}
        error={failure}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" className="justify-self-start" busy={busy} busyLabel="Saving...">
        Save the {part}
      </Button>
    </form>
  );
}

function Failure({ failure }: { failure: string | undefined }) {
  return (
    <p role="alert" className="text-ui text-negative empty:hidden">
      {failure}
    </p>
  );
}

function History({ claimId, changes, reload }: { claimId: string; changes: Answers["changes"]; reload: () => void }) {
  const { busy, failure, run } = useAction();
  return (
    <details className="text-ui">
      <summary className="w-fit cursor-pointer text-accent max-md:min-h-11 max-md:content-center">
        What was said
      </summary>
      <ol className="mt-2 divide-y divide-line border-y border-line">
        {changes.map((change) => (
          <li key={change.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 wrap-anywhere">
              <time dateTime={change.at} className="text-ink-2">
                {exactTime(change.at)}
              </time>
              , {change.by ?? "somebody"}
              {change.isUndo && ", undone"}: {change.words}
            </span>
            {change.isCurrent && (
              <Button
                busy={busy}
                aria-label={`Undo: ${change.words}`}
                onClick={() => run(() => act(claimApi(claimId, `changes/${change.id}/undo`)), reload)}
              >
                Undo
              </Button>
            )}
          </li>
        ))}
      </ol>
      <Failure failure={failure} />
    </details>
  );
}

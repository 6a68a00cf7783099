import { type FormEvent, useId, useState } from "react";
import type { PostContent } from "#contract/schemas/employers/posts.ts";
import { MAX_POST_TITLE, MIN_POST_TEXT } from "#contract/values/employers/direct-posts.ts";
import { countryCodes, countryName } from "#web/model/countries.ts";
import { type Wrong, wrongOf } from "#web/api/forms/wrong-field.ts";
import { useFocusWrong } from "#web/ui/form/wrong/use-focus-wrong.ts";
import { useStored } from "#web/shell/use-stored.ts";
import { Button } from "#web/ui/base/button.tsx";
import { describedBy, Field } from "#web/ui/display/field.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { MultiSelect } from "#web/ui/select/multi-select.tsx";
import { NativeSelect } from "#web/ui/select/native-select.tsx";
import { EMPTY_POST, keptPost, sentPost, type TypedPost, typedPost } from "./typed-post.ts";

const COUNTRIES = countryCodes
  .map((code) => ({ value: code, label: countryName(code) }))
  .toSorted((a, b) => (a.label < b.label ? -1 : 1));

/** The fields that show what is wrong with them, by their names at the server. */
const FIELDS: ReadonlySet<string> = new Set([
  "title",
  "description",
  "applyUrl",
  "countries",
  "employmentType",
  "isVacancy",
  "usesAiScreening",
  "visaSponsorship",
  "salary.currency",
  "salary.min",
  "salary.max",
  "salary.period",
  "weeklyHours.min",
  "weeklyHours.max",
]);

interface FormProps {
  claimId: string;
  /** The post to change; null for a new one. */
  post: { id: string; draft: PostContent } | null;
  save: (content: object) => Promise<void>;
  onClose: () => void;
}

/** Sets one field of what is typed. */
type SetField = <Name extends keyof TypedPost>(name: Name, value: TypedPost[Name]) => void;
interface PartProps {
  typed: TypedPost;
  set: SetField;
  /** What is wrong with a field, by its name at the server. */
  problem: (field: string) => string | undefined;
}

/** The form of a direct post. The browser keeps what is typed until it's saved, and the server names the first field that is wrong. */
export function PostForm({ claimId, post, save, onClose }: FormProps) {
  const [kept, keep] = useStored(`afield.post.${claimId}.${post?.id ?? "new"}`);
  const [typed, setTyped] = useState(() => keptPost(kept) ?? (post === null ? EMPTY_POST : typedPost(post.draft)));
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const form = useFocusWrong(wrong);
  const set: SetField = (name, value) => {
    const next = { ...typed, [name]: value };
    setTyped(next);
    keep(JSON.stringify(next));
  };
  const problem = (field: string) => (wrong?.field === field ? wrong.message : undefined);

  async function submit() {
    if (busy) return;
    setBusy(true);
    setWrong(null);
    try {
      await save(sentPost(typed));
      keep(null);
      onClose();
    } catch (error) {
      const { field, message } = wrongOf(error);
      setWrong({ field: field.replace(/^content\./, ""), message });
    }
    setBusy(false);
  }
  const part = { typed, set, problem };
  return (
    <form
      ref={form}
      noValidate
      aria-label={post === null ? "A new post" : `Change ${post.draft.title}`}
      className="grid gap-4 rounded-control border border-line p-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextPart {...part} />
      <PlacePart {...part} />
      <PayPart {...part} />
      <TermsPart {...part} />
      <p role="alert" className="text-ui text-negative empty:hidden">
        {wrong === null || FIELDS.has(wrong.field) ? "" : wrong.message}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={busy} busyLabel="Saving...">
          Save and preview
        </Button>
        <Button
          onClick={() => {
            keep(null);
            onClose();
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}

function TextPart({ typed, set, problem }: PartProps) {
  return (
    <>
      <TextField
        label="Title of the job"
        maxLength={MAX_POST_TITLE}
        value={typed.title}
        error={problem("title")}
        onChange={(event) => set("title", event.target.value)}
      />
      <TextArea
        label="Description"
        hint={`At least ${MIN_POST_TEXT} characters of plain text. Lines that begin with “- ” become a list.`}
        rows={12}
        value={typed.description}
        error={problem("description")}
        onChange={(event) => set("description", event.target.value)}
      />
      <TextField
        label="Where people apply"
        hint="The https address of a page, or an email address at your domain"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={typed.applyUrl}
        error={problem("applyUrl")}
        onChange={(event) => set("applyUrl", event.target.value)}
      />
    </>
  );
}

function PlacePart({ typed, set, problem }: PartProps) {
  const wrong = problem("countries");
  const id = useId();
  return (
    <div
      role="group"
      aria-label="Where people work"
      aria-describedby={id}
      className="grid gap-2"
      data-invalid={wrong !== undefined}
    >
      {!typed.isWorldwide && (
        <MultiSelect
          label="Countries in which people can do the job"
          placeholder="Choose countries"
          filterPlaceholder={`Type to filter ${COUNTRIES.length} countries`}
          emptyHint="Try the English name."
          options={COUNTRIES}
          values={typed.countries}
          onChange={(countries) => set("countries", countries)}
        />
      )}
      <Checkbox
        label="People can do it from every country"
        checked={typed.isWorldwide}
        onChange={(event) => set("isWorldwide", event.target.checked)}
      />
      <p id={id} role="alert" className="text-meta text-negative empty:hidden">
        {wrong}
      </p>
    </div>
  );
}

function PayPart({ typed, set, problem }: PartProps) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <NumberFields
        fields={[
          ["Lowest pay", "payMin", "salary.min"],
          ["Highest pay", "payMax", "salary.max"],
        ]}
        {...{ typed, set, problem }}
      />
      <ChoiceField
        label="Currency"
        options={CURRENCIES}
        value={typed.currency}
        error={problem("salary.currency")}
        onChange={(currency) => set("currency", currency)}
      />
      <ChoiceField
        label="Per"
        options={PERIODS}
        value={typed.period}
        error={problem("salary.period")}
        onChange={(period) => set("period", period as TypedPost["period"])}
      />
    </div>
  );
}

type Options = readonly [value: string, label: string][];
const CURRENCIES: Options = [...new Set(["EUR", "USD", "GBP", ...Intl.supportedValuesOf("currency")])].map((code) => [
  code,
  code,
]);
const PERIODS: Options = ["year", "month", "week", "day", "hour"].map((period) => [period, period]);

type ChoiceName = "employmentType" | "isVacancy" | "usesAiScreening" | "visaSponsorship";
const UNCHOSEN = ["", "Please choose"] as [string, string];
const CHOICES: readonly [label: string, name: ChoiceName, options: Options][] = [
  [
    "Contract",
    "employmentType",
    [
      UNCHOSEN,
      ["full-time", "Full-time"],
      ["part-time", "Part-time"],
      ["contract", "Contract"],
      ["internship", "Internship"],
    ],
  ],
  ["Is there a vacancy now?", "isVacancy", [UNCHOSEN, ["yes", "Yes"], ["no", "No, it’s a talent pool for later"]]],
  ["Does AI help to choose among applicants?", "usesAiScreening", [UNCHOSEN, ["yes", "Yes"], ["no", "No"]]],
  [
    "Work visas (optional)",
    "visaSponsorship",
    [
      ["", "We don’t say"],
      ["yes", "We sponsor them"],
      ["no", "We don’t sponsor them"],
    ],
  ],
];

function TermsPart({ typed, set, problem }: PartProps) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {CHOICES.map(([label, name, options]) => (
        <ChoiceField
          key={name}
          label={label}
          options={options}
          value={typed[name]}
          error={problem(name)}
          onChange={(value) => set(name, value as never)}
        />
      ))}
      <NumberFields
        fields={[
          ["Fewest hours a week (optional)", "hoursMin", "weeklyHours.min"],
          ["Most hours a week (optional)", "hoursMax", "weeklyHours.max"],
        ]}
        {...{ typed, set, problem }}
      />
    </div>
  );
}

type NumberName = "payMin" | "payMax" | "hoursMin" | "hoursMax";

function NumberFields({
  fields,
  typed,
  set,
  problem,
}: PartProps & { fields: readonly [label: string, name: NumberName, sentAs: string][] }) {
  return fields.map(([label, name, sentAs]) => (
    <TextField
      key={name}
      label={label}
      inputMode="decimal"
      value={typed[name]}
      error={problem(sentAs)}
      onChange={(event) => set(name, event.target.value)}
    />
  ));
}

function ChoiceField({
  label,
  value,
  error,
  onChange,
  options,
}: {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  options: Options;
}) {
  const id = useId();
  return (
    <Field id={id} label={label} error={error}>
      <NativeSelect
        id={id}
        size="large"
        value={value}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, undefined, error)}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}

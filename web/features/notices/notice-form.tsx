import { CircleCheck, TriangleAlert } from "lucide-react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { FiledNoticeResponse, NoticeRequest } from "#contract/schemas/moderation/notice.ts";
import {
  CATEGORIES,
  EXPLAIN_NOTICE,
  GOOD_FAITH,
  MAX_NOTICE_WORDS,
  MIN_NOTICE_WORDS,
  needsWords,
  NOTICE_CATEGORIES,
  type NoticeCategory,
} from "#contract/values/moderation/notice.ts";
import { actionFailure } from "#web/api/action-failure.ts";
import { callApi, GENERAL } from "#web/api/api-client.ts";
import { useHydrated } from "#web/hydration/use-hydrated.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Field } from "#web/ui/display/field.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { NativeSelect } from "#web/ui/select/native-select.tsx";
import { type About, aboutOfAddress, aboutOfParams } from "./notice-subject.ts";

type Filed = FiledNoticeResponse["data"];
const ABOUT_WORDS = {
  job: "This notice is about the job that you came from.",
  company: "This notice is about the company that you came from.",
  message: "This notice is about a message in a referral that you came from.",
  page: "This notice is about the page that you came from.",
};

/** Takes a notice, and then shows its number and the link to its page. */
export function NoticeForm() {
  const [params] = useSearchParams();
  const named = aboutOfParams(params);
  const [category, setCategory] = useState<NoticeCategory>("scam");
  const [words, setWords] = useState("");
  const [email, setEmail] = useState("");
  const [address, setAddress] = useState("");
  const [goodFaith, setGoodFaith] = useState(false);
  const [asked, setAsked] = useState(false);
  const { busy, failure, filed, send } = useSending();
  const hydrated = useHydrated();
  const id = useId();

  if (filed !== null) return <Thanks filed={filed} />;
  const about = named ?? (typeof location === "undefined" ? null : aboutOfAddress(address, location.host));
  const tooShort = needsWords(category) && words.trim().length < MIN_NOTICE_WORDS;

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (about === null || tooShort || !goodFaith) return;
    void send({ about, category, words, goodFaith, ...(email.trim() !== "" && { email }) });
  }
  return (
    <form onSubmit={submit} noValidate>
      <fieldset disabled={!hydrated} className="grid gap-5">
        <Subject
          about={named}
          address={address}
          onChange={setAddress}
          error={asked && about === null ? "Please paste an address of this site" : undefined}
        />
        <Field id={`${id}-category`} label="What’s wrong?">
          <NativeSelect
            id={`${id}-category`}
            size="large"
            value={category}
            onChange={(event) => setCategory(event.target.value as NoticeCategory)}
          >
            {CATEGORIES.map((value) => (
              <option key={value} value={value}>
                {NOTICE_CATEGORIES[value]}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <TextArea
          label={needsWords(category) ? "Explain what is wrong and where" : "Explain (optional)"}
          hint="For something illegal, name the law if you can."
          rows={6}
          maxLength={MAX_NOTICE_WORDS}
          value={words}
          error={asked && tooShort ? EXPLAIN_NOTICE : undefined}
          onChange={(event) => setWords(event.target.value)}
        />
        <TextField
          label="Your email address (optional)"
          hint="For the decision. Nobody but the operators sees it."
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <GoodFaith checked={goodFaith} onChange={setGoodFaith} missing={asked && !goodFaith} />
        {failure !== null && (
          <Notice variant="negative" icon={TriangleAlert} role="alert">
            {failure}
          </Notice>
        )}
        <Button
          type="submit"
          variant="primary"
          size="large"
          className="justify-self-start"
          busy={busy}
          busyLabel="Sending..."
        >
          File the notice
        </Button>
      </fieldset>
    </form>
  );
}

function GoodFaith({
  checked,
  onChange,
  missing,
}: {
  checked: boolean;
  onChange: (checked: boolean) => void;
  missing: boolean;
}) {
  return (
    <div>
      <Checkbox
        label={GOOD_FAITH}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        aria-invalid={missing || undefined}
      />
      {missing && <p className="text-meta text-negative">Please confirm this to file the notice.</p>}
    </div>
  );
}

function useSending() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [filed, setFiled] = useState<Filed | null>(null);
  async function send(body: NoticeRequest) {
    setBusy(true);
    setFailure(null);
    try {
      const { data } = await callApi<FiledNoticeResponse>("/api/notices", { method: "POST", body, policy: GENERAL });
      setFiled(data);
    } catch (error) {
      setFailure(actionFailure(error));
    }
    setBusy(false);
  }
  return { busy, failure, filed, send };
}

function Subject({
  about,
  address,
  onChange,
  error,
}: {
  about: About | null;
  address: string;
  onChange: (address: string) => void;
  error: string | undefined;
}) {
  if (about !== null) return <p className="text-ui">{ABOUT_WORDS[about.kind]}</p>;
  return (
    <TextField
      label="Address of the page"
      hint="Copy it from your browser’s address bar."
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      value={address}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function Thanks({ filed: { number, token } }: { filed: Filed }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form is gone, and the focus with it.
  useEffect(() => heading.current?.focus(), []);
  const path = `/notices/${token}`;
  return (
    <div className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="outline-none">
        Your notice has the number {number}
      </h2>
      <Notice variant="positive" icon={CircleCheck}>
        Thank you. A person will read it and decide.
      </Notice>
      <p className="text-ui">
        Keep the address of <Link to={path}>your notice’s page</Link>: it shows where your notice stands and later the
        decision with its reasons. Only people with this address can see it.
      </p>
    </div>
  );
}

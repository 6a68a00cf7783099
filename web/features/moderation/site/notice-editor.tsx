import { type SyntheticEvent, useState } from "react";
import type { DeskSiteResponse, SiteNotice, SiteNoticeRequest } from "#contract/schemas/moderation/site-notice.ts";
import {
  MAX_SITE_NOTICE,
  SITE_NOTICE_KINDS,
  SITE_NOTICES,
  type SiteNoticeKind,
} from "#contract/values/moderation/site-notice.ts";
import { sendForm } from "#web/api/forms/send-form.ts";
import { problemOf, restOf, type Wrong, wrongOf } from "#web/api/forms/wrong-field.ts";
import { useFocusWrong } from "#web/ui/form/wrong/use-focus-wrong.ts";
import { exactTime } from "#web/model/dates.ts";
import { Button } from "#web/ui/base/button.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { Choice } from "../decide/choice.tsx";
import { deskPaths } from "../desk-paths.ts";
import { FormFailure } from "../form-failure.tsx";

/** The fields that show what is wrong with them, by their names at the server. */
const FIELDS = ["notice.words", "notice.from", "notice.until"];
const HOUR_MS = 3_600_000;

/** The notice on every page: what it says, and setting another or taking it off. */
export function NoticeEditor({
  notice,
  onChanged,
}: {
  notice: SiteNotice | null;
  onChanged: (site: DeskSiteResponse) => void;
}) {
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function send(body: SiteNoticeRequest) {
    if (isBusy) return;
    setBusy(true);
    try {
      onChanged(await sendForm<DeskSiteResponse>(deskPaths.siteNoticeApi, "PUT", body));
      setWrong(null);
    } catch (error) {
      setWrong(wrongOf(error));
    }
    setBusy(false);
  }
  return (
    <section aria-labelledby="notice" className="mt-6 grid max-w-[40em] gap-4">
      <h2 id="notice">Notice on every page</h2>
      <div role="status" className="text-ui">
        {notice === null ? (
          <p className="text-ink-2">No page says anything.</p>
        ) : (
          <p className="wrap-anywhere">
            {SITE_NOTICES[notice.kind]}, <time dateTime={notice.from}>{exactTime(notice.from)}</time> until{" "}
            <time dateTime={notice.until}>{exactTime(notice.until)}</time>: {notice.words}
          </p>
        )}
      </div>
      {notice !== null && (
        <Button variant="danger" className="justify-self-start" onClick={() => void send({ notice: null })}>
          Take it off
        </Button>
      )}
      <NoticeForm isBusy={isBusy} wrong={wrong} onSend={(wanted) => void send({ notice: wanted })} />
      <FormFailure failure={restOf(wrong, FIELDS)} />
    </section>
  );
}

function NoticeForm({
  isBusy,
  wrong,
  onSend,
}: {
  isBusy: boolean;
  wrong: Wrong | null;
  onSend: (notice: NonNullable<SiteNoticeRequest["notice"]>) => void;
}) {
  const [kind, setKind] = useState<SiteNoticeKind>("info");
  const [words, setWords] = useState("");
  const [from, setFrom] = useState(() => localTime(Date.now()));
  const [until, setUntil] = useState(() => localTime(Date.now() + 24 * HOUR_MS));
  const [isAsked, setAsked] = useState(false);
  const [tries, setTries] = useState(0);
  const form = useFocusWrong(wrong ?? tries);
  const isOver = !(Date.parse(until) > Date.parse(from));

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setAsked(true);
    setTries(tries + 1);
    if (words.trim() === "" || isOver) return;
    onSend({ kind, words, from: new Date(from).toISOString(), until: new Date(until).toISOString() });
  }
  return (
    <form
      ref={form}
      aria-label="New notice"
      className="grid gap-3 border-t border-line pt-4"
      noValidate
      onSubmit={submit}
    >
      <Choice
        label="Kind"
        value={kind}
        options={SITE_NOTICE_KINDS.map((each) => [each, SITE_NOTICES[each]])}
        onChange={(value) => setKind(value as SiteNoticeKind)}
      />
      <TextArea
        label="What to say"
        hint="Plain text, for everybody. People can dismiss it."
        rows={2}
        maxLength={MAX_SITE_NOTICE}
        value={words}
        error={isAsked && words.trim() === "" ? "Please write what to say" : problemOf(wrong, "notice.words")}
        onChange={(event) => setWords(event.target.value)}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label="From"
          type="datetime-local"
          value={from}
          error={problemOf(wrong, "notice.from")}
          onChange={(event) => setFrom(event.target.value)}
        />
        <TextField
          label="Until"
          type="datetime-local"
          value={until}
          error={isAsked && isOver ? "It has to end after it begins" : problemOf(wrong, "notice.until")}
          onChange={(event) => setUntil(event.target.value)}
        />
      </div>
      <Button type="submit" variant="primary" className="justify-self-start" busy={isBusy} busyLabel="Saving...">
        Show it
      </Button>
    </form>
  );
}

/** A moment as a field for the local time has it. */
function localTime(at: number): string {
  return new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

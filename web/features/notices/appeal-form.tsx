import { TriangleAlert } from "lucide-react";
import { type FormEvent, useState } from "react";
import { APPEAL_MONTHS } from "#contract/values/moderation/decision.ts";
import { MAX_NOTICE_WORDS, MIN_NOTICE_WORDS } from "#contract/values/moderation/notice.ts";
import { actionFailure } from "#web/api/action-failure.ts";
import { callApi } from "#web/api/api-client.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";

/** Appeals a decision, which another operator then reads. `path` is the call of what was decided; `onAppealed` gets its answer. */
export function AppealForm<Answer>({ path, onAppealed }: { path: string; onAppealed: (answer: Answer) => void }) {
  const [words, setWords] = useState("");
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isShort = words.trim().length < MIN_NOTICE_WORDS;

  async function send(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (isShort) return;
    setBusy(true);
    setFailure(null);
    try {
      onAppealed(await callApi<Answer>(`${path}/appeal`, { method: "POST", body: { words } }));
    } catch (error) {
      setFailure(actionFailure(error));
      setBusy(false);
    }
  }
  return (
    <form className="grid gap-3 border-t border-line pt-4" noValidate onSubmit={(event) => void send(event)}>
      <h2>Disagree?</h2>
      <p className="text-ui text-ink-2">
        You can appeal once, within {APPEAL_MONTHS} months. Another person reads the appeal. You can also go to court.
      </p>
      <TextArea
        label="Why do you disagree?"
        rows={4}
        maxLength={MAX_NOTICE_WORDS}
        value={words}
        error={asked && isShort ? `Please say why, in at least ${MIN_NOTICE_WORDS} characters` : undefined}
        onChange={(event) => setWords(event.target.value)}
      />
      {failure !== null && (
        <Notice variant="negative" icon={TriangleAlert} role="alert">
          {failure}
        </Notice>
      )}
      <Button type="submit" className="justify-self-start" busy={busy} busyLabel="Sending...">
        Appeal
      </Button>
    </form>
  );
}

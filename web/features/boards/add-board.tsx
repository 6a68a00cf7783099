import { CircleAlert, ListChecks } from "lucide-react";
import { type FormEvent, useState } from "react";
import { brand } from "#contract/values/brand.ts";
import { LONGEST_LINK } from "#contract/values/board-lookup.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Spinner } from "#web/ui/base/spinner.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { useSession } from "#web/session/use-session.ts";
import { BoardPreview } from "./board-preview.tsx";
import { type LookupState, useBoardLookup } from "./use-board-lookup.ts";

/** The form that takes a link, and below it what reading the board found. */
export function AddBoard() {
  const { state, lookUp } = useBoardLookup();
  const [link, setLink] = useState("");
  const { user } = useSession();
  const busy = state.step === "sending" || state.step === "reading";

  function send(event: FormEvent) {
    event.preventDefault();
    if (link.trim() !== "" && !busy) void lookUp(link.trim());
  }

  return (
    <div className="grid gap-6">
      <form className="needs-js grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end" onSubmit={send}>
        <TextField
          label="Link to a careers page, a board or one opening"
          name="link"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
          required
          maxLength={LONGEST_LINK}
          value={link}
          onChange={(event) => setLink(event.target.value)}
        />
        <Button type="submit" variant="primary" size="large" busy={busy} busyLabel="Reading...">
          Read the board
        </Button>
        <p className="text-meta text-ink-2 sm:col-span-2">
          {user === null
            ? "You don’t need an account. We review boards that guests add. Members’ boards are added at once."
            : "You’re logged in: the boards you find are added at once."}
        </p>
      </form>
      <p className="without-js text-ui">
        Reading a board needs JavaScript. You can also send the link to{" "}
        <a href={`mailto:${brand.supportEmail}?subject=${encodeURIComponent("A missing board")}`}>
          {brand.supportEmail}
        </a>
        .
      </p>
      <Result state={state} />
    </div>
  );
}

function Result({ state }: { state: LookupState }) {
  if (state.step === "sending" || state.step === "reading") {
    const waits = state.step === "reading" && state.waiting;
    return (
      <p role="status" className="flex items-center gap-2.5 text-ui text-ink-2">
        <Spinner size="small" />
        {waits ? "Waiting for a reader." : "Reading the board once. This takes up to a minute."}
      </p>
    );
  }
  if (state.step === "found") return <BoardPreview board={state.board} />;
  if (state.step === "idle") return null;
  if (state.code === "known") return <Notice icon={ListChecks}>{state.message}</Notice>;
  return (
    <Notice variant="negative" icon={CircleAlert} role="alert">
      {state.message}
    </Notice>
  );
}

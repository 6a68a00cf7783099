import { CircleAlert, ListChecks } from "lucide-react";
import { brand } from "#contract/values/brand.ts";
import { Spinner } from "#web/ui/base/spinner.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { LinkForm } from "#web/ui/form/link-form.tsx";
import { useSession } from "#web/session/use-session.ts";
import { BoardPreview } from "./board-preview.tsx";
import { type LookupState, useBoardLookup } from "./use-board-lookup.ts";

/** The form that takes a link, and below it what reading the board found. */
export function AddBoard() {
  const { state, lookUp } = useBoardLookup();
  const { user } = useSession();
  const busy = state.step === "sending" || state.step === "reading";

  return (
    <div className="grid gap-6">
      <LinkForm
        label="Link to a careers page, a board or one opening"
        action="Read the board"
        busy={busy}
        onSend={(link) => void lookUp(link)}
        className="needs-js"
      >
        <p className="text-meta text-ink-2 sm:col-span-2">
          {user === null
            ? "You don’t need an account. We review boards that guests add. Members’ boards are added at once."
            : "You’re logged in: the boards you find are added at once."}
        </p>
      </LinkForm>
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

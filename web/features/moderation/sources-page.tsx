import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { brand } from "#contract/values/brand.ts";
import type { DeskSource, DeskSourcesResponse, SourceSwitchRequest } from "#contract/schemas/moderation/sources.ts";
import { sendForm } from "#web/api/forms/send-form.ts";
import { problemOf, restOf, type Wrong, wrongOf } from "#web/api/forms/wrong-field.ts";
import { useFocusWrong } from "#web/ui/form/wrong/use-focus-wrong.ts";
import { useLoaded } from "#web/api/loading/use-loaded.ts";
import { exactTime } from "#web/model/dates.ts";
import { MissingPage, WaitingPage } from "#web/shell/deferred/not-found.tsx";
import { Button } from "#web/ui/base/button.tsx";
import { PageFailure } from "#web/ui/feedback/page-failure.tsx";
import { deskPaths } from "./desk-paths.ts";
import { FormFailure } from "./form-failure.tsx";
import { ReasonField } from "./reason-field.tsx";

const CHECK_WORDS: Record<NonNullable<DeskSource["outcome"]>, string> = {
  ok: "Today’s check found nothing wrong",
  changed: "Its answers have changed shape",
  empty: "Its check found no openings",
  failed: "Its check failed",
};

/** For operators: which sources are read, and pausing one. */
export function SourcesPage() {
  const { state, setState, load } = useLoaded<DeskSourcesResponse>(deskPaths.sourcesApi);
  if (state === "loading") return <WaitingPage />;
  if (state === "missing") return <MissingPage />;
  return (
    <div className="wrap pt-8">
      <title>{`Sources – ${brand.name}`}</title>
      <header className="border-b border-line pb-6">
        <h1>Sources</h1>
        <p className="mt-1 max-w-[51em] text-ink-2">
          A paused source isn’t read. What it listed stays until it is read again.{" "}
          <Link to={deskPaths.desk}>Cases</Link>
        </p>
      </header>
      {state === "failed" ? (
        <PageFailure what="The sources" rest="Nothing has changed." retry={() => void load()} />
      ) : state.data.length === 0 ? (
        <p className="mt-6 text-ink-2">No source has a board yet.</p>
      ) : (
        <ul className="divide-y divide-line border-b border-line">
          {state.data.map((source) => (
            <SourceLine key={source.id} source={source} onChanged={setState} />
          ))}
        </ul>
      )}
    </div>
  );
}

function SourceLine({ source, onChanged }: { source: DeskSource; onChanged: (all: DeskSourcesResponse) => void }) {
  const { name, isOn, outcome, fellAt, switched } = source;
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const verb = isOn ? "Pause" : "Resume";
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 text-ui wrap-anywhere">
          <h2 ref={heading} tabIndex={-1} className="text-body font-semibold outline-none">
            {name}
          </h2>
          <p className="text-ink-2">
            {isOn ? "Read regularly" : "Not read"}
            {outcome !== null && ` · ${CHECK_WORDS[outcome]}`}
            {fellAt !== null && ` · keeps less than half since ${exactTime(fellAt)}`}
          </p>
          {switched !== null && (
            <p className="text-meta text-ink-2">
              {isOn ? "Resumed" : "Paused"} by {switched.operator ?? "an operator"},{" "}
              <time dateTime={switched.at}>{exactTime(switched.at)}</time>: {switched.reason}
            </p>
          )}
        </div>
        {!isAsking && (
          <Button onClick={() => setAsking(true)} aria-label={`${verb} ${name}`}>
            {verb}
          </Button>
        )}
      </div>
      {isAsking && (
        <SwitchForm
          source={source}
          onDone={(all) => {
            setAsking(false);
            heading.current?.focus();
            if (all !== null) onChanged(all);
          }}
        />
      )}
    </li>
  );
}

function SwitchForm({
  source: { id, name, isOn },
  onDone,
}: {
  source: DeskSource;
  onDone: (all: DeskSourcesResponse | null) => void;
}) {
  const [reason, setReason] = useState("");
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const [tries, setTries] = useState(0);
  const form = useFocusWrong(wrong ?? tries);
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The button that opened the form is gone.
  useEffect(() => field.current?.focus(), []);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setAsked(true);
    setWrong(null);
    setTries(tries + 1);
    if (isBusy || reason.trim() === "") return;
    setBusy(true);
    try {
      const body: SourceSwitchRequest = { isOn: !isOn, reason };
      onDone(await sendForm<DeskSourcesResponse>(deskPaths.sourceApi(id), "PUT", body));
    } catch (error) {
      setWrong(wrongOf(error));
      setBusy(false);
    }
  }
  return (
    <form ref={form} className="grid max-w-[40em] gap-3" noValidate onSubmit={(event) => void submit(event)}>
      <ReasonField
        label={`Why do you ${isOn ? "pause" : "resume"} ${name}?`}
        hint="Stays in the log. Don’t name anyone."
        reason={reason}
        isAsked={isAsked}
        error={problemOf(wrong, "reason")}
        onReason={setReason}
        ref={field}
      />
      <FormFailure failure={restOf(wrong, ["reason"])} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant={isOn ? "danger" : "primary"} busy={isBusy} busyLabel="Saving...">
          {isOn ? "Pause" : "Resume"} the source
        </Button>
        <Button variant="quiet" onClick={() => onDone(null)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

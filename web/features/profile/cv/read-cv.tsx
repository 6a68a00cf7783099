import { CircleAlert, CircleCheck, FileText } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { ProfileValues } from "#contract/schemas/desk/profile.ts";
import type { CvReading } from "#contract/values/desk/cv/cv-reading.ts";
import { actionFailure } from "#web/api/action-failure.ts";
import { Button, buttonClasses } from "#web/ui/base/button.tsx";
import { Spinner } from "#web/ui/base/spinner.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { CV_LIMITS, CvProblem } from "./cv-limits.ts";
import { CvReview } from "./cv-review.tsx";
import { KeptCv } from "./kept-cv.tsx";

type State =
  | { kind: "idle" }
  | { kind: "reading"; file: string; stop: AbortController }
  | { kind: "problem"; text: string }
  | { kind: "review"; file: File; reading: CvReading }
  | { kind: "filled"; file: File; lines: number };

/** Reads a CV in this browser and offers what it says, line by line, to the form. */
export function ReadCv({
  profile,
  onFill,
}: {
  profile: ProfileValues;
  onFill: (filled: Partial<ProfileValues>) => void;
}) {
  const [state, setState] = useState<State>({ kind: "idle" });
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  async function read(file: File) {
    current.current?.abort();
    const stop = new AbortController();
    current.current = stop;
    setState({ kind: "reading", file: file.name, stop });
    const next = await readingOf(file, stop.signal);
    if (!stop.signal.aborted) setState(next);
  }
  return (
    <section aria-label="CV" className="grid gap-4">
      <div className="grid gap-1.5">
        <ChooseFile busy={state.kind === "reading"} onChoose={(file) => void read(file)} />
        <p className="text-meta text-ink-3">
          PDF, DOCX or JSON Resume, at most {CV_LIMITS.fileBytes / 1_000_000} MB. Your browser reads it: the file and
          its text stay on this device unless you keep the file, and you decide about each line.
        </p>
      </div>
      {state.kind === "reading" && (
        <div role="status" className="flex items-center gap-3 text-ui">
          <Spinner />
          <span className="min-w-0 [overflow-wrap:anywhere]">Reading {state.file} on this device…</span>
          <Button
            variant="quiet"
            onClick={() => {
              state.stop.abort();
              setState({ kind: "idle" });
            }}
          >
            Stop
          </Button>
        </div>
      )}
      {state.kind === "problem" && (
        <Notice variant="negative" icon={CircleAlert} role="alert">
          {state.text}
        </Notice>
      )}
      {state.kind === "review" && (
        <CvReview
          file={state.file.name}
          reading={state.reading}
          profile={profile}
          onFill={(filled, lines) => {
            onFill(filled);
            setState({ kind: "filled", file: state.file, lines });
          }}
          onClose={() => setState({ kind: "idle" })}
        />
      )}
      {state.kind === "filled" && <Filled lines={state.lines} />}
      <KeptCv read={state.kind === "review" || state.kind === "filled" ? state.file : null} />
    </section>
  );
}

/** Reads a file. Its readers load with the first one. */
async function readingOf(file: File, signal: AbortSignal): Promise<State> {
  try {
    const { readFile } = await import("./read-file.ts");
    return { kind: "review", file, reading: await readFile(file, signal) };
  } catch (error) {
    return { kind: "problem", text: error instanceof CvProblem ? error.message : actionFailure(error) };
  }
}

function ChooseFile({ busy, onChoose }: { busy: boolean; onChoose: (file: File) => void }) {
  const input = useId();
  return (
    <label htmlFor={input} className={buttonClasses({}, "w-fit has-focus-visible:outline-2")}>
      <Icon of={FileText} />
      Read my CV
      <input
        id={input}
        type="file"
        className="sr-only"
        accept=".pdf,.docx,.json"
        aria-disabled={busy || undefined}
        onClick={(event) => busy && event.preventDefault()}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // The same file can be chosen again.
          event.currentTarget.value = "";
          if (file) onChoose(file);
        }}
      />
    </label>
  );
}

function Filled({ lines }: { lines: number }) {
  const notice = useRef<HTMLDivElement>(null);
  // The button that filled the form is gone, and the focus with it.
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1} className="outline-none">
      <Notice variant="positive" icon={CircleCheck}>
        Added {lines === 1 ? "1 line" : `${lines} lines`} to the form. Nothing is saved before you choose Save profile.
      </Notice>
    </div>
  );
}

import { useState } from "react";
import type { ApplicationResponse } from "#contract/schemas/desk/application.ts";
import { NOTE_MAX, STAGE_WORDS, stageWords } from "#contract/values/desk/application.ts";
import type { FoldedApplication, FoldedStep } from "#contract/values/desk/fold.ts";
import { formText } from "#web/model/form-values.ts";
import { paths } from "#web/shell/paths.ts";
import { TextButton } from "#web/ui/base/button.tsx";
import { classes } from "#web/ui/base/classes.ts";
import { submitted } from "#web/ui/form/submitted.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { Link } from "react-router";
import { useWrite } from "../desk/use-write.ts";
import type { WriteTarget } from "../desk/write-application.ts";
import { dayWords } from "../stage-words.ts";
import { RowActions } from "./row-actions.tsx";
import { sectionForm } from "./section-form.ts";
import { Section } from "./section.tsx";
import { SubmitOrCancel } from "#web/ui/form/submit-or-cancel.tsx";

type Referral = NonNullable<ApplicationResponse["data"]["referral"]>;

/** The history of an application, with the events of the referral request for the same job in their places. */
export function ApplicationTimeline({
  folded,
  target,
  referral,
}: {
  folded: FoldedApplication;
  target: WriteTarget;
  referral: Referral | null;
}) {
  const write = useWrite();
  const removed = folded.removed.filter(({ kind }) => kind === "step");
  const lines = [
    ...folded.steps.map((step) => ({ at: step.on, key: step.id, step, text: "" })),
    ...(referral?.timeline ?? [])
      .filter(({ next }) => !next)
      .map(({ at, text }, index) => ({ at, key: `referral ${index}`, step: null, text })),
  ].toSorted((a, b) => a.at.slice(0, 10).localeCompare(b.at.slice(0, 10)));
  return (
    <Section title="History">
      {lines.length === 0 && (
        <p className="py-2 text-ui text-ink-2">No step yet. Choose a stage above to add the first one.</p>
      )}
      <ol className="timeline pt-3">
        {lines.map(({ key, step, at, text }, index) => (
          <li key={key} aria-current={index === lines.length - 1 ? "step" : undefined} className="max-md:pb-6!">
            {step === null ? (
              <p className="col-span-2 wrap-anywhere">
                {text}{" "}
                <span className="text-meta font-normal text-ink-3">
                  {dayWords(at)} · <Link to={paths.referrals}>referral</Link>
                </span>
              </p>
            ) : (
              <Step step={step} target={target} />
            )}
          </li>
        ))}
      </ol>
      {removed.length > 0 && (
        <p className="text-meta text-ink-2">
          Removed:{" "}
          {removed.map((thing) => (
            <TextButton
              key={thing.id}
              className="mr-3"
              onClick={() =>
                write(target, [{ kind: "step", thing: thing.id, set: { removed: false } }], { done: "Restored" })
              }
            >
              Restore {STAGE_WORDS[thing.fields["stage"] as keyof typeof STAGE_WORDS]}
            </TextButton>
          ))}
        </p>
      )}
    </Section>
  );
}

function Step({ step, target }: { step: FoldedStep; target: WriteTarget }) {
  const write = useWrite();
  const [editing, setEditing] = useState(false);
  const words = stageWords(step.stage, step.round);
  if (editing) return <StepForm step={step} target={target} onClose={() => setEditing(false)} />;
  return (
    <>
      <p className="font-normal wrap-anywhere">
        <b className="font-semibold">{words}</b>{" "}
        <time dateTime={step.on} className="text-ink-2">
          {dayWords(step.on)}
        </time>
        {!step.fits && (
          <span className="block text-meta text-caution">
            This doesn’t follow from the step before, so it doesn’t count. Change its day or remove it.
          </span>
        )}
        {step.note !== "" && <span className="block whitespace-pre-wrap text-meta text-ink-2">{step.note}</span>}
      </p>
      <span className="-my-3 md:-my-2">
        <RowActions
          name={`${words}, ${dayWords(step.on)}`}
          onEdit={() => setEditing(true)}
          onRemove={() =>
            write(target, [{ kind: "step", thing: step.id, set: { removed: true } }], {
              done: `Removed “${words}”`,
              undo: [{ kind: "step", thing: step.id, set: { removed: false } }],
            })
          }
        />
      </span>
    </>
  );
}

function StepForm({ step, target, onClose }: { step: FoldedStep; target: WriteTarget; onClose: () => void }) {
  const write = useWrite();
  // What the open form shows, whatever is loaded meanwhile.
  const [opened] = useState({ step, target });
  const save = async (form: FormData) => {
    const shown = { on: opened.step.on, note: opened.step.note };
    const on = formText(form, "on");
    const note = formText(form, "note");
    const set = { ...(on !== "" && on !== shown.on && { on }), ...(note !== shown.note && { note }) };
    if (Object.keys(set).length > 0) {
      const undo = [{ kind: "step" as const, thing: step.id, set: shown }];
      const changes = [{ kind: "step" as const, thing: step.id, set, shown }];
      if (!(await write(opened.target, changes, { done: "Changed", undo }))) return;
    }
    onClose();
  };
  return (
    <form onSubmit={submitted(save)} className={classes(sectionForm, "col-span-2")}>
      <TextField
        label={`Day of “${stageWords(step.stage, step.round)}”`}
        name="on"
        type="date"
        defaultValue={opened.step.on}
        required
      />
      <TextField label="Remark" name="note" defaultValue={opened.step.note} maxLength={NOTE_MAX} />
      <SubmitOrCancel onCancel={onClose} />
    </form>
  );
}

import { CircleAlert, CircleCheck, Plus } from "lucide-react";
import { useId } from "react";
import { textOf, type Thing } from "#contract/values/desk/fold.ts";
import { applicationApi } from "#web/features/applications/desk/application-api.ts";
import { SendingFile, sizeWords, useUpload } from "#web/features/desk/sending-file.tsx";
import { downloadFile, type FileTarget, UPLOAD_FAILED } from "#web/features/desk/upload-file.ts";
import { buttonClasses, TextButton } from "#web/ui/base/button.tsx";
import { classes } from "#web/ui/base/classes.ts";
import { useToast } from "#web/ui/base/toast.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { applicationsClient } from "../desk/applications-client.ts";
import { useWrite } from "../desk/use-write.ts";
import type { WriteTarget } from "../desk/write-application.ts";
import { actionRow, actionRowText, RowActions } from "./row-actions.tsx";
import { Section } from "./section.tsx";

function filesOf(applicationId: string): FileTarget {
  return { key: applicationId, addressOf: (part) => applicationApi.applicationFiles(applicationId, part) };
}

/** CVs, cover letters and offers that belong to the application. They need an account, because a browser forgets. */
export function ApplicationFiles({
  files,
  target,
  guest,
}: {
  files: readonly Thing[];
  target: WriteTarget;
  guest: boolean;
}) {
  const toast = useToast();
  const write = useWrite();
  const { sending, add, cancel } = useUpload(filesOf(target.id), async () => {
    toast({ text: "Added the file", icon: CircleCheck, variant: "positive" });
    await applicationsClient.invalidateQueries();
  });
  const failed = (error: unknown) =>
    toast({ text: error instanceof Error ? error.message : UPLOAD_FAILED, icon: CircleAlert, variant: "negative" });
  return (
    <Section title="Files" action={!guest && sending === null && <ChooseFile onChoose={(file) => void add(file)} />}>
      {files.length > 0 && (
        <ul className="divide-y divide-line">
          {files.map((thing) => (
            <li key={thing.id} className={actionRow}>
              <TextButton
                className={classes("print-keep text-left", actionRowText)}
                onClick={() =>
                  void downloadFile(
                    applicationApi.applicationFile(target.id, thing.id),
                    textOf(thing, "name") || "file",
                  ).catch(failed)
                }
              >
                {textOf(thing, "name")}
              </TextButton>
              <span className="flex-none py-3 text-meta text-ink-2 md:py-2">
                {sizeWords(Number(thing.fields["size"] ?? 0))}
              </span>
              <RowActions
                name={`file ${textOf(thing, "name")}`}
                onRemove={() =>
                  write(target, [{ kind: "file", thing: thing.id, set: { removed: true } }], {
                    done: "Removed the file. Its content is deleted after a day",
                    undo: [{ kind: "file", thing: thing.id, set: { removed: false } }],
                  })
                }
              />
            </li>
          ))}
        </ul>
      )}
      {sending !== null && <SendingFile sending={sending} onCancel={cancel} />}
      <p className="no-print py-2 text-meta text-ink-3">
        {guest ? "Log in to keep files with this application." : "PDF, Word (DOCX) or picture, at most 10 MB"}
      </p>
    </Section>
  );
}

function ChooseFile({ onChoose }: { onChoose: (file: File) => void }) {
  const input = useId();
  return (
    <label
      htmlFor={input}
      className={buttonClasses(
        { variant: "quiet" },
        "-mr-3.5 has-focus-visible:outline-2 has-focus-visible:outline-focus",
      )}
    >
      <Icon of={Plus} />
      Add a file
      <input
        id={input}
        type="file"
        className="sr-only"
        accept=".pdf,.docx,.png,.jpg,.jpeg,.webp"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = "";
          if (file) onChoose(file);
        }}
      />
    </label>
  );
}

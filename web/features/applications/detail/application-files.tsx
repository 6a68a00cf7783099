import { CircleAlert, CircleCheck, Plus } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { FILE_BYTES_MAX } from "#contract/values/desk/application.ts";
import { textOf, type Thing } from "#contract/values/desk/fold.ts";
import { applicationApi } from "#web/features/applications/desk/application-api.ts";
import { Button, buttonClasses, TextButton } from "#web/ui/base/button.tsx";
import { classes } from "#web/ui/base/classes.ts";
import { useToast } from "#web/ui/base/toast.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { applicationsClient } from "../desk/applications-client.ts";
import { useWrite } from "../desk/use-write.ts";
import type { WriteTarget } from "../desk/write-application.ts";
import { actionRow, actionRowText, RowActions } from "./row-actions.tsx";
import { Section } from "./section.tsx";
import { authorised, FileRefused, forgetUpload, idOfUpload, UPLOAD_FAILED, uploadFile } from "./upload-file.ts";

/** Saves a file under its name. The call needs the session's token, so a plain link can't fetch it. */
async function download(applicationId: string, thing: Thing): Promise<void> {
  const response = await fetch(applicationApi.applicationFile(applicationId, thing.id), { headers: authorised() });
  if (!response.ok) throw new Error(UPLOAD_FAILED);
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = textOf(thing, "name") || "file";
  link.click();
  URL.revokeObjectURL(url);
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
  const { sending, add, cancel } = useUpload(target.id);
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
                onClick={() => void download(target.id, thing).catch(failed)}
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

interface Sending {
  name: string;
  size: number;
  received: number;
}

/** Sends one file at a time. Leaving the page cancels it; the same file goes on where it was. */
function useUpload(applicationId: string): {
  sending: Sending | null;
  add: (file: File) => Promise<void>;
  cancel: () => void;
} {
  const toast = useToast();
  const [sending, setSending] = useState<Sending | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const refuse = (text: string) => toast({ text, icon: CircleAlert, variant: "negative" });
  async function add(file: File): Promise<void> {
    if (file.size > FILE_BYTES_MAX) return refuse("The file is larger than 10 MB. Please choose a smaller one.");
    if (file.size === 0) return refuse("The file is empty.");
    const controller = new AbortController();
    running.current = controller;
    const shown = (received: number) => setSending({ name: file.name, size: file.size, received });
    shown(0);
    const fileId = idOfUpload(applicationId, file);
    try {
      await uploadFile({ applicationId, file, fileId, signal: controller.signal, onProgress: shown });
      forgetUpload(applicationId, file);
      toast({ text: "Added the file", icon: CircleCheck, variant: "positive" });
      await applicationsClient.invalidateQueries();
    } catch (error) {
      if (error instanceof FileRefused) forgetUpload(applicationId, file);
      if (!controller.signal.aborted) refuse(error instanceof Error ? error.message : UPLOAD_FAILED);
    }
    setSending(null);
  }
  return { sending, add, cancel: () => running.current?.abort() };
}

function SendingFile({ sending: { name, size, received }, onCancel }: { sending: Sending; onCancel: () => void }) {
  const id = useId();
  const percent = Math.floor((received / size) * 100);
  return (
    <div className="grid max-w-80 gap-1.5 pt-2 text-ui">
      <span id={id} className="flex justify-between gap-4">
        <span className="min-w-0 truncate">Sending {name}</span>
        <span className="tabular-nums">{percent}%</span>
      </span>
      <progress aria-labelledby={id} value={received} max={size} className="h-2 w-full accent-accent" />
      <p>
        <Button onClick={onCancel}>Cancel</Button>
      </p>
    </div>
  );
}

function sizeWords(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

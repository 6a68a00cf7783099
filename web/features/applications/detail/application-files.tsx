import { CircleAlert, CircleCheck } from "lucide-react";
import { useId, useState } from "react";
import { FILE_BYTES_MAX } from "#contract/values/desk/application.ts";
import { textOf, type Thing } from "#contract/values/desk/fold.ts";
import { applicationApi } from "#web/features/applications/desk/application-api.ts";
import { readToken } from "#web/session/session-token.ts";
import { buttonClasses, TextButton } from "#web/ui/base/button.tsx";
import { useToast } from "#web/ui/base/toast.tsx";
import { applicationsClient } from "../desk/applications-client.ts";
import { useWrite } from "../desk/use-write.ts";
import type { WriteTarget } from "../desk/write-application.ts";
import { Section } from "./section.tsx";

const FAILED = "That didn’t work. Please try again.";

function authorised(): Record<string, string> {
  const token = readToken();
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

async function upload(applicationId: string, file: File): Promise<void> {
  const response = await fetch(
    applicationApi.applicationFiles(applicationId, crypto.randomUUID(), file.name.slice(-200)),
    {
      method: "POST",
      headers: { ...authorised(), "content-type": "application/octet-stream" },
      body: file,
    },
  );
  if (response.ok) return;
  const answer = (await response.json().catch(() => null)) as { message?: string } | null;
  throw new Error(answer?.message ?? FAILED);
}

/** Saves a file under its name. The call needs the session's token, so a plain link can't fetch it. */
async function download(applicationId: string, thing: Thing): Promise<void> {
  const response = await fetch(applicationApi.applicationFile(applicationId, thing.id), { headers: authorised() });
  if (!response.ok) throw new Error(FAILED);
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
  const input = useId();
  const [busy, setBusy] = useState(false);
  const failed = (error: unknown) =>
    toast({ text: error instanceof Error ? error.message : FAILED, icon: CircleAlert, variant: "negative" });
  async function add(file: File) {
    if (file.size > FILE_BYTES_MAX)
      return failed(new Error("The file is larger than 10 MB. Please choose a smaller one."));
    setBusy(true);
    try {
      await upload(target.id, file);
      toast({ text: "Added the file", icon: CircleCheck, variant: "positive" });
      await applicationsClient.invalidateQueries();
    } catch (error) {
      failed(error);
    }
    setBusy(false);
  }
  return (
    <Section title="Files">
      {files.length > 0 && (
        <ul className="grid gap-2">
          {files.map((thing) => (
            <li key={thing.id} className="flex flex-wrap items-baseline justify-between gap-x-4 text-ui">
              <TextButton onClick={() => void download(target.id, thing).catch(failed)}>
                {textOf(thing, "name")}
              </TextButton>
              <span className="flex gap-3 text-meta text-ink-2">
                {sizeWords(Number(thing.fields["size"] ?? 0))}
                <TextButton
                  aria-label={`Remove file ${textOf(thing, "name")}`}
                  onClick={() =>
                    write(target, [{ kind: "file", thing: thing.id, set: { removed: true } }], {
                      done: "Removed the file. Its content is deleted after a day",
                      undo: [{ kind: "file", thing: thing.id, set: { removed: false } }],
                    })
                  }
                >
                  Remove
                </TextButton>
              </span>
            </li>
          ))}
        </ul>
      )}
      {guest ? (
        <p className="text-ui text-ink-2">Log in to keep files with this application.</p>
      ) : (
        <p className="grid gap-1.5">
          <label htmlFor={input} className={buttonClasses({}, "w-fit has-focus-visible:outline-2")}>
            {busy ? "Adding…" : "Add a file"}
            <input
              id={input}
              type="file"
              className="sr-only"
              accept=".pdf,.docx,.png,.jpg,.jpeg,.webp"
              disabled={busy}
              onChange={(event) => {
                const [file] = event.currentTarget.files ?? [];
                event.currentTarget.value = "";
                if (file) void add(file);
              }}
            />
          </label>
          <span className="text-meta text-ink-3">PDF, Word (DOCX) or picture, at most 10 MB</span>
        </p>
      )}
    </Section>
  );
}

function sizeWords(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

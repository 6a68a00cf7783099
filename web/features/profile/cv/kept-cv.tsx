import { CircleAlert, CircleCheck, FileText } from "lucide-react";
import { useRef, useState } from "react";
import type { CvFile } from "#contract/schemas/desk/cv-file.ts";
import { actionFailure } from "#web/api/action-failure.ts";
import { SendingFile, sizeWords, useUpload } from "#web/features/desk/sending-file.tsx";
import { downloadFile } from "#web/features/desk/upload-file.ts";
import { longDate } from "#web/model/dates.ts";
import { Button, TextButton } from "#web/ui/base/button.tsx";
import { useToast } from "#web/ui/base/toast.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { CV_CONTENT, CV_TARGET, refreshKeptCv, removeKeptCv, useKeptCv } from "./cv-file-api.ts";

/**
 * The CV's file in the account: nothing is uploaded before the person chooses to keep it. `read` is the file that this browser has just read,
 * or null.
 */
export function KeptCv({ read }: { read: File | null }) {
  const { data: cv } = useKeptCv();
  const toast = useToast();
  const row = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState<File>();
  const { sending, add, cancel } = useUpload(CV_TARGET, async (file) => {
    await refreshKeptCv();
    setKept(file);
    toast({ text: "Your CV is kept in your account.", icon: CircleCheck, variant: "positive" });
    // The button that kept it is gone, and the focus with it.
    row.current?.focus();
  });
  // Before it's known what the account keeps, nothing can be said about replacing it.
  if (cv === undefined) return null;
  return (
    <div ref={row} tabIndex={-1} className="grid gap-3 outline-none">
      {cv !== null && <KeptFile cv={cv} onRemoved={() => row.current?.focus()} />}
      {sending !== null && <SendingFile sending={sending} onCancel={cancel} />}
      {sending === null && read !== null && read !== kept && (
        <div className="grid justify-items-start gap-1.5">
          <Button className="max-w-full [overflow-wrap:anywhere]" onClick={() => void add(read)}>
            {cv === null ? "Keep the file in my account" : "Replace the kept file with this one"}
          </Button>
          <p className="text-meta text-ink-3">
            {read.name} is uploaded only if you choose this. Only you can download it, and you can remove it at any
            time.
          </p>
        </div>
      )}
    </div>
  );
}

function KeptFile({ cv: { name, size, storedAt }, onRemoved }: { cv: CvFile; onRemoved: () => void }) {
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const failed = (error: unknown) => toast({ text: actionFailure(error), icon: CircleAlert, variant: "negative" });
  const remove = () => {
    setAsking(false);
    removeKeptCv().then(() => {
      toast({ text: "Removed your CV from your account.", icon: CircleCheck, variant: "positive" });
      onRemoved();
    }, failed);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ui">
      <span className="flex min-w-0 gap-2">
        <Icon of={FileText} className="mt-0.75 flex-none" />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          Kept in your account: <b className="font-semibold">{name}</b>
        </span>
      </span>
      <span className="text-meta text-ink-2">
        {sizeWords(size)}, {longDate(storedAt)}
      </span>
      <TextButton aria-label="Download the kept CV" onClick={() => void downloadFile(CV_CONTENT, name).catch(failed)}>
        Download
      </TextButton>
      <TextButton aria-label="Remove the kept CV" onClick={() => setAsking(true)}>
        Remove
      </TextButton>
      <ConfirmDialog open={asking} onOpenChange={setAsking} title="Remove your CV?" confirm="Remove" onConfirm={remove}>
        <p>The file is deleted from your account at once. Your profile stays as it is.</p>
      </ConfirmDialog>
    </div>
  );
}

import { CircleAlert } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { FILE_BYTES_MAX } from "#contract/values/desk/application.ts";
import { Button } from "#web/ui/base/button.tsx";
import { useToast } from "#web/ui/base/toast.tsx";
import { FileRefused, type FileTarget, forgetUpload, idOfUpload, UPLOAD_FAILED, uploadFile } from "./upload-file.ts";

interface Sending {
  name: string;
  size: number;
  received: number;
}

/** Sends one file at a time. Leaving the page cancels it; the same file goes on where it was. */
export function useUpload(
  target: FileTarget,
  onAdded: (file: File) => Promise<void>,
): {
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
    const fileId = idOfUpload(target, file);
    try {
      await uploadFile({ target, file, fileId, signal: controller.signal, onProgress: shown });
      forgetUpload(target, file);
      await onAdded(file);
    } catch (error) {
      if (error instanceof FileRefused) forgetUpload(target, file);
      if (!controller.signal.aborted) refuse(error instanceof Error ? error.message : UPLOAD_FAILED);
    }
    setSending(null);
  }
  return { sending, add, cancel: () => running.current?.abort() };
}

export function SendingFile({
  sending: { name, size, received },
  onCancel,
}: {
  sending: Sending;
  onCancel: () => void;
}) {
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

export function sizeWords(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

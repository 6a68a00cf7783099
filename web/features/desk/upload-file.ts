import type { FileUploadResponse } from "#contract/schemas/desk/application.ts";
import { readToken } from "#web/session/session-token.ts";

/** The server lets a request take ten seconds, so a part must be small enough for the connection. */
const PART_BYTES = { first: 128 * 1024, least: 16 * 1024, most: 1024 * 1024 };
/** Parts that took less grow, so that fast connections need few. */
const FAST_MS = 1500;
const ATTEMPTS = 8;
const WAIT_MS = { first: 500, most: 15_000 };

export const UPLOAD_FAILED = "That didn’t work. Please try again.";

/** The server refuses the file; trying again doesn't help. */
export class FileRefused extends Error {}

/** What a call says about the part of a file that it carries. */
export interface FilePart {
  file: string;
  name: string;
  size: number;
  offset: number;
}

/** Where files go: the address for each part. `key` tells one place from the others. */
export interface FileTarget {
  key: string;
  addressOf: (part: FilePart) => string;
}

export interface Upload {
  target: FileTarget;
  file: File;
  /** Stays the same when the upload of a file is tried again, so that it goes on where it was. */
  fileId: string;
  signal: AbortSignal;
  /** Is called with the number of bytes that have arrived. */
  onProgress: (received: number) => void;
}

/** Sends a file in parts, each again until it has arrived. Throws FileRefused, and an AbortError when `signal` cancels. */
export async function uploadFile(upload: Upload): Promise<void> {
  const { file, onProgress, signal } = upload;
  let part = PART_BYTES.first;
  let failures = 0;
  // Asks first, because a former attempt may have sent some of it.
  let offset = 0;
  let end = 0;
  for (;;) {
    const began = performance.now();
    const answer = await sendPart(upload, offset, end);
    if (answer === null) {
      failures += 1;
      if (failures >= ATTEMPTS) throw new Error(UPLOAD_FAILED);
      part = Math.max(PART_BYTES.least, Math.floor(part / 2));
      await wait(failures, signal);
    } else {
      failures = 0;
      if (answer.done) return;
      if (end > offset && performance.now() - began < FAST_MS) part = Math.min(PART_BYTES.most, part * 2);
      offset = answer.received;
      onProgress(offset);
    }
    end = answer === null && end === 0 ? 0 : Math.min(file.size, offset + part);
  }
}

/** Returns what has arrived, or null if the answer didn't come. */
async function sendPart(
  { target, file, fileId, signal }: Upload,
  offset: number,
  end: number,
): Promise<FileUploadResponse["data"] | null> {
  const part = { file: fileId, name: file.name.slice(-200), size: file.size, offset };
  let response: Response;
  try {
    response = await fetch(target.addressOf(part), {
      method: "POST",
      headers: { ...authorised(), "content-type": "application/octet-stream" },
      body: file.slice(offset, end),
      signal,
    });
    if (response.ok) return ((await response.json()) as FileUploadResponse).data;
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
  // Too slow, too many or an outage: later it may work.
  if (response.status === 408 || response.status === 429 || response.status >= 500) return null;
  const answer = (await response.json().catch(() => null)) as { message?: string } | null;
  throw new FileRefused(answer?.message ?? UPLOAD_FAILED);
}

/** Waits longer after each failure, and until the browser is online. */
async function wait(failures: number, signal: AbortSignal): Promise<void> {
  const ms = Math.min(WAIT_MS.most, WAIT_MS.first * 2 ** (failures - 1));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  const online = () => resolve();
  const cancel = () => reject(new DOMException("Cancelled", "AbortError"));
  window.addEventListener("online", online);
  signal.addEventListener("abort", cancel);
  try {
    await promise;
  } finally {
    clearTimeout(timer);
    window.removeEventListener("online", online);
    signal.removeEventListener("abort", cancel);
  }
}

/** Returns the header that says who calls. */
export function authorised(): Record<string, string> {
  const token = readToken();
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

/** Saves a file under its name. The call needs the session's token, so a plain link can't fetch it. */
export async function downloadFile(address: string, name: string): Promise<void> {
  const response = await fetch(address, { headers: authorised() });
  if (!response.ok) throw new Error(UPLOAD_FAILED);
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

const KEY = "afield.upload";

/** Returns the id of a file, the same as before if this tab has begun to send it and didn't end. */
export function idOfUpload({ key }: FileTarget, { name, size, lastModified }: File): string {
  const fingerprint = `${KEY} ${key} ${name} ${size} ${lastModified}`;
  try {
    const begun = sessionStorage.getItem(fingerprint);
    if (begun !== null) return begun;
    const id = crypto.randomUUID();
    sessionStorage.setItem(fingerprint, id);
    return id;
  } catch {
    return crypto.randomUUID();
  }
}

/** Forgets an upload that has ended, so that the same file can be added again. */
export function forgetUpload({ key }: FileTarget, { name, size, lastModified }: File): void {
  try {
    sessionStorage.removeItem(`${KEY} ${key} ${name} ${size} ${lastModified}`);
  } catch {
    // Storage is blocked: then nothing was noted.
  }
}

import { fileTypeFromBuffer } from "file-type";
import { JSON_CV_BYTES_MAX } from "#contract/values/desk/profile-limits.ts";
import { DeskError } from "#desk/desk-error.ts";

const PDF = "application/pdf";
const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const JSON_TYPE = "application/json";

/** The media types we store, as the content shows them. */
const MEDIA_TYPES = {
  application: new Set([PDF, DOCX, "image/png", "image/jpeg", "image/webp"]),
  cv: new Set([PDF, DOCX]),
} as const;
/** Of JSON Resume's schema, the parts of which a CV has at least one. */
const RESUME_PARTS = ["basics", "work", "skills"];

/** What a file is for. */
export type FileKind = keyof typeof MEDIA_TYPES;

/** Returns the media type that the whole content shows, or null if we don't store it. */
export async function acceptedType(content: Buffer, kind: FileKind): Promise<string | null> {
  // A damaged archive makes the check throw.
  const found = await fileTypeFromBuffer(content).catch(() => undefined);
  if (found !== undefined) return MEDIA_TYPES[kind].has(found.mime) ? found.mime : null;
  return kind === "cv" && isJsonResume(content) ? JSON_TYPE : null;
}

/** Returns what to tell the person about a file that we don't store. */
export function refusedType(kind: FileKind): DeskError {
  const text = {
    application: "This isn’t a PDF, a Word document (DOCX) or a picture (PNG, JPEG, WebP).",
    cv: `This isn’t a PDF, a Word document (DOCX) or a JSON Resume of at most ${JSON_CV_BYTES_MAX / 1_000_000} MB.`,
  };
  return new DeskError("invalid-input", text[kind], "file");
}

/** Larger text isn't parsed, because small texts can describe large structures. */
function isJsonResume(content: Buffer): boolean {
  if (content.length > JSON_CV_BYTES_MAX) return false;
  try {
    const resume: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(content));
    return typeof resume === "object" && resume !== null && RESUME_PARTS.some((part) => Object.hasOwn(resume, part));
  } catch {
    return false;
  }
}

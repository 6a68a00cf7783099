import { writeFileSync } from "node:fs";
import path from "node:path";
import type { OutboundHttp } from "#http/outbound-http.ts";
import { decodeText } from "#sources/payload.ts";

export interface RecordedPayload {
  file: string;
  format: "json" | "xml" | "html";
  text: string;
}

/**
 * Fetches a URL through OutboundHttp and saves the body in a source's folder as `payload.<format>`, JSON indented.
 * Throws FetchError as OutboundHttp does.
 */
export async function recordPayload(
  http: Pick<OutboundHttp, "fetch">,
  url: string,
  folder: string,
): Promise<RecordedPayload> {
  const answer = await http.fetch({ url, maxBodyMiB: 64 });
  if (answer.notModified) throw new Error(`${url} answered that nothing has changed, though nothing was asked.`);
  const text = decodeText(answer.body, answer.contentType);
  const format = formatOf(text);
  const file = path.join(folder, `payload.${format}`);
  writeFileSync(file, format === "json" ? `${JSON.stringify(JSON.parse(text), null, 2)}\n` : text);
  return { file, format, text };
}

function formatOf(text: string): RecordedPayload["format"] {
  const opening = text.trimStart().slice(0, 200).toLowerCase();
  if (/^[[{]/.test(opening)) return "json";
  return opening.startsWith("<?xml") || opening.includes("<rss") || opening.includes("<feed") ? "xml" : "html";
}

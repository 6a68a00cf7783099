import type { FetchAnswer, FetchRequest } from "#http/fetch-request.ts";
import type { OutboundHttp } from "#http/outbound-http.ts";
import { type ParsedAnswer, parserClient } from "#ingest/parser/parser-client.ts";
import type { BoardRef, Source, SourceRequest } from "#sources/source.ts";

/** Sends a request of a source. */
export async function askSource(
  http: OutboundHttp,
  source: Source,
  { url, method, headers, body }: SourceRequest,
  conditions: Pick<FetchRequest, "etag" | "lastModified" | "share" | "signal"> = {},
): Promise<FetchAnswer> {
  return await http.fetch({
    url,
    ...(method && { method }),
    ...(headers && { headers }),
    ...(body !== undefined && { body }),
    ...(source.maxBodyMiB !== undefined && { maxBodyMiB: source.maxBodyMiB }),
    ...conditions,
  });
}

/** Parses the answer to a request of a source in the parser process. */
export async function parseAnswer(
  source: Source,
  board: BoardRef,
  request: SourceRequest,
  { body, contentType }: Extract<FetchAnswer, { notModified: false }>,
): Promise<ParsedAnswer> {
  return await parserClient().parse({ sourceId: source.id, board, request, body, contentType });
}

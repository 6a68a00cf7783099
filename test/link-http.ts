import { afterAll } from "vitest";
import { createOutboundHttp, type OutboundHttp } from "#http/outbound-http.ts";
import { startReplayServer } from "#http/replay-server.ts";
import { linkWeb } from "./link-web.ts";

/** Links of the invented web that can't be read, each with its kind and its problem. */
export const UNREADABLE_LINKS: [kind: string, link: string, problem: string][] = [
  ["a page behind a sign-in", "https://intranet.elmgroup.example/jobs", "sign-in"],
  ["a film", "https://downloads.elmgroup.example/film.mp4", "too-large"],
  ["a redirect loop", "https://loop.elmgroup.example/", "redirect-loop"],
  ["a site that never answers", "https://slow.elmgroup.example/", "timeout"],
  ["a redirect to a private address", "https://metadata.elmgroup.example/", "unreachable"],
  ["a failing site", "https://broken.elmgroup.example/", "unreachable"],
  ["a page that robots.txt closes", "https://closed.elmgroup.example/jobs", "robots"],
];

/** Starts the invented web and returns a client with short limits that reaches nothing else, until the file's tests end. */
export async function linkHttp(): Promise<OutboundHttp> {
  const server = await startReplayServer({ answer: linkWeb(2_000) });
  const limits = { headersMs: 400, totalMs: 1_000 };
  const http = createOutboundHttp({ replayOrigin: server.origin, breaker: { failures: 1000 }, limits });
  afterAll(async () => {
    await http.close();
    await server.close();
  });
  return http;
}

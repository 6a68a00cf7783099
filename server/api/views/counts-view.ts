import type { FastifyRequest } from "fastify";

/** Programs that read pages, by the words in which most say so. */
const PROGRAM =
  /bot\b|crawl|spider|slurp|scrap|preview|monitor|lighthouse|headless|phantom|curl|wget|python|java\/|go-http|okhttp|node|axios|libwww|facebookexternalhit/i;

/** Whether a report counts: from a browser on one of our own pages, whose owner hasn't asked not to be tracked. */
export function countsView({ headers }: Pick<FastifyRequest, "headers">): boolean {
  const agent = headers["user-agent"] ?? "";
  const site = headers["sec-fetch-site"];
  const isAsked = headers["dnt"] === "1" || headers["sec-gpc"] === "1";
  return !isAsked && agent !== "" && !PROGRAM.test(agent) && (site === undefined || site === "same-origin");
}

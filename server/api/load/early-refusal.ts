import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export interface EarlyRefusal {
  /** Whether further requests would only be refused later. */
  isFull(): boolean;
  refuse(response: ServerResponse): void;
}

/**
 * Refuses requests before they are routed while more wait than can be answered in time, because routing a request costs several times as much
 * as refusing it. Routes without a bucket pass; what is another spelling of one is refused, as its client would hardly notice.
 */
export function refuseEarly(app: FastifyInstance, { isFull, refuse }: EarlyRefusal): void {
  const exact = new Set<string>();
  const beginnings: string[] = [];
  app.addHook("onRoute", ({ url, config }) => {
    if (config?.bucket !== "none") return;
    const variable = url.search(/[:*]/);
    if (variable < 0) exact.add(url);
    else beginnings.push(url.slice(0, variable));
  });
  const isExempt = (url: string): boolean => {
    const query = url.indexOf("?");
    const path = query < 0 ? url : url.slice(0, query);
    return exact.has(path) || beginnings.some((beginning) => path.startsWith(beginning));
  };

  const listeners = app.server.listeners("request") as Listener[];
  app.server.removeAllListeners("request");
  app.server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    if (isFull() && !isExempt(request.url ?? "")) return refuse(response);
    for (const listener of listeners) listener.call(app.server, request, response);
  });
}

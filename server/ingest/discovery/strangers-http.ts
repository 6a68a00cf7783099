import type { OutboundHttp } from "#http/outbound-http.ts";

/** Returns the same way out, for hosts that strangers name: their failures say nothing about our own network. */
export function strangersHttp(http: OutboundHttp): OutboundHttp {
  return { ...http, fetch: (request) => http.fetch({ ...request, namedByStranger: true }) };
}

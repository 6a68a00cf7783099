import { onTestFinished } from "vitest";
import { createOutboundHttp, type OutboundHttp, type OutboundHttpOptions } from "#http/outbound-http.ts";
import { startUpstream, type Upstream, type UpstreamBehaviour, type UpstreamOptions } from "./upstream.ts";

/** Connects a real client without gaps to a test upstream; both close with the test. */
export async function outboundHttpTo(
  behaviour: UpstreamBehaviour,
  { lookup, ...options }: OutboundHttpOptions & UpstreamOptions = {},
): Promise<{ http: OutboundHttp; upstream: Upstream }> {
  const upstream = await startUpstream(behaviour, lookup ? { lookup } : {});
  const http = createOutboundHttp({ gapMs: 0, network: upstream.network, ...options });
  onTestFinished(async () => {
    await http.close();
    await upstream.close();
  });
  return { http, upstream };
}

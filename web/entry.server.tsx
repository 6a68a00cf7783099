import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { contentSecurityPolicy, hashInlineScripts } from "./shell/inline-scripts.ts";
import { withSiteNotice } from "./shell/site-notice.ts";
import { PlainFormOptions, plainFormOptions, ScriptNonce } from "./shell/server-context.ts";

export { setHeldBack } from "./model/capabilities.ts";
export { setSiteNotice } from "./shell/site-notice.ts";
export { setFirstReading } from "./shell/first-reading-mark.ts";
export { apiContext } from "./shell/server-context.ts";
export { setSiteOrigin } from "./shell/site-origin.ts";

const RENDER_LIMIT_MS = 5_000;

/** Renders the whole page first, so that its inline scripts are known before the headers go out. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
) {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64url");
  const rendered = await renderWhole(
    <ScriptNonce value={nonce}>
      <PlainFormOptions value={loadContext.get(plainFormOptions)}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </PlainFormOptions>
    </ScriptNonce>,
    nonce,
  );
  const { html, hashes } = hashInlineScripts(withSiteNotice(rendered.html, nonce), nonce);
  headers.set("content-type", "text/html; charset=utf-8");
  // Vite injects its own scripts and styles in development, so the policy applies to the built site only.
  if (import.meta.env.PROD) headers.set("content-security-policy", contentSecurityPolicy(hashes));
  return new Response(request.method === "HEAD" ? null : html, { status: rendered.failed ? 500 : status, headers });
}

function renderWhole(page: ReactNode, nonce: string): Promise<{ html: string; failed: boolean }> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let failed = false;
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        parts.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        clearTimeout(limit);
        resolve({ html: Buffer.concat(parts).toString("utf8"), failed });
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // The page is sent in one piece anyway, and readers without scripts need every lazy part in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: (error) => {
        clearTimeout(limit);
        reject(error);
      },
      onError: (error) => {
        failed = true;
        // The web bundle has no logger; the server's stderr shows this.
        // oxlint-disable-next-line no-console
        console.error(error);
      },
    });
    const limit = setTimeout(() => abort(new Error("The page took too long to render.")), RENDER_LIMIT_MS);
  });
}

/**
 * Replaces nonces with hashes. Pages are cached and shared, so they can't carry a nonce, which must never repeat. Each
 * page is rendered under a fresh random nonce; scripts that carry it (ours, React's, the router's) are hashed, the
 * nonce is stripped and the policy lists the hashes. An injected script doesn't carry the nonce, so it stays blocked.
 */
export async function hashInlineScripts(html: string, nonce: string): Promise<{ html: string; hashes: string[] }> {
  const bodies: string[] = [];
  const mark = ` nonce="${nonce}"`;
  const stripped = html.replaceAll(
    /<script\b([^>]*)>([\s\S]*?)<\/script>/g,
    (whole, attributes: string, body: string) => {
      if (!attributes.includes(mark)) return whole;
      if (!/\ssrc=/.test(attributes)) bodies.push(body);
      return `<script${attributes.replace(mark, "")}>${body}</script>`;
    },
  );
  const hashes = await Promise.all([...new Set(bodies)].map(sha256));
  return { html: stripped.replaceAll(mark, ""), hashes };
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/**
 * Returns a page's content security policy; it allows same-origin resources only. `style-src-attr` is 'none' because
 * server markup has no style attributes, and popups and windowed rows set styles through the DOM, which the policy
 * doesn't govern. Strings become markup or code only by the policy of `trusted-types.ts`.
 */
export function contentSecurityPolicy(hashes: string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(" ")}`.trimEnd(),
    "style-src 'self'",
    "style-src-attr 'none'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types default",
  ].join("; ");
}

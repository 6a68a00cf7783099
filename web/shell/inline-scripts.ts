import { hash } from "node:crypto";

/**
 * Replaces nonces with hashes. Pages are cached and shared, so they can't carry a nonce, which must never repeat. Each
 * page is rendered under a fresh random nonce; scripts that carry it (ours, React's, the router's) are hashed, the
 * nonce is stripped and the policy lists the hashes. An injected script doesn't carry the nonce, so it stays blocked.
 */
export function hashInlineScripts(html: string, nonce: string): { html: string; hashes: string[] } {
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
  const hashes = Array.from(new Set(bodies), (body) => `'sha256-${hash("sha256", body, "base64")}'`);
  return { html: stripped.replaceAll(mark, ""), hashes };
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

/**
 * Turns nonces into hashes. Pages are the same for every reader and may be kept and sent again, so they cannot carry a nonce, which must
 * never repeat. Each page is rendered whole under a fresh random nonce; the scripts that bear it (ours, React's, the router's) are hashed,
 * the nonce is taken off, and the policy names the hashes. A script that got into the page some other way does not bear the nonce and stays
 * forbidden.
 */
export async function hashInlineScripts(html: string, nonce: string): Promise<{ html: string; hashes: string[] }> {
  const bodies: string[] = [];
  const mark = ` nonce="${nonce}"`;
  const sealed = html.replaceAll(
    /<script\b([^>]*)>([\s\S]*?)<\/script>/g,
    (whole, attributes: string, body: string) => {
      if (!attributes.includes(mark)) return whole;
      if (!/\ssrc=/.test(attributes)) bodies.push(body);
      return `<script${attributes.replace(mark, "")}>${body}</script>`;
    },
  );
  const hashes = await Promise.all([...new Set(bodies)].map(sha256));
  return { html: sealed.replaceAll(mark, ""), hashes };
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/**
 * The content security policy of a page. Nothing from elsewhere. `style-src-attr` is 'none': server-rendered markup has no style attribute,
 * and the places that position things (list popups, windowed rows) set styles through the DOM, which the policy does not govern.
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
  ].join("; ");
}

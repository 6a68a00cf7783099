import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy, hashInlineScripts } from "./inline-scripts.ts";

const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("lists scripts that carry the nonce by hash, strips the nonce and leaves other scripts blocked", () => {
  const page =
    '<script nonce="N1">a()</script><script src="/x.js" nonce="N1"></script><script>injected()</script><script nonce="old">b()</script><link nonce="N1">';
  const { html, hashes } = hashInlineScripts(page, "N1");
  expect(html).toBe(
    '<script>a()</script><script src="/x.js"></script><script>injected()</script><script nonce="old">b()</script><link>',
  );
  expect(hashes).toEqual([sha("a()")]);
});

test("allows no style attributes, no other inline code and no other origins", () => {
  const policy = contentSecurityPolicy([sha("a()")]);
  expect(policy).toContain(`script-src 'self' ${sha("a()")};`);
  expect(policy).toContain("style-src-attr 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
  expect(policy).not.toMatch(/unsafe|https?:|data:|\*/);
});

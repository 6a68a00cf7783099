import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { TRUSTED_TYPES_SCRIPT } from "./trusted-types.ts";

type Rules = Record<string, (text: string) => string | null>;

function policy(): { name: string; rules: Rules } {
  const createPolicy = vi.fn<(name: string, rules: Rules) => void>();
  runInNewContext(TRUSTED_TYPES_SCRIPT, { window: { trustedTypes: { createPolicy } } });
  const [name, rules] = createPolicy.mock.calls[0]!;
  return { name, rules };
}

test("the default policy passes text without a tag and React's empty script, and nothing else", () => {
  const { name, rules } = policy();
  expect([name, Object.keys(rules)]).toEqual(["default", ["createHTML", "createScriptURL"]]);
  for (const text of ["", '{"@type":"JobPosting","title":"a \\u003cb>"}', "&lt;img>", "<script>\u003c/script>"])
    expect(rules["createHTML"]!(text), text).toBe(text);
  for (const text of ["<img src=x onerror=alert(1)>", "<script>alert(1)</script>", " <script></script>", "a<b"])
    expect(rules["createHTML"]!(text), text).toBeNull();
});

test("the only addresses of scripts that the policy passes are those of our workers", () => {
  const { rules } = policy();
  expect(rules["createScriptURL"]!("/assets/cv-worker-A1_b-2.js")).toBe("/assets/cv-worker-A1_b-2.js");
  expect(rules["createScriptURL"]!("/push-worker.js")).toBe("/push-worker.js");
  const others = [
    "/assets/entry.js",
    "https://evil.example/assets/cv-worker-a.js",
    "//evil.example/cv-worker-a.js",
  ].concat([
    "/assets/cv-worker-a.js?x",
    "/assets/../cv-worker-a.js",
    "/assets/cv-worker-a/b.js",
    "data:,/assets/cv-worker-a.js",
    "//evil.example/push-worker.js",
    "/assets/push-worker.js",
    "/push-worker.js?x",
  ]);
  for (const address of others) expect(rules["createScriptURL"]!(address), address).toBeNull();
});

test("the script can stand in a page and does nothing in browsers without Trusted Types", () => {
  expect(TRUSTED_TYPES_SCRIPT).not.toContain("</");
  expect(() => runInNewContext(TRUSTED_TYPES_SCRIPT, { window: {} })).not.toThrow();
});

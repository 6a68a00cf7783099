import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

interface Lock {
  packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
}

const ROOT = path.resolve(import.meta.dirname, "..");
const lock = JSON.parse(readFileSync(path.join(ROOT, "package-lock.json"), "utf8")) as Lock;

test("a deployment has no build tools", () => {
  const deployed = Object.entries(lock.packages)
    .filter(([, { dev, devOptional }]) => dev !== true && devOptional !== true)
    .map(([folder]) => folder.split("node_modules/").at(-1)!);
  expect(deployed.length).toBeGreaterThan(100);
  expect(
    deployed.filter((name) =>
      /^(vite|rolldown|tailwindcss|lightningcss|esbuild|@tailwindcss\/|@react-router\/dev)/.test(name),
    ),
  ).toEqual([]);
});

test("no package runs a script when it is installed", () => {
  expect(readFileSync(path.join(ROOT, ".npmrc"), "utf8").split("\n")).toContain("ignore-scripts=true");
});

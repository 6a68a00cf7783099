import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

const LINK = /\]\(([^)\s]+)\)/g;
const CODE = /`([^`\n]+)`/g;
/** A path in backticks: begins with a folder or file of the repository and has no blank, placeholder or wildcard. */
const PATH = /^\.?[\w.@-]+(?:\/[\w.@$-]+)*\/?$/;

/** Paths that a document names, in links or in backticks, and that do not exist. Links count from the document's folder. */
export function missingPaths(root: string, file: string, text: string): string[] {
  const body = text.replaceAll(/^```[\s\S]*?^```/gm, "");
  const tops = new Set(readdirSync(root));
  const fromLinks = [...body.matchAll(LINK)]
    .map(([, target = ""]) => target.split("#")[0] ?? "")
    .filter((target) => target !== "" && !/^[a-z]+:/i.test(target))
    .filter((target) => !existsSync(path.join(root, path.dirname(file), target)));
  const fromCode = [...body.matchAll(CODE)]
    .map(([, code = ""]) => code)
    .filter((code) => PATH.test(code) && code.includes("/") && tops.has(code.split("/")[0] ?? ""))
    .filter((code) => !existsSync(path.join(root, code)));
  return [...new Set([...fromLinks, ...fromCode])];
}

/** Settings that a text does not name. */
export function missingSettings(text: string, names: readonly string[]): string[] {
  return names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text));
}

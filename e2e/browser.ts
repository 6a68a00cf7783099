import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { LaunchOptions } from "@playwright/test";

const ROOT = path.resolve(import.meta.dirname, "..");
const PACKAGE = path.join(ROOT, "node_modules", "@sparticuz", "chromium");
const CACHE = path.join(ROOT, "node_modules", ".cache");

/**
 * Returns launch options for the tests' browser: CHROMIUM_PATH if set, else the Chromium that npm installed on Linux
 * x64, else an installed Chrome. So the tests usually need no system package.
 */
export async function browserOptions(): Promise<LaunchOptions> {
  const custom = process.env["CHROMIUM_PATH"];
  if (custom) return { executablePath: custom, args: ["--no-sandbox"] };
  if (process.platform !== "linux" || process.arch !== "x64" || !existsSync(PACKAGE)) return { channel: "chrome" };
  const folder = await unpackChromium();
  const executablePath = path.join(folder, "chromium");
  return { executablePath, args: ["--no-sandbox", "--headless=shell"], env: environmentFor(folder, executablePath) };
}

/** Unpacks to a temporary folder and renames it, because several test processes may start at once. */
async function unpackChromium(): Promise<string> {
  const { version } = JSON.parse(readFileSync(path.join(PACKAGE, "package.json"), "utf8")) as { version: string };
  const folder = path.join(CACHE, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  const partial = `${folder}.${process.pid}`;
  mkdirSync(partial, { recursive: true });
  const temporary = process.env["TMPDIR"];
  // The package always unpacks into the system's temporary folder.
  process.env["TMPDIR"] = partial;
  try {
    const { default: chromium, inflate } = await import("@sparticuz/chromium");
    await Promise.all([chromium.executablePath(), inflate(path.join(PACKAGE, "bin", "al2023.tar.br"))]);
  } finally {
    if (temporary === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = temporary;
  }
  writeFontsConf(partial, folder);
  try {
    renameSync(partial, folder);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** Without an existing font folder, a machine without fonts renders no text at all. */
function writeFontsConf(where: string, finalFolder: string): void {
  const fonts = [`${finalFolder}/fonts`, "/usr/share/fonts", "/usr/local/share/fonts"];
  const folders = fonts.map((folder) => `<dir>${folder}</dir>`).join("");
  const text = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${folders}<cachedir>${finalFolder}/fonts-cache</cachedir></fontconfig>`;
  writeFileSync(path.join(where, "fonts.conf"), text);
}

/** Adds the package's system libraries when the machine lacks them. */
function environmentFor(folder: string, executablePath: string): Record<string, string> {
  const inherited = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  const environment: Record<string, string> = {
    ...Object.fromEntries(inherited),
    FONTCONFIG_FILE: path.join(folder, "fonts.conf"),
  };
  if (lacksLibraries(executablePath)) {
    environment["LD_LIBRARY_PATH"] = [path.join(folder, "al2023", "lib"), process.env["LD_LIBRARY_PATH"]]
      .filter(Boolean)
      .join(":");
  }
  return environment;
}

function lacksLibraries(executablePath: string): boolean {
  try {
    return execFileSync("ldd", [executablePath], { encoding: "utf8" }).includes("not found");
  } catch {
    return true;
  }
}

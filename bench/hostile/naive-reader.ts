import { readFileSync } from "node:fs";

/** Reads a document as a careless parser does: it follows the addresses in XML and merges JSON into an object. Returns the text. */
export async function readNaively(body: string, isJson: boolean): Promise<string> {
  if (isJson) {
    merge({}, JSON.parse(body) as object);
    return body;
  }
  let text = body;
  const addresses = body.matchAll(/(?:SYSTEM\s+|<xi:include[^>]*href=)["']([^"']+)["']/g);
  for (const [, address = ""] of addresses) text += await contentOf(address).catch(() => "");
  return text;
}

async function contentOf(address: string): Promise<string> {
  if (address.startsWith("file://")) return readFileSync(new URL(address), "utf8");
  return await (await fetch(address)).text();
}

function merge(target: Record<string, unknown>, from: object): void {
  for (const [key, value] of Object.entries(from) as [string, unknown][]) {
    if (typeof value !== "object" || value === null) target[key] = value;
    else merge((target[key] ??= {}) as Record<string, unknown>, value);
  }
}

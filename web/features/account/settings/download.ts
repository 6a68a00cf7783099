import { readToken } from "#web/session/session-token.ts";
import { ApiError } from "#web/api/api-client.ts";

/** Loads a file with the stored token and hands it to the browser to save. Throws ApiError. */
export async function download(path: string, fallbackName: string): Promise<void> {
  const token = readToken();
  const response = await fetch(path, { headers: token === null ? {} : { authorization: `Bearer ${token}` } }).catch(
    () => null,
  );
  if (response === null) throw new ApiError(0, "", "network");
  if (!response.ok) {
    const failure = (await response.json().catch(() => null)) as { message?: string; code?: string } | null;
    throw new ApiError(response.status, failure?.message ?? "", failure?.code ?? "");
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? fallbackName;
  const url = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  // The browser has taken the file once the click is handled.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

import { readToken } from "#web/session/session-token.ts";

/** What the server says is wrong, and the field, if it's about one. */
export class PostRefused extends Error {
  readonly field: string;
  constructor(message: string, field: string) {
    super(message);
    this.name = "PostRefused";
    this.field = field;
  }
}

/** Saves a draft. A call of its own, because other forms don't need the field that is wrong. Throws PostRefused. */
export async function savePost(path: string, method: "POST" | "PUT", content: object): Promise<void> {
  const headers = { authorization: `Bearer ${readToken() ?? ""}`, "content-type": "application/json" };
  const response = await fetch(path, { method, headers, body: JSON.stringify({ content }) });
  if (response.ok) return;
  const { message = "", field = "" } = (await response.json()) as { message?: string; field?: string };
  throw new PostRefused(message, field);
}

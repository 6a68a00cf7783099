import { readToken } from "#web/session/session-token.ts";
import { ApiError } from "../api-client.ts";

/** What the server says is wrong with a form. `field` names the wrong field; empty for a failure that isn't about one. */
export class FormRefused extends ApiError {
  readonly field: string;
  constructor({ status, message, code, field }: { status: number; message: string; code: string; field: string }) {
    super(status, message, code);
    this.name = "FormRefused";
    this.field = field;
  }
}

/** Sends what somebody typed into a form, once. A call of its own, because other calls don't need the field that is wrong. Throws FormRefused. */
export async function sendForm<Answer>(path: string, method: "POST" | "PUT", body: object): Promise<Answer> {
  const headers = { authorization: `Bearer ${readToken() ?? ""}`, "content-type": "application/json" };
  const response = await fetch(path, { method, headers, body: JSON.stringify(body) }).catch(() => null);
  const answer: unknown = await response?.json().catch(() => null);
  if (response?.ok === true) return answer as Answer;
  const { message = "", code = "", field = "" } = (answer ?? {}) as { message?: string; code?: string; field?: string };
  throw new FormRefused({ status: response?.status ?? 0, message, code, field });
}

import type { Config } from "#app/config.ts";
import { redactText } from "#app/log.ts";
import { requireFreePort } from "#app/port.ts";
import { describeFailure } from "#app/start-error.ts";
import { checkSmtp } from "#mail/transport.ts";
import { failed, ok, warning, type Check } from "./check.ts";

const TIMEOUT_MS = 10_000;

/** Checks that Afield can listen on its port, or that it is Afield that does. */
export async function checkPort(host: string, port: number): Promise<Check> {
  try {
    await requireFreePort(host, port);
    return ok("port", `${port} on ${host} is free`);
  } catch (error) {
    const address = host.includes(":") ? `[${host}]` : host === "0.0.0.0" ? "127.0.0.1" : host;
    if ((await livenessOf(`http://${address}:${port}`)) === "alive")
      return ok("port", `Afield is running on ${port} already`);
    const [said = "", ...rest] = describeFailure(error).split(/(?<=\.) /);
    return failed("port", said, rest.join(" ") || "Set HOST and PORT to an address that is free.");
  }
}

/** Checks that the public address leads to Afield. Before the first start nothing can answer there. */
export async function checkBaseUrl({ baseUrl, production }: Config): Promise<Check> {
  const found = await livenessOf(baseUrl);
  if (found === "alive") return ok("base URL", `${baseUrl} leads to Afield`);
  if (!production) return ok("base URL", `${baseUrl}, where nothing answers yet`);
  const next = "Check DNS, the certificate and the reverse proxy; before Afield has started, this is normal.";
  return warning("base URL", `${baseUrl}: ${found}`, next);
}

/** Checks that the mail server accepts the login. Sends nothing. */
export async function checkMail({ smtpUrl, baseUrl }: Config): Promise<Check> {
  if (smtpUrl === undefined)
    return ok("mail", `no mail server is set; mails stay at ${new URL("/dev/mail", baseUrl).href}`);
  const { host } = new URL(smtpUrl);
  try {
    await checkSmtp(smtpUrl);
    return ok("mail", `${host} accepts the login`);
  } catch (error) {
    const said = redactText((error as Error).message).replaceAll(/\s+/g, " ");
    return failed(
      "mail",
      `${host}: ${said}`,
      "Check SMTP_URL: the scheme (smtps or smtp), host, port, user and password.",
    );
  }
}

/** Returns `alive` when Afield answers at the address, else what is wrong. */
async function livenessOf(origin: string): Promise<string> {
  try {
    const response = await fetch(new URL("/livez", origin), {
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) return `it answers ${response.status}`;
    const body = (await response.json()) as { status?: unknown };
    return body.status === "ok" ? "alive" : "another program answers";
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    return `no answer (${cause?.code ?? (error as Error).name})`;
  }
}

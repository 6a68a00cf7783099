import type { Config } from "#app/config.ts";
import { type Logger, redactText } from "#app/log.ts";
import { openOutboundHttp } from "#app/outbound.ts";
import { requireFreePort } from "#app/port.ts";
import { describeFailure } from "#app/start-error.ts";
import { FetchError } from "#http/fetch-error.ts";
import { checkSmtp } from "#mail/transport.ts";
import { failed, ok, warning, type Check } from "./check.ts";

const TIMEOUT_MS = 10_000;
/** A host that most installations read. Its answer doesn't matter. */
const BOARDS_HOST = "boards-api.greenhouse.io";

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

/** Checks that this machine reaches a host of boards, as a worker does. Any answer counts, also a refusal. */
export async function checkOutbound(config: Config, log: Logger, http = openOutboundHttp(config, log)): Promise<Check> {
  const reached = ok("outbound", `${BOARDS_HOST} answers`);
  try {
    await http.fetch({ url: `https://${BOARDS_HOST}/` });
    return reached;
  } catch (error) {
    if (error instanceof FetchError && error.status !== undefined) return reached;
    const next =
      "A worker reads boards over https: check DNS, and that the firewall lets this machine out on port 443.";
    return warning("outbound", `${BOARDS_HOST}: ${redactText((error as Error).message)}`, next);
  } finally {
    await http.close();
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

import { pino, type Logger as PinoLogger } from "pino";
import { prettyFactory } from "pino-pretty";
import { refusesColour } from "./config.ts";

export type Logger = PinoLogger;

/** Field names whose values never reach a log line, at the top level and one level down. */
const SECRET_FIELDS = [
  "password",
  "token",
  "authorization",
  "cookie",
  "secret",
  "sessionToken",
  "databaseUrl",
  "smtpUrl",
  "authSecret",
  "oldAuthSecret",
  "dkim",
];
/** A word and the domain that follows it. Matching words without one too keeps the search linear: no letter is read twice. */
const MAIL_ADDRESS = /([\w.+-])[\w.+-]*(@[\w-]+(?:\.[\w-]+)+)?/g;
/** Tokens in paths: /verify-email/…, /reset-password/…, /auth/verify/… */
const PATH_TOKEN = /((?:verify-email|reset-password|auth\/verify)\/)[^/?#\s"']+/g;
const BEARER = /(bearer\s+)[\w.~+/=-]+/gi;
const URL_PASSWORD = /(\b\w+:\/\/[^:@/\s"']+:)[^@/\s"']+@/g;

/** Removes passwords, tokens and full e-mail addresses in linear time. Exported for output that bypasses the log. */
export function redactText(text: string): string {
  return text
    .replace(URL_PASSWORD, "$1***@")
    .replace(BEARER, "$1***")
    .replace(PATH_TOKEN, "$1***")
    .replace(MAIL_ADDRESS, (word, initial: string, domain?: string) =>
      domain === undefined ? word : `${initial}***${domain}`,
    );
}

export interface LogOptions {
  /** Single lines for a terminal instead of JSON. */
  pretty?: boolean;
  /** Where lines go; standard output by default. */
  destination?: { write(line: string): unknown; readonly isTTY?: boolean };
}

/** Creates the root logger. Each subsystem uses `log.child({ subsystem })`. */
export function createLog(level: string, options: LogOptions = {}): Logger {
  const sink = options.destination ?? process.stdout;
  const format = options.pretty
    ? prettyFactory({
        ignore: "pid,hostname",
        translateTime: "HH:MM:ss",
        singleLine: true,
        colorize: sink.isTTY === true && !refusesColour(),
      })
    : (line: string) => line;
  const settings = {
    level,
    base: null,
    redact: { paths: SECRET_FIELDS.flatMap((name) => [name, `*.${name}`]), censor: "***" },
  };
  return pino(settings, { write: (line: string) => void sink.write(format(redactText(line)) ?? "") });
}

import { ConfigError } from "./config.ts";
import { redactText } from "./log.ts";
import { BackupError } from "#postgres/backup/backup-file.ts";
import { EmbeddedPostgresError } from "#postgres/embedded/account.ts";
import { MigrationError } from "#postgres/migrate.ts";

/** A failed start that the operator can fix; the message says what is wrong and what to do. */
export class StartError extends Error {
  override name = "StartError";
}

const FOR_PEOPLE = [StartError, ConfigError, EmbeddedPostgresError, MigrationError, BackupError];

/** Formats the error that ended the program: a plain line for a known cause, otherwise the stack. */
export function describeFailure(error: unknown): string {
  if (FOR_PEOPLE.some((kind) => error instanceof kind)) return redactText((error as Error).message);
  if (error instanceof Error) return redactText(error.stack ?? error.message);
  return redactText(String(error));
}

/** Explains a failed connection to the address that a setting names by the error code of Node or PostgreSQL. */
export function databaseFailure(error: unknown, databaseUrl: string, setting = "DATABASE_URL"): StartError {
  const { hostname, port, pathname, username } = new URL(databaseUrl);
  const where = `${hostname || "localhost"}:${port || "5432"}`;
  const code = (error as { code?: string }).code ?? "";
  const reasons: Record<string, string> = {
    ECONNREFUSED: `nothing answers at ${where}. Is PostgreSQL running there?`,
    ENOTFOUND: `there is no host named ${hostname}.`,
    EAI_AGAIN: `the host name ${hostname} cannot be resolved at the moment.`,
    ETIMEDOUT: `${where} does not answer.`,
    ECONNRESET: `${where} closed the connection; it may require TLS (sslmode=require) or not be PostgreSQL.`,
    "28P01": `the password of the role ${username} is wrong.`,
    "28000": `the role ${username} may not connect: ${(error as Error).message}.`,
    "3D000": `the database ${pathname.slice(1)} does not exist; create it first.`,
    "08P01": `the pooler at ${where} refuses a setting of the connection. Let it pass over them, in PgBouncer with ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout.`,
    "57P03": "the server is starting up or shutting down; try again in a moment.",
  };
  return new StartError(
    `${setting}: ${reasons[code] ?? `the database cannot be used (${(error as Error).message}).`}`,
    {
      cause: error,
    },
  );
}

/** Explains why the HTTP server cannot listen. */
export function listenFailure(
  error: unknown,
  { host, port, setting = "PORT" }: { host: string; port: number; setting?: "PORT" | "WORKER_PORT" },
): StartError | null {
  const code = (error as { code?: string }).code;
  if (code === "EADDRINUSE") {
    return new StartError(
      `Port ${port} on ${host} is in use by another program. Stop it, or set ${setting} to another number.`,
    );
  }
  if (code === "EACCES") {
    return new StartError(`Port ${port} is not allowed for this account. Set ${setting} to a number above 1023.`);
  }
  if (["EADDRNOTAVAIL", "ENOTFOUND", "EAFNOSUPPORT", "EAI_AGAIN"].includes(code ?? "")) {
    return new StartError(
      `HOST ${host} is not an address of this machine. Use 127.0.0.1 or ::1, or 0.0.0.0 for every address.`,
    );
  }
  return null;
}

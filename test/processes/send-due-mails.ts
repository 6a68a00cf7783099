// A child process for tests that kill it while it sends. Arguments: database URL, SMTP URL, secret.
import { deliverDueMails } from "#mail/deliver.ts";
import { createSmtpTransport } from "#mail/transport.ts";
import { deriveSecrets } from "#app/secrets.ts";
import { openDatabase } from "#postgres/database.ts";
import { silentLog } from "#test/log.ts";

const [databaseUrl = "", smtpUrl = "", secret = ""] = process.argv.slice(2);
await deliverDueMails({
  database: openDatabase(databaseUrl),
  secrets: deriveSecrets(secret),
  transport: createSmtpTransport({ smtpUrl, fromAddress: "no-reply@afield.example" }),
  log: silentLog,
  domain: "afield.example",
});

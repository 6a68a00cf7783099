// A child process for tests that kill it while it sends. Arguments: database URL, SMTP URL, secret.
import { deliverDueMails } from "#mail/deliver.ts";
import { deriveSecrets } from "#app/secrets.ts";
import { openDatabase } from "#postgres/database.ts";
import { mailDelivery } from "#test/mail-delivery.ts";

const [databaseUrl = "", smtpUrl = "", secret = ""] = process.argv.slice(2);
await deliverDueMails(mailDelivery({ database: openDatabase(databaseUrl), secrets: deriveSecrets(secret), smtpUrl }));

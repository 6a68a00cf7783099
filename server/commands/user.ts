import { Command } from "commander";
import { emailKey } from "#accounts/email-key.ts";
import { eraseAccount } from "#accounts/erase-account.ts";
import { openSecrets } from "#app/secrets.ts";
import { newsReaders } from "#store/accounts/account-settings.ts";
import { accountByEmailKey, listAccounts, markVerified } from "#store/accounts/accounts.ts";
import type { AccountRow } from "#store/accounts/accounts.ts";
import type { Database } from "#postgres/database.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { deletePasskeys } from "#store/accounts/passkeys.ts";
import { exportPersonalData } from "#store/accounts/personal-data.ts";
import { setOperator } from "#store/referrals/operators.ts";
import { endSessionsOf } from "#store/accounts/sessions.ts";
import type { CommandContext } from "./context.ts";
import { wholeNumber } from "./shell/whole-number.ts";
import { erasedCommands } from "./user/erased.ts";

/** `user …`: what an operator does for people who contact support. */
export function userCommand(context: CommandContext): Command {
  const command = new Command("user");
  command
    .command("list")
    .description("list accounts, newest first")
    .option("--limit <n>", "how many", wholeNumber, 100)
    .option("--news", "list everybody who wants Platform News instead, by address")
    .action(async ({ limit, news }: { limit: number; news?: boolean }) => {
      if (news === true) return await listNewsReaders();
      const { db } = await context.database();
      const accounts = await listAccounts(db, limit);
      context.data(
        accounts.map(({ email, name, emailVerifiedAt, createdAt }) => ({ email, name, emailVerifiedAt, createdAt })),
      );
      for (const account of accounts) {
        const state = account.emailVerifiedAt ? "verified" : "unverified";
        context.out([account.email, account.name, state, account.createdAt.toISOString()].join("\t"));
      }
      if (accounts.length === 0) context.out("There are no accounts.");
    });

  onAccount("verify", "mark the e-mail address as verified", async (database, account) => {
    const first = await markVerified(database.db, account.id);
    context.out(first ? "The address is verified." : "The address was already verified.");
    context.data({ isVerified: true, changed: first });
  });
  onAccount("end-sessions", "sign the person out on every device", async (database, account) => {
    const ended = await endSessionsOf(database.db, account.id, "operator");
    context.out(`${ended} ${ended === 1 ? "session" : "sessions"} ended.`);
    context.data({ ended });
  });
  command
    .command("operator")
    .description(
      "allow the person to decide disputes and reports at /operate/referrals and to label jobs at /operate/accuracy",
    )
    .argument("<email>", "e-mail address of the account")
    .option("--off", "revoke that")
    .action(async (email: string, { off = false }: { off?: boolean }) => {
      const database = await context.database();
      const account = await accountByEmailKey(database.db, emailKey(email));
      if (!account) return command.error(`No account has the address ${email}. "user list" lists them all.`);
      if (!off && account.emailVerifiedAt === null)
        return command.error(`${email} is not verified; an operator's address must be verified.`);
      const changed = await setOperator(database.db, account.id, !off);
      context.data({ isOperator: !off, changed });
      if (off) context.out(changed ? "The account is no longer an operator." : "The account was not an operator.");
      else context.out(changed ? "The account is an operator." : "The account was already an operator.");
    });
  onAccount("remove-passkeys", "remove all passkeys of a person who has lost them", async (database, account) => {
    const removed = await deletePasskeys(database.db, account.id);
    context.out(`${removed} ${removed === 1 ? "passkey" : "passkeys"} removed.`);
    context.data({ removed });
  });
  onAccount("export", "print all personal data of the account as JSON", async (database, account) => {
    context.out(JSON.stringify(await exportPersonalData(database.db, account.id), null, 2));
  });
  onAccount("erase", "permanently delete all personal data of the account", async (database, account) => {
    const removed = await inTransaction(database, (trx) => eraseAccount(trx, openSecrets(context.config()), account));
    context.data(removed);
    for (const [table, rows] of Object.entries(removed)) context.out(`${table}\t${rows} deleted`);
    context.log().info({ account: account.id }, "account erased by an operator");
  });
  for (const each of erasedCommands(context)) command.addCommand(each);
  return command;

  async function listNewsReaders(): Promise<void> {
    const readers = await newsReaders((await context.database()).db);
    context.data(readers.map(({ email, name }) => ({ email, name })));
    for (const { email, name } of readers) context.out([email, name].join("\t"));
    if (readers.length === 0) context.out("Nobody wants Platform News.");
  }

  function onAccount(
    name: string,
    description: string,
    run: (database: Database, account: AccountRow) => Promise<void>,
  ): void {
    command
      .command(name)
      .description(description)
      .argument("<email>", "e-mail address of the account")
      .action(async (email: string) => {
        const database = await context.database();
        const account = await accountByEmailKey(database.db, emailKey(email));
        if (!account) return command.error(`No account has the address ${email}. "user list" lists them all.`);
        await run(database, account);
      });
  }
}

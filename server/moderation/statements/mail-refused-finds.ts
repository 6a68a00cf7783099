import type { AccountContext } from "#accounts/accounts.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import type { Transaction } from "#postgres/connection.ts";
import { takeRefusedFinds } from "#store/moderation/refused-finds.ts";

const MAILS_AT_A_TIME = 200;

/** Mails people why a board that they found is refused, once. Nobody is restricted by that, so it's no statement of reasons. Returns how many mails there are. */
export async function mailRefusedFinds(
  { secrets, baseUrl }: Pick<AccountContext, "secrets" | "baseUrl">,
  trx: Transaction,
): Promise<number> {
  const finds = await takeRefusedFinds(trx, MAILS_AT_A_TIME);
  for (const { source, sourceName, token, accountId, email, name, words, lastError } of finds) {
    const recipient = { accountId, address: email, name, cause: `refused board ${source}:${token}` };
    await enqueueMail({ db: trx, secrets }, "board-refused", recipient, {
      name,
      source: sourceName,
      board: token,
      words: words ?? lastError ?? "it isn’t a board that we can read.",
      isAutomatic: words === null,
      link: `${baseUrl}/contact`,
    });
  }
  return finds.length;
}

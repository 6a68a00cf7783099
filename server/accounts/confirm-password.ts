import { confirmSession } from "#store/accounts/sessions.ts";
import type { AccountContext } from "./accounts.ts";
import { isCurrentPassword, type SignedInCaller, wrongPassword } from "./current-password.ts";
import { tokenHash } from "./tokens.ts";

/** Records on the session that its owner has entered the password again. Throws wrong-password or too-many-requests. */
export async function confirmPassword(
  context: AccountContext,
  caller: SignedInCaller,
  password: string,
): Promise<void> {
  if (!(await isCurrentPassword(context, caller, password))) throw wrongPassword("password");
  await confirmSession(context.database.db, tokenHash(caller.token));
}

import { accountAttacks } from "./accounts.ts";
import type { Attack } from "./attack.ts";
import { harassmentAttacks } from "./harassment.ts";
import { inputAttacks } from "./input-and-traces.ts";
import { postingAttacks } from "./postings.ts";
import { ringAttacks } from "./referral-rings.ts";
import { referralAttacks } from "./referrals.ts";
import { requestAttacks } from "./requests.ts";

/** Every attack, by the number of its finding. */
export const attacks: readonly Attack[] = [
  ...requestAttacks,
  ...accountAttacks,
  ...referralAttacks,
  ...ringAttacks,
  ...harassmentAttacks,
  ...inputAttacks,
  ...postingAttacks,
].toSorted((a, b) => a.finding - b.finding);

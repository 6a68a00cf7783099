import { openSecrets } from "#app/secrets.ts";
import { CHECKED_PROOFS, type CheckedProof } from "#contract/values/employers/claims.ts";
import { checkProof } from "#employers/claims/check-proof.ts";
import { remindProofs } from "#employers/claims/remind-proofs.ts";
import { noTxt, systemTxt } from "#employers/claims/txt-records.ts";
import { proofsToRecheck } from "#store/employers/proofs.ts";
import type { Task } from "../task.ts";

const PROOFS_AT_A_TIME = 200;

/** Every hour: looks again for proofs that anybody can take away, once a day each, and asks people to renew those that end. */
export const recheckProofsTask: Task = {
  name: "recheck-proofs",
  cron: "23 * * * *",
  async run(_payload, { config, database, http, log }) {
    const secrets = openSecrets(config);
    const mails = await remindProofs({ database, secrets, baseUrl: config.baseUrl });
    if (mails > 0) log.info({ mails }, "asked people to renew their proofs");
    if (http.outage() !== null) return;
    const txt = config.feedReplay ? noTxt : systemTxt;
    const context = { database, http, txt, secrets, baseUrl: config.baseUrl };
    for (const { claimId, kind } of await proofsToRecheck(database.db, PROOFS_AT_A_TIME))
      if (isChecked(kind)) await checkProof(context, { claimId, kind });
  },
};

const isChecked = (kind: string): kind is CheckedProof => (CHECKED_PROOFS as readonly string[]).includes(kind);

import { openSecrets } from "#app/secrets.ts";
import { checkProof } from "#employers/claims/check-proof.ts";
import { noTxt, systemTxt } from "#employers/claims/txt-records.ts";
import { CHECK_PROOF_TASK, type CheckProofPayload } from "#store/employers/employer-tasks.ts";
import type { Task } from "../task.ts";

/** Looks for one proof of a claim. Somebody waits for it. */
export const checkProofTask: Task = {
  name: CHECK_PROOF_TASK,
  isUrgent: true,
  async run(payload, { config, database, http }) {
    const txt = config.feedReplay ? noTxt : systemTxt;
    const context = { database, http, txt, secrets: openSecrets(config), baseUrl: config.baseUrl };
    await checkProof(context, payload as CheckProofPayload);
  },
};

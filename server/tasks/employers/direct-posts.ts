import { openSecrets } from "#app/secrets.ts";
import { askStillOpen } from "#employers/posts/still-open.ts";
import { publishPosts, readDrafts } from "#ingest/direct/publish-posts.ts";
import { DIRECT_POSTS_TASK } from "#store/employers/employer-tasks.ts";
import { databaseNow } from "#store/operations/database-clock.ts";
import type { Task } from "../task.ts";

/**
 * Every minute, and after each change by an employer: reads what was typed, lists and closes posts as they stand, and asks whether they're still
 * open.
 */
export const directPostsTask: Task = {
  name: DIRECT_POSTS_TASK,
  cron: "* * * * *",
  isUrgent: true,
  async run(_payload, { config, database, log }) {
    const { baseUrl } = config;
    const context = { database, now: await databaseNow(database), baseUrl, log };
    const read = await readDrafts(context);
    const changed = await publishPosts(context);
    const mails = await askStillOpen({ database, secrets: openSecrets(config), baseUrl });
    if (read + changed + mails > 0) log.info({ read, changed, mails }, "looked after direct posts");
  },
};

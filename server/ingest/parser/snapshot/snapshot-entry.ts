import { readFileSync } from "node:fs";
import v8 from "node:v8";
import { RecentTexts } from "#normalise/text/recent-texts.ts";
import type { NormaliseTask } from "../parser-client.ts";
import { answerMessages } from "../answer-messages.ts";
import { answerTo, isFull, normaliseAll } from "../parser-tasks.ts";

/** What `node --build-snapshot` runs, as one file: reads the ads of the file that is named, and stores the heap to go on from. */
const [, , ads = ""] = process.argv;
for (const task of JSON.parse(readFileSync(ads, "utf8")) as NormaliseTask[])
  normaliseAll({ ...task, now: new Date(task.now) });
// The functions are compiled and the tables made, but no ad stays.
RecentTexts.forgetAll();
v8.startupSnapshot.setDeserializeMainFunction(() => answerMessages(answerTo, isFull));

// A child process for tests that writes the open dataset and kills itself half-way. Arguments: database URL, data folder, and the call of `progress` at which it ends.
import { datasetFolder } from "#dataset/editions.ts";
import { writeDataset } from "#dataset/write-dataset.ts";
import { openDatabase } from "#postgres/database.ts";

const [databaseUrl = "", dataDir = "", last = ""] = process.argv.slice(2);
let calls = 0;
await writeDataset({
  database: openDatabase(databaseUrl),
  folder: datasetFolder(dataDir),
  baseUrl: "https://jobs.example.org",
  now: new Date(),
  jobsPerStep: 10,
  progress() {
    calls += 1;
    if (calls === Number(last)) process.kill(process.pid, "SIGKILL");
  },
});

import type { NormaliseTask } from "#ingest/parser/parser-client.ts";

/** A parser process that works for ever on a task with a posting titled "stuck", and drops all others under their title. */
process.on("message", ({ normalise }: { normalise: NormaliseTask }) => {
  const titles = normalise.postings.map(({ title }) => title);
  while (titles.includes("stuck"));
  process.send?.({ answer: titles.map((droppedReason) => ({ droppedReason })) });
});
process.send?.("ready");

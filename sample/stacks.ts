import { z } from "zod";
import { list, readSheet } from "./sheet.ts";

const Stack = z.object({
  key: z.string(),
  backend: list,
  frontend: list,
  mobile: list,
  platform: list,
  data: list,
  tools: list,
});

export type SampleStack = z.infer<typeof Stack>;

/** The tools that an employer uses together, by name. */
export const sampleStacks: ReadonlyMap<string, SampleStack> = new Map(
  readSheet("stacks.txt", Stack).map((stack) => [stack.key, stack]),
);

import { ashby } from "./ashby.ts";
import { greenhouse } from "./greenhouse.ts";
import { himalayas } from "./himalayas.ts";
import { lever } from "./lever.ts";
import { personio } from "./personio.ts";
import { recruitee } from "./recruitee.ts";
import { remotive } from "./remotive.ts";
import { workable } from "./workable.ts";
import type { SampleCompany } from "../companies.ts";
import type { Feed } from "./feed.ts";

/** Writes the payload of each source. */
export const sampleFeeds: Record<SampleCompany["source"], Feed> = {
  ashby,
  greenhouse,
  himalayas,
  lever,
  personio,
  recruitee,
  remotive,
  workable,
};

import { z } from "zod";
import { fold } from "./fold.ts";
import { list, readTable } from "./tsv.ts";

export interface TimeZone {
  slug: string;
  name: string;
  /** Standard-time UTC offsets in hours; a single zone has `from` = `to`. */
  from: number;
  to: number;
  aliases: string[];
}

const Row = z.object({
  slug: z.string(),
  name: z.string(),
  from: z.coerce.number(),
  to: z.coerce.number(),
  aliases: list,
});

export const timeZones: readonly TimeZone[] = readTable("time-zones", Row);

const byAlias = new Map(timeZones.flatMap((zone) => zone.aliases.map((alias) => [fold(alias), zone] as const)));

/** The zone of this name (any case), or undefined. */
export function timeZoneNamed(name: string): TimeZone | undefined {
  return byAlias.get(fold(name));
}

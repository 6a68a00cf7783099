import { ashby } from "#sources/ashby/ashby.ts";
import { bamboohr } from "#sources/bamboohr/bamboohr.ts";
import { breezy } from "#sources/breezy/breezy.ts";
import { gem } from "#sources/gem/gem.ts";
import { greenhouse } from "#sources/greenhouse/greenhouse.ts";
import { himalayas } from "#sources/himalayas/himalayas.ts";
import { lever } from "#sources/lever/lever.ts";
import { personio } from "#sources/personio/personio.ts";
import { pinpoint } from "#sources/pinpoint/pinpoint.ts";
import { recruitee } from "#sources/recruitee/recruitee.ts";
import { remotive } from "#sources/remotive/remotive.ts";
import { rippling } from "#sources/rippling/rippling.ts";
import { smartrecruiters } from "#sources/smartrecruiters/smartrecruiters.ts";
import { teamtailor } from "#sources/teamtailor/teamtailor.ts";
import { workable } from "#sources/workable/workable.ts";
import { workday } from "#sources/workday/workday.ts";
import type { Source } from "#sources/source.ts";

const list: Source[] = [
  ashby,
  bamboohr,
  breezy,
  gem,
  greenhouse,
  himalayas,
  lever,
  personio,
  pinpoint,
  recruitee,
  remotive,
  rippling,
  smartrecruiters,
  teamtailor,
  workable,
  workday,
];

/** Every source this product reads, by id, in alphabetical order. */
export const sources: ReadonlyMap<string, Source> = new Map(list.map((source) => [source.id, source]));

/** Throws when there is no such source, naming those there are. */
export function sourceById(id: string): Source {
  const source = sources.get(id);
  if (source === undefined) throw new Error(`There is no source "${id}". Known sources: ${[...sources.keys()].join(", ")}.`);
  return source;
}

/** The board that an apply link points at, among all sources; null when it is no board we can read. */
export function boardBehind(link: string): { source: string; token: string } | null {
  const url = URL.parse(link);
  if (url === null) return null;
  for (const source of sources.values()) {
    const token = source.boardOf?.(url);
    if (token) return { source: source.id, token };
  }
  return null;
}

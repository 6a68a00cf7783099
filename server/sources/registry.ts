import { adp } from "#sources/adp/adp.ts";
import { adzuna } from "#sources/adzuna/adzuna.ts";
import { applicantpro } from "#sources/applicantpro/applicantpro.ts";
import { apploi } from "#sources/apploi/apploi.ts";
import { arbeitnow } from "#sources/arbeitnow/arbeitnow.ts";
import { arbeitsagentur } from "#sources/arbeitsagentur/arbeitsagentur.ts";
import { ashby } from "#sources/ashby/ashby.ts";
import { bamboohr } from "#sources/bamboohr/bamboohr.ts";
import { breezy } from "#sources/breezy/breezy.ts";
import { careerplug } from "#sources/careerplug/careerplug.ts";
import { catsone } from "#sources/catsone/catsone.ts";
import { clearcompany } from "#sources/clearcompany/clearcompany.ts";
import { cleverstaff } from "#sources/cleverstaff/cleverstaff.ts";
import { comeet } from "#sources/comeet/comeet.ts";
import { cornerstone } from "#sources/cornerstone/cornerstone.ts";
import { crelate } from "#sources/crelate/crelate.ts";
import { dayforce } from "#sources/dayforce/dayforce.ts";
import { deel } from "#sources/deel/deel.ts";
import { devitjobs } from "#sources/devitjobs/devitjobs.ts";
import { direct } from "#sources/direct/direct.ts";
import { dover } from "#sources/dover/dover.ts";
import { eightfold } from "#sources/eightfold/eightfold.ts";
import { erecruiter } from "#sources/erecruiter/erecruiter.ts";
import { factorial } from "#sources/factorial/factorial.ts";
import { fourdayweek } from "#sources/fourdayweek/fourdayweek.ts";
import { francetravail } from "#sources/francetravail/francetravail.ts";
import { freshteam } from "#sources/freshteam/freshteam.ts";
import { gem } from "#sources/gem/gem.ts";
import { getonbrd } from "#sources/getonbrd/getonbrd.ts";
import { greenhouse } from "#sources/greenhouse/greenhouse.ts";
import { gupy } from "#sources/gupy/gupy.ts";
import { hackernews } from "#sources/hackernews/hackernews.ts";
import { hh } from "#sources/hh/hh.ts";
import { himalayas } from "#sources/himalayas/himalayas.ts";
import { hireology } from "#sources/hireology/hireology.ts";
import { icims } from "#sources/icims/icims.ts";
import { inhire } from "#sources/inhire/inhire.ts";
import { ismartrecruit } from "#sources/ismartrecruit/ismartrecruit.ts";
import { isolvedhire } from "#sources/isolvedhire/isolvedhire.ts";
import { jazzhr } from "#sources/jazzhr/jazzhr.ts";
import { jobicy } from "#sources/jobicy/jobicy.ts";
import { jobscore } from "#sources/jobscore/jobscore.ts";
import { jobtech } from "#sources/jobtech/jobtech.ts";
import { jobvite } from "#sources/jobvite/jobvite.ts";
import { jobylon } from "#sources/jobylon/jobylon.ts";
import { join } from "#sources/join/join.ts";
import { jsonld } from "#sources/jsonld/jsonld.ts";
import { justjoinit } from "#sources/justjoinit/justjoinit.ts";
import { landingjobs } from "#sources/landingjobs/landingjobs.ts";
import { lever } from "#sources/lever/lever.ts";
import { likeit } from "#sources/likeit/likeit.ts";
import { loxo } from "#sources/loxo/loxo.ts";
import { manatal } from "#sources/manatal/manatal.ts";
import { mycareersfuture } from "#sources/mycareersfuture/mycareersfuture.ts";
import { neogov } from "#sources/neogov/neogov.ts";
import { nofluffjobs } from "#sources/nofluffjobs/nofluffjobs.ts";
import { oracle } from "#sources/oracle/oracle.ts";
import { pageup } from "#sources/pageup/pageup.ts";
import { paycom } from "#sources/paycom/paycom.ts";
import { paylocity } from "#sources/paylocity/paylocity.ts";
import { peopleforce } from "#sources/peopleforce/peopleforce.ts";
import { personio } from "#sources/personio/personio.ts";
import { phenom } from "#sources/phenom/phenom.ts";
import { pinpoint } from "#sources/pinpoint/pinpoint.ts";
import { quickin } from "#sources/quickin/quickin.ts";
import { recruitee } from "#sources/recruitee/recruitee.ts";
import { reed } from "#sources/reed/reed.ts";
import { remotejobsorg } from "#sources/remotejobsorg/remotejobsorg.ts";
import { remoteok } from "#sources/remoteok/remoteok.ts";
import { remotive } from "#sources/remotive/remotive.ts";
import { rippling } from "#sources/rippling/rippling.ts";
import { smartrecruiters } from "#sources/smartrecruiters/smartrecruiters.ts";
import { softgarden } from "#sources/softgarden/softgarden.ts";
import { solides } from "#sources/solides/solides.ts";
import { successfactors } from "#sources/successfactors/successfactors.ts";
import { talentadore } from "#sources/talentadore/talentadore.ts";
import { taleo } from "#sources/taleo/taleo.ts";
import { teamtailor } from "#sources/teamtailor/teamtailor.ts";
import { thehub } from "#sources/thehub/thehub.ts";
import { themuse } from "#sources/themuse/themuse.ts";
import { torre } from "#sources/torre/torre.ts";
import { traffit } from "#sources/traffit/traffit.ts";
import { trakstar } from "#sources/trakstar/trakstar.ts";
import { trudvsem } from "#sources/trudvsem/trudvsem.ts";
import { ukg } from "#sources/ukg/ukg.ts";
import { usajobs } from "#sources/usajobs/usajobs.ts";
import { weworkremotely } from "#sources/weworkremotely/weworkremotely.ts";
import { workable } from "#sources/workable/workable.ts";
import { workday } from "#sources/workday/workday.ts";
import { workingnomads } from "#sources/workingnomads/workingnomads.ts";
import { zohorecruit } from "#sources/zohorecruit/zohorecruit.ts";
import type { Source } from "#sources/source.ts";

const list: Source[] = [
  adp,
  adzuna,
  applicantpro,
  apploi,
  arbeitnow,
  arbeitsagentur,
  ashby,
  bamboohr,
  breezy,
  careerplug,
  catsone,
  clearcompany,
  cleverstaff,
  comeet,
  cornerstone,
  crelate,
  dayforce,
  deel,
  devitjobs,
  direct,
  dover,
  eightfold,
  erecruiter,
  factorial,
  fourdayweek,
  francetravail,
  freshteam,
  gem,
  getonbrd,
  greenhouse,
  gupy,
  hackernews,
  hh,
  himalayas,
  hireology,
  icims,
  inhire,
  ismartrecruit,
  isolvedhire,
  jazzhr,
  jobicy,
  jobscore,
  jobtech,
  jobvite,
  jobylon,
  join,
  jsonld,
  justjoinit,
  landingjobs,
  lever,
  likeit,
  loxo,
  manatal,
  mycareersfuture,
  neogov,
  nofluffjobs,
  oracle,
  pageup,
  paycom,
  paylocity,
  peopleforce,
  personio,
  phenom,
  pinpoint,
  quickin,
  recruitee,
  reed,
  remotejobsorg,
  remoteok,
  remotive,
  rippling,
  smartrecruiters,
  softgarden,
  solides,
  successfactors,
  talentadore,
  taleo,
  teamtailor,
  thehub,
  themuse,
  torre,
  traffit,
  trakstar,
  trudvsem,
  ukg,
  usajobs,
  weworkremotely,
  workable,
  workday,
  workingnomads,
  zohorecruit,
];

/** Every source by id, in alphabetical order. */
export const sources: ReadonlyMap<string, Source> = new Map(list.map((source) => [source.id, source]));

/** Returns the source with this id. Throws an error that lists the known ids. */
export function sourceById(id: string): Source {
  const source = sources.get(id);
  if (source === undefined)
    throw new Error(`There is no source "${id}". Known sources: ${[...sources.keys()].join(", ")}.`);
  return source;
}

/** Returns the board of any source behind an apply link; null when it leads to no board we can read. */
export function boardBehind(link: string): { source: string; token: string } | null {
  const url = URL.parse(link);
  if (url === null) return null;
  for (const source of sources.values()) {
    const token = source.boardOf?.(url);
    if (token) return { source: source.id, token };
  }
  return null;
}

import { bareHost } from "./url-guard.ts";
import { paceKey } from "./host-pace.ts";

/** Least time between requests to one queue, ms. */
export const GAP_MS = 1_000;

/**
 * Vendors that give each customer a host of its own on one shared installation, so all their hosts share one queue.
 * Workday runs one installation per numbered data centre.
 */
const VENDORS = (
  "recruitee.com jobs.personio.de jobs.personio.com bamboohr.com teamtailor.com breezy.hr pinpointhq.com applytojob.com freshteam.com icims.com " +
  "eightfold.ai zohorecruit.com zohorecruit.eu zohorecruit.in jobs.lever.co oraclecloud.com ultipro.com ukg.com paylocity.com paycomonline.net smartrecruiters.com " +
  "workable.com join.com comeet.com jobvite.com careers-page.com hire.trakstar.com factorialhr.com homerun.co myworkdaysite.com myworkdayjobs.com " +
  "traffit.com peopleforce.io softgarden.io loxo.co jobylon.com csod.com taleo.net catsone.com " +
  "ultipro.ca ukg.net apploi.com hireology.com isolvedhire.com applicantpro.com gupy.io solides.com.br inhire.app careerplug.com factorial.es factorial.it factorialhr.com.br " +
  "likeit.fi factorialhr.pt factorial.mx factorial.fr factorialhr.de factorialhr.co factorial.pl factorial.ch factorial.be " +
  "wd1.myworkdayjobs.com wd2.myworkdayjobs.com wd3.myworkdayjobs.com wd5.myworkdayjobs.com wd10.myworkdayjobs.com wd12.myworkdayjobs.com " +
  "wd101.myworkdayjobs.com wd102.myworkdayjobs.com wd103.myworkdayjobs.com wd105.myworkdayjobs.com wd108.myworkdayjobs.com wd501.myworkdayjobs.com wd502.myworkdayjobs.com wd503.myworkdayjobs.com"
).split(" ");

/** The gap of each vendor, as `PaceOptions.gapMsByHost`. */
export const VENDOR_GAPS_MS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(VENDORS.map((domain) => [`*.${domain}`, GAP_MS])),
  // Common Crawl's index serves everyone and blocks those who hurry.
  "index.commoncrawl.org": 5 * GAP_MS,
};

/** Returns the pace queue of this URL: a vendor's, or the host's own. */
export function queueOfUrl(url: string): string {
  const parsed = URL.parse(url);
  return parsed === null ? url : paceKey(bareHost(parsed), { gapMs: GAP_MS, gapMsByHost: VENDOR_GAPS_MS }).key;
}

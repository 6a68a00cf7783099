import { beforeEach } from "vitest";
import { COMPANY, referralTestbed, type ReferralTestbed, type TestPerson } from "./referral-testbed.ts";

/** Who each test begins with: a seeker, a job, and a referrer of its company. */
export interface TwoPeople {
  seeker: TestPerson;
  referrer: TestPerson;
  job: string;
}

/** Starts a testbed whose tests each begin with a seeker, a job and one referrer of its company. Call at the top level of a test file. */
export async function twoPeople(): Promise<{ testbed: ReferralTestbed; two: TwoPeople }> {
  const testbed = await referralTestbed();
  const two = {} as TwoPeople;
  beforeEach(async () => {
    Object.assign(two, await testbed.reset());
    two.referrer = await testbed.referrer("Ahond Brlk", COMPANY);
  });
  return { testbed, two };
}

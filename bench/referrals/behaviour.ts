/** One assumption about how people behave. */
interface Assumption {
  readonly value: number;
  readonly means: string;
  /** Where the direction comes from. The sizes are ours, which is why the bench also runs with half and double of each. */
  readonly source: string;
}

const OWN = "our assumption";

/**
 * How people behave in the simulation, the same under all rules. `npm run bench referrals -- --sensitivity` halves and doubles each of them.
 */
export const BEHAVIOUR = {
  silent: {
    value: 0.25,
    means: "share of referrers who almost never answer",
    source: "participation inequality: Nielsen, The 90-9-1 Rule, 2006",
  },
  keen: { value: 0.25, means: "share of referrers who answer nine of ten requests they look at", source: OWN },
  lowEffort: {
    value: 0.15,
    means: "share of referrers who accept quickly and rarely submit",
    source: OWN,
  },
  busyWeek: {
    value: 0.2,
    means: "share of a referrer's weeks in which they look a quarter as often and consider half as much",
    source: OWN,
  },
  ownCapacity: {
    value: 0.5,
    means: "share of referrers who set the requests a week that they take; the others keep the three of the start",
    source: OWN,
  },
  crowd: {
    value: 0.12,
    means: "how much each other person who has the request lowers the chance of an answer",
    source: "Barron and Yechiam, Private e-mail requests and the diffusion of responsibility, 2002",
  },
  tiring: {
    value: 0.03,
    means: "how much each request beyond what a referrer considers in a week lowers the chance of an answer",
    source: "Kooti and others, Evolution of conversations in the age of email overload, 2015",
  },
  vouches: {
    value: 0.5,
    means: "chance that an answer is a yes if the job is one of the referrer's roles",
    source: OWN,
  },
  strategic: {
    value: 0.1,
    means: "share of seekers who ask at every company they can, with the same note",
    source: OWN,
  },
  spam: { value: 0.01, means: "share of accounts that send offers to strangers instead of requests", source: OWN },
  newcomer: { value: 0.4, means: "share of seekers who register on the day of their first request", source: OWN },
  neverConfirm: {
    value: 0.45,
    means: "share of seekers who never say whether the referral arrived",
    source:
      "Resnick and Zeckhauser, Trust among strangers in Internet transactions, 2002: half of buyers leave feedback",
  },
  ringSize: {
    value: 5,
    means:
      "referrers of each of three rings, who answer only the 20 seekers of their ring and decline everybody else unread",
    source: OWN,
  },
} as const satisfies Record<string, Assumption>;

export type Behaviour = Record<keyof typeof BEHAVIOUR, number>;

/** Returns the values, with some of them replaced. */
export function behaviourWith(replaced: Partial<Behaviour> = {}): Behaviour {
  const values = Object.fromEntries(Object.entries(BEHAVIOUR).map(([name, { value }]) => [name, value])) as Behaviour;
  return { ...values, ...replaced };
}

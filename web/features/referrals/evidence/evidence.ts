import type { Requirement } from "#contract/schemas/referral.ts";
import { speaksOf } from "#web/features/referrals/requests/missing-evidence.ts";

export interface Evidence {
  name: string;
  /** The sentences of the note that name the requirement. */
  sentences: string[];
}

/** Puts what a note says beside what the posting asks for. It looks for names; it doesn't judge what the note says. */
export function evidenceFor(note: string, requirements: readonly Requirement[]): Evidence[] {
  const sentences = note
    .split(/\n+|(?<=[.!?;])\s+/)
    .map((each) => each.trim())
    .filter((each) => each !== "");
  return requirements.map(({ name, words }) => ({
    name,
    sentences: sentences.filter((each) => speaksOf(each, words)),
  }));
}

export interface Referral {
  seeker: { name: string; email: string };
  role: string;
  company: string;
  /** The name of the country; null if the seeker hasn't said. */
  country: string | null;
  links: readonly string[];
  why: string;
  evidence: string;
}

/** Returns the text that a referrer pastes into their company's form: who it is, and what the note says for each requirement. */
export function referralText(referral: Referral, requirements: readonly Requirement[]): string {
  const { seeker, role, company, country, links, why, evidence } = referral;
  const proofs = evidenceFor(`${why}\n${evidence}`, requirements).filter(({ sentences }) => sentences.length > 0);
  const parts = [
    `Referral: ${seeker.name} for ${role} at ${company}`,
    [`Email: ${seeker.email}`, ...(country === null ? [] : [`Lives in: ${country}`]), ...links].join("\n"),
    `In their own words, why this role:\n${why}`,
    `In their own words, evidence:\n${evidence}`,
    ...(proofs.length === 0
      ? []
      : [
          [
            "What the posting asks for:",
            ...proofs.map(({ name, sentences }) => `- ${name}: ${sentences.join(" ")}`),
          ].join("\n"),
        ]),
  ];
  return parts.join("\n\n");
}

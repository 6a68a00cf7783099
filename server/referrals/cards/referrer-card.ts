import { randomBytes } from "node:crypto";
import type { CardRequest, CardView } from "#contract/schemas/referrals/referral-card.ts";
import type { ReferrerCard } from "#contract/schemas/referral.ts";
import { ALIAS_MAX, LEAST_COUNTED, WISHES_MAX } from "#contract/values/referral.ts";
import type { Connection } from "#postgres/connection.ts";
import { maskContacts } from "#referrals/notifications/mask.ts";
import { ReferralError } from "#referrals/referral-error.ts";
import type { ReferralContext } from "#referrals/requests/request-context.ts";
import { companyOf } from "#referrals/requests/request-view.ts";
import { cardBySlug, cardOf, dropCard, putCard } from "#store/referrals/cards.ts";
import { companyFigures } from "#store/referrals/figures.ts";

/**
 * Says how a referrer likes to be asked, on a public page at a random address that stays until they revoke it. Contact details are masked
 * before they are stored, so that the owner sees what everybody sees.
 */
export async function makeCard(
  { database: { db } }: ReferralContext,
  accountId: string,
  { alias, wishes, credited }: CardRequest,
): Promise<void> {
  const made = await putCard(db, {
    accountId,
    slug: randomBytes(16).toString("base64url"),
    alias: alias === "" ? null : maskContacts(alias, []).slice(0, ALIAS_MAX),
    wishes: maskContacts(wishes, []).slice(0, WISHES_MAX),
    credited,
  });
  if (!made) throw new ReferralError("not-a-referrer", "Verify your work address first.");
}

/** Ends a card. A later one gets another address. */
export async function revokeCard({ database: { db } }: ReferralContext, accountId: string): Promise<void> {
  await dropCard(db, accountId);
}

/** Returns a referrer's card as they see it, or null. */
export async function ownCard(db: Connection, baseUrl: string, accountId: string): Promise<ReferrerCard | null> {
  const card = await cardOf(db, accountId);
  if (card === null) return null;
  const { slug, alias, wishes, credited } = card;
  return { link: `${baseUrl}/referrals/card/${slug}`, alias: alias ?? "", wishes, credited };
}

/** Returns a card as everybody sees it. Whether a link never existed or has been revoked is nobody's business. */
export async function showCard({ database: { db } }: ReferralContext, slug: string): Promise<CardView> {
  const card = await cardBySlug(db, slug);
  if (card === null) throw new ReferralError("not-found", "This card has been withdrawn, or its link isn’t complete.");
  const [figures] = await companyFigures(db, [card.companySlug]);
  return {
    company: companyOf(card),
    alias: card.alias,
    wishes: card.wishes,
    open: card.open,
    figures: figures !== undefined && figures.referrers >= LEAST_COUNTED ? figures : null,
  };
}

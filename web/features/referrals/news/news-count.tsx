import { useReferralNews } from "#web/features/referrals/requests/referral-api.ts";

/** How many requests have news, beside the header's link to them; nothing without. The style sheet marks a phone's closed menu then. */
export function NewsCount() {
  const updates = useReferralNews().data?.updates ?? 0;
  if (updates === 0) return null;
  return (
    <span className="news-count ml-1.5 inline-grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1.5 text-micro font-semibold text-on-accent">
      {updates}
      <span className="sr-only">{updates === 1 ? " update" : " updates"}</span>
    </span>
  );
}

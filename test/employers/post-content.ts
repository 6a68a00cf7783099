import type { PostContent } from "#contract/schemas/employers/posts.ts";

/** What an employer says in a direct post, as a complete form. */
export function makePostContent(changes: Partial<PostContent> = {}): PostContent {
  return {
    title: "Support Engineer",
    description:
      "You help customers of our scheduling software to find out what went wrong, and tell the people who build it what to mend.\n\nYou bring:\n- two years with customers\n- patience with logs\n\nWe are twelve people and meet on a call every Tuesday. We pay for a desk at home and give you five weeks of holiday each year, and every second Friday is free.",
    applyUrl: "https://fernhill.example/jobs/support",
    countries: ["PT"],
    isWorldwide: false,
    salary: { min: 42_000, max: 54_000, currency: "EUR", period: "year" },
    employmentType: "full-time",
    weeklyHours: null,
    isVacancy: true,
    usesAiScreening: false,
    visaSponsorship: null,
    ...changes,
  };
}

import { z } from "zod";

const formats = {
  rss: z.string().meta({ description: "RSS 2.0" }),
  jsonFeed: z.string().meta({ description: "JSON Feed 1.1" }),
  calendar: z.string().meta({ description: "iCalendar" }),
};

/** The addresses of one private feed. */
export const FeedAddresses = z.object(formats);
export type FeedAddresses = z.infer<typeof FeedAddresses>;

/** A person's private feeds: of all that their saved searches found for them, and of each saved search. */
export const AlertFeeds = z.object({
  alerts: FeedAddresses,
  searches: z.array(z.object({ id: z.string(), name: z.string(), ...formats })),
});
export type AlertFeeds = z.infer<typeof AlertFeeds>;

export const AlertFeedsResponse = z.object({ data: AlertFeeds.nullable() });
export type AlertFeedsResponse = z.infer<typeof AlertFeedsResponse>;

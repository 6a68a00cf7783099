import { z } from "zod";
import { headlineOf } from "./headline.ts";
import { idText, readItems, readRoot, text } from "#sources/read.ts";
import type { Source } from "#sources/source.ts";

const Story = z.object({ objectID: idText, title: z.string() });
const Comment = z.object({
  objectID: idText,
  comment_text: text,
  created_at: text,
  parent_id: idText,
  story_id: idText,
});
const Answer = z.object({ hits: z.array(z.unknown()) });

const SEARCH = "https://hn.algolia.com/api/v1/search_by_date";
const THREAD = /^Ask HN: Who is hiring\?/;
const MAIL_ADDRESS = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;

/** Hacker News' monthly thread "Who is hiring?": the comments of the newest thread that offer a job. */
export const hackernews: Source = {
  id: "hackernews",
  name: "Hacker News",
  homepage: "https://news.ycombinator.com",
  terms: {
    url: "https://hn.algolia.com/api",
    attribution: "Source: Hacker News",
    maxRunsPerDay: 12,
    note: "Public comments, linked one by one. Names and mail addresses of people are not kept; those who look for work are never read.",
  },
  payload: "json",
  kind: "board",
  window: true,
  token: /^who-is-hiring$/,

  requests: () => [{ kind: "list", url: `${SEARCH}?tags=story,author_whoishiring&hitsPerPage=10` }],

  next(answer) {
    const { hits } = readRoot("hackernews", Answer, answer.payload);
    const thread = hits.map((hit) => Story.safeParse(hit).data).find((story) => story && THREAD.test(story.title));
    return thread ? [{ kind: "list", url: `${SEARCH}?tags=comment,story_${thread.objectID}&hitsPerPage=1000` }] : [];
  },

  postings(answer) {
    const { hits } = readRoot("hackernews", Answer, answer.payload);
    const isComments = answer.request.url.includes("tags=comment");
    if (!isComments)
      return {
        postings: [],
        rejected: hits.map((hit) => ({ externalId: Story.safeParse(hit).data?.objectID ?? null, reason: "thread" })),
      };
    return readItems(hits, Comment, (comment) => {
      if (comment.parent_id !== comment.story_id) return { skip: "reply" };
      const headline = headlineOf(comment.comment_text ?? "");
      if (headline === null) return { skip: "no-headline" };
      return {
        externalId: comment.objectID,
        url: `https://news.ycombinator.com/item?id=${comment.objectID}`,
        title: headline.role,
        company: { name: headline.company },
        body: comment.comment_text?.replace(MAIL_ADDRESS, "[address in the original]"),
        locations: headline.places,
        workplace: headline.workplace && { value: headline.workplace, evidence: headline.text },
        employmentType: headline.terms,
        salary: { text: headline.pay },
        postedAt: comment.created_at,
      };
    });
  },
};

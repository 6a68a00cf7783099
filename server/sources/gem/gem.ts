import { z } from "zod";
import { boardCompany, idText, readItems, readList, text } from "#sources/read.ts";
import type { Source } from "#sources/source.ts";
import { workplaceByWord } from "#sources/workplace.ts";

const Post = z.object({
  id: idText,
  title: z.string(),
  absolute_url: z.string(),
  content: text,
  content_plain: text,
  departments: z.array(z.object({ name: text })).nullish(),
  employment_type: text,
  first_published_at: text,
  updated_at: text,
  location: z.object({ name: text }).nullish(),
  location_type: text,
});

const WORKPLACES = {
  remote: "remote",
  hybrid: "hybrid",
  in_office: "onsite",
  on_site: "onsite",
  onsite: "onsite",
} as const;

/** Gem's job board API: a bare array of openings, similar to Greenhouse's but with ids as text. */
export const gem: Source = {
  id: "gem",
  name: "Gem",
  homepage: "https://www.gem.com",
  terms: {
    url: "https://api.gem.com/job_board/v0/reference",
    openData: true,
    note: "A public interface made for showing an employer's openings elsewhere.",
  },
  payload: "json",
  kind: "ats",
  maxBodyMiB: 32,
  token: /^[\w.-]{1,100}$/,

  requests: (board) => [
    { kind: "list", url: `https://api.gem.com/job_board/v0/${encodeURIComponent(board.token)}/job_posts/` },
  ],

  postings(answer, board) {
    return readItems(readList("gem", answer.payload), Post, (post) => {
      return {
        externalId: post.id,
        url: post.absolute_url,
        title: post.title,
        company: { name: boardCompany(board) },
        body: post.content || post.content_plain,
        locations: [post.location?.name ?? ""],
        workplace: workplaceByWord(WORKPLACES, "location_type", post.location_type),
        employmentType: post.employment_type,
        department: (post.departments ?? []).map((department) => department.name).join(", "),
        postedAt: post.first_published_at,
        updatedAt: post.updated_at,
      };
    });
  },

  boardPages: ["jobs.gem.com/*"],
  boardOf: (url) => (url.hostname === "jobs.gem.com" ? url.pathname.split("/")[1] || null : null),
};

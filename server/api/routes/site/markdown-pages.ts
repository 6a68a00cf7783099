import { z } from "zod";
import { ErrorBody } from "#contract/schemas/error.ts";
import { ArchivedJobBody } from "#contract/schemas/job-page.ts";
import { idOfSlug, pageStatus } from "#contract/values/job-page.ts";
import { searchNotReady } from "#api/http/api-error.ts";
import type { App, Services } from "#api/http/services.ts";
import { companyMarkdown } from "#api/markdown/company-markdown.ts";
import { jobMarkdown, jobMarkdownUrl } from "#api/markdown/job-markdown.ts";
import { llmsText } from "#api/markdown/llms-text.ts";
import { jobNotFound, jobPage } from "#api/routes/jobs/job.ts";
import { companyPage } from "#api/routes/site/company.ts";

// Search engines list the pages themselves.
const FOUND = { "cache-control": "public, max-age=300", "x-robots-tag": "noindex" };
const MARKDOWN = "text/markdown; charset=utf-8";
const response = {
  200: z.string(),
  301: z.null(),
  400: ErrorBody,
  404: ErrorBody,
  410: z.union([z.string(), ArchivedJobBody]),
  429: ErrorBody,
  503: ErrorBody,
};

/** `/job/….md`, `/company/….md` and `/llms.txt`: the pages of jobs and companies as Markdown, and where programs find what. */
export function markdownPagesRoutes(app: App, services: Services): void {
  const { config, search, cards, responses } = services;
  const origin = config.baseUrl;

  app.get("/job/:name.md", {
    config: { bucket: "network", cost: 2 },
    schema: {
      summary: "A job's page as Markdown",
      description: "The facts, the employer's text as a quotation, and similar jobs.",
      params: z.object({ name: z.string().max(400) }),
      response,
    },
    async handler({ params: { name } }, reply) {
      const id = idOfSlug(name);
      if (id === null) throw jobNotFound();
      if (!search.ready) throw searchNotReady();
      const [card] = await cards.byIds([id]);
      // The page says why, for a job that is gone.
      const job = card ?? (await jobPage(id, services)).data;
      if (name !== `${job.slug}-${id}`) return reply.redirect(jobMarkdownUrl("", job), 301);
      const { text, etag } = await responses.get(
        JSON.stringify(["job-markdown", id]),
        () => jobPage(id, services),
        (page) => jobMarkdown(page, origin),
      );
      return reply
        .code(pageStatus({ closedAt: job.provenance?.closedAt }, Date.now()))
        .headers({ ...FOUND, etag })
        .type(MARKDOWN)
        .send(text);
    },
  });

  app.get("/company/:slug.md", {
    config: { bucket: "network", cost: 2 },
    schema: {
      summary: "A company's page as Markdown",
      description: "Facts and the newest live jobs.",
      params: z.object({ slug: z.string().max(200) }),
      response,
    },
    async handler({ params: { slug } }, reply) {
      if (!search.ready) throw searchNotReady();
      const { text, etag } = await responses.get(
        JSON.stringify(["company-markdown", slug]),
        () => companyPage(slug, services),
        (page) => companyMarkdown(page, origin),
      );
      return reply
        .headers({ ...FOUND, etag })
        .type(MARKDOWN)
        .send(text);
    },
  });

  const guide = llmsText(config);
  app.get(
    "/llms.txt",
    { config: { bucket: "network", cost: 1 }, schema: { summary: "Where programs find what" } },
    async (_request, reply) =>
      reply.header("cache-control", "public, max-age=3600").type("text/plain; charset=utf-8").send(guide),
  );
}

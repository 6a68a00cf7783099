import type { FastifyReply } from "fastify";
import type { Job } from "#contract/schemas/job.ts";
import { z } from "zod";
import { ErrorBody } from "#contract/schemas/error.ts";
import { EVERY_JOB } from "#contract/values/jobs-query.ts";
import { notFound, searchNotReady } from "#api/http/api-error.ts";
import { landing } from "#api/results/landings.ts";
import type { App, Services } from "#api/http/services.ts";
import type { ShareText } from "#api/share/share-picture.ts";
import { createSharePictures } from "#api/share/share-pictures.ts";
import { isJobId } from "#api/routes/jobs/job.ts";

const JOB_FOOTER = "Who may take it, what it pays, and the words that decide it.";
const LIST_FOOTER = "Remote jobs from across the web, one entry for each opening.";
/** Returns the name without its extension: `12` of `12.png`. */
const pngName = (file: string): string | null => /^(.{1,200})\.png$/.exec(file)?.[1] ?? null;
const numbers = new Intl.NumberFormat("en");
const liveJobs = (count: number): string =>
  count === 1 ? "1 live remote job" : `${numbers.format(count)} live remote jobs`;

/** `GET /share/…png`: Open Graph pictures of a job, a company, and the jobs of a role. */
export function sharePicturesRoute(app: App, { search, cards }: Services): void {
  const pictures = createSharePictures();
  const schema = (summary: string, params: z.ZodRawShape) => ({
    summary,
    description: "PNG of 1200 × 630 pixels for Open Graph.",
    params: z.object(params),
    response: { 302: z.null(), 404: ErrorBody, 429: ErrorBody, 503: ErrorBody },
  });

  async function send(reply: FastifyReply, text: ShareText | null): Promise<FastifyReply> {
    if (text === null) throw notFound();
    const picture = await pictures.get(text);
    // While the queue is full, the site's own picture serves.
    if (picture === null) return reply.header("cache-control", "no-store").redirect("/share.png", 302);
    return reply
      .type("image/png")
      .headers({
        "cache-control": "public, max-age=3600, stale-while-revalidate=86400",
        "content-security-policy": "default-src 'none'; sandbox",
        etag: picture.etag,
      })
      .send(picture.png);
  }

  app.get("/share/job/:file", {
    config: { bucket: "network", cost: 10 },
    schema: schema("Picture of a job", { file: z.string() }),
    async handler({ params }, reply) {
      const id = pngName(String(params["file"]));
      if (id === null || !isJobId(id)) throw notFound();
      if (!search.ready) throw searchNotReady();
      const [job] = await cards.byIds([id]);
      return await send(reply as never, job ? jobText(job) : null);
    },
  });

  app.get("/share/company/:file", {
    config: { bucket: "network", cost: 10 },
    schema: schema("Picture of a company", { file: z.string() }),
    async handler({ params }, reply) {
      const slug = pngName(String(params["file"])) ?? "";
      if (!search.ready) throw searchNotReady();
      const name = search.companies.nameOf(slug);
      const { total } = search.query({ ...EVERY_JOB, company: [slug], limit: 1 }, { counts: false });
      return await send(
        reply as never,
        name === undefined
          ? null
          : { eyebrow: "Remote jobs at", title: name, subtitle: liveJobs(total), footer: LIST_FOOTER },
      );
    },
  });

  for (const withPlace of [false, true]) {
    app.get(withPlace ? "/share/role/:role/:file" : "/share/role/:file", {
      config: { bucket: "network", cost: 10 },
      schema: schema(
        `Picture of the jobs of a role${withPlace ? " in a place" : ""}`,
        withPlace ? { role: z.string(), file: z.string() } : { file: z.string() },
      ),
      async handler({ params }, reply) {
        if (!search.ready) throw searchNotReady();
        const last = pngName(String(params["file"]));
        const found =
          last === null
            ? null
            : withPlace
              ? landing(search, String(params["role"]), last, 1)
              : landing(search, last, null, 1);
        if (found === null) throw notFound();
        const { role, place, total } = found.summary;
        return await send(reply as never, {
          eyebrow: place === null ? "Jobs by role" : place.name,
          title: `Remote ${role.name} jobs`,
          subtitle: `${numbers.format(total)} live`,
          footer: LIST_FOOTER,
        });
      },
    });
  }
}

function jobText(job: Pick<Job, "role" | "location" | "salary" | "company">): ShareText {
  const subtitle = [job.location, job.salary].filter(Boolean).join(" · ");
  return { eyebrow: job.company.name, title: job.role, subtitle, footer: JOB_FOOTER };
}

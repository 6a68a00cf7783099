import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { DatasetResponse, type DatasetFile } from "#contract/schemas/dataset.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { DATASET_LICENCE, LATEST_NAMES } from "#contract/values/dataset.ts";
import { createCachedRead } from "#api/cache/cached-read.ts";
import { ApiError, notFound } from "#api/http/api-error.ts";
import { byteRange } from "#api/http/conditional/byte-range.ts";
import { matchesEtag } from "#api/http/conditional/etag.ts";
import type { App, Services } from "#api/http/services.ts";
import { DATASET_COLUMNS } from "#dataset/dataset-columns.ts";
import { datasetFolder, readEditions } from "#dataset/editions.ts";
import { FILE_NAME } from "#dataset/finished-file.ts";

const EDITIONS_TTL_MS = 20_000;
const TYPES: Readonly<Record<string, string>> = {
  parquet: "application/vnd.apache.parquet",
  "csv.gz": "application/gzip",
  "jsonl.gz": "application/gzip",
  "schema.json": "application/schema+json; charset=utf-8",
  sha256: "text/plain; charset=utf-8",
};
const FORMATS = new Map(Object.entries(LATEST_NAMES).map(([format, name]) => [name as string, format]));

/** `GET /api/dataset` and `GET /data/{file}`: the open dataset, as the worker wrote it in the night. */
export function datasetRoutes(app: App, { config }: Services): void {
  const folder = datasetFolder(config.dataDir);
  const editions = createCachedRead(EDITIONS_TTL_MS, () => readEditions(folder));

  app.get("/api/dataset", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "The open dataset",
      description:
        "Editions of the last days with the addresses, sizes and SHA-256 of their files, the columns, and the licence. Each edition holds every open job whose sources all allow it.",
      response: { 200: DatasetResponse, 400: ErrorBody, 429: ErrorBody, 503: ErrorBody },
    },
    async handler(_request, reply) {
      const data = {
        nightly: config.dataset,
        editions: await editions(),
        columns: [...DATASET_COLUMNS],
        licence: DATASET_LICENCE,
      };
      return reply.header("cache-control", "public, max-age=60").send({ data });
    },
  });

  app.route({
    method: ["GET", "HEAD"],
    url: "/data/:file",
    config: { bucket: "network", cost: 1, isOpenToSites: true },
    schema: {
      summary: "A file of the open dataset",
      description:
        "A file by the name that its edition states, which never changes, so it may be cached forever; a part of it with Range. `jobs.parquet`, `jobs.csv.gz`, `jobs.jsonl.gz`, `schema.json` and `SHA256SUMS` redirect to the latest edition's.",
      params: z.object({ file: z.string() }),
      response: { 400: ErrorBody, 404: ErrorBody, 416: ErrorBody, 429: ErrorBody, 503: ErrorBody },
    },
    async handler(request, reply) {
      const { file } = request.params;
      const format = FORMATS.get(file);
      if (format === undefined) return await sendFile(request, reply, { folder: folder.files, name: file });
      const latest = (await editions())[0]?.files.find((each: DatasetFile) => each.format === format);
      if (latest === undefined) throw notFound();
      return reply.header("cache-control", "public, max-age=300").redirect(`/data/${latest.name}`, 302);
    },
  });
}

/** Sends a file or the part of it that the request wants. */
async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { folder, name }: { folder: string; name: string },
): Promise<FastifyReply> {
  const [, hash, ending] = FILE_NAME.exec(name) ?? [];
  if (hash === undefined || ending === undefined) throw notFound();
  const file = path.join(folder, name);
  const { size } = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "ENOENT" ? notFound() : error;
  });
  const etag = `"${hash}"`;
  reply.headers({ etag, "accept-ranges": "bytes", "cache-control": "public, max-age=31536000, immutable" });
  if (matchesEtag(request.headers["if-none-match"], etag)) return await reply.code(304).send();
  const ifRange = request.headers["if-range"];
  const range = ifRange === undefined || ifRange === etag ? byteRange(request.headers.range, size) : null;
  if (range === "unsatisfiable") {
    reply.header("content-range", `bytes */${size}`);
    throw new ApiError(416, "range-not-satisfiable", "The file ends before the part that you ask for.");
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range !== null) reply.code(206).header("content-range", `bytes ${start}-${end}/${size}`);
  reply.header("content-length", end - start + 1).header("content-disposition", `attachment; filename="${name}"`);
  reply.type(TYPES[ending] ?? "application/octet-stream");
  return await (request.method === "HEAD" ? reply.send() : reply.send(createReadStream(file, { start, end })));
}

import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";

/** Request bodies refuse unknown fields; responses are not strict. Passwords are hashed, never stored. */
const HASHED = new Set(["password", "currentPassword", "newPassword"]);

const modules = await Promise.all(
  readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => import(`./${file}`) as Promise<Record<string, unknown>>),
);
const fields = modules.flatMap((module) =>
  Object.entries(module).flatMap(([name, schema]) =>
    /Request$|Answer$/.test(name) && schema instanceof z.ZodObject && schema.def.catchall instanceof z.ZodNever
      ? Object.entries(schema.shape as Record<string, z.ZodType>).map(([field, type]) => ({ name, field, type }))
      : [],
  ),
);

test.each(
  fields.filter(({ field }) => !HASHED.has(field)).map(({ name, field, type }) => [name, field, type] as const),
)("%s.%s refuses text that the database can't store", (_name, _field, type) => {
  for (const text of ["a\u0000b", "\ud800"]) expect(type.safeParse(text).success).toBe(false);
});

test.each(
  fields.filter(({ field }) => field.endsWith("Id")).map(({ name, field, type }) => [name, field, type] as const),
)("%s.%s refuses numbers that the database can't hold", (_name, _field, type) =>
  expect(type.safeParse("9".repeat(19)).success).toBe(false),
);

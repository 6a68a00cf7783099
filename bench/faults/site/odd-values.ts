import fc from "fast-check";

/** A JSON schema as the API's document has it. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  format?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
}

const NAUGHTY = [
  "",
  " ",
  "0",
  "-1",
  "1e9",
  "99999999999999999999",
  "NaN",
  "null",
  "true",
  "[]",
  "{}",
  "__proto__",
  "constructor",
  "' or 1=1 --",
  "'; select pg_sleep(9) --",
  "%00",
  "\u0000",
  "\ud800",
  "١",
  "1,10",
  ",,,",
  "a".repeat(5000),
  "\u202e",
  "../../etc/passwd",
  "${7*7}",
  "<script>alert(1)</script>",
  "ana@example.com\r\nBcc: eve@example.com",
  "2026-02-30",
  "9999-12-31T23:59:60Z",
  "\ufeff",
  "ﬀ@example.com",
];

/** Texts that break careless code. */
export const oddText = fc.oneof(fc.string({ unit: "binary", maxLength: 40 }), fc.constantFrom(...NAUGHTY));

const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -0,
    -1,
    1e308,
    Number.MAX_SAFE_INTEGER,
    2 ** 31,
    2 ** 63,
    0.1,
    [],
    {},
    [[]],
    [null],
  ),
  fc.json({ maxDepth: 3 }).map((text) => JSON.parse(text) as unknown),
  fc.constantFrom<unknown>(
    { toString: "x" },
    { length: 3 },
    { catch: true },
    Array.from({ length: 300 }, () => "x"),
  ),
);

const plainTexts = fc.constantFrom(
  "Ana Li",
  "ana@example.com",
  "correct horse battery",
  "https://example.com/a?b=c",
  "react",
  "2026-11-22",
  "2026-11-22T10:00:00.000Z",
  "00000000-0000-4000-8000-000000000000",
  "1",
);

/** Returns values that mostly meet the schema, with odd values anywhere in them. */
export function valuesOf(schema: JsonSchema, resolve: (ref: string) => JsonSchema, depth = 0): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 5, arbitrary: conforming(schema, resolve, depth) }, { weight: 1, arbitrary: oddValue });
}

function conforming(schema: JsonSchema, resolve: (ref: string) => JsonSchema, depth: number): fc.Arbitrary<unknown> {
  if (depth > 6) return fc.constant(null);
  if (schema.$ref !== undefined) return conforming(resolve(schema.$ref), resolve, depth + 1);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices && choices.length > 0) return fc.oneof(...choices.map((each) => valuesOf(each, resolve, depth + 1)));
  switch ([schema.type].flat()[0]) {
    case "object":
      return objects(schema, resolve, depth);
    case "array":
      return fc.array(valuesOf(schema.items ?? {}, resolve, depth + 1), {
        maxLength: Math.min(schema.maxItems ?? 3, 5) + 1,
      });
    case "integer":
      return fc.integer({ min: (schema.minimum ?? 0) - 1, max: Math.min(schema.maximum ?? 1000, 2 ** 31) + 1 });
    case "number":
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
    case "boolean":
      return fc.boolean();
    case "string":
      return strings(schema);
    default:
      return oddValue;
  }
}

function strings({ format, maxLength = 200 }: JsonSchema): fc.Arbitrary<unknown> {
  const edge = fc.constantFrom("a".repeat(maxLength), "é".repeat(maxLength + 1), "a".repeat(maxLength + 1));
  const formatted = format === "uuid" ? fc.uuid() : format === "email" ? fc.emailAddress() : plainTexts;
  return fc.oneof(
    { weight: 4, arbitrary: formatted },
    { weight: 1, arbitrary: edge },
    { weight: 2, arbitrary: oddText },
  );
}

function objects(
  { properties = {} }: JsonSchema,
  resolve: (ref: string) => JsonSchema,
  depth: number,
): fc.Arbitrary<unknown> {
  const known = Object.fromEntries(
    Object.entries(properties).map(([name, each]) => [name, valuesOf(each, resolve, depth + 1)]),
  );
  return fc
    .tuple(
      fc.record(known, { requiredKeys: [] }),
      fc.record(known),
      fc.boolean(),
      fc.option(fc.tuple(oddText, oddValue), { freq: 6 }),
    )
    .map(([some, all, isPartial, extra]) => {
      const value = { ...(isPartial ? some : all) };
      if (extra && extra[0] !== "__proto__") Object.assign(value, { [extra[0]]: extra[1] });
      return value;
    });
}

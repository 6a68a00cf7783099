import { z } from "zod";
import { marks } from "./marks.ts";
import { samplePlaces } from "./places.ts";
import { sampleRoles } from "./roles.ts";
import { list, listOf, number, readSheets } from "./sheet.ts";
import { sampleStacks } from "./stacks.ts";

const keyOf = (known: ReadonlyMap<string, unknown>) => z.string().refine((key) => known.has(key), "unknown key");

const Company = z
  .object({
    key: z.string(),
    name: z.string(),
    source: z.enum(["greenhouse", "lever", "ashby", "workable", "recruitee", "personio", "remotive", "himalayas"]),
    employees: number,
    industries: list,
    /** The city of the few openings that need a desk. */
    office: z.string(),
    about: list,
    users: z.string(),
    thing: z.string(),
    things: z.string(),
    areas: list,
    stack: keyOf(sampleStacks),
    hires: listOf(keyOf(sampleRoles)),
    places: listOf(keyOf(samplePlaces)),
    perks: list,
    /** A mark, the colour behind it and its own colour. */
    logo: z
      .string()
      .transform((text) => text.split(" "))
      .pipe(z.tuple([z.enum(marks), z.string(), z.string()])),
  })
  .transform(({ key, ...company }) => ({ ...company, token: key }));

/** An invented employer; none of them exists. `token` is the name of its board. */
export type SampleCompany = z.infer<typeof Company>;

const files = ["greenhouse", "lever", "ashby", "workable-recruitee", "personio-job-boards"].map(
  (name) => `companies/${name}.txt`,
);

/** Every invented employer. */
export const sampleCompanies: readonly SampleCompany[] = readSheets(files, Company);

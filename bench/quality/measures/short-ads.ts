import { z } from "zod";
import { technologyBySlug } from "#taxonomy/technologies.ts";
import { roleBySlug } from "#taxonomy/roles.ts";
import { goldObjects, isException } from "../gold.ts";
import { type Judgement, judgeSet, judgeValue } from "../judgement.ts";
import { placesOf, placesRead } from "../open-places.ts";
import { technologySlug } from "../technology-names.ts";
import { judgeRemote, readWholeAd, salaryWords } from "./whole-ads.ts";

const CORPUS = "ads";

const Amount = z.number().nullable();
const Row = z.object({
  id: z.number(),
  ad: z.object({ title: z.string(), company: z.string(), location: z.string(), text: z.string() }),
  label: z.object({
    remote: z.string().optional(),
    el: z.tuple([z.string(), z.string(), z.string()]).optional(),
    states: z.string().optional(),
    tz: z.tuple([z.number(), z.number()]).optional(),
    sal: z.tuple([Amount, Amount, z.string(), z.string()]).nullish(),
    lv: z.string().optional(),
    lv_any: z.boolean().optional(),
    lv_not: z.string().optional(),
    role: z.array(z.string()).optional(),
    tech: z.tuple([z.array(z.string()), z.array(z.string())]).optional(),
    edu: z.string().nullish(),
    emp: z.string().optional(),
    emp_alt: z.string().optional(),
  }),
});
type Row = z.infer<typeof Row>;
type Verdict = Pick<Judgement, "found" | "labelled" | "right" | "agrees">;

/** The ads that aren't English, by id. */
const LANGUAGES: Record<string, number[]> = {
  de: [69, 103, 105],
  es: [37, 87, 93, 111],
  fr: [67, 91, 109],
  it: [45, 85],
  ja: [101],
  nl: [97, 107],
  pl: [83, 99],
  pt: [59, 95],
};

const words = (text: string) => text.split(" ").filter((word) => word !== "");
const yes = (agrees: boolean, found: boolean): Verdict => ({
  found: Number(found),
  labelled: 1,
  right: Number(agrees && found),
  agrees,
});

/** A label names countries that must be open and countries that must not be. */
function judgeOpen([scope, open, closed]: [string, string, string], read: ReturnType<typeof readWholeAd>): Verdict {
  const places = placesRead(read.eligibility);
  const isOpen = (code: string) =>
    places.scope === "worldwide" ? !places.excluded.has(code) : places.countries.has(code);
  const agrees = places.scope === scope && words(open).every(isOpen) && words(closed).every((code) => !isOpen(code));
  return yes(agrees, places.scope !== "unstated");
}

function judgeLevels({ lv, lv_any: any, lv_not: not }: Row["label"], levels: readonly string[]): Verdict | undefined {
  if (not !== undefined)
    return { found: Number(levels.includes(not)), labelled: 0, right: 0, agrees: !levels.includes(not) };
  if (lv === undefined) return undefined;
  const wanted = words(lv);
  const agrees =
    any === true || wanted.length > 1 ? levels.some((level) => wanted.includes(level)) : levels.join() === lv;
  return yes(agrees, levels.length > 0);
}

function judgeRow({ id, ad, label }: Row): Judgement[] {
  const { title, company, location, text } = ad;
  const read = readWholeAd({
    externalId: String(id),
    url: "https://jobs.example/",
    title,
    company: { name: company },
    locations: [location],
    body: text,
  });
  const language = Object.entries(LANGUAGES).find(([, ids]) => ids.includes(id))?.[0] ?? "en";
  const judged = (field: string, verdict: Verdict | undefined): Judgement[] =>
    verdict === undefined
      ? []
      : [
          {
            field,
            corpus: CORPUS,
            id: String(id),
            language,
            disputed: isException(CORPUS, `${id} ${field}`),
            ...verdict,
          },
        ];
  const { remote, el, sal, role, tech, edu, emp } = label;
  const remoteLabels = remote === "!remote" ? ["hybrid", "onsite", "unknown"] : [remote ?? ""];
  const salary = sal === undefined ? [] : sal === null ? [""] : [`${sal[0] ?? ""}-${sal[1] ?? ""} ${sal[2]} ${sal[3]}`];
  const type = read.employmentType ?? "";
  const slugs = (names: readonly string[]) => names.map((name) => technologySlug(name) ?? name);
  const named = new Set(tech === undefined ? [] : [...slugs(tech[0]), ...slugs(tech[1])]);
  const states = words(label.states ?? "");
  const roleTitle = roleBySlug(read.roles[0] ?? "")?.title ?? "";
  const zones = read.eligibility.timeZones;
  return [
    ...judged("remote", remote === undefined ? undefined : judgeRemote(read.remote.verdict, remoteLabels)),
    ...judged("countries", el === undefined ? undefined : judgeOpen(el, read)),
    ...judged("states", states.length === 0 ? undefined : judgeSet(read.eligibility.states, states)),
    ...judged(
      "time zones",
      label.tz === undefined
        ? undefined
        : judgeValue(zones === null ? "" : `${zones.from} ${zones.to}`, [label.tz.join(" ")]),
    ),
    ...judged("salary", salary.length === 0 ? undefined : judgeValue(salaryWords(read.salary), salary)),
    ...judged("level", judgeLevels(label, read.levels)),
    ...judged("role", role === undefined ? undefined : yes(role.includes(roleTitle), roleTitle !== "")),
    ...judged(
      "tech",
      tech === undefined
        ? undefined
        : judgeSet(
            read.techStack.filter((slug) => named.has(slug)),
            slugs(tech[0]),
          ),
    ),
    ...judged("education", edu === undefined ? undefined : judgeValue(read.education ?? "", [edu ?? ""])),
    ...judged(
      "employment",
      emp === undefined
        ? undefined
        : emp.startsWith("!")
          ? judgeValue(type === emp.slice(1) ? type : "", [""])
          : judgeValue(type, [emp, label.emp_alt ?? emp]),
    ),
  ];
}

export function measure(): Promise<Judgement[]> {
  if (technologyBySlug("go") === null || placesOf("US") === undefined) throw new Error("The taxonomy is empty.");
  return Promise.resolve((goldObjects("ads", "ads.json") ?? []).map((row) => Row.parse(row)).flatMap(judgeRow));
}

import * as resumeSchema from "@jsonresume/schema";
import type { CvDocument, CvLine } from "#contract/values/desk/cv/cv-reading.ts";
import { CV_LIMITS, CV_PROBLEMS, CvProblem } from "./cv-limits.ts";

type Part = Record<string, unknown>;

/** The parts that make a file a résumé. */
const TELLING = ["basics", "work", "skills"];

/**
 * Reads a JSON Resume as the lines of a CV with English headings. A part that breaks the schema is left out, and the rest is read. Throws
 * CvProblem.
 */
export function readJsonResume(text: string): CvDocument {
  const resume = parsed(text);
  const broken = brokenParts(resume);
  const usable = (name: string): unknown => (broken.has(name) ? undefined : resume[name]);
  if (!TELLING.some((name) => usable(name) !== undefined)) throw new CvProblem(CV_PROBLEMS.json);
  const lines: CvLine[] = [];
  const add = (line: string, size = 1) => {
    if (line.trim() !== "") lines.push({ text: line.trim(), size, bold: size > 1 });
  };
  const section = (heading: string, name: string, linesOf: (part: Part) => string[]) => {
    add(heading, 1.2);
    for (const part of partsOf(usable(name))) for (const line of linesOf(part)) add(line);
  };
  const basics = partOf(usable("basics"));
  const location = partOf(basics["location"]);
  add(said(basics["name"]), 2);
  add(said(basics["label"]));
  add(
    `Address: ${[said(location["city"]), said(location["region"]), countryOf(said(location["countryCode"]))].filter((each) => each !== "").join(", ")}`,
  );
  add(said(basics["email"]));
  add(said(basics["url"]));
  for (const profile of partsOf(basics["profiles"])) add(said(profile["url"]));
  add("Summary", 1.2);
  add(said(basics["summary"]));
  section("Experience", "work", workLines);
  section("Projects", "projects", (part) => [
    said(part["name"]),
    said(part["description"]),
    ...texts(part["keywords"]),
  ]);
  section("Skills", "skills", (part) => [[said(part["name"]), ...texts(part["keywords"])].join(", ")]);
  section("Languages", "languages", (part) => [`${said(part["language"])}: ${said(part["fluency"])}`]);
  if (lines.length > CV_LIMITS.lines) throw new CvProblem(CV_PROBLEMS.text);
  return { lines, links: [] };
}

function workLines(part: Part): string[] {
  const end = said(part["endDate"]);
  const time = said(part["startDate"]) === "" ? "" : `${said(part["startDate"])} – ${end === "" ? "present" : end}`;
  const highlights = texts(part["highlights"]).map((line) => `• ${line}`);
  return [`${said(part["position"])}\t${time}`, said(part["name"]), said(part["summary"]), ...highlights];
}

function parsed(text: string): Part {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new CvProblem(CV_PROBLEMS.brokenJson, { cause: error });
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new CvProblem(CV_PROBLEMS.json);
  return value as Part;
}

/** The parts whose type breaks the schema. What is wrong within one, such as a date's spelling, costs only itself. */
function brokenParts(resume: Part): Set<string> {
  const broken = new Set<string>();
  resumeSchema.validate(resume, (errors) => {
    for (const { path } of errors ?? []) if (path.length === 1) broken.add(String(path[0]));
  });
  return broken;
}

const partOf = (value: unknown): Part =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Part) : {};
const partsOf = (value: unknown): Part[] => (Array.isArray(value) ? value.map(partOf) : []);
const said = (value: unknown): string => (typeof value === "string" ? value.replaceAll(/\s+/g, " ").trim() : "");
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(said) : []);

function countryOf(code: string): string {
  return /^[A-Za-z]{2}$/.test(code)
    ? (new Intl.DisplayNames("en", { type: "region" }).of(code.toUpperCase()) ?? "")
    : code;
}

import { type Sense, sensesOf } from "#taxonomy/gazetteer.ts";

const ADMIN_WORDS =
  /(?<![\p{L}])(?:greater|metropolitan|metro|metroplex|area|region|regi[oó]n|county|province|provincia|prefecture|state of|estado de|city of|lan|voivodeship|district|municipality|downtown|timezones?|time zones?|zone)(?![\p{L}])/giu;

/** A part's senses: as it stands, then without postal code and words such as "Greater … Area". */
export function sensesOfPart(part: string): Sense[] {
  const direct = sensesOf(part);
  if (direct.length > 0) return direct;
  const stripped = part
    .replace(/\b\d[\d-]{2,9}\b/g, " ")
    .replace(ADMIN_WORDS, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s.:#*-]+|[\s:#*-]+$/g, "");
  return stripped === part || stripped === "" ? [] : sensesOf(stripped);
}

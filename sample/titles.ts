import type { Draw } from "./draw.ts";
import type { SampleLevel, SampleRole, SampleTerms } from "./roles.ts";

const LEADS_ALREADY = /\b(lead|head|manager|controller|partner)\b/i;

/** Returns the title as an employer writes it, with the level before it and unusual terms after it. */
export function titleFor(
  role: SampleRole,
  template: string,
  level: SampleLevel,
  terms: SampleTerms,
  draw: Draw,
): string {
  const suffix =
    level === "intern"
      ? " (Internship)"
      : terms === "part-time" && !/part/i.test(template) && draw.chance(0.6)
        ? " (Part-Time)"
        : terms === "contract" && draw.chance(0.4)
          ? " (Contract)"
          : "";
  const title = withLevel(role, template, level, draw);
  // Two brackets in a row read badly.
  return suffix ? `${title.replace(/ \(([^)]+)\)$/, ", $1")}${suffix}` : title;
}

function withLevel(role: SampleRole, title: string, level: SampleLevel, draw: Draw): string {
  switch (level) {
    case "junior":
      return /\bsenior\b/i.test(title) ? title : `${draw.chance(0.85) ? "Junior" : "Associate"} ${title}`;
    case "entry":
      return draw.chance(0.5) ? `Entry-Level ${title}` : title;
    case "senior":
      return /\b(senior|lead|head)\b/i.test(title) ? title : `${draw.chance(0.85) ? "Senior" : "Sr."} ${title}`;
    case "staff":
      return `${draw.one(["Staff", "Principal", "Staff"])} ${title}`;
    case "lead":
      return LEADS_ALREADY.test(title) ? title : `Lead ${title}`;
    case "head":
      return /\bhead\b/i.test(title) ? title : `Head of ${role.department}`;
    default:
      return title;
  }
}

import { folded } from "#normalise/text/folded-expression.ts";
import type { Line } from "./clean-html.ts";
import { quickly } from "./quick-expression.ts";

/** The topic of a part of a posting. */
export type SectionKind =
  | "intro"
  | "about"
  | "role"
  | "responsibilities"
  | "requirements"
  | "nice-to-have"
  | "benefits"
  | "location"
  | "compensation"
  | "process"
  | "eeo";

export interface Section {
  kind: SectionKind;
  /** The heading as written, or null for text before the first one. */
  heading: string | null;
  text: string;
}

/** Heading words by section, in English, German, French and Spanish; the first rule that fits decides. */
const HEADING_WORDS: [SectionKind, RegExp][] = [
  [
    "eeo",
    folded(
      /\b(equal (employment )?opportunit|eeo\b|diversity|inclusion|accommodations?\b|privacy|disclaimer|legal notice|e-verify|chancengleichheit|datenschutz|égalité des chances|igualdad)/i,
    ),
  ],
  [
    "nice-to-have",
    folded(
      /\b(nice[- ]to[- ]haves?|bonus( points)?|preferred|desirable|desired|plus(es)?$|good to have|extra credit|would be (great|nice|a plus)|even better|wünschenswert|von vorteil|idealerweise|les plus|atouts|souhait|deseable|valora|se valorar)/i,
    ),
  ],
  [
    "compensation",
    folded(
      /\b(compensation|salary|pay( range| transparency| rate)?\b|remuneration|base pay|gehalt|vergütung|rémunération|salaire|salario|retribución|remuneración)/i,
    ),
  ],
  [
    "benefits",
    folded(
      /\b(benefits?|perks|what we offer|we offer|what you('|’)?ll get|what you get|why (join|work|you)|our offer|wir bieten|das bieten|was wir|unser angebot|deine vorteile|ihre vorteile|ce que nous (vous )?(offrons|proposons)|nous (vous )?(offrons|proposons)|avantages|ofrecemos|qué ofrecemos|beneficios|te ofrecemos)/i,
    ),
  ],
  [
    "process",
    folded(
      /\b(how to apply|application process|interview process|hiring process|our process|next steps|bewerbung|processus|proceso de selección|comment postuler|to apply)/i,
    ),
  ],
  [
    "location",
    folded(
      /\b(work location|job location|location|where you('|’)?ll work|where we work|remote (work )?policy|workplace|arbeitsort|standort|lieu|localisation|ubicación|lugar de trabajo)\b/i,
    ),
  ],
  [
    "requirements",
    folded(
      /\b(requirements?|requisites?|qualifications?|must[- ]haves?|what you('|’)?ll need|what you need|what you('|’)?ll bring|what you bring|you bring|you have|who you are|about you|your profile|your background|your skills|skills|experience|what we('|’)?re looking for|we('|’)?re looking for|what we look for|who we('|’)?re looking for|we('|’)?d love to see|you might be|you may be a fit|ideal candidate|education|knowledge|anforderungen|profil|das bringst du|was du mitbringst|was sie mitbringen|qualifikation|dein profil|ihr profil|votre profil|compétences|profil recherché|requisitos|perfil|qué buscamos|formación|experiencia)/i,
    ),
  ],
  [
    "responsibilities",
    folded(
      /\b(responsibilit|duties|what you('|’)?ll do|what you will do|what you('|’)?ll be doing|what you do|you will|you('|’)?ll|your (role|mission|impact|tasks|job|work)|day[- ]to[- ]day|key (tasks|areas|objectives)|essential functions|accountabilities|scope|in this role|aufgaben|tätigkeit|deine rolle|vos missions|missions|tes missions|responsabilidades|funciones|qué harás|tus tareas)/i,
    ),
  ],
  [
    "about",
    folded(
      /\b(about (us|the company|our)|who we are|our (company|story|mission|values|team|culture|vision)|company (overview|description|profile|summary)|why us|the company|über uns|wer wir sind|das unternehmen|unternehmen|à propos|qui sommes|notre entreprise|entreprise|quiénes somos|sobre nosotros|la empresa|acerca de|about [a-z0-9.&' -]{2,30}$)/i,
    ),
  ],
  [
    "role",
    folded(
      /\b(about the (role|job|position|opportunity|team)|the (role|position|job|opportunity)|role (overview|summary|description)|position (overview|summary)|job (summary|description|overview|purpose)|overview|summary|description|die (stelle|position|rolle)|stellenbeschreibung|le poste|descriptif|description du poste|el puesto|descripción)/i,
    ),
  ],
];

const HEADINGS = HEADING_WORDS.map(([kind, pattern]) => [kind, quickly(pattern)] as const);

/** Headings of what is welcome in further languages, each as a whole. */
const NICE_HEADINGS = folded(
  /^(?:(?:o que )?(?:valorizamos|é um diferencial)|diferencia(?:l|is)|será um diferencial|desejável|é desejável|(?:requisitos )?desejáveis|(?:costituisc\p{L}{2,5} )?(?:titol[oi] preferenzial[ei]|plus)|requisiti (?:preferenziali|graditi|desiderabili)|gradit[oaie]|saranno un plus|(?:dit is )?mooi meegenomen|(?:een )?pluspunt(?:en)?|(?:wat )?een pr[eé](?: is)?|mile widzian[eya]|dodatkow(?:e|ym) atut(?:y|em|ami)?(?: będzie| będą)?|(?:dodatkowy )?atut(?:y)?|meriterande(?: är| kvalifikationer| erfarenheter)?|det är meriterande(?: om du)?|bra att ha|(?:det er )?(?:en )?fordel(?:e|er)?(?:,? (?:hvis|om) du)?|ønskelig|(?:det er )?(?:et )?plus[s]?(?:,? (?:hvis|om) du)?|(?:luemme |katsomme )?edu(?:ksi|t)|plussaa|arvostamme|výhod(?:ou|y|a)(?: je| jsou)?|oceníme|uvítáme|歓迎(?:スキル|条件|要件|経験|する(?:スキル|経験|人物像))?|尚可|あると(?:嬉しい|望ましい)(?:スキル|経験)?|あれば尚可)\s*[:：]?$/iu,
);

/** `role` phrases that would otherwise read as `about`. */
const ROLE_FIRST = quickly(/\babout the (role|job|position|opportunity|team|post|vacancy)\b/i);

const EEO_TEXT = folded(
  /\b(equal[- ]opportunity (employer|workplace)|equal employment opportunity|without regard to (race|age|sex|color|any)|regardless of (race|age|gender|color|ethnicity|sex\b)|reasonable accommodations?|do(es)? not discriminate|protected (by|under) (law|federal|applicable)|protected veteran|e-verify|affirmative action)/i,
);

/** Returns the section that a heading starts, or null for a heading without a known topic. */
export function headingKind(heading: string): SectionKind | null {
  if (ROLE_FIRST.test(heading)) return "role";
  for (const [kind, pattern] of HEADINGS) if (pattern.test(heading)) return kind;
  return NICE_HEADINGS.test(heading) ? "nice-to-have" : null;
}

const LABEL = /^([\p{Lu}][\p{L}'’&/ -]{2,40}):\s+(\S.*)$/u;
const LABELLED: ReadonlySet<SectionKind> = new Set([
  "location",
  "compensation",
  "benefits",
  "requirements",
  "responsibilities",
  "nice-to-have",
]);

/** Returns whether a line is a heading although no markup says so. */
function looksLikeHeading(line: Line): boolean {
  const { text } = line;
  if (line.kind === "item" || text.length > 70) return false;
  const words = text.split(" ").length;
  if (/[:：]$/.test(text)) return words <= 9;
  if (/[:：]\s/.test(text)) return false;
  if (/[.!;,]$/.test(text)) return false;
  if (words > 5 || /\d/.test(text) || !/^[\p{Lu}\d#*]/u.test(text)) return false;
  const kind = headingKind(text);
  // "Anglais courant, français en bonus" is what is asked; a heading of what is welcome says so first.
  return kind === "nice-to-have" && text.includes(", ") ? headingKind(text.split(", ")[0]!) === kind : kind !== null;
}

/**
 * Whether a line that markup shows as a heading also states something: authors put whole sentences in bold ("We can't sponsor visas."), and labels
 * with what they label ("Salary: …"). Such a line is read as a sentence as well.
 */
function isStatement(text: string, kind: SectionKind | null): boolean {
  return kind === null || /[.!]$|[:：]\s*[^\s:：]/u.test(text);
}

/** Groups lines into sections by their headings, labels (`Location: …`) and, for equal-opportunity text, by content. */
export function readSections(lines: readonly Line[]): Section[] {
  const sections: Section[] = [];
  let current: { kind: SectionKind; heading: string | null; lines: string[] } = {
    kind: "intro",
    heading: null,
    lines: [],
  };
  let resumed = false;
  const close = () => {
    // A line that looks like a heading but has no section is a statement ("Fully remote").
    const text = current.lines.length > 0 ? current.lines.join("\n") : resumed ? "" : (current.heading ?? "");
    resumed = false;
    if (text !== "")
      sections.push({ kind: current.kind, heading: current.lines.length === 0 ? null : current.heading, text });
  };
  const openSection = (kind: SectionKind, heading: string | null) => {
    close();
    current = { kind, heading, lines: [] };
  };
  // The section continues after a single line of another kind; its heading is already known.
  const resume = (kind: SectionKind, heading: string | null) => {
    close();
    current = { kind, heading, lines: [] };
    resumed = true;
  };
  for (const line of lines) {
    const shown = line.kind === "item" ? `- ${line.text}` : line.text;
    if (line.kind === "heading" || looksLikeHeading(line)) {
      const heading = line.text.replace(/^[#*\s]+|[*:：\s]+$/g, "");
      const kind = headingKind(heading);
      openSection(kind ?? (line.kind === "heading" ? "role" : current.kind), heading);
      if (line.kind === "heading" && isStatement(line.text, kind)) current.lines.push(line.text);
      continue;
    }
    if (line.text.length > 60 && EEO_TEXT.test(line.text) && current.kind !== "eeo") {
      const { kind, heading } = current;
      openSection("eeo", null);
      current.lines.push(shown);
      resume(kind, heading);
      continue;
    }
    const label = line.kind === "item" ? null : LABEL.exec(line.text);
    const labelKind = label?.[1] === undefined ? null : headingKind(label[1]);
    if (labelKind !== null && LABELLED.has(labelKind) && labelKind !== current.kind) {
      const { kind, heading } = current;
      openSection(labelKind, label?.[1] ?? null);
      current.lines.push(shown);
      resume(kind, heading);
      continue;
    }
    current.lines.push(shown);
  }
  close();
  return sections;
}

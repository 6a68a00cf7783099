import type { CvLine } from "./cv-reading.ts";
import { fold } from "./tokens.ts";

export type SectionKind =
  | "head"
  | "contact"
  | "summary"
  | "work"
  | "projects"
  | "education"
  | "skills"
  | "languages"
  | "links"
  | "other";

export interface CvSection {
  kind: SectionKind;
  lines: CvLine[];
}

/** Headings in English, German, French, Spanish and Portuguese, folded. */
const HEADINGS: Record<Exclude<SectionKind, "head">, string> = {
  contact:
    "contact|contact details|contact information|get in touch|personal details|personal information|personal data|kontakt|kontaktdaten|personliche daten|personliche angaben|zur person|coordonnees|contactez moi|informations personnelles|etat civil|contacto|datos personales|datos de contacto|informacion personal|informacion de contacto|contato|contactos|contatos|dados pessoais|informacoes pessoais|informacao pessoal|dados de contacto",
  summary:
    "profile|summary|about|about me|professional summary|personal statement|professional profile|career summary|objective|career objective|introduction|who i am|profil|kurzprofil|uber mich|zusammenfassung|profil professionnel|a propos|a propos de moi|presentation|resume|objectif|perfil|perfil profesional|sobre mi|resumen|resumen profesional|extracto|objetivo|sobre mim|resumo|perfil profissional|resumo profissional|apresentacao",
  work: "experience|work experience|professional experience|employment|employment history|work history|career|career history|relevant experience|positions|berufserfahrung|beruflicher werdegang|werdegang|berufspraxis|berufliche erfahrung|berufliche stationen|erfahrung|praktische erfahrung|praxiserfahrung|experience professionnelle|experiences professionnelles|experiences|parcours professionnel|parcours|experiencia|experiencia laboral|experiencia profesional|experiencias profesionales|trayectoria|trayectoria profesional|historial laboral|experiencia profissional|experiencias profissionais|percurso profissional|historico profissional|trajetoria profissional",
  projects:
    "projects|selected projects|personal projects|side projects|open source|projekte|ausgewahlte projekte|projets|projets personnels|realisations|proyectos|proyectos personales|projetos|projetos pessoais",
  education:
    "education|academic background|education and training|qualifications|studies|ausbildung|bildung|bildungsweg|studium|schulbildung|ausbildung und studium|studium und ausbildung|formation|formations|etudes|diplomes|formation et diplomes|educacion|formacion|formacion academica|estudios|estudios y formacion|formacao|formacao academica|educacao|habilitacoes|habilitacoes literarias|percurso academico",
  skills:
    "skills|technical skills|key skills|core skills|tech skills|technologies|tech stack|tools|skills and tools|tools and technologies|core competencies|competencies|expertise|areas of expertise|technical expertise|what i work with|kenntnisse|fahigkeiten|it kenntnisse|edv kenntnisse|technische kenntnisse|kompetenzen|fachkenntnisse|fachliche kompetenzen|technologien|werkzeuge|kenntnisse und fahigkeiten|competences|competences techniques|competences informatiques|outils|technologies et outils|savoir faire|environnement technique|habilidades|habilidades tecnicas|competencias|competencias tecnicas|conocimientos|conocimientos tecnicos|conocimientos informaticos|aptitudes|tecnologias|herramientas|ferramentas|conhecimentos|conhecimentos tecnicos|habilidades tecnicas|aptidoes|competencias digitais",
  languages:
    "languages|language skills|spoken languages|sprachen|sprachkenntnisse|fremdsprachen|langues|langues parlees|langues vivantes|idiomas|lenguas|competencias linguisticas|linguas",
  links:
    "links|online|profiles|online profiles|web|on the web|portfolio|liens|enlaces|perfiles|ligacoes|perfis|weblinks",
  other:
    "interests|hobbies|hobbies and interests|references|certifications|certificates|awards|publications|volunteering|courses|training|achievements|interessen|hobbys|referenzen|zertifikate|zertifizierungen|weiterbildung|weiterbildungen|ehrenamt|auszeichnungen|publikationen|centres d'interet|loisirs|certificats|benevolat|distinctions|intereses|aficiones|referencias|certificaciones|certificados|cursos|voluntariado|premios|publicaciones|interesses|passatempos|certificacoes|premios|publicacoes|atividades",
};

const kindByHeading = new Map(
  (Object.entries(HEADINGS) as [Exclude<SectionKind, "head">, string][]).flatMap(([kind, names]) =>
    names.split("|").map((name) => [name, kind] as const),
  ),
);

/** Returns a heading's text as the table has it: no numbering, rules or colons, `&` as a word for "and". */
function headingKey(text: string): string {
  return fold(text)
    .replaceAll(/[&+/]/g, " and ")
    .replaceAll(/[^\p{L}']+/gu, " ")
    .trim();
}

const AND = / (?:and|und|et|y|e) /;

/** Returns the kind of section that a text heads; undefined when it heads none. */
export function headingKind(text: string): SectionKind | undefined {
  if (text.length > 60) return undefined;
  const key = spacedTogether(headingKey(text));
  const whole = kindByHeading.get(key);
  if (whole !== undefined) return whole;
  // "Skills & Tools", "Kenntnisse und Sprachen": the first part that is a heading decides.
  const parts = key.split(AND);
  if (parts.length < 2 || parts.length > 3) return undefined;
  const kinds = parts.map((part) => kindByHeading.get(part.trim()));
  return kinds.every((kind) => kind !== undefined) ? kinds[0] : undefined;
}

/** Joins a heading written with spaced letters: `S K I L L S`. */
function spacedTogether(key: string): string {
  const letters = key.split(" ");
  return letters.length > 3 && letters.every((letter) => letter.length === 1) ? letters.join("") : key;
}

/**
 * Splits the lines at the headings. The lines before the first are the head: name, headline and contact. With a sidebar, the line of the
 * person's `name` begins it again.
 */
export function sectionsOf(lines: readonly CvLine[], name: string | undefined): CvSection[] {
  const sections: CvSection[] = [{ kind: "head", lines: [] }];
  const open = (kind: SectionKind) => sections.push({ kind, lines: [] });
  for (const line of lines) {
    const kind = headingKind(line.text);
    if (kind !== undefined) {
      open(kind);
      continue;
    }
    if (line.text === name && line.size > 1) open("head");
    const labelled = labelOf(line.text);
    const labelKind = labelled === undefined ? undefined : headingKind(labelled.label);
    // A label opens a section for its own line only: "Languages: English (C1)".
    if (labelled !== undefined && (labelKind === "languages" || labelKind === "skills" || labelKind === "links")) {
      const current = sections.at(-1)!.kind;
      // Among skills, "Languages: Go, Python" may be either kind.
      if (current === "skills") sections.at(-1)!.lines.push(line);
      sections.push({ kind: labelKind, lines: [{ ...line, text: labelled.rest }] });
      open(current);
      continue;
    }
    sections.at(-1)!.lines.push(line);
  }
  return sections.filter((section) => section.lines.length > 0);
}

/** Splits `Languages: English, German` and a table's `Languages | English` at the first mark. */
export function labelOf(text: string): { label: string; rest: string } | undefined {
  const at = text.search(/[:|\t]/);
  if (at < 1 || at > 40) return undefined;
  const rest = text.slice(at + 1).trim();
  // The colon of a web address ends no label.
  return rest === "" || rest.startsWith("//") ? undefined : { label: text.slice(0, at).trim(), rest };
}

/** Returns the lines of the sections of these kinds, in reading order. */
export function linesOf(sections: readonly CvSection[], ...kinds: SectionKind[]): CvLine[] {
  return sections.flatMap(({ kind, lines }) => (kinds.includes(kind) ? lines : []));
}

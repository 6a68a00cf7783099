import type { CvWords } from "#contract/schemas/desk/cv-words.ts";
import { fold, wordsOf } from "./tokens.ts";

/** Returns the role that a title names; null when it names none. */
export type RoleReader = (title: string) => string | null;

/** Words of titles in German, French, Spanish and Portuguese with the English word of the taxonomy's names, folded. */
const ENGLISH: Record<string, string> = Object.fromEntries(
  (
    "developer:entwickler,entwicklerin,developpeur,developpeuse,desarrollador,desarrolladora,programador,programadora,desenvolvedor,desenvolvedora " +
    "engineer:ingenieur,ingenieure,ingenieurin,ingeniero,ingeniera,engenheiro,engenheira " +
    "designer:disenador,disenadora,gestalter,gestalterin,graphiste,concepteur,conceptrice " +
    "analyst:analystin,analyste,analista manager:managerin,gerente,gestor,gestora,responsable,leiter,leiterin " +
    "data:daten,donnees,datos,dados product:produkt,produit,producto,produto project:projekt,projet,proyecto,projeto,projets " +
    "scientist:wissenschaftler,wissenschaftlerin,cientifico,cientifica,cientista tester:testerin,testeur,testeuse " +
    "accountant:buchhalter,buchhalterin,comptable,contable,contabilista writer:redacteur,redactrice,redakteur,redakteurin,redactor,redactora " +
    "translator:ubersetzer,ubersetzerin,traducteur,traductrice,traductor,traductora,tradutor,tradutora " +
    "architect:architekt,architektin,architecte,arquitecto,arquitecta,arquiteto,arquiteta systems:sistemas,systemes " +
    "security:sicherheit,securite,seguridad,seguranca support:soporte,suporte customer:kunden,client,cliente,clientes sales:vertrieb,ventes,ventas,vendas " +
    "recruiter:personalreferent,personalreferentin,recruteur,recruteuse network:netzwerk,reseau,redes teacher:lehrer,lehrerin"
  )
    .split(" ")
    .flatMap((entry) => {
      const [english = "", others = ""] = entry.split(":");
      return others.split(",").map((other) => [other, english]);
    }),
);
/** Compound nouns and set phrases, folded, with the taxonomy's words. */
const PHRASES: [RegExp, string][] = [
  [/full[ -]?stack/g, "fullstack"],
  [/back[ -]?end/g, "backend"],
  [/front[ -]?end/g, "frontend"],
  [/dev[ -]?ops/g, "devops"],
  [
    /\b(?:chef|cheffe) de projet|\bjef[ea] de proyectos?|\bprojektleiter(?:in)?|\bprojektmanager(?:in)?|\bgestora? de projetos?/g,
    "project manager",
  ],
  [/\b(?:chef|cheffe) de produit|\bproduktmanager(?:in)?/g, "product manager"],
  [/\bdatenanalyst(?:in)?/g, "data analyst"],
  [/\bdateningenieur(?:in)?/g, "data engineer"],
  [/\bdatenwissenschaftler(?:in)?/g, "data scientist"],
  [
    /\bsystemadministrator(?:in)?|\badministrat(?:eur|rice) systemes?|\badministradora? de sistemas/g,
    "systems administrator",
  ],
  [/\bwebentwickler(?:in)?/g, "web developer"],
  [/\bsoftware-?entwickler(?:in)?/g, "software developer"],
  [/-entwickler(?:in)?/g, " developer"],
  [
    /\btechnische[rn]? redakteur(?:in)?|\bredact(?:eur|rice) technique|\bredactora? tecnic[oa]|\bredatora? tecnic[oa]/g,
    "technical writer",
  ],
  [/\bkundenbetreuer(?:in)?|\bsoporte al cliente|\bapoio ao cliente|\bsupport client/g, "customer support specialist"],
];
const SMALL = new Set(
  "de du des del da do dos das d of the and und et y e en in im fur pour para a la le les el los".split(" "),
);
const LEVELS = new Set(
  "senior sr junior jr lead principal staff mid head m f w d x h experimente experimentee confirme confirmee pleno semi freelance freelancer working student".split(
    " ",
  ),
);

/** Returns the words of a title or a role's name in the taxonomy's spelling. */
function titleWords(text: string): string[] {
  let folded = fold(text).replaceAll(/[(/*:_·]in(?:nen)?\b\)?|\((?:e|a|ne|se)\)|·e\b/g, " ");
  for (const [pattern, words] of PHRASES) folded = folded.replaceAll(pattern, words);
  return wordsOf(folded)
    .filter((word) => !SMALL.has(word))
    .map((word) => ENGLISH[word] ?? word);
}

/** Where the title ends and the employer, the team or the time begins. */
const SEPARATOR = /[|•·,;:\t()[\]]|\s[–—@-]+\s|\s(?:at|bei|chez|for|with)\s/u;

interface Name {
  words: string[];
  role: string;
}

/** Returns a reader of titles for the taxonomy's roles. */
export function roleReader({ roles, roleHeads, roleRules }: CvWords): RoleReader {
  const all: Name[] = roles
    .flatMap(({ slug, names }) => names.map((name) => ({ words: titleWords(name), role: slug })))
    .sort((one, other) => other.words.length - one.words.length);
  // A single word, such as "designer" in one of these languages, says little beside others.
  const names = all.filter(({ words }) => words.length > 1);
  const single = all.filter(({ words }) => words.length === 1 && words[0]!.length > 3);
  const rules = roleRules.map(({ role, heads, words }) => ({
    role,
    heads: new Set(heads.flatMap((head) => roleHeads[head] ?? [head]).flatMap(titleWords)),
    words: words.map((word) => (word === "*" ? [] : titleWords(word))),
  }));
  return (title) => {
    for (const part of title.split(SEPARATOR)) {
      const whole = titleWords(part);
      if (whole.length === 0 || whole.length > 10) continue;
      // A level can be part of a role's name ("Tech Lead"), and stand between its words ("Engineer Lead Data").
      const words = whole.filter((word) => !LEVELS.has(word));
      const role =
        byPhrase(whole, names) ??
        byPhrase(words, names) ??
        byBag(words, names) ??
        byRule(words, rules) ??
        (words.length < 3 ? byPhrase(words, single) : null);
      if (role !== null) return role;
    }
    return null;
  };
}

/** The longest name that the words hold in order. */
function byPhrase(words: readonly string[], names: readonly Name[]): string | null {
  const held = (name: Name) => words.some((_, at) => name.words.every((word, offset) => words[at + offset] === word));
  return names.find(held)?.role ?? null;
}

/** In French, Spanish and Portuguese the head noun comes first: `ingénieure de données` is a data engineer. */
function byBag(words: readonly string[], names: readonly Name[]): string | null {
  return names.find((name) => name.words.length > 1 && name.words.every((word) => words.includes(word)))?.role ?? null;
}

function byRule(
  words: readonly string[],
  rules: readonly { role: string; heads: ReadonlySet<string>; words: string[][] }[],
): string | null {
  if (words.length > 6) return null;
  const rule = rules.find(
    ({ heads, words: beside }) =>
      words.some((word) => heads.has(word)) &&
      beside.some((phrase) =>
        phrase.every((word) => words.includes(word) && !(phrase.length === 1 && heads.has(word))),
      ),
  );
  return rule?.role ?? null;
}

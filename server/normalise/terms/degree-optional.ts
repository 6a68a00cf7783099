import type { Evidenced } from "#normalise/result.ts";
import type { Sentence } from "#normalise/text/prepared-text.ts";
import { latinWords } from "./cues.ts";

const words = (...sources: readonly string[]): RegExp => new RegExp(latinWords(...sources), "i");

/** Words for a degree or a training, before what may replace it. */
const DEGREE = words(
  String.raw`degrees?|bachelor\p{L}{0,20}['’]?s?|master['’]?s|diploma|ph\.?d|b\.?sc|m\.?sc|mba|bs|ba|b\.?tech|education|university|college|qualification|studium|\p{L}{0,20}studium\p{L}{0,20}|\p{L}{0,20}abschluss|hochschul\p{L}{0,20}|ausbildung|diplôme|bac ?\+ ?\d|licence|formation|ingénieur|école|título|titulación|grado|licenciatura|carrera|estudios|formación|graduação|formação|superior|curso|licenciado|hbo|wo|mbo|opleiding|diploma|wykształcenie|studia|stopień|dyplom|examen|utbildning|högskole\p{L}{0,20}|universitets\p{L}{0,20}|kandidat\p{L}{0,20}|laurea|titolo|vzdělání|utdanning|uddannelse|tutkinto`,
);
const EXPERIENCE = String.raw`(?:experience|expertise|background|track record|erfahrung|berufserfahrung|praxis(?:erfahrung)?|praktische erfahrung|expérience|experiencia|experiência|ervaring|werkervaring|doświadczeni\p{L}{1,20}|erfarenhet\p{L}{0,20}|erfaring|esperienza|praxe|kokemus\p{L}{0,20})`;
const EQUIVALENT = String.raw`(?:equivalent|comparable|relevant|similar|corresponding|commensurate|gleichwertige?|vergleichbare?|entsprechende?|einschlägige|équivalente?|comparable|similaire|equivalente|comparable|similar|demostrable|comparável|gelijkwaardige|vergelijkbare|aantoonbare|równoważn\p{L}{1,20}|porównywaln\p{L}{1,20}|motsvarande|likvärdig|tilsvarende|equivalente|odpovídající|vastaava)`;
const REPLACES = words(
  // "or equivalent experience", "oder vergleichbare Berufserfahrung", "ou expérience équivalente".
  String.raw`(?:or|\/|oder|ou|o|of|lub|eller|bzw\.?|alebo|nebo|tai) (?:an? |the |une |una |eine |uma |en )?(?:(?!or |and |oder |und |ou |et )[\p{L}-]{1,20} ){0,2}?${EQUIVALENT} (?:(?!in an? |and |und |et )[\p{L}\/-]{1,20} ){0,4}?${EXPERIENCE}`,
  String.raw`(?:ou|o|oder|of|lub|eller) (?:une |una |uma )?${EXPERIENCE} (?:[\p{L}-]{1,20} ){0,2}?${EQUIVALENT}`,
  // "or an equivalent combination of education and experience", "ou équivalent par l'expérience".
  String.raw`${EQUIVALENT} (?:combination|mix|blend|level) of (?:[\p{L},\/-]{1,20} ){1,8}?${EXPERIENCE}`,
  String.raw`(?:équivalent|equivalente?|gelijkwaardig|gleichwertig) (?:par|por|door|durch) (?:l['’]|la |a |die )?${EXPERIENCE}`,
  // "a degree or proven experience", "Studium oder mehrjährige Praxis".
  String.raw`(?:degrees?|diploma|bachelor['’]?s?|studium|hochschulabschluss|abschluss|diplôme|título|licenciatura|formação|diploma|opleiding|wykształcenie|studia|examen|utbildning|laurea|utdanning|uddannelse|tutkinto|vzdělání)[^.;]{0,60} (?:or|oder|ou|o|of|lub|eller|tai|nebo) (?:an? |eine |une |una |uma |en )?(?:(?:proven|demonstrable|demonstrated|solid|substantial|practical|hands-on|real-world|work|working|professional|industry|several years of|years of|mehrjährige|praktische|einschlägige|langjährige|solide|plusieurs années d['’]|contrastada|acreditada|comprovada|ruime|relevante|udokumentowane|kilkuletnie|praktyczne|dokumenterad|gedegen|långvarig|solid|esperienza|comprovata|pluriennale) ?){1,3}${EXPERIENCE}`,
  String.raw`(?:degrees?|diploma|título|formação|diplôme|examen|opleiding)[^.;]{0,60} (?:ou|o|of|eller) ${EXPERIENCE} (?:demostrable|contrastada|comprovada|acreditada|avérée|solide|significative)`,
  // "experience counts as much as a degree".
  String.raw`${EXPERIENCE} (?:[\p{L}-]{1,20} ){0,4}?(?:counts?|matters?|weighs?|is worth|is valued|zählt|compte|cuenta|conta|telt|liczy się|väger|räknas) (?:[\p{L}-]{1,20} ){0,3}?(?:as much as|more than|as well as|genauso viel wie|mehr als|autant qu['’]|plus qu['’]|más que|tanto como|mais (?:do )?que|meer dan|evenveel als|bardziej niż|tyle co|mer än|lika mycket som)`,
  // "or the equivalent in work experience", "or experience to match".
  String.raw`or (?:the |an )?equivalent (?:in|through|by|from|of) (?:[\p{L}-]{1,20} ){0,3}?${EXPERIENCE}|or (?:the )?${EXPERIENCE} (?:to match|that makes up for it|instead)|${EXPERIENCE} (?:[\p{L}-]{1,20} ){0,3}?(?:compensates?|makes? up|stands? in) for`,
  // "experience in lieu of a degree", "experience may replace a degree".
  String.raw`(?:in lieu of|instead of|in place of|substitut\p{L}{1,20} for|replac\p{L}{1,20}) (?:an? |the |your |formal |required )*(?:[\p{L}'’]{1,20} ){0,2}?(?:degrees?|diploma|education|qualifications?)`,
  String.raw`${EXPERIENCE} (?:[\p{L}-]{1,20} ){0,4}?(?:ersetz\p{L}{1,20}|anstelle|remplace\p{L}{0,20}|sustitu\p{L}{1,20}|substitu\p{L}{1,20}|zastąpi\p{L}{0,20}|ersätt\p{L}{0,20}|(?:statt|en lugar|em vez|au lieu) \p{L}{1,20})`,
  String.raw`(?:degree|diploma|bachelor['’]?s?(?: degree)?) (?:[\p{L}-]{1,20} ){0,4}?or (?:at least |a minimum of |an additional )?\d{1,2}\+? years (?:of )?(?:[\p{L}-]{1,20} ){0,4}?experience`,
);
/** "Equivalent experience is accepted", in a sentence of its own. */
const ACCEPTED = words(
  String.raw`${EQUIVALENT} (?:[\p{L}-]{1,20} ){0,2}?${EXPERIENCE} (?:(?:is|are|will be|also|just|as|equally|gladly|wird|werden|est|es|é|ook|również|även) ){0,3}(?:accepted|considered|welcome|fine|ok|okay|acceptable|counts|good|valued|zählt|anerkannt|akzeptiert|akzeptieren wir|acceptée?|reconnue?|acceptada|aceptada|aceita|telt|akceptowane|godtas|räknas|teller)`,
  String.raw`(?:we )?(?:also |gladly )?(?:accept|consider|recogni[sz]e|count) (?:an? )?${EQUIVALENT} (?:[\p{L}-]{1,20} ){0,2}?${EXPERIENCE}`,
);
const DENIED = words(
  String.raw`(?:not|cannot|can['’]t|never|doesn['’]t|does not|won['’]t|nicht|ne|no|não|niet|nie|inte) (?:be )?(?:\p{L}{1,20} ){0,3}?(?:substitut\p{L}{0,20}|replac\p{L}{0,20}|accept\p{L}{0,20}|ersetz\p{L}{0,20}|remplac\p{L}{0,20}|sustitu\p{L}{0,20}|substitu\p{L}{0,20}|vervang\p{L}{0,20}|zastąp\p{L}{0,20}|ersätt\p{L}{0,20}|lieu)`,
);

/** Returns `yes` where experience replaces the degree that a sentence names. */
export function readDegreeOptional(sentences: readonly Sentence[]): Evidenced<"yes" | null> {
  for (const { text, section } of sentences) {
    if (section === "about" || section === "benefits" || section === "eeo" || section === "compensation") continue;
    const isReplaced = ACCEPTED.test(text) || (DEGREE.test(text) && REPLACES.test(text));
    if (isReplaced && !DENIED.test(text)) return { value: "yes", evidence: text };
  }
  return { value: null, evidence: "" };
}

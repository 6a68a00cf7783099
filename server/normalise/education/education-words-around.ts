import { folded } from "#normalise/text/folded-expression.ts";
import { countsNothing, isFirmlyAsked } from "./education-not-asked.ts";
import { isPreferred, isWelcomed } from "./education-of-others.ts";
import { IDEALLY, IS_WELCOME, WELCOME, WELCOME_LABEL } from "../terms/cues.ts";

/** Says that it isn't asked for: "niet vereist", "不問". */
const NOT_ASKED = folded(
  /(?<!\p{L})(?:geen|never|inget|inga|emme|eivät|żaden|niet|nie(?! (?:wcześniej|później|krócej|mniej|niższ|starsz|gorsz|tylko)\p{L}{0,3})|inte|ingen|ej|ikke(?! uden)|intet|ei|není|ne|non|não|nu(?! mai)|nem|не|değil|oavsett|uanset|uavhengig|niezależnie|ongeacht|indipendentemente|independente(?:mente)?)(?!\p{L})|(?<!(?:学部|学科|専攻|分野|文理|文系|理系|年齢|性別|経験|国籍|職歴|業界|職種|資格)[はもを]?)不問|不要|不限|무관/iu,
);
/** "Bez matury", not "dyplom, bez ograniczeń". */
const WITHOUT_BEFORE =
  /(?<!\p{L})(?:bez|senza|sem|zonder|utan|uden(?! (?:ap|bachelor))|uten|f[ăa]r[ăa])(?!\p{L})[^.;,]{0,30}$/iu;
/** "Een bachelor is vereist en een master gewenst", "Cert III in Carpentry plus your own tools": what follows is asked, or another matter. */
export const ASKED_FIRST = folded(
  /^[^,;.]{0,24}(?<!\p{L})(?:vereist|noodzakelijk|required|essential|erforderlich|wymagan\p{L}{1,3}|krävs|kræves|kreves|påkrevd|richiest[oa]|exigid[oa]|obrigatóri[oa]|vaaditaan|vyžadován\p{L}|nutn\p{L}{1,3})(?!\p{L})|^[^,;.]{0,30} plus (?:your|own|an? |the |\d|at least|some|relevant)|^[^,;.]{0,40}[,(–-] ?(?:mile widzian\p{L}{1,3}|constituie (?:un )?avantaj|výhodou|vítán\p{L}|meriterande (?:om|med)) (?!al[eb]|i |oraz |lecz |je |není |ne )\p{L}{2,}/iu,
);
/** "Studii superioare (avantaj)". */
const IS_ADVANTAGE =
  /^[^.;]{0,30} tercih (?:sebebi|nedeni|edil)\p{L}{0,6}|^[^.;,(]{0,12} (?:mielellään|gärna|gjerne|gerne|helst|najchętniej|nejlépe)(?=[.,;]|$)|^[^.;,(]{0,40}[(,–-] ?(?:avantaj|op[țţt]ional|preferabil(?=\)))/iu;
const isWelcome = (after: string): boolean =>
  (IS_WELCOME.test(after) && !ASKED_FIRST.test(after)) || IS_ADVANTAGE.test(after);
/** "Preferred (e.g. MSc, PharmD)". */
const PREFERRED_BEFORE = /(?:preferred|desirable|a plus|an asset|advantageous) \([^)]{0,60}$/i;
/** The person still studies, or the sentence offers a course. */
const STUDIES = folded(
  /(?<!\p{L})(?:studerende|studerar|studerer|student(?:en|er)?|studiejob|opiskelija\p{L}{0,3}|opiskelet|studuje\p{L}{0,2}|studiujesz|frequentando|matricolat\p{L}|cursando|studeert|vergoed\p{L}{0,3}|betal\p{L}{1,3}|refund\p{L}{1,4})(?!\p{L})|在校|在学/iu,
);

/** A qualification that the job leads to: "you work towards a Level 2 NVQ". */
const TOWARDS_BEFORE = /\b(?:work|stud|lead|train|prepar)\w* (?:towards?|to|for) [^.;]{0,40}$/i;
/** Pupils and students: "alunos do ensino médio". */
const PUPILS_BEFORE = folded(
  /(?<!\p{L})(?:alun[oa]s|alumn[oa]s|étudiante?s|lycéens|allievi|studentesse|lukiolais\p{L}{1,3}|maturant\p{L}{1,3}|estudantes|estudiantes|uczni(?:om|ów|owie)|studenty|studentů|studentów|elever|elevene|scholieren|leerlingen|studenti|studentům|studentom|žák(?:y|ům|ů)|oppilai\p{L}{1,4}|opiskelijo\p{L}{1,4}|pupils|students|schüler\p{L}{0,5}|élèves)(?: \p{L}{1,5}){0,2} $/iu,
);

/** What is welcome before it isn't welcome after it: "Ønskelig med mesterbrev, men fagbrev må du ha". */
const BUT = /[,;] (?:men|mais|aber|ale|mutta|dar|maar) /u;

/** What ends a clause: a comma that no "not" follows, or "and not …" said of another matter: "mbo 3 en niet bang voor drukte", "basta il diploma, non guardiamo i voti". */
const CLAUSE_ENDS = folded(
  /[,;](?! (?:men|aber|mais|maar|ale|ma|mas|není|non(?! \p{L}{3,12}iamo (?:i|il|la|le|lo|gli) )|nie|niet|inte|ikke|ei))| (?:en|und|et|y|och|og|ja|és|[șşs]i) (?:je |jij |du |sie |vous )?(?:bent |bist |sind |hast |hebt |er |är |har )?(?:niet|geen|nicht|kein\p{L}{0,2}|inte|ingen|inga|ikke|ei|pas)(?!\p{L})(?![^.;,]{0,16} (?:vereist|nodig|verplicht|noodzakelijk|nötig|erforderlich|notwendig|kr[aæä]v|nödvänd|nødvend|påkræv|vaadi|pakoll|välttäm))| (?:e|y|et|i|a) (?:non|não|no|ne|nie|se) (?:vuoi|hai (?:paura|voglia)|te (?:asusta|importa|da)|tienes miedo|tens medo|tem medo|craignez|boisz|chcesz|bojíš|bojíte)(?!\p{L})/iu,
);

/** Returns the part of a sentence between commas that a match stands in; the whole of a short one. */
function clauseOf(text: string, match: RegExpExecArray): string {
  const end = match.index + match[0].length;
  const from = Math.max(text.lastIndexOf(",", match.index), text.lastIndexOf(";", match.index)) + 1;
  const stop = text.slice(end).search(CLAUSE_ENDS);
  return text.slice(from, stop === -1 ? undefined : end + stop);
}

/** Returns whether a sentence asks for the name that it holds at a match: it isn't welcome, needless, or what pupils learn. */
export function isAskedAt(text: string, match: RegExpExecArray, isUnspaced: boolean): boolean {
  if (STUDIES.test(text)) return false;
  const clause = clauseOf(text, match);
  if (NOT_ASKED.test(clause) || countsNothing(clause)) return false;
  const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
  if (PUPILS_BEFORE.test(before) || TOWARDS_BEFORE.test(before) || IDEALLY.test(before) || WITHOUT_BEFORE.test(before))
    return false;
  if (isPreferred(before) || PREFERRED_BEFORE.test(before)) return false;
  if (isUnspaced && isWelcomed(after)) return false;
  // "DSCG souhaité, DCG exigé".
  const isFirm = ASKED_FIRST.test(after) || isFirmlyAsked(after);
  const near = before.split(isFirm ? /[,;]/u : BUT).at(-1) ?? before;
  return !isWelcome(after) && !WELCOME.test(near) && !WELCOME_LABEL.test(near);
}

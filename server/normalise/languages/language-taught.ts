import { folded } from "#normalise/text/folded-expression.ts";
import { wholeWords } from "#normalise/text/whole-words.ts";
import { quickly } from "../text/quick-expression.ts";
import type { Surroundings } from "./language-levels.ts";

/** Before a language that is taught, tested or published, and not spoken at work: "You teach", "manuels d'". */
const TAUGHT_BEFORE = quickly(
  new RegExp(
    `${wholeWords(
      String.raw`you(?:['’]ll| will)? (?:teach|tutor|mark|grade)|(?:volunteers|teachers|trainers|tutors|we|who) (?:teach|tutor)|(?:text|course|exercise|work)?books? (?:for|in|on|cover|about)|textbooks? cover|(?:learners|students|pupils|teachers|lovers) of|(?:learners|students|pupils|children) (?:for|in|to learn|learn|learning)|learn(?:s|ing)?|prepar(?:e|ing) (?:\p{L}{1,12} ){0,2}for`,
      String.raw`(?:unterrichtest|unterrichten|lehrst|lehren|unterricht in)|(?:lehrb[uü]ch\p{L}{0,3}|lehrwerke?|lernmaterial\p{L}{0,3}|prüfung(?:en)?|lernende\p{L}?|lernen|lernt) (?:\p{L}{1,12} ){0,2}?(?:für|in|zu)|lernen|lernt|enseigne[zr]?|enseignerez|enseignons|enseignent|(?:méthodes?|manuels?|copies|leçons?|apprenants|examens?|élèves|professeurs?) (?:de|du|d['’]|en)|apprennent|apprendre`,
      String.raw`(?:dar(?:ás)?|das|damos|dan|imparte[ns]?|impartes|impartirás) (?:clases|cursos)|enseñ(?:as|arás|amos|an)|(?:alumn[oa]s|estudiantes|manuales|libros|exámenes|profesor(?:es|as)?) (?:de|para)|(?:prepar(?:as|arás|amos)) (?:a )?(?:alumn[oa]s|estudiantes)|aprend(?:en|er)|(?:dás|dá|darás|damos) (?:aulas|formação)|ensin(?:as|arás|a|amos)|(?:alunos|manuais|exames|livros|professores) (?:de|para)`,
      String.raw`insegn(?:i|erai|iamo|ano)|(?:studenti|allievi|manuali|libri|esami|corsisti|docenti) (?:di|per)|imparano|imparare|(?:je )?geeft(?: \p{L}{1,12}){0,2}|(?:cursisten|leerlingen|lesboeken|examens|docenten) (?:in|voor)|leren|leert|ucz(?:ysz|ymy|ą|ą się|yć)|naucza(?:sz|my|ją)?|(?:podręcznik\p{L}{0,3}|uczni\p{L}{1,3}|kursant\p{L}{1,3}|egzamin\p{L}{0,3}|nauczyciel\p{L}{0,3}|lekcj\p{L}{1,2}) (?:do|z)?`,
      String.raw`(?:du )?(?:undervisar|undervisningen|undervisning|läromedel|läroböcker|elever|kursdeltagare|prov) ?(?:i)?|(?:du )?(?:underviser|undervisning|lærebøger|lærebøker|kursister|kursdeltakere|elever|prøver) ?(?:i)?|lär sig|lærer(?: seg| sig)?|opetat|opettaa|opetamme|oppikirj\p{L}{1,4}|opiskelev\p{L}{1,4}|oppivat|učí(?:š|te|me)?|vyučuje(?:š|te|me)?|(?:učebnic\p{L}{1,2}|žák\p{L}{1,2}|student\p{L}{1,2}|zkoušk\p{L}{1,2}|hodin[y]?) (?:z|pro)?|predai|predă(?:m|)|(?:elevi|manuale|examene) (?:de|la)`,
      String.raw`you(?:['’]ll| will)? (?:correct|mark|grade|invigilate|sell|organise|run|design)|(?:korrigierst|beaufsichtigst|verkaufst|organisierst|korrigieren sie)|(?:corrige[zs]|surveille[zs]|vende[zs]|organise[zs])|(?:vigilas|corriges|vendes|organizas|aplicas|aplicamos|organizamos)|(?:vendi|correggi|organizzi)|je (?:neemt|verkoopt|organiseert)|(?:pilnujesz|sprawdzasz|sprzedajesz|organizujesz)|du (?:rättar|säljer|retter|sælger|selger|ordnar)|(?:korjaat|myyt|järjestät)|(?:opravuješ|hlídáš|prodáváš)|(?:corectezi|vinzi)`,
      String.raw`workshops? (?:in|on)|ateliers? (?:de|d['’])|taller(?:es)? de|laboratori[oi] (?:di|d['’])|oficinas? de|sprachtandem|tandem|conversation (?:tables|clubs?|groups?) in|conversation tables|tables? de conversation|stammtisch|språkcafé (?:i|på)|flashcards for|games for|(?:prüft|testet|certifies|certifie|certifica|tests)`,
    )}(?: [\\p{L}\\d'’]{1,14}){0,5} ?(?:[dl]['’])?$`,
    "iu",
  ),
);
/** The same behind a language: "exams", "als Fremdsprache", "per stranieri". */
const TAUGHT_BEHIND = quickly(
  new RegExp(
    String.raw`^[- ]?(?:[ABC][12](?: ?[-–] ?[ABC][12])? )?(?:${[
      String.raw`(?:language )?(?:lessons?|class(?:es)?|courses?|exams?|textbooks?|learners|pupils|students|coursebooks|tuition)|(?:to|for) (?:adults|children|beginners|foreigners|refugees|learners)|als fremdsprache|für (?:anfänger|erwachsene|geflüchtete|kinder)|langue étrangère|aux (?:réfugiés|adultes|enfants|débutants|étrangers)|para (?:extranjeros|niños|adultos|estrangeiros|crianças|principiantes)`,
      String.raw`a (?:recién llegados|adultos|niños|extranjeros|estrangeiros|crianças)|per (?:stranieri|bambini|adulti)|ai (?:nuovi arrivati|bambini|rifugiati|migranti)|aan (?:\p{L}{4,14})|voor (?:beginners|anderstaligen|statushouders)|(?:dla )?obcokrajowców|dla (?:dzieci|dorosłych)|för (?:invandrare|nyanlända|barn|nybörjare)|for (?:innvandrere|flyktninger|barn|nybegyndere|indvandrere)|maahanmuuttaj\p{L}{1,4}|pro (?:cizince|děti|dospělé|začátečníky)|pentru (?:copii|străini|adulți)`,
    ].join("|")})(?!\p{L})`,
    "iu",
  ),
);
/** Applicants who have to know that language all the same. */
const KNOWN_TOO = folded(
  /(?<!\p{L})(?:native|fluent|your own|mother tongue|muttersprach|flie(?:ß|ss)end|langue maternelle|nativ[oa]|madrelingua|moedertaal|ojczyst|modersmål|morsmål|äidinkiel|mateřsk)/iu,
);

/** Teaching in a language says which one is spoken: "On enseigne en français". */
const TEACHES_IN = /(?<!\p{L})(?:enseign|teach|enseñ|ensin|insegn|undervis)\p{L}{0,6} (?:en|in|em|på) ?$/iu;

/** Returns whether a language is what somebody teaches, learns or publishes: "Vous enseignez le français langue étrangère". */
export const isTaught = ({ before, behind }: Surroundings): boolean =>
  (TAUGHT_BEFORE.test(before) || TAUGHT_BEHIND.test(behind)) && !KNOWN_TOO.test(before) && !TEACHES_IN.test(before);

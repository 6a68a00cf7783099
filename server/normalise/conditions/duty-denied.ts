import { phrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { wholeWords } from "#normalise/text/whole-words.ts";

/** Further ways to say so behind it: "pohotovost se tady neslouží". */
const NOT_DONE_BEHIND = phrases(
  String.raw`ne(?:drží|držíte|slouží|sloužíte|sloužíme|koná|konají|požaduje|požadujeme|vyžaduje|vyžadujeme|existují|probíhá|hrozí)|się nie (?:pełni|wymaga|odbywa)|nie (?:pełni się|pełnisz|przewidujemy|wymagamy|ma się)|n['’]est pas (?:prévue|demandée)|no (?:se hacen?|existen?)|não se faz(?:em)?|non (?:si fa|si fanno|è prevista|viene richiesta)|doen we niet|wordt niet gedraaid|görs inte|körs inte|bruges ikke|brukes ikke|ei (?:tehdä|käytetä|järjestetä)`,
);
/** The same before it: "aqui não se faz piquete". */
const NOT_DONE_BEFORE = folded(
  /(?<!\p{L})(?:não se faz(?:em)?|non si fa(?:nno)?|no se hacen?|on ne fait pas|nous ne faisons pas|nie (?:pełni się|ma u nas)|nedrží se|neslouží se|ei tehdä)(?: [\p{L}'’-]{1,10})? (?:d['’])?$/iu,
);

/** Where a clause begins or ends. */
const BOUNDARY = /[.,;:!?()]|(?<!\p{L})(?:but|aber|mais|pero|men|maar|ale|mutta|però|mas)(?!\p{L})/u;
/** A negation, with two words at most before the duty that it denies: "we don't run an on-call rota", "vi har ikke bakvakt". */
const DENIED_BEFORE = folded(
  new RegExp(
    `${wholeWords(
      String.raw`(?:do|does|is|are|wo|have|has)n['’]t|(?:do|does|is|are|will|have|has) not|never|without|keine[nrs]?|nicht|ohne|pas d['’]|pas de|jamais d['’]|aucune?|sans|ningun\p{L}{1,2}|no (?:hacemos|hay|existen?|tenemos|tendrás|harás|se hacen)|sin|não (?:temos|há|existe|fazemos|terás|tem)|sem|nenhum\p{L}?|non (?:abbiamo|c['’]è|esiste|facciamo|ci sono|avrai)|senza|niente|nessun\p{L}?|nu (?:avem|există|sunt|faci|faceți|se fac|ai|aveți|presupune|include|implică)|fără|nici|nicio|niciun\p{L}?`,
      String.raw`geen|niet|zonder|nie (?:ma|mamy|pełnimy|pełni)|bez|brak|żadnych|inte|ingen|inga|ikke|utan|uden|uten|ei (?:ole|kuulu|tarvita|vaadita)|ilman|není|nejsou|nemáme|nedržíme|žádn\p{L}{1,2}`,
      // Who is freed of it, and what has been given up.
      String.raw`exempt(?:ed)? from|excused from|(?:abolished|scrapped|dropped|got rid of|did away with)|(?:befreit|ausgenommen) von|(?:exempté|exempte|dispensée?) d['’]|exent[oa] de|isent[oa] de|esentat[oa] da(?:lla|lle)?|esonerat[oa] da(?:lla|lle)?|vrijgesteld van|zwolnion[yae] z|befriad från|fritaget for|fritatt fra|vapautettu|osvobozen[aoi]? od|scutit[ăe]? de|nunca|nooit|nigdy|aldrig|aldri|nikdy|niciodată|varken|hverken|verken|weder|neither|avskaffat|afskaffet|avskaffet|zniesi\p{L}{1,4}|zrušili|supprimé (?:les|l['’])|abgeschafft|eliminado (?:las|los)|nem`,
    )}(?: [\\p{L}-]{1,14}){0,2} ?$`,
    "iu",
  ),
);
/** The same behind it: "Bereitschaft haben wir nicht", "pohotovosti tu nedržíme". */
const DENIED_BEHIND = phrases(
  String.raw`not|none|(?:do|does|is|are|wo)n['’]t|nicht|keine|gibt es (?:hier |bei uns )?nicht|n['’](?:existe|y a|est|avons)\p{L}{0,4}|ne sont|nada|no (?:hay|hacemos|existen?|tenemos)|não (?:há|temos|existe|fazemos)|non (?:è|c['’]è|sono|abbiamo|esiste)|niet|nie (?:ma|mamy|występuj\p{L}|obowiązuj\p{L}|jest|są)`,
  String.raw`inte|ikke|ei (?:ole|kuulu|tarvita|vaadita|kuulu)|ei(?= ?$)|fehlanzeige|befreit|ausgenommen|vrijgesteld|abgeschafft|supprimée?s?|afgeschaft|zlikwidowa\p{L}{1,4}|avskaffat|avskaffet|afskaffet|zrušen\p{L}|abolished|scrapped|nu (?:avem|există|sunt|ai|aveți)|není|nejsou|nemáme|nedržíme|neexistuje|neděláme|nevedeme|nečeká`,
);
const FREED = /(?<!\p{L})(?:exempt(?:ed)?|excused|excluded) from (?:[\p{L}-]{1,10} ){0,2}(?:on-?call|stand-?by)/iu;
/** A label whose answer is no: "Guardias: no". */
const ANSWER = folded(
  new RegExp(
    `^(?: (?:or|oder|ou|o|of|lub|eller|tai|nebo|sau) [\\p{L}-]{3,24})? ?[:?–-] ?${wholeWords("none|nope|never|not (?:here|with us)|fehlanzeige|gibt es|(?:bei|in|an) uns nicht|nicht (?:bei|in)|jamais|pas (?:chez|ici|du tout)|aquí no|aqui não|qui no|nunca|mai|doen we|hier niet|niet (?:bij|hier)|nigdy|nie u nas|inte (?:hos|här)|ikke (?:hos|her)|aldrig|aldri|ei (?:meillä|ole)|u nás ne|nikdy|nu|nu la noi|niciodată|no|none|nein|keine|non|aucune?|nenhum|não|não há|nee|geen|nie|brak|nej|ingen|inga|nei|ei|ne|žádná|nessuna")}`,
    "iu",
  ),
);
/** Negations of how often or when, not of the duty. */
const OF_MANNER = folded(
  /(?:(?<!\p{L})not|n['’]t|(?<!\p{L})(?:nicht|pas|no|não|non|niet|nie|inte|ikke|ei|není|never)) (?:\p{L}{1,4} )?(?:more|only|every|just|often|frequent|unpaid|alone|at night|24\/7|24 ?h|(?:a?round|rund um) (?:the|die)|mehr|nur|jede\p{L}?|oft|häufig|unbezahlt|allein|plus|seulement|souvent|seule?|más|solo|sólo|cada|mais|só|apenas|più|sempre|meer|alleen|elke|vaak|więcej|tylko|co|sam|mer|bara|varje|ensam|mere|kun|hver|alene|enempää|vain|joka|yksin|více|jen|každ\p{L})/iu,
);
const ALONE =
  /(?<!\p{L})(?:alone|allein|seule?|solo|sola|sozinh[oa]|alleen|sam|sama|ensam|alene|yksin|sám|sama)(?!\p{L})/iu;
/** A negation, and after it a list that ends in the duty: "keine Nacht-, Wochenend- oder Bereitschaftsdienste", "no nights, weekends or on-call". */
const DENIED_LIST = folded(
  new RegExp(
    `${wholeWords(
      "no|without|keine[nrs]?|weder|ohne|ni|pas de|aucune?|sans|sin|ningun\\p{L}{1,2}|sem|nem|nenhum\\p{L}?|senza|niente|nessun\\p{L}?|né|geen|zonder|bez|brak|żadnych|ani|inga|ingen|utan|varken|uden|uten|hverken|verken|ilman|ei|žádn\\p{L}{1,2}|fără|nici|nu",
    )} (?:[\\p{L}-]{1,18} ){0,2}[\\p{L}-]{2,22}(?:, (?:[\\p{L}-]{1,18} ){0,1}[\\p{L}-]{2,22}){0,3},? (?:or|nor|oder|noch|ni|ou|o|nem|né|of|lub|ani|eller|och inga|og ingen|e niente|e nessun\\p{L}|y sin|e sem|et sans|en geen|i bez|und keine|and no|tai|eikä|nebo|nici|sau|și fără)(?: (?:no|any|de|d['’]|des|keine|an|på|of|geen|inga|ingen))? ?$`,
    "iu",
  ),
);
/** The same with "and" behind words for times: "keine Nacht- und Bereitschaftsdienste". */
const DENIED_PAIR = folded(
  /(?<!\p{L})(?:no|without|keine|ohne|sans|sin|sem|senza|geen|zonder|bez|brak|inga|utan|ingen|uden|uten|ilman|fără) (?:night|nacht|wochenend|weekend|nuit|noche|noite|notte|notturn|turni|zmian|nocn|natt|nat|kväll|aften|helg|yö|noc|ture|schicht|shift|skift)[\p{L}-]{0,14}(?: \p{L}{3,10})?,? (?:and|und|et|y|e|en|i|och|og|ja|a|și) $/iu,
);
const MOST_LIST = 90;
const MOST_BEFORE = 40;
const MOST_BEHIND = 60;

/** Where another statement begins: "we take on-call seriously and we don't make it miserable". */
const NEXT_STATEMENT =
  /(?<!\p{L})(?:and|und|et|y|e|en|och|og|ja|a|i|și) (?:we|you|it|wir|du|sie|es|nous|vous|il|te|tu|você|je|we|wij|het|vi|det|my)(?!\p{L})/iu;

const firstClause = (text: string): string => {
  const clause = text.slice(0, BOUNDARY.exec(text)?.index ?? text.length);
  return clause.slice(0, NEXT_STATEMENT.exec(clause)?.index ?? clause.length);
};

/** Returns the words of the clause that end a text. */
function lastClause(text: string): string {
  const parts = text.split(BOUNDARY);
  return parts.at(-1) ?? "";
}

/** Returns whether a sentence says that a duty, at this place in it, doesn't exist. */
export function deniesDuty(text: string, index: number, end: number): boolean {
  const behind = text.slice(end, end + MOST_BEHIND);
  if (ANSWER.test(behind) || (behind.startsWith("?") && DENIED_BEHIND.test(firstClause(behind.slice(2))))) return true;
  if (FREED.test(text)) return true;
  if (OF_MANNER.test(text) || ALONE.test(text)) return false;
  const before = lastClause(text.slice(Math.max(0, index - MOST_BEFORE), index));
  if (DENIED_BEFORE.test(before) || NOT_DONE_BEFORE.test(before)) return true;
  const list = text.slice(Math.max(0, index - MOST_LIST), index);
  if (DENIED_LIST.test(list) || DENIED_PAIR.test(list)) return true;
  // In Portuguese, "no plantão" is "in the duty".
  if (/(?<!\p{L})no $/iu.test(before) && /^(?:on|stand|pager|rota|out)/iu.test(text.slice(index, end))) return true;
  const next = firstClause(behind);
  return DENIED_BEHIND.test(next) || NOT_DONE_BEHIND.test(next);
}

/** As `deniesDuty`, in Japanese: "待機当番はございません". */
export const deniesUnspaced = (text: string, end: number): boolean =>
  /^[^。、]{0,16}(?:ありません|ございません|なし|無し|ない|不要|免除|없(?:음|습니다|어요|는|다)|안 ?합니다|면제)/u.test(
    text.slice(end, end + 30),
  );

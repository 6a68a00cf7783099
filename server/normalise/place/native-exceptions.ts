import { phrases, quickPhrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { listsIn, type PlaceSpan, resultOf } from "./native-names.ts";
import { speaksOfHomes, speaksOfOthers } from "./native-residence.ts";
import type { PlaceResult } from "./result.ts";

/** What a sentence of a language other than English leaves out. */
export interface NativeException {
  /** Codes of countries and states, and slugs of regions. */
  codes: string[];
  /** The sentence without what it leaves out. */
  kept: string;
  /** The places outside which nobody is hired, or null. */
  only: PlaceResult | null;
}

/** Words before the places that are left out. */
const BEFORE = String.raw`außer|ausgenommen|ausgeschlossen(?: sind| ist)?|mit ausnahme(?: von| der| des)?|exklusive|abgesehen von|sauf|hormis|excepté\p{L}{0,2}|à l['’](?:exception|exclusion) (?:de|du|des|d['’])|à part|salvo|excepto|menos|a excepción de|con (?:la )?excepción de|exceptuando|quitando|exceto|com (?:a )?exce(?:ção|pção) d[eao]s?|à exce(?:ção|pção) d[eao]s?|tirando|tranne|eccetto|ad eccezione d\p{L}{1,4}|con l['’]eccezione d\p{L}{1,4}|fatta eccezione per|esclus[oaie]|behalve|uitgezonderd|met uitzondering van|op|z wyjątkiem|oprócz|prócz|wyłączając|wyjąwszy|utom|förutom|med undantag (?:för|av)|undantaget|bortsett från|exklusive|undtagen|undtaget|bortset fra|med undtagelse af|på nær|unntatt|med unntak av|bortsett fra|utenom|paitsi|pois lukien|kromě|s výjimkou|vyjma|cu excepția|în afară de|exceptând`;
/** Words behind them: "Russie et Corée du Nord exceptées". */
const BEHIND = String.raw`ausgenommen|ausgeschlossen|exceptée?s?|exclue?s?|mis(?:e|es)? à part|excluid[oa]s?|exceptuad[oa]s?|excetuad[oa]s?|à parte|esclus[oaie]|eccettuat[oaie]|uitgezonderd|uitgesloten|na|wyłącznie wyłączone|wyłączon\p{L}{1,2}|wykluczon\p{L}{1,2}|undantag\p{L}{1,3}|undtaget|unntatt|lukuun ottamatta|poislukien|pois lukien|vyjma|exceptat\p{L}{0,3}`;
/** "We hire nobody outside …". */
const OUTSIDE = String.raw`außerhalb(?: von| der| des)?|(?:de |à )?l['’]extérieur (?:de|du|des)(?: l['’])?|en dehors(?: de| du| des| d['’])|hors(?: de| du| des| d['’])?|fuera de|fora d[aeo]s?|al di fuori d\p{L}{1,4}|(?:da )?fuori(?: da\p{L}{0,4})?|buiten|poza|spoza|utanför|uden for|udenfor|utenfor|mimo|(?:în|din) afara`;
/** "Without a home in … we can hire nobody." */
const WITHOUT = String.raw`ohne|sans|sin|sem|senza|zonder|bez|utan|uden|uten|ilman|fără`;
/** What only looks like a refusal: "not only in Germany". */
const NOT_ONLY = folded(
  /(?<!\p{L})(?:nicht (?:nur|bloß|allein)|pas (?:que|seulement|uniquement)|no (?:solo|sólo|solamente)|não (?:só|apenas|somente)|non (?:solo|soltanto)|niet (?:alleen|enkel)|nie tylko|inte (?:bara|enbart|endast)|ikke (?:kun|bare|alene)|ei (?:vain|ainoastaan)|nejen|nu (?:doar|numai))(?!\p{L})/iu,
);
const ARTICLES = String.raw`(?: (?:in|im|den|der|dem|die|das|aus|la|le|les|el|los|las|en|de|du|des|l|em|no|na|nos|nas|o|a|os|as|il|lo|i|gli|nel|het|uit|w|we|z|ze|från|fra|v|ve|din|staaten|länder|pays|países|paesi|landen|krajów|länderna|landene|landet|lande)){0,4}[ '’:]*$`;

const cue = quickPhrases(BEFORE, BEHIND, OUTSIDE, WITHOUT);
const before = folded(new RegExp(`${String.raw`(?<![\p{L}\p{N}])`}(?:${BEFORE})${ARTICLES}`, "iu"));
const outside = folded(
  new RegExp(
    `${String.raw`(?<![\p{L}\p{N}])`}(?:(?:${OUTSIDE})|(?:${WITHOUT})${String.raw`(?: \p{L}{1,18}){1,4}`})${ARTICLES}`,
    "iu",
  ),
);
const behind = folded(
  new RegExp(
    String.raw`^[ ,]*(?:(?:ist|sind|est|sont|is|zijn|är|er|są|jest|jsou|je) )?(?:${BEHIND})(?![\p{L}\p{N}])`,
    "iu",
  ),
);
/** "Suomen ulkopuolelta": the Finnish way to say outside stands behind the place. */
const OUTSIDE_BEHIND = /^ ulkopuol/iu;
/** "Op Rusland na": the Dutch way needs both. */
const DUTCH = /(?<!\p{L})op(?: \p{Ll}+){0,2} $/iu;

const DENIALS: Readonly<Record<string, string>> = {
  de: String.raw`nicht|niemand\p{L}{0,2}|kein(?:e|en|er)?|abgelehnt|abzulehnen|ablehnen|aussortiert|zurückgewiesen|verworfen`,
  fr: String.raw`pas|personne|aucun\p{L}?|ne|n['’]\p{L}+|refusée?s?|rejetée?s?|écartée?s?|refuser|rejeter|écarter`,
  es: String.raw`no|nadie|ningun\p{L}{1,2}|ningún|tampoco|rechaz\p{L}{1,5}|descart\p{L}{1,5}|desestim\p{L}{1,5}`,
  pt: String.raw`não|ninguém|nenhum\p{L}?|rejeitad[oa]s?|recusad[oa]s?|descartad[oa]s?|eliminad[oa]s?`,
  it: String.raw`non|nessun\p{L}?|rifiutat[ei]|scartat[ei]|respint[ei]`,
  nl: String.raw`niet|geen|niemand|afgewezen|geweigerd|afwijzen`,
  pl: String.raw`nie|nikogo|żadn\p{L}{1,3}|odrzuc\p{L}{1,5}|odrzucan\p{L}{1,2}`,
  sv: String.raw`inte|ingen|inga|ej|avslås|avvisas|sorteras bort`,
  da: String.raw`ikke|ingen|afvises|afslås|frasorteres`,
  no: String.raw`ikke|ingen|avvises|avslås`,
  fi: String.raw`ei|emme|eivät|ketään|mahdotont\p{L}{1,2}|hylätään|hylkäämme`,
  cs: String.raw`ne(?:můž|přij|zaměst|lze|jsou|ní|najím|nabír|hled|uvaž|umíme|umož|bere)\p{L}{0,8}|není|nikoho|žádn\p{L}{1,3}|zamítn\p{L}{1,5}|odmítn\p{L}{1,5}|vyřazen\p{L}{0,2}`,
  ro: String.raw`nu|nimeni|niciun|nicio|respinse?|respinsă|refuzate?|respingem`,
};
const denials = new Map(Object.entries(DENIALS).map(([language, source]) => [language, phrases(source)]));
/** What is refused to people of a place: being taken on. */
const TAKEN_ON = phrases(
  String.raw`einstell\p{L}{0,3}|eingestellt|stellen|anstell\p{L}{0,3}|angestellt|beschäftig\p{L}{0,4}|annehmen|berücksichtig\p{L}{0,3}|bewerb\p{L}{1,7}|möglich|entgegennehmen|aufnehmen|unter vertrag`,
  String.raw`embauch\p{L}{1,5}|recrut\p{L}{1,5}|employ\p{L}{1,4}|engag\p{L}{1,4}|candidat\p{L}{0,5}|salarier|retenu\p{L}{0,2}|accept\p{L}{1,5}`,
  String.raw`contrat\p{L}{1,7}|emple\p{L}{1,4}|postul\p{L}{1,7}|admit\p{L}{1,4}|acept\p{L}{1,5}|consider\p{L}{1,5}|aceit\p{L}{1,5}|empreg\p{L}{1,5}|assum\p{L}{1,5}|assun\p{L}{1,5}|accett\p{L}{1,5}`,
  String.raw`aannemen|nemen|aangenomen|verlonen|inhuren|sollicit\p{L}{1,6}|in dienst|aanmerking|zatrudni\p{L}{1,5}|przyjm\p{L}{1,5}|rozpatr\p{L}{1,6}|zgłosze\p{L}{1,3}|kandydat\p{L}{1,4}`,
  String.raw`anställ\p{L}{1,6}|rekryter\p{L}{1,4}|ansök\p{L}{0,8}|ansætte\p{L}{0,2}|ansøg\p{L}{0,7}|ansette\p{L}{0,2}|ansatt|ansat|søk\p{L}{1,6}|tage imod|ta imot|palk\p{L}{2,6}|hak\p{L}{2,8}|zaměstn\p{L}{1,6}|přijm\p{L}{1,4}|přijím\p{L}{1,4}|uchaz\p{L}{1,5}|angaj\p{L}{1,4}|candid\p{L}{2,6}|accept\p{L}{1,4}|přihláš\p{L}{1,3}`,
);

function codesOf(list: PlaceSpan): string[] {
  const { nationwide, regions, states } = resultOf(list);
  return [...nationwide, ...regions, ...states];
}

/** "In den folgenden Ländern …:": the places behind the colon belong to what stands before it. */
const FOLLOWING =
  /folgend|suivant|siguiente|seguint|seguenti|volgende|następując|följande|følgende|seuraav|následujíc|următoare/iu;

function clauseAround(text: string, list: PlaceSpan): { start: number; end: number } {
  const marks = FOLLOWING.test(text.slice(0, list.start)) ? [";", "–", "—", "("] : [",", ";", "–", "—", "(", ":"];
  const opening = Math.max(...marks.map((mark) => text.lastIndexOf(mark, list.start - 1)));
  const closing = /[,;–—()]/u.exec(text.slice(list.end));
  return { start: opening + 1, end: closing === null ? text.length : list.end + closing.index };
}

/** Reads a clause that refuses people of a place behind one that says where the job is open: "…, nur in Polen können wir niemanden anstellen". */
function readRefusal(text: string, lists: readonly PlaceSpan[], denial: RegExp): NativeException | null {
  for (const list of lists) {
    const { start, end } = clauseAround(text, list);
    const clause = text.slice(start, end);
    if (
      !denial.test(clause) ||
      !TAKEN_ON.test(clause) ||
      NOT_ONLY.test(clause) ||
      outside.test(text.slice(start, list.start))
    )
      continue;
    return { codes: codesOf(list), kept: text.slice(0, Math.max(start - 1, 0)) + text.slice(end), only: null };
  }
  return null;
}

/** Leaves out the places of a list that stand behind its region: "toute l'Europe, Suisse exceptée". */
function leftBehind(text: string, list: PlaceSpan, end: number): NativeException {
  const region = list.places.findLastIndex(({ place }) => "region" in place);
  const last = list.places[region];
  if (last === undefined || region === list.places.length - 1) {
    const kept = text.slice(0, list.start) + text.slice(end);
    return { codes: codesOf(list), kept, only: null };
  }
  const codes = codesOf({ ...list, places: list.places.slice(region + 1) });
  return { codes, kept: text.slice(0, last.end) + text.slice(end), only: null };
}

/** Reads what a sentence of a language leaves out, near its word for it. Null when it leaves nothing out, or speaks of others. */
export function readNativeException(text: string, language: string): NativeException | null {
  const lists = listsIn(text, language);
  if (lists.length === 0) return null;
  const denial = denials.get(language);
  const isCued = cue.test(text);
  if (denial === undefined || (!isCued && !denial.test(text)) || speaksOfOthers(text, language)) return null;
  const left = lists.find(({ end }) => OUTSIDE_BEHIND.test(text.slice(end)));
  if (left !== undefined)
    return denial.test(text) && speaksOfHomes(text, language) ? { codes: [], kept: text, only: resultOf(left) } : null;
  const leads = lists.map((list) => text.slice(Math.max(0, list.start - 50), list.start));
  for (const [at, list] of isCued ? lists.entries() : []) {
    const lead = leads[at] ?? "";
    const opened = before.exec(lead);
    if (opened === null || (/^op /iu.test(opened[0]) && !/^ na(?!\p{L})/u.test(text.slice(list.end)))) continue;
    const start = list.start - (lead.length - opened.index);
    return { codes: codesOf(list), kept: text.slice(0, start) + text.slice(list.end), only: null };
  }
  for (const [at, list] of isCued ? lists.entries() : []) {
    const tail = text.slice(list.end, list.end + 40);
    const closed = behind.exec(tail);
    if (closed !== null && (!closed[0].endsWith(" na") || DUTCH.test(leads[at] ?? "")))
      return leftBehind(text, list, list.end + closed[0].length);
    if (outside.test(leads[at] ?? "") && denial.test(text) && speaksOfHomes(text, language))
      return { codes: [], kept: text, only: resultOf(list) };
  }
  return readRefusal(text, lists, denial);
}

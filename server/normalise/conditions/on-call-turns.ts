import { phrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { quickly } from "#normalise/text/quick-expression.ts";
import { plainFirst } from "#taxonomy/place-cues.ts";

/** Words that are duty at home only where somebody takes turns at it: "jede sechste Woche hast du Bereitschaft", "uma semana de prevenção em cada sete". */
const TURN = phrases(
  String.raw`on[- ]call|stand-?by|bereitschaft(?! (?:zu|zur|zum|für)(?!\p{L}))|(?:estar(?:ás)?|estás?|semana|turno|noche|hace[rs]?|harás) (?:de )?guardia|guardia localizada|prevenção|piquete|plantão|plantões|piket|oproepbaar|reperibile|di turno`,
  String.raw`pod telefonem|dyżur\p{L}{0,4}|na telefonu|jour|beredskap|vagt(?:en|telefonen)|vakt(?:en|telefonen)|päivystysvuoro\p{L}{0,6}|pohotovost\p{L}{0,2}`,
);
const SOME = String.raw`(?:\p{L}{1,14}|\d{1,2}(?:\.|:e|e|ème|ª|º|th|nd|rd|st)?)`;
/** The same in further words: "participer à la garde", "the overnight rota", people who are rung at home. */
const ALSO_TURN = phrases(
  String.raw`(?:participer à|participez à|assurer|assurez|effectuer|êtes de|tour de|semaines? de|week-ends? de) (?:la |les |une |tour de )?gardes?(?! (?:d['’]enfants|des enfants|alternée|partagée|à vue))|(?:overnight|night|call-?out|out-of-hours) rota|(?:phoned|rung|called) at home|called (?:in|out)(?= at night| if| when|$)|call-?out (?:rota|duty)`,
  String.raw`(?:kann|darf) (?:das|dein|ihr) (?:dienst)?telefon klingeln|(?:te|le) pueden llamar a casa|podem ligar-te|potete essere chiamati a casa|kun je gebeld worden|możesz zostać wezwan\p{L}|kan du bli (?:uppringd|inringd|ringt|oppringt)|kan du blive ringet op`,
);
/** Finnish joins words: "kotipäivystys". */
const FINNISH_TURN =
  /(?<!\p{L})(?:puhelin|koti|vapaamuotoi|viikonloppu|yö|tekninen|it-)päivysty(?:s|kse|st)\p{L}{0,6}/iu;
/** How often a turn comes in further words. */
const ALSO_HOW_OFTEN = phrases(
  String.raw`(?:une?|1) (?:semaine|week-end|nuit|fin de semaine) sur (?:\p{L}{3,7}|\d{1,2})|tou(?:te)?s les (?:\p{L}{3,7}|\d{1,2}) (?:semaines|week-ends|nuits)|(?:one|a) (?:week|weekend|night) in \p{L}{3,7}|jede[rsn]? \p{L}{4,9} (?:woche|nacht|wochenende)|una (?:noche|semana) de cada \p{L}{2,7}`,
);

/** How often a turn comes: "every sixth week", "une semaine sur six", "raz na sześć tygodni". */
const HOW_OFTEN = [
  String.raw`every (?:${SOME} )?(?:weeks?|weekends?|months?)|(?:one|a|1) (?:week|weekend|night)s? (?:in|out of|a|per|every|each)|each week|(?:the|each|per) on-?call week|rotat(?:es|ing)|take (?:your|a) turn`,
  String.raw`jede[rsn]? (?:${SOME} )?(?:woche|wochenende|nacht)|alle ${SOME} (?:wochen|monate)|(?:eine?|1) (?:woche|wochenende|nacht) (?:in|im|pro|von|alle)|im wechsel|reihum|(?:einmal|einen tag) im (?:monat|quartal)`,
  String.raw`cada ${SOME} (?:semanas|fines de semana)|(?:una?|1) (?:semana|fin de semana|noche) (?:de guardia )?(?:al mes|por mes|de cada|cada)`,
  String.raw`(?:a|em|de) cada ${SOME}(?: semanas)?|(?:uma?|1) (?:semana|fim de semana) (?:de (?:prevenção|piquete|plantão) )?(?:por|em cada|a cada|no)`,
  String.raw`ogni ${SOME} settimane|(?:una?|1) (?:settimana|fine settimana|notte) (?:al|ogni|su)`,
  String.raw`(?:eens|(?:één|eén) keer|1 keer) (?:in|per) (?:de )?(?:${SOME} )?(?:week|weken|maand)|(?:één|eén|een|1) (?:week|weekend) (?:op|per|in)|om de ${SOME} weken`,
  String.raw`raz (?:na|w) ${SOME}|co ${SOME} tydzień|(?:jeden|1) (?:tydzień|weekend) (?:na|w)`,
  String.raw`var ${SOME} (?:vecka|helg|natt)|en (?:vecka|helg) (?:i|per|av)|hver ${SOME} (?:uge|uke|weekend|helg)|[eé]n (?:uge|uke|weekend|helg) (?:om|i|hver|per|ud)`,
  String.raw`joka ${SOME} viikko|viikon välein|jednou za ${SOME}|každý ${SOME} týden|(?:jeden|1) (?:týden|víkend) (?:z|ze|v)`,
].map((source) => phrases(source));
/** A cheap first test: most sentences with words of duty name no time. */
const NAMES_TIME = quickly(
  new RegExp(
    plainFirst(
      /week|woche|semana|semaine|nuit|settiman|night|month|nacht|monat|quartal|noche|fin de|fim de|em cada|notte|wechsel|reihum|rotat|turn|weken|maand|\braz\b|tydzień|vecka|helg|natt|\buge|\buke|viik|jednou|týden|víkend/iu
        .source,
    ),
    "iu",
  ),
);
/** Shifts at a hospital or a counter, which some languages call by the same words: "plantões de 12x36", "plantão noturno na UTI". */
const SHIFTS = folded(
  /\d{2} ?[x×] ?\d{2}|(?<!\p{L})(?:12|24|doze) ?(?:h|horas|godzin)(?!\p{L})|(?<!\p{L})(?:noturn|diurn|presencia|uti|hospital|pronto[- ]socorro|pronto[- ]atendimento|urgencias|przedszkol|szpital|aptek|na central|lékařsk|zubní|ordinac|zdravotní sest|sairaanhoitaj|kolmivuoro|vuorotyö|yhteispäiv|potila|osasto)/iu,
);
/** The words that name shifts as well. */
const MAY_BE_SHIFTS = /^(?:plant|dyżur|turnos? de guardia|guardia|pohotovost|päivystykse|päivystyst)/iu;

/** A Polish "dyżur" is a turn at any post: on call only with words for the telephone, for being ready or for how rarely it comes. */
const READY = folded(
  /on-?call|pod telefon|telefoniczn|gotowoś|poza godzinami|24\/7|awari|incydent|weekend|nocn|(?<!\p{L})raz (?:na|w)(?!\p{L})|(?<!\p{L})co \p{L}{2,10} tydz|tygodniow|miesi|kwarta|rotac|płatn|dodatk|dyżurowym|gotowoś|techniczn/iu,
);
const IS_POST =
  /pacjent|klini|przychod|poradni|szpital|aptek|przedszkol|szkol|świetlic|czat|infolini|zaufania|konsultac|psycholog|uczni|klient/iu;

/** Returns the words by which a sentence says that somebody takes turns at being on call; null if it doesn't. */
export function turnIn(text: string): RegExpExecArray | null {
  const finnish = /päivysty/iu.test(text) ? FINNISH_TURN.exec(text) : null;
  if (finnish !== null) return finnish;
  if (!NAMES_TIME.test(text)) return null;
  if (HOW_OFTEN.some((pattern) => pattern.test(text))) return TURN.exec(text) ?? ALSO_TURN.exec(text);
  return ALSO_HOW_OFTEN.test(text) ? ALSO_TURN.exec(text) : null;
}

/** Returns whether a word for duty names the shifts of a service instead. */
export function isShift(named: string, text: string): boolean {
  if (/^dyżur/iu.test(named) && (IS_POST.test(text) || !READY.test(text))) return true;
  if (/^päivystäv/iu.test(named)) return true;
  return MAY_BE_SHIFTS.test(named) && SHIFTS.test(text);
}

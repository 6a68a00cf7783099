import { anyOf } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { wholeWords } from "#normalise/text/whole-words.ts";

// What employers do about visas in the words of everyday ads, where nothing is "sponsored": who arranges, applies or pays, and for whom.

/** Visas and the permits that people need to take up work. */
const VISA = wholeWords(
  String.raw`visas?|(?:work|employment|residence) (?:permits?|visas?)|\p{L}{0,10}visum(?:s|et)?|arbeitserlaubnis|arbeitsgenehmigung|aufenthaltstitel|permis de travail|titre de séjour|visados?|permisos? de (?:trabajo|residencia)|vistos?|autorizaç(?:ão|ões) de (?:trabalho|residência)|visti|permess[oi] di (?:lavoro|soggiorno)|werkvergunning|verblijfsvergunning|wiz[aęyą]?|(?:pozwoleni|zezwoleni)\p{L} na (?:pracę|pobyt)|(?:arbets|uppehålls)tillstånd\p{L}{0,2}|(?:arbejds|opholds)tilladelse\p{L}{0,2}|(?:arbeids|oppholds)tillatelse\p{L}{0,2}|viisum\p{L}{1,6}|(?:työ|oleskelu)lu(?:pa|vat?|van|paa)|víz(?:um|a|em|u|y|ům|ech)|pracovn\p{L}{1,2} (?:povolení\p{L}?|víz\p{L}{1,2})|zaměstnaneck\p{L}{1,2} kart\p{L}{1,2}`,
);
/** A part of one statement. */
const gap = (most: number): string =>
  String.raw`(?:(?!(?<!\p{L})(?:but|aber|mais|pero|mas|maar|ale|men)(?!\p{L}))[^;.?!]){0,${most}}?`;
/** Like a gap, past the question that the reader is asked: "Need a visa? We take care of it." */
const PAST_QUESTION = String.raw`[^;.!]{0,30}?`;

const EMPLOYER = wholeWords(
  String.raw`(?:the|our) (?:company|firm|employer|agency|organi[sz]ation|hospital|school|university|institute|club)|(?:das|unser) (?:unternehmen|haus|institut|team|krankenhaus)|(?:die|unsere) (?:firma|klinik|schule|agentur|gesellschaft|reederei)|der (?:verlag|verein|konzern|arbeitgeber|betrieb)|l['’](?:entreprise|employeur|agence|hôpital|association|école)|la (?:société|maison|clinique)|le groupe|la (?:empresa|compañía|firma|agencia|escuela)|el (?:grupo|hospital)|a (?:empresa|companhia|agência|firma|escola)|o (?:grupo|hospital)|l['’](?:azienda|agenzia|ospedale)|la (?:ditta|scuola|clinica)|het (?:bedrijf|ziekenhuis|bureau)|de (?:werkgever|organisatie|school|stichting)|firma|spółka|pracodawca|szpital|szkoła|företaget|bolaget|arbetsgivaren|byrån|skolan|sjukhuset|virksomheden|firmaet|selskabet|arbejdsgiveren|skolen|hospitalet|rederiet|selskapet|bedriften|arbeidsgiver(?:en)?|sykehuset|yritys|yhtiö|työnantaja|koulu|sairaala|společnost|zaměstnavatel|nemocnice|škola`,
);
/** What an employer does so that somebody gets a visa, in the third person. */
const ARRANGES = wholeWords(
  String.raw`(?:will |can |gladly |also )?(?:arranges?|covers?|handles?|pays?|sponsors?|organi[sz]es?|takes? care|appl(?:y|ies)|helps?|assists?|supports?|obtains?)`,
  String.raw`übernimmt|beantragt|besorgt|bezahlt|zahlt|organisiert|kümmert|hilft|regelt|trägt|unterstützt|erledigt`,
  String.raw`prend en charge|s['’]en (?:charge|occupe)|s['’]occupe|paie|paye|finance|demande|obtient|accompagne|gère`,
  String.raw`tramita|gestiona|se (?:encarga|ocupa|hace cargo)|paga|cubre|solicita|patrocina|trata|assume|cobre|pede|apoia|ajuda|apoya|ayuda`,
  String.raw`si occupa|ci pensa|sponsorizza|gestisce|copre|richiede|ottiene|aiuta`,
  String.raw`regelt|betaalt|verzorgt|vraagt|vergoedt|helpt|organiseert`,
  String.raw`załatwia|opłaca|pokrywa|pomaga|sponsoruje|organizuje|finansuje|wnioskuje|występuje o`,
  String.raw`ordnar|betalar|söker|sköter|fixar|hjälper|står för|bekostar|ordner|betaler|søger|søker|dækker|dekker|hjælper|hjelper|klarer|fikser|sørger`,
  String.raw`maksaa|hoitaa|hakee|hankkii|järjestää|auttaa|zařídí|zařizuje|vyřídí|vyřizuje|platí|hradí|pomáhá|pomůže|zajistí|zajišťuje`,
  // Finnish and Czech say "doesn't" before the verb or in it.
  String.raw`hae|hoida|hanki|järjestä|maksa|nevyřizuje|nezařizuje|nezajišťuje|neplatí|nesponzoruje`,
);
/** The same in the first person, in words that sponsoring isn't written in. */
const WE_ARRANGE = wholeWords(
  String.raw`we(?:['’]ll| will| can| gladly)? (?:take care|arrange|handle|sort|apply|cover|pay|deal with)|(?:besorgen|erledigen|beantragen|übernehmen|regeln|zahlen) wir|wir (?:besorgen|erledigen|beantragen|übernehmen|regeln|zahlen)|kümmern wir uns|wir kümmern uns`,
  String.raw`(?:nous|on) (?:n['’](?:aidons|accompagnons|organisons)|ne (?:gérons|payons|prenons)|nous en chargeons|nous en occupons|nous chargeons|nous occupons|s['’]en (?:charge|occupe)|prenons en charge|prend en charge|payons|gérons)`,
  String.raw`tramitamos|gestionamos|se (?:tramitan?|gestionan?|ofrecen?)|conseguimos apoiar|damos apoio|(?:apoiamos|ajudamos)-te|nos (?:encargamos|ocupamos|hacemos cargo)|(?:lo|la|te lo) (?:tramitamos|gestionamos|pagamos)|tratamos(?: de tudo)?|cuidamos|pagamos o|ci pensiamo|ce ne occupiamo|ci occupiamo|paghiamo`,
  String.raw`(?:regelen|verzorgen|betalen) (?:wij|we)|(?:wij|we) (?:regelen|verzorgen|betalen)|zajmiemy się|zajmujemy się|załatwimy|załatwiamy|opłacamy|opłacimy`,
  String.raw`(?:fixar|sköter|ordnar|betalar|söker|klarer|ordner|fikser|betaler|søger|søker|dækker|dekker|sørger) vi|vi (?:kan (?:\p{L}{1,10} ){0,2}bistå|bistår|fixar|sköter|ordnar|betalar|klarer|ordner|fikser|betaler|dækker|dekker)`,
  String.raw`haemme|hoidamme|hankimme|järjestämme|maksamme|zařídíme|zařizujeme|vyřídíme|vyřizujeme|zaplatíme|platíme|obstaráme|nevyřizujeme|nevyřídíme|nezařizujeme|nezajišťujeme|nepomáháme|neplatíme`,
);
/** What is done already or will be: "visa and move paid", "vyřízené vízum". */
const DONE = wholeWords(
  String.raw`paid|covered|arranged|taken care of|sorted|included|bezahlt|übernommen|organisiert|geregelt|inklusive|pris(?:e?s)? en charge|payés?|remboursés?|financés?|inclus|pagad[oa]s?|tramitad[oa]s?|cubiert[oa]s?|incluid[oa]s?|gestionad[oa]s?|pag[oa]s?|tratad[oa]s?|cobert[oa]s?|incluíd[oa]s?|pagat[oi]|copert[oi]|inclus[oi]|geregeld|betaald|vergoed|opłacon\p{L}{1,2}|załatwion\p{L}{1,2}|betalas|ordnas|ingår|betalt|ordnet|betales|ordnes|dækkes|dekkes|maksettu|hoidettu|maksetaan|hoidetaan|hrazen\p{L}{1,2}|zajištěn\p{L}{1,2}|vyřízen\p{L}{1,2}|zařízen\p{L}{1,2}`,
);
const DONE_FIRST = String.raw`(?:^[^\p{L}\p{N}]{0,4}|[:•–—*-] ?)(?:vyřízen\p{L}{1,2}|zajištěn\p{L}{1,2}|zařízen\p{L}{1,2}|hrazen\p{L}{1,2}|załatwion\p{L}{1,2}|opłacon\p{L}{1,2}|bezahlte[sn]?|organisierte[sn]?|geregeld|betaald|paid|arranged)`;
const FOR_SOMEBODY = wholeWords(
  String.raw`on your behalf|for you|für (?:dich|sie)|pour (?:vous|toi)|por (?:ti|usted|si|você)|para ti|per te|voor (?:je|jou|u)|za (?:ciebie|vás|tebe)|åt dig|for deg|for dig|til dig|puolestasi|puolestanne`,
);
const APPLYING = String.raw`(?:appl(?:y|ies|ication)|antrag|anträge|beantrag\p{L}{1,3}|demand\p{L}{1,3}|solicit\p{L}{1,4}|pedi(?:do|mos)|richie\p{L}{1,5}|aanvra\p{L}{1,3}|wnios\p{L}{1,4}|ansök\p{L}{0,3}|ansøg\p{L}{0,4}|sök\p{L}{1,2}|søk\p{L}{1,4}|hake\p{L}{1,6}|žádost\p{L}{0,2})(?!\p{L})`;

/** Help of any size, as a thing: "full support with your visa", "pełne wsparcie w uzyskaniu wizy". */
const HELP_AT = String.raw`(?:^[^\p{L}\p{N}]{0,4}|[:•–—*-] ?|, )(?:(?:full|complete|extensive|hands-on|volle|umfassende|tatkräftige|vollständige|volledige|pełn[ae]|fuld|täysi|plná|all|kompletn\p{L}) )?(?:support|help|assistance|unterstützung|hilfe|accompagnement|aide|ayuda|apoyo|apoio|ajuda|supporto|aiuto|assistenza|hulp|ondersteuning|wsparcie|pomoc|hjälp|stöd|hjælp|hjelp|støtte|apu|tuki|pomoc|podpora)(?: (?:complet|total|integral|completa|completo|compl[eè]te|totale))?(?: (?:with|for|in|bei|beim|mit|pour|avec|à|au|con|en|para|com|ao|aos|no|per|nel|nella|bij|met|w|przy|med|til|s|při|se))?`;

/** Says that the employer arranges, applies for or pays for a visa, or does none of it. */
const STATED = [
  `${EMPLOYER}${gap(40)}${ARRANGES}${gap(30)}${VISA}`,
  `${VISA}${PAST_QUESTION}${EMPLOYER}${gap(20)}${ARRANGES}`,
  `${EMPLOYER} ${VISA} ${ARRANGES}`,
  `${WE_ARRANGE}${gap(30)}${VISA}`,
  `${VISA}${PAST_QUESTION}${WE_ARRANGE}`,
  `${VISA}${gap(30)}${DONE}`,
  `${DONE_FIRST} ${VISA}`,
  `${APPLYING}${gap(30)}${VISA}${gap(30)}${FOR_SOMEBODY}`,
  `${VISA}${gap(25)}${APPLYING}${gap(30)}${FOR_SOMEBODY}`,
  `${HELP_AT}${gap(20)}${VISA}`,
  String.raw`(?:^[^\p{L}\p{N}]{0,4}|[:•–—*-] ?)(?:\p{Lu}\p{L}{2,14} ){1,2}visa sponsorship(?: (?:for|and|with) |[.!]?$)`,
  `ビザ.{0,8}(?:支援|サポート|手配|負担)|(?:ビザ|在留資格).{0,6}(?:取得|申請).{0,4}(?:支援|サポート|代行|負担)`,
].map((source) => anyOf(source));

/** People who have the visa themselves, or must. */
const OWN = wholeWords(
  String.raw`you(?:['’]ve)? (?:have|hold|got|already|must|should)|must|hast|haben sie|sie haben|besitz\p{L}{1,3}|verfüg\p{L}{1,3}|avez|disposez|possédez|tienes|tenga|cuentas|tens|tem|possui|hai|possiedi|hebt|heb je(?= (?:al|een geldig))|beschikt|masz|posiadasz|har(?! (?:ni|i) )|innehar|sinulla on|máte|máš`,
);
const OWN_BEFORE = folded(new RegExp(`${OWN}[^.;:,?]{0,40}$`, "iu"));
const VISA_NAME = folded(new RegExp(VISA, "iu"));

const NEED = wholeWords(
  String.raw`needs?|requires?|brauch\p{L}{1,3}|benötig\p{L}{1,3}|nötig|besoin|requièr\p{L}{1,3}|necesit\p{L}{1,4}|requier\p{L}{1,3}|precis\p{L}{1,3}|necessit\p{L}{1,3}|(?:ha|hanno) bisogno|nodig|potrzeb\p{L}{1,5}|wymaga\p{L}{0,2}|behöver|har brug for|trenger|behøver|tarvits\p{L}{1,4}|potřebuj\p{L}{1,3}`,
);
const HIRE = wholeWords(
  String.raw`hire|employ|considered?|accept(?:ed)?|take on|einstellen|berücksichtig\p{L}{1,3}|beschäftigen|recrut\p{L}{1,3}|embauch\p{L}{1,3}|contrat\p{L}{1,4}|admit\p{L}{1,3}|aceit\p{L}{1,4}|consider\p{L}{1,3}|assum\p{L}{1,4}|aannemen|zatrudni\p{L}{1,4}|przyj\p{L}{1,6}|anställ\p{L}{1,2}|ansæt\p{L}{1,3}|ansett\p{L}{1,2}|palka\p{L}{1,3}|zaměstn\p{L}{1,4}|přij\p{L}{1,5}`,
);
/** "People who need a visa", in either order, and the procedure that nobody begins. */
const NEEDS_VISA = anyOf(`${NEED}${gap(25)}${VISA}`, `${VISA}${gap(12)}${NEED}`);
const HIRES = folded(new RegExp(HIRE, "iu"));
const NOBODY = folded(
  /(?<!\p{L})(?:can(?:not|['’]t| not)|won['’]t|(?:do|are|is|be)(?: not|n['’]t)|not be|unable|niemanden|nicht|keine|ne|n['’]|no|não|non|niemand|geen|niet|nie|inte|ikke|ingen|emme|nemůž\p{L}{1,4}|nezaměst\p{L}{1,5}|nepřij\p{L}{1,6})(?!\p{L})/iu,
);
const NO_PROCEDURE = anyOf(
  String.raw`(?<!\p{L})(?:aucune?|keine?|no|nenhum|ningún|nessuna?|geen|żadn\p{L}{1,3}|ingen|žádn\p{L}{1,2}) (?:\p{L}{1,12} )?(?:démarche|procédure|demande|verfahren|application|trámite|processo|procedura|pratica|procedure|procedur\p{L}?|ansökan|ansøgning|søknad|žádost)s? (?:(?:de|pour|for|para|per|voor|om|o|z) )?(?:un |una |uma |een |ett |et )?${VISA}`,
);

/** Returns whether a sentence says that the employer takes nobody on who needs a visa. */
export function refusesVisaNeeds(text: string): boolean {
  return (NOBODY.test(text) && HIRES.test(text) && NEEDS_VISA.test(text)) || NO_PROCEDURE.test(text);
}

/** Papers that people bring along. */
const COPY =
  /(?<!\p{L})(?:cop(?:y|ies|ie|ia|ii|ię)|kopi\p{L}{0,2}|kopio\p{L}{0,2}|scan\p{L}{0,2}|proof|nachweis\p{L}{0,2})(?!\p{L})/iu;

/** Returns what a sentence says of who arranges visas, from the first word to the last; null where it says nothing of it. */
export function visaArrangement(text: string): RegExpExecArray | null {
  if (COPY.test(text)) return null;
  for (const each of STATED) {
    const match = each.exec(text);
    if (match !== null && !OWN_BEFORE.test(text.slice(0, match.index + match[0].search(VISA_NAME)))) return match;
  }
  return null;
}

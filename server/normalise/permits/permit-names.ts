import { phrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { quickly } from "#normalise/text/quick-expression.ts";
import { wholeWords } from "#normalise/text/whole-words.ts";

/**
 * Visas, permits and cards that people need to take up work, with the procedures behind them. In Italian, Spanish and Portuguese, "visto" also means "seen"
 * and "visa" means "aims"; in Swedish, "visa" means "show".
 */
export const PERMIT_SOURCE = wholeWords(
  String.raw`(?<!(?:att|kan|ska|skall|vill|måste|vi) )visas?(?! (?:a |o |ao |à )?\p{L}{2,12}[aei]r(?!\p{L}))|visa[- ](?:sponsorship|support|assistance|applications?|process|fees?|costs?)`,
  String.raw`(?:work|working|employment|residen(?:ce|cy)|immigration|entry|labou?r|single|critical skills|temporary work) (?:permits?|visas?)|permits? (?:to work|process|applications?|fees|costs)|(?:work|employment) authori[sz]ations?|(?:eu )?blue cards?|green cards?|employment pass(?:es)?|work pass(?:es)?|s pass(?:es)?|lmias?|aewvs?|eb-?[1-5]|h-?1-?bs?|h-?2-?[ab]s?|o-1|l-1[ab]?|e-3|j-1|certificates? of sponsorship|skilled worker (?:visas?|route)|immigration (?:lawyers?|counsel|attorneys?|matters|process|paperwork|case|costs?|fees?|formalities|petitions?|applications?|support|sponsorship)`,
  String.raw`(?:arbeits|arbeids|arbets|werk)visa|\p{L}{0,12}visum(?!\p{L}*(?:pflicht|frei))\p{L}{0,16}|visa(?:verfahren|anträ?ge?s?|angelegenheiten|unterstützung|sponsoring|kosten|prozess|fragen|beschaffung|formalitäten)|(?:arbeits|aufenthalts|beschäftigungs)(?:erlaubnis|genehmigung|bewilligung)\p{L}{0,3}|(?:arbeits|aufenthalts)- und (?:arbeits|aufenthalts)(?:erlaubnis|genehmigung|bewilligung)\p{L}{0,3}|aufenthaltstiteln?|aufenthaltstitels|blauen? karte(?: eu)?|rot-weiß-rot[- –]karten?|fachkräfteverfahren`,
  String.raw`permis (?:de travail|de séjour|unique)|titres? de séjour|autorisations? de (?:travail|séjour)|cartes? (?:bleues? européennes?|de séjour)|passeports? talents?|(?:demandes?|procédures?|démarches?|dossiers?) d['’]immigration|eimt`,
  String.raw`visados?|permisos? de (?:trabajo|residencia)|permisos? de (?:trabajo ni de residencia|residencia (?:y|ni) (?:de )?trabajo)|autorizaci(?:ón|ones) de (?:trabajo|residencia)|tarjetas? azul(?:es)?|(?:hagamos|hacemos|hacer|arreglamos|tramitamos|arreglar|tramitar)(?:te|le)? los papeles`,
  String.raw`(?<!(?<!\p{L})(?:ho|hai|ha|abbiamo|avete|hanno|he|has|hemos|han|já|mai) )vistos?(?! (?:que|che|il|la|lo|gli|le|como)(?!\p{L}))|(?:autorizaç(?:ão|ões)|permiss(?:ão|ões)|títulos?) de (?:trabalho|residência)|cartão azul`,
  String.raw`visti|permess[oi] (?:di|per) (?:il )?(?:lavoro|soggiorno)|nulla ?osta al lavoro|autorizzazion[ei] al lavoro|carta blu|pratic(?:a|he) (?:di|per il) (?:visto|immigrazione)`,
  String.raw`(?:werk|verblijfs|tewerkstellings|arbeids)vergunning(?:en)?|(?:werk|verblijfs)- en (?:werk|verblijfs)vergunning(?:en)?|arbeidskaarte?n?|blauwe kaart|twv|gvva|mvv|gecombineerde vergunning|kennismigrant(?:en)?(?:visum|vergunning|procedure|regeling|aanvraag)?`,
  String.raw`wiz[aęyą]?|wizie|wizami|wizow\p{L}{1,3}|(?:pozwole|zezwole)(?:ni\p{L}{1,2}|ń) na (?:pracę|pobyt)|kart\p{L}{1,2} pobytu|niebiesk\p{L}{1,3} kart\p{L}{1,2}|legalizacj\p{L} (?:pobytu|pracy|zatrudnienia)|oświadczeni\p{L}{1,2} o powierzeniu(?: wykonywania)? pracy`,
  String.raw`(?:arbets|uppehålls)(?:- och (?:arbets|uppehålls))?tillstånd\p{L}{0,4}|(?:arbejds|opholds)(?:- og (?:arbejds|opholds))?tilladelse\p{L}{0,3}|(?:arbeids|oppholds)(?:- og (?:arbeids|oppholds))?tillatelse\p{L}{0,3}`,
  String.raw`viisum\p{L}{1,10}|(?:työ|oleskelu)lu(?:p|v)\p{L}{1,14}|(?:oleskelu|työ)- (?:ja|tai) (?:työ|oleskelu)lu(?:p|v)\p{L}{1,14}`,
  String.raw`víz(?:um|a|em|u|y|ům|ech)|vízov\p{L}{1,3}|pracovní\p{L}{0,2} povolení\p{L}{0,2}|povolení k (?:pobytu|práci|zaměstnání)|zaměstnaneck\p{L}{1,3} kart\p{L}{1,3}|modr\p{L}{1,3} kart\p{L}{1,3}|kart[yu](?= ne(?:vyři|zaři|řeš|vyříd)\p{L}{3,6})`,
  String.raw`viz(?:ă|ei|elor|ele)|viza|(?:sponsoriz\p{L}{1,4}|obți\p{L}{1,5}|asigur\p{L}{1,3}|ofer\p{L}{1,3}|aplic\p{L}{1,3} pentru|pentru|de|nici) vize|permis\p{L}{0,3} (?:de (?:muncă|ședere|lucru)|unic)|aviz\p{L}{0,3} de (?:muncă|angajare)`,
);
export const PERMIT = quickly(new RegExp(PERMIT_SOURCE, "iu"));

/** "Permits" alone, which may be for buildings, so that the sentence must speak of people from elsewhere. */
export const BARE_PERMIT = phrases(
  "permits?|permis|permess[oi]|permisos?|vergunning(?:en)?|luvat|lupi[ae]n?|tillstånd|tilladelser?|tillatelser?",
);
/** Permits of buildings, cars and festivals. */
export const OTHER_PERMIT =
  /(?:build|construct|plann|park|environment|zoning|bau|construire|conduire|obra|edilizi|guida|bouw|omgeving|bygg|bygge|rakennus|driving)/iu;
/** People from elsewhere. */
export const FROM_ELSEWHERE = folded(
  /(?<!\p{L})(?:abroad|overseas|foreign\p{L}{0,3}|international\p{L}{0,4}|non-EU|passport holders|outside the|third[- ]countr\p{L}{1,5}|drittstaat\p{L}{0,14}|ausland|ausländ\p{L}{1,6}|étrang\p{L}{1,4}|hors (?:UE|de l)|états tiers|extranjer\p{L}{1,2}|extracomunitari\p{L}{1,2}|estrangeir\p{L}{1,2}|fora d\p{L}|stranier\p{L}|extra[- ]?(?:UE|comunitari\p{L}{0,2})|stati terzi|buitenland\p{L}{0,3}|derdelander\p{L}{0,1}|cudzoziem\p{L}{1,4}|spoza|utländsk\p{L}|utomlands|tredjeland\p{L}{0,8}|udenlandsk\p{L}|udlandet|utenlandsk\p{L}|utlandet|utenfra|ulkoma\p{L}{1,8}|filippiin\p{L}{1,6}|rekrytoitav\p{L}{1,4}|cizin\p{L}{1,4}|zahrani\p{L}{1,5}|străin\p{L}{0,4}|din afara)(?!\p{L})/iu,
);

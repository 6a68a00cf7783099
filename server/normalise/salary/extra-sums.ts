import { currencyByCode } from "#taxonomy/money.ts";
import { MINIJOB } from "./amount-line.ts";
import type { Candidate } from "./candidate.ts";
import { leadTo } from "./pay-of-others.ts";
import { namesPay } from "./salary-words.ts";
import { quickly } from "#normalise/text/quick-expression.ts";

const word = (source: string) => String.raw`(?<!\p{L})(?:${source})`;

/** Somebody proposes a person for a job: "Refer a nurse", "Breng je een vakgenoot aan", "Tipsar du om en bagare". */
const REFERRAL = quickly(
  new RegExp(
    `${word(
      [
        String.raw`refer (?:an?|someone|somebody|us|your)|(?:someone|anyone|somebody|friend|person|people) you (?:refer|recommend|introduce)|(?:bring|recommend|send) us (?:an?|your|someone)`,
        String.raw`wer (?:\p{L}{1,20} ){1,6}(?:mitbringt|empfiehlt|vermittelt|wirbt)|(?:empfiehlst|bringst|wirbst|vermittelst|empfehlen|vermitteln) (?:du|sie) (?:uns )?(?:eine[nr]?|jemand)|mitarbeiter(?:innen)? werben`,
        String.raw`coopt\p{L}{1,8}|parrain(?:ez|age|er)|recommand(?:ez|er)(?:-nous)? (?:une?|quelqu)|présentez-nous une?`,
        String.raw`(?:trae|recomienda|refiere)s? (?:a )?(?:un[ao]?|alguien|otr[ao]|tu)|(?:por )?cada (?:referid|recomendad|amig)[oa]|(?:indique|traga|recomende|indicar|indica|trouxer) (?:um|uma|alguém)|por (?:cada )?indicação`,
        String.raw`(?:porti|segnali|consigli|porta|segnala|presentaci) (?:un[oa]?|qualcuno|un['’])|per ogni (?:amic|segnalat|candidat)[oa]`,
        String.raw`(?:breng|draag|tip) (?:je|jij|jij|u)? ?(?:een|iemand)|aanbreng(?:bonus|premie|en)|(?:poleć|polecisz|polecając|przyprowadź|przyprowadzisz)`,
        String.raw`tipsa(?:r|)? (?:du )?(?:om|oss)|(?:rekommenderar|värvar|anbefaler|henviser|skaffer|tipser|verver) du|tips oss`,
        String.raw`vinkkaa|suosittele(?:t|mall)\p{L}{0,2}|doporuč(?:íš|íte|te)|přived(?:eš|ete|te)|recomand(?:ă|ați|i)(?:-ne)? (?:un|o|pe)`,
      ].join("|"),
    )}(?!\\p{L})|(?:知人|友人|仲間)を?(?:ご)?紹介|リファラル|紹介(?:いただ|して)`,
    "iu",
  ),
);

/** "5000 zł za polecenie seniora": what the reward is for follows it. */
const REFERRAL_AFTER = quickly(
  /^[^\p{L}.,;]{0,3}(?:(?:brutto|netto|gross|net|bruto) )?(?:za|for|für|pour|por|per|voor|als|för|när|pe|pentru) (?:[\p{L}'’]{1,12} ){0,2}(?:polecen\p{L}{1,4}|referr?\p{L}{1,6}|recommend\p{L}{1,5}|empfehlung\p{L}{0,2}|empfohlene\p{L}?|geworbene\p{L}?|cooptation|recommandation|parrainage|recomend\p{L}{2,6}|indica(?:ção|r)|segnalazion[ei]|aanbreng\p{L}{0,4}|aanbevel\p{L}{1,4}|värv\p{L}{2,5}|rekommend\p{L}{2,6}|anbefal\p{L}{2,4}|henvis\p{L}{2,5}|doporuč\p{L}{2,4}|recomand\p{L}{2,4}|ajánl\p{L}{2,4})(?!\p{L})/iu,
);

/** "Wohnungen von CHF 1'500", right before the amounts: what is let or sold. */
const HOMES = quickly(
  /(?<!\p{L})(?:wohnungen|häuser|flats|apartments|houses|homes|appartements|maisons|viviendas|pisos|casas|apartamentos|appartamenti|huizen|woningen|appartementen|mieszkania|domy|lägenheter|lejligheder|leiligheter|byty|apartamente) (?:\p{L}{1,12} ){0,2}?(?:from|ab|von|van|vanaf|desde|de|da|od|från|fra|mellan|mellem|mellom|zwischen|between|tussen|entre|tra)(?: CHF)? ?$/iu,
);

/** "$60,000 to charities each year": who gets the money follows it. */
const GIVEN_AWAY = quickly(
  /^ ?(?:a year |per year |im jahr |par an |al año |por ano |all['’]anno |per jaar |rocznie )?(?:to|an|à|a|aos?|aan|do|til|till|na|für|for|pour|para|voor|per) (?:[\p{L}'’]{1,12} ){0,2}(?:charit(?:y|ies)|non-?profits?|good causes?|gemeinnützige\p{L}{0,20}|wohltätige\p{L}{0,20}|guten? zweck|associations caritatives|œuvres|ong|beneficencia|caridade|beneficenza|goede doelen?|cele charytatywne|organizacj\p{L}{1,3} charytatywn\p{L}{2,3}|välgörenhet|velgørenhed|veldedighet|hyväntekeväisyyteen|charit[uyě])(?!\p{L})/iu,
);

const WITH_PAY = [
  String.raw`(?:with|on|in) (?:your|the) (?:first|next|following) (?:salary|pay(?:check|cheque|slip|packet|day)?|wages?)`,
  String.raw`(?:mit|bei|zu) (?:dem|der|deinem|ihrem|deiner|ihrer) (?:ersten|nächsten|folgenden) (?:\p{L}{0,8}gehalt|\p{L}{0,8}lohn|\p{L}{0,8}abrechnung)`,
  String.raw`avec (?:votre|ton|le|la) (?:premier|première|prochain|prochaine) (?:salaire|paie)|(?:con|en) (?:tu|la|el|su) (?:primer|primera|próxim[oa]) (?:sueldo|nómina|salario)|(?:com|junto ao) (?:o |teu |seu )?(?:primeiro|próximo) (?:salário|ordenado)`,
  String.raw`(?:con|nella?|nel) (?:tua )?(?:il |la )?(?:prim[oa]|prossim[oa]) (?:busta|stipendio|cedolino)|(?:bij|met|op) je (?:eerste|volgende) (?:salaris|loon|loonstrook)|(?:z|przy) (?:pierwszą|następną|kolejną|najbliższą|pierwszej|kolejnej) (?:wypłat|pensj)\p{L}{1,2}`,
  String.raw`(?:på|med) (?:din )?(?:första|nästa|första) lön\p{L}{0,10}|lönekuvertet|(?:med|på) (?:din )?(?:første|næste|neste) løn\p{L}{0,10}|(?:seuraavan|ensimmäisen) palk\p{L}{1,8}|(?:s|v) (?:první|další|příští|nejbližší) (?:výplat|mzd)\p{L}{1,3}|(?:cu|la) (?:primul|următorul) salariu`,
].join("|");
const ONCE =
  "one[- ](?:time|off)|einmalig(?:e[nrs]?)?|en une (?:seule )?fois|una (?:sola |única )?vez|uma (?:só|única) vez|una tantum|eenmalige?|jednorazow[oaey]|en gång|engångs\\p{L}{1,12}|én gang|engangs\\p{L}{1,12}|kertaluon\\p{L}{2,8}|kertakorvau\\p{L}{1,4}|jednorázov[ěýáé]|o singură dată";
/** "1.000 € extra with your first salary", "once only": money that comes beside the pay. */
const BESIDE_BEFORE = quickly(
  new RegExp(
    String.raw`${word(WITH_PAY)}(?!\p{L})[^.;]{0,40}$|${word(ONCE)}(?!\p{L})[^.;:,\d]{0,24}$|一時金[^。]{0,8}$`,
    "iu",
  ),
);
const BESIDE_AFTER = quickly(
  new RegExp(String.raw`^[^.;\d]{0,30}${word(WITH_PAY)}|^[^.;:,\d]{0,16}${word(ONCE)}(?!\p{L})`, "iu"),
);

const HEAD = [
  "(?:per|each|for every|for each) (?:employee|head|worker|child|pupil|guest|patient|customer|client|household|tenant|payslip)",
  "(?:pro|je) (?:mitarbeiter\\p{L}{0,5}|kopf|kind|kund\\p{L}{1,4}|patient\\p{L}{0,5}|haushalt|abrechnung)",
  "par (?:salarié|collaborateur|tête|enfant|client|foyer|patient|bulletin)|por (?:empleado|cabeza|niño|cliente|alumno|nómina|funcionário|criança|aluno|colaborador)",
  "(?:a|per) (?:dipendente|testa|cliente|bambino|cedolino)|per (?:medewerker|hoofd|kind|klant|leerling)|(?:na|od|za) (?:pracownika|głowę|dziecko|klienta)",
  "per (?:anställd|kund|barn|elev|ansatt|kunde|työntekijä|lapsi|asiakas)|pr\\.? (?:medarbejder|kunde|barn|elev)|(?:työntekijää|lasta|asiakasta) kohti|na (?:zaměstnance|hlavu|dítě|klienta)|(?:pe|per) (?:angajat|copil|client)",
].join("|");
/** What each of many costs or brings: "4 € par salarié", "1人あたり月額400円". */
const PER_HEAD = quickly(
  new RegExp(
    String.raw`${word(HEAD)}(?!\p{L})[^.;:\d]{0,24}$|(?:人|名|社|件|ユーザー|アカウント)(?:あたり|当たり|につき)[月年額 ]{0,4}$`,
    "iu",
  ),
);
const PER_HEAD_AFTER = quickly(new RegExp(String.raw`^ ?(?:\p{Sc}|euros?|zł|kr|Kč|lei)? ?(?:${HEAD})(?!\p{L})`, "iu"));

/** Cards that an employer tops up, and allowances that no other list has. */
const TOPPED_UP = quickly(
  new RegExp(
    String.raw`${word(
      String.raw`auxilio(?:s)?(?: de \p{L}{3,20})?|kart\p{L}{1,3} (?:lunchow|podarunkow|przedpłacon|żywieniow|obiadow)\p{L}{1,3}|doładow\p{L}{2,8}|my ?benefit\p{L}{0,2}|worksmile|edenred|pluxee|sodexo|motivizer|swile|cobee|givve|circula|probonio|hrmony|spendit|caju|alelo|szép[- ]?kártya|cafeteria|kafeteri\p{L}{1,3}|(?:topped|loaded|top it) up with|aufgeladen mit|(?:créditée?|rechargée?) de|(?:recargad|cargad|carregad|ricaricat|caricat)[oa] (?:con|com|de)|laddat med|fyldt med|nabit\p{L}{1,2}|dobíjíme`,
    )}(?!\p{L})[^.;:\d]{0,40}$`,
    "iu",
  ),
);

/** What somebody may earn in a month in Austria before insurance is due, by year. */
const AUSTRIAN_LIMITS = new Set([500.91, 518.44, 551.1]);

/** Returns whether an upper bound is what the law lets people earn in a small job, which is no pay of this one: "Minijob (bis 603 €)". */
function isLegalLimit({ span, sign }: Candidate): boolean {
  const most = span.low === null ? span.high?.value : undefined;
  return sign === "EUR" && most !== undefined && (MINIJOB.has(most) || AUSTRIAN_LIMITS.has(most));
}

const ROOM = String.raw`(?:staff |employee |shared |own |single |furnished )?(?:room|accommodation|lodging|housing|flat|studio)|(?:personal|dienst|mitarbeiter|gäste|wg-|einzel|angestellten)?(?:zimmer|wohnung|unterkunft|studio|kost und logis)|(?:chambre|logement|hébergement)(?: (?:de |du |en )?\p{L}{4,12})?|habitación|alojamiento|vivienda|quarto|alojamento|moradia|stanza|camera|alloggio|(?:personeels)?(?:kamer|huisvesting|woning|woonruimte)|(?:pokój|pokoju|mieszkanie|kwatera|nocleg|zakwaterowanie)|(?:personal)?(?:rum|boende|bostad)|værelse|hybel|bolig|huone|asunto|työsuhdeasunto|ubytov\p{L}{2,4}|pokoj|cazare|szállás`;
/** "Personalzimmer mit eigenem WC für CHF 380 pro Monat": what staff pay for a bed. */
const STAFF_ROOM = quickly(new RegExp(String.raw`(?<!\p{L})(?:${ROOM})(?!\p{L})[^.;:,\d]{0,45}$`, "iu"));
/** Dollars a month that a room costs at most; work brings more. */
const MOST_OF_ROOMS = 900;

function isStaffRoom({ amount, sign, attachedPeriod }: Candidate, lead: string): boolean {
  if (attachedPeriod === "hour" || attachedPeriod === "year" || sign === null) return false;
  const months = attachedPeriod === "week" ? 4.3 : attachedPeriod === "day" ? 30 : 1;
  const dollars = amount.value * months * (currencyByCode(sign)?.usd ?? 1);
  return dollars <= MOST_OF_ROOMS && STAFF_ROOM.test(lead) && !namesPay(lead.slice(-20));
}

/** Says that pay is agreed on later. */
const AGREED_LATER = [
  "ustal(?:amy|imy|ane|any)|uzgadniamy|do (?:uzgodnienia|ustalenia|negocjacji)|negotiable|to be (?:agreed|discussed|negotiated)|(?:we(?:['’]ll)?|will) (?:discuss|agree)",
  "nach (?:vereinbarung|absprache|vb)|verhandlungssache|verhandeln wir|vereinbaren wir|besprechen wir|à (?:négocier|discuter|définir)|selon (?:profil|expérience)|a (?:convenir|negociar|tratar)|según valía|a combinar|da (?:concordare|definire)",
  "in overleg|nader (?:overeen te komen|te bepalen)|bespreken we|enligt överenskommelse|efter aftale|etter avtale|forhandles|sopimuksen mukaan|dohodou|(?:de|se) (?:negociat|negociază)|negociabil[ăe]?|negociable|negociável|negoziabile|verhandelbar|onderhandelbaar|forhandlingsbar|megegyezés szerint|görüşül[a-zü]{2,5}",
].join("|");
const BESIDES =
  "plus|also|in addition|on top|as well|dazu|zudem|außerdem|zusätzlich|dafür|za to|do tego|oprócz|dodatkowo|o reszcie|de plus|en outre|également|además|también|más|além|inoltre|anche|più|daarnaast|verder|ook|wel|dessutom|utöver|desuden|derudover|i tillegg|dertil|lisäksi|navíc|k tomu|în plus|ezen felül|ayrıca";
/** "Wynagrodzenie ustalamy po rozmowie, za to MyBenefit 400 zł": where pay is agreed on later, what comes besides is no pay. */
const BESIDES_AGREED = quickly(
  new RegExp(
    String.raw`(?<!\p{L})(?:${AGREED_LATER})(?!\p{L})[^.;\d]{0,40}(?<!\p{L})(?:${BESIDES})(?!\p{L})([^.;]{0,110})$`,
    "iu",
  ),
);

/** Something is drawn by lot: "Met kerst verloten we een maandsalaris". */
const DRAWN = quickly(
  new RegExp(
    String.raw`${word(
      String.raw`raffl(?:e|ed|ing)|lottery|verlos(?:en|t|ung)|verlot(?:en|ing)|tombola|tirage au sort|rif(?:a|amos)|sorte(?:o|amos|io|amos|ia)|lotería|estrazione|loterij|losuj\p{L}{1,4}|loteri\p{L}{0,2}|utlott\p{L}{1,4}|lodtrækning|utlodning|arpaja\p{L}{2,4}|arvo(?:mme|nta)|losov\p{L}{2,5}|tombol\p{L}{1,2}`,
    )}(?!\p{L})[^.;]{0,60}$|抽選[^。]{0,20}$`,
    "iu",
  ),
);

const ALLOWANCE =
  "bidrag(?:et)?|tilskud|tilskudd|støtte|peng(?:ar|e|er)|zuschuss|zuschüsse|gutschein(?:en?)?|vales?|vouchers?|chèques?|buoni|vergoeding|toeslag|budget|benefits?|benefícios|beneficios|welfare|setele[iä]|seteleit[äa]|příspěv\\p{L}{1,4}|poukáz\\p{L}{1,4}|dodatk\\p{L}{1,3}|dofinansowani\\p{L}{1,2}|bonach|bonów|tichete|equipment|kit|ausstattung|technik|équipement|matériel|equipamentos?|equipamiento|equipo|attrezzatur[ae]|apparatuur|spullen|sprzęt|utrustning|udstyr|utstyr|varustei\\p{L}{2,4}|vybavení|echipamente|werkplek|werkruimte|arbeitsplatz|kita|kinderbetreuung|kinderopvang|childcare|commuting|posiłk\\p{L}{1,2}|dojazd\\p{L}{0,2}|przedszkol\\p{L}|crèche|guardería|creche|barnomsorg|børnepasning|telefon\\p{L}{0,2}|mobil|internet|zorgverzekering|wakacje|książki|kleding|clothes|parking|ubrani\\p{L}{1,2}|kläder|leczenie|okulary|glasses|brille|bril|glasögon|briller";
/** "5 000 kronor i friskvårdsbidrag", "R$ 1.800 para equipamento": what the amounts are for follows them. */
const ALLOWANCE_AFTER = quickly(
  new RegExp(
    String.raw`^ ?(?:\p{Sc}|euros?|zł|kr\.?|kronor|kroner|Kč|lei|reais)? ?(?:brutto |netto |per år |om året |i året |im jahr |par an |al año |por ano |all['’]anno |per jaar |rocznie |ročně |vuodessa |a year )?(?:i|in|im|en|em|di|til|till|som|for|towards|jako|als|na|per|para|für|pour|voor|för|de) (?:(?!(?:und|and|et|y|e|en|i|oraz|och|og|ja|a|și|plus|sowie) )\p{L}{1,14} ){0,2}?\p{L}{0,16}(?:${ALLOWANCE})(?!\p{L})`,
    "iu",
  ),
);

function comesBesides(lead: string): boolean {
  const between = BESIDES_AGREED.exec(lead)?.[1];
  return between !== undefined && !namesPay(between) && !/gesetz|lovpligtig|law/iu.test(between);
}

/** What a finished task brings, once: "USD $250.00 upon successful completion of the 14-day participation period". */
const ON_COMPLETION = quickly(
  new RegExp(
    String.raw`^[^.;:\d]{0,16}${word(
      String.raw`(?:up)?on (?:\p{L}{1,12} )?completion|(?:bei|nach) (?:\p{L}{1,12} )?abschluss|à l['’]issue|une fois (?:la|le|l['’]) ?\p{L}{1,14} terminée?|al (?:completar|finalizar|terminar)|ao (?:concluir|terminar|final d)|al termine|a fine (?:progetto|lavoro)|(?:na|bij) (?:afronding|oplevering)|po (?:zakończeniu|ukończeniu)|(?:efter|vid) (?:avslutad|slutförd)|efter (?:afsluttet|fuldført|gennemført)|etter (?:fullført|avsluttet)|päätyttyä|suoritettuasi|po dokončení|la finalizarea`,
    )}`,
    "iu",
  ),
);

/** Returns whether the amounts come beside the pay or aren't paid to one person: rewards for referrals, one-off payments, top-ups, and sums per head. */
export function isExtraSum(candidate: Candidate): boolean {
  const lead = leadTo(candidate);
  const { after, isRange, statedPeriod } = candidate;
  return (
    (statedPeriod === null && !isRange && ON_COMPLETION.test(after)) ||
    isLegalLimit(candidate) ||
    isStaffRoom(candidate, lead) ||
    (!isRange && comesBesides(lead)) ||
    REFERRAL.test(lead) ||
    REFERRAL_AFTER.test(after) ||
    GIVEN_AWAY.test(after) ||
    HOMES.test(lead) ||
    DRAWN.test(lead) ||
    BESIDE_BEFORE.test(lead) ||
    BESIDE_AFTER.test(after) ||
    PER_HEAD.test(lead) ||
    PER_HEAD_AFTER.test(after) ||
    ALLOWANCE_AFTER.test(after) ||
    TOPPED_UP.test(lead)
  );
}

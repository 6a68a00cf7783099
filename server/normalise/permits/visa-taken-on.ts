import { anyOf } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { wholeWords } from "#normalise/text/whole-words.ts";

// Employers that take a visa on in everyday words ("leave that to us"), and those that say they can't.

const VISA = wholeWords(
  String.raw`visas?|visa process|(?:work|residence) permits?|\p{L}{0,10}visum(?:s|et)?|arbeitserlaubnis|arbeitsgenehmigung|aufenthaltstitel|permis de (?:travail|séjour)|visados?|permisos? de trabajo|vistos?|autorizaç(?:ão|ões) de trabalho|visti|permess[oi] di (?:lavoro|soggiorno)|(?:werk|verblijfs)vergunning(?:en)?|wiz[aęyą]?|wizami|wizie|wizow\p{L}{1,3}|(?:pozwoleni|zezwoleni)\p{L} na (?:pracę|pobyt)|(?:arbets|uppehålls)tillstånd\p{L}{0,2}|(?:arbejds|opholds)tilladelse\p{L}{0,2}|(?:arbeids|oppholds)tillatelse\p{L}{0,2}|viisum\p{L}{1,14}|(?:työ|oleskelu)lu(?:pa|vat?|van|paa|pia)|víz(?:um|a|em|u|y|ům|ech)|vízov\p{L}{1,3}|pracovn\p{L}{1,2} povolení`,
);
/** What an employer says that it does itself. */
const TAKES_ON = wholeWords(
  String.raw`(?:we(?:['’]ll| will)?|our (?:\p{L}{1,12} )?(?:lawyers?|team|people)(?: will)?) (?:see (?:to|you through)|look after|take on|walk you through|guide you through|deal with|take charge of|manage)|leave (?:that|it|this) to us|we(?:['’]ve| have) (?:brought|moved) [^.;]{0,25}|(?:is|are) our (?:job|concern|business)`,
  String.raw`(?:stehen wir|wir stehen) (?:dir|ihnen) (?:zur seite|bei)|das (?:machen|übernehmen|erledigen|regeln) wir|kümmern wir uns|(?:ist|sind) unsere sache|nehmen wir (?:dir|ihnen) ab|(?:organisieren|bieten|begleiten|unterstützen) wir`,
  String.raw`(?:notre|nos) (?:avocate?s?|juristes?|équipe|service)(?: \p{L}{1,12}){0,2} s['’](?:en )?occupe(?:nt)?|c['’]est notre affaire|on s['’]en charge|nous vous accompagnons|nous nous (?:en )?(?:chargeons|occupons)`,
  String.raw`nos (?:encargamos|ocupamos)|te acompañamos|l[oa] (?:llevamos|hacemos) nosotr[oa]s|corre de nuestra cuenta|tratamos nós|acompanhamos|fica (?:connosco|por nossa conta)|deixa-o connosco`,
  String.raw`pensiamo (?:a tutto )?noi|ci pensiamo|ti accompagniamo|ce ne occupiamo|(?:is|zijn) onze zorg|nemen (?:wij|we) (?:op ons|voor onze rekening)|laat (?:dat|het) (?:maar )?aan ons over|begeleiden (?:wij|we)`,
  String.raw`bierzemy na siebie|zajmiemy się|zajmujemy się|to nasza sprawa|zostaw to nam|przeprowadzimy cię|tar (?:vi|du inte) hand om|vi tar hand om|lämna det till oss|löser vi|vi löser|tager vi os af|vi tager os af|står vi for|tar vi oss av|vi tar oss av|overlat det til oss`,
  String.raw`(?:on|ovat) meidän (?:huolemme|asiamme|hoidossa\p{L}{0,3})|huolehdimme|autamme|(?:se )?postaráme(?: se)?|(?:je|jsou) naše starost|nech(?:te|ej) (?:to )?na nás|vezmeme na sebe|pomůžeme|pomáháme`,
);
const TAKEN = [anyOf(String.raw`${TAKES_ON}[^.;!]{0,35}?${VISA}`), anyOf(String.raw`${VISA}[^.;!]{0,45}?${TAKES_ON}`)];
const YES = "(?:yes|ja|oui|sí|sim|sì|tak|kyllä|ano|joo)";
const NO = "(?:no|nein|non|não|nee|nie|nej|nei|ei|ne|none)";
const LABEL = String.raw`^\P{L}{0,3}(?:visas?|visum|visados?|vistos?|visti|wiza|wizy|viisumi|vízum|víza)(?:[- ]?(?:sponsorship|spons(?:or|orer|r)?ing|support|unterstützung|støtte|stöd|hjelp|hjälp|hjælp|steun|sponsorointi|tuki))?(?: (?:and|und|et|y|e|en|i|och|og|ja|a|\/|\+) \p{L}{3,15})? ?[:–-] ?`;
/** "Visa: yes", "Visum und Umzug: ja, beides". */
const LABELLED_YES = anyOf(String.raw`${LABEL}${YES}(?!\p{L})`);
const LABELLED_NO = anyOf(
  String.raw`${LABEL}(?:${NO}|not (?:for|on|at|this)|nicht (?:für|bei)|leider nicht|pas pour)(?!\p{L})`,
);
const MOVE = String.raw`(?:relocation|move|moving|flights?|tickets?|umzug|anwalt|flug|déménagement|billets?|logement|mudanza|mudança|trasloco|trasferimento|verhuizing|vlucht|przeprowadzk\p{L}|flytt\p{L}{0,4}|flytning|flytting|muutto|stěhování)`;
/** Who pays: "visto e mudança por nossa conta". */
const ON_US = String.raw`(?:on us|at our (?:cost|expense)|(?:zahlen|übernehmen) wir|auf unsere kosten|à nos frais|pris en charge|a nuestro cargo|(?:lo |los )?pagamos|corre de nuestra cuenta|por nossa conta|a nostre spese|op onze (?:kosten|rekening)|na nasz koszt|opłacamy|på vår (?:bekostnad|regning)|på vores regning|betalar vi|betaler vi|meidän piikkiin|maksamme|na nás|na naše náklady|hradíme)`;
const PAID_WITH_MOVE = anyOf(
  String.raw`${VISA}(?:,| and| und| et| y| e| en| i| och| og| ja| a) [^.;]{0,30}?${MOVE}[^.;]{0,30}?${ON_US}`,
  String.raw`(?:bring|move|fly) you (?:here|over|across)[^.;]{0,10}?[:,–-] ?${VISA}(?:,| and) `,
);
const SORRY = String.raw`(?:sorry|unfortunately|leider|désolée?s?|malheureusement|lo siento|lamentablemente|infelizmente|lamentamos|ci dispiace|purtroppo|helaas|niestety|tyvärr|desværre|dessverre|valitettavasti|bohužel)`;
/** Says that the employer can't do any of it. */
const CANNOT = anyOf(
  String.raw`(?<!\p{L})(?:impossible|pas possible|pas en mesure)(?!\p{L})[^.;]{0,20}(?:parrainer|sponsoriser|demander|obtenir|prendre en charge|accompagner)[^.;]{0,20}?${VISA}`,
  String.raw`(?<!\p{L})no podemos (?:hacernos cargo|encargarnos|tramitar|gestionar|conseguir|pagar)(?!\p{L})[^.;]{0,20}?${VISA}|(?<!\p{L})não (?:conseguimos|podemos) (?:tratar|obter|pedir|pagar|assegurar)(?!\p{L})[^.;]{0,20}?${VISA}`,
  String.raw`(?<!\p{L})non (?:siamo in grado di|possiamo) (?:occuparci|gestire|richiedere|ottenere|pagare)(?!\p{L})[^.;]{0,20}?${VISA}|${VISA} kunnen (?:wij|we) (?:helaas )?niet|(?<!\p{L})kunnen (?:wij|we) (?:helaas )?(?:geen|niet)(?!\p{L})[^.;]{0,20}?${VISA}`,
  String.raw`(?<!\p{L})nie (?:zajmujemy|zajmiemy) się [^.;]{0,15}?${VISA}|(?<!\p{L})(?:har (?:inte|ikke) (?:möjlighet|mulighed|mulighet)(?: att| for at| til å)|kan (?:tyvärr |desværre |dessverre )?(?:inte|ikke)) (?:ordna|fixa|ordne|skaffe|skaffa|fikse)(?!\p{L})[^.;]{0,20}?${VISA}`,
  String.raw`${VISA} emme (?:valitettavasti )?(?:voi|pysty)|(?<!\p{L})emme (?:valitettavasti )?(?:voi|pysty) (?:järjestä|hankki|hake)\p{L}{1,4} [^.;]{0,15}?${VISA}`,
  String.raw`(?<!\p{L})(?:too (?:small|young|busy|few) to|have never|has never|in no position to) sponsor(?:ed)?(?!\p{L})`,
  String.raw`(?<!\p{L})ne (?:peut|pourra|pouvons|pourrons)(?!\p{L})[^.;]{0,35}?${VISA}|${VISA} no l[oa]s? (?:podemos|tramitamos|gestionamos|pagamos)|${VISA} aanvragen (?:doen|kunnen) (?:wij|we) niet`,
  String.raw`${VISA},? ${SORRY},? (?:no|not|nicht|non|não|niet|nie|inte|ikke|ei|ne)(?!\p{L})`,
  String.raw`(?<!\p{L})nie oferujemy [^.;]{0,25}?${VISA}|(?<!\p{L})emme auta (?:\p{L}{1,10} )?${VISA}|${VISA} [^.;]{0,15}?neposkytujeme|^\P{L}{0,3}kein(?:e|en)? ${VISA}(?:,|\.|$| und kein)`,
  String.raw`(?:pas de|kein|geen|ingen|inget|no|sem|nessun) ${VISA} (?:de notre côté|unsererseits|von uns|van onze kant|från vår sida|fra vores side|fra vår side|from us|da nossa parte|de nuestra parte|da parte nostra)`,
  String.raw`(?<!\p{L})(?:no|not? an?|(?:don['’]t|do not) (?:have|hold) an?) sponsor(?:ship)? licen[cs]e`,
);
const CANT_HELP = folded(
  /(?<!\p{L})(?:(?:cannot|can['’]t|unable to) help(?: you)? with (?:that|this|it)|(?:dabei|damit|hierbei)(?: leider)? nicht (?:helfen|unterstützen)|ne pouvons (?:pas|rien) (?:vous )?(?:y )?aider|no (?:te |os )?podemos ayudar(?:te|os)? (?:con|en) eso|não podemos ajudar nisso|non possiamo aiutar\p{L}{1,3} in questo|kunnen (?:we|wij) (?:je )?(?:daarbij|daarmee) niet helpen|nie możemy w tym pomóc|kan vi (?:tyvärr |desværre |dessverre )?(?:inte|ikke) (?:hjälpa|hjælpe|hjelpe)(?: \p{L}{1,6})? med det|emme voi auttaa siinä|s tím nepomůžeme)(?!\p{L})/iu,
);
const VISA_NAME = folded(new RegExp(VISA, "iu"));
const NEED = String.raw`(?:needs?|requires?|brauch\p{L}{1,3}|benötig\p{L}{1,3}|besoin|necesit\p{L}{1,4}|precis\p{L}{1,3}|(?:ha|hai) bisogno|nodig|potrzeb\p{L}{1,5}|behöver|har brug for|trenger|tarvits\p{L}{1,4}|potřebuj\p{L}{1,3})`;
/** The post isn't for people who need a visa. */
const NOT_FOR_THEM = anyOf(
  String.raw`(?<!\p{L})${NEED}(?!\p{L})[^.;]{0,25}?${VISA}[^.;]{0,40}?${SORRY}`,
  String.raw`(?<!\p{L})${NEED}(?!\p{L})[^.;]{0,25}?${VISA}[^.;]{0,40}(?:is(?:n['’]t| not) (?:the|a|your) (?:job|role|post|right)|(?:passt|ist) (?:\p{L}{1,8} ){0,3}nicht|n['’]est pas pour|no es para|não é para|non fa per|is dit niet|nie jest dla|är (?:\p{L}{1,8} ){0,2}inte|er (?:\p{L}{1,8} ){0,2}ikke|ei ole|není pro)`,
  String.raw`(?<!\p{L})(?:only|nur|uniquement|que des|sólo|solo|só|apenas|alleen|tylko|bara|endast|kun|vain|jen|pouze)(?!\p{L})[^.;]{0,40}(?:need no|don['’]t need an?|kein(?:en)? ?${VISA} (?:brauch|benötig)|n['’]ont pas besoin|no necesit|não precis|non hanno bisogno|geen ${VISA} nodig|nie potrzebuj|inte behöver|ikke (?:har brug for|trenger)|eivät tarvitse|nepotřebuj)\p{L}{0,4}(?: (?:de|di|d['’])? ?(?:un |an? |et |ett )?${VISA})?`,
);

/** Returns whether an employer says yes to visas as a label does, or pays for them with a move. */
export const statesVisas = (text: string): boolean => LABELLED_YES.test(text) || PAID_WITH_MOVE.test(text);

/** Returns the words in which a sentence says that the employer takes a visa on; null where it says nothing of it. */
export function visaTakenOn(text: string): string | null {
  for (const pattern of TAKEN) {
    const match = pattern.exec(text);
    if (match !== null) return match[0];
  }
  return null;
}

/** Returns whether an employer says that it can't get anybody a visa, or takes nobody who needs one. */
export const cannotGetVisas = (text: string): boolean =>
  LABELLED_NO.test(text) ||
  CANNOT.test(text) ||
  (CANT_HELP.test(text) && VISA_NAME.test(text)) ||
  (VISA_NAME.test(text) && NOT_FOR_THEM.test(text));

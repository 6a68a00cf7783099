import { folded } from "#normalise/text/folded-expression.ts";
import { currencyByCode } from "#taxonomy/money.ts";
import { clauseAround } from "./amount-line.ts";
import type { Candidate } from "./candidate.ts";
import { leadTo } from "./pay-of-others.ts";
import { AMOUNT_LINE, leadsToPay, namesPay, RECEIVED, SALARY_NOUN } from "./salary-words.ts";
import { quickly } from "#normalise/text/quick-expression.ts";

/** Debts, fines, prizes, assets, insured sums and prices. */
const SUMS = [
  String.raw`prijzen(?!\p{L})|prijs(?!\p{L})|cen[ayę](?!\p{L})|cennik|cenach|priser(?!\p{L})|strzyżeni|fryzur|(?:huizen|woningen|appartementen|häuser|domy|mieszkania|houses|homes|maisons|pisos|casas) (?:\p{L}{1,12} ){0,4}?(?:voor|für|for|za|por|pour|à|tussen|zwischen|between)(?!\p{L})`,
  String.raw`mieszkani[ea] (?:pracownicz|służbow)|kwater[aęy](?!\p{L})|kamerhuur|huisvesting|wohnheimplatz|target(?:u|y)? (?:kwartaln|miesięczn|roczn|sprzedaż)|sales target|omzetdoel|plan sprzedaży|umsatzziel|objectif de (?:vente|chiffre)`,
  String.raw`debts?(?!\p{L})|owes?(?!\p{L})|owing(?!\p{L})|indebted|in arrears|verschuldet|in der kreide|dettes?(?!\p{L})|endett|(?:doit|doivent) (?:de |entre |en moyenne |environ |jusqu['’]à )?(?=$)|deudas?(?!\p{L})|deben? (?:de |entre |hasta |unos )?(?=$)|dívidas?(?!\p{L})|debiti(?!\p{L})|devono (?:\p{L}{1,8} ){0,3}(?:da|dai|tra|fino a) (?:i )?(?=$)|dług(?:u|ów|ach|ami|iem)?(?!\p{L})|zadłuż|skyldig|skylder|lån på|lånar|vela(?:t|n|sta)(?!\p{L})|velka(?:a|nsa)?(?!\p{L})|dluh|dluž`,
  String.raw`fines(?!\p{L})|fined(?!\p{L})|fine of|penalt(?:y|ies)|amendes?(?!\p{L})|multas?(?!\p{L})|multe(?!\p{L})|sanción|sanciones|sanzion|coimas?(?!\p{L})|boetes?(?!\p{L})|dwangsom|kar[aęy] (?:za |w |do |umown|sięga|wynos|grzywn)|grzywn|vite(?:n|sbelopp)? (?:på|om)|böter|boten (?:kan|er|blir|på)|bøter|bøde[nr]?|pokut|sakko`,
  String.raw`prizes?(?!\p{L})|winners?(?!\p{L})|gewinner|preisgeld|dotiert|lauréat|gagnant|montepremi|premi da|vincitor|ganador|dotad[oa]|premios|vencedor|prijzengeld|winnaar|pul[ai] nagród|nagrod|zwycięz|vinnare|vinstsumma|præmie|vinder(?:en)?(?!\p{L})|palkin|voittaj|výhr|vítěz|giveaway|verlosen|sorteamos|losujemy`,
  String.raw`insured (?:for|up to)|(?:disability|life|accident) (?:cover|insurance)|sum insured|death[- ]in[- ]service|versichert(?!\p{L})|asegurad|verzekerd|ubezpiecz|vakuut|pojiš|assicurat`,
  String.raw`stammkapital|au capital|capital social|kapitał zakładow|aktiekapital|osakepääom|základní kapitál|capitale sociale|share capital|patrimoine|patrimonio|net worth|vermögen von|nettovermögen|liikevaihto|obrat(?!\p{L})`,
  String.raw`grants? (?:of|from|between|worth)|scholarships?|apuraha|borse di studio|støtten|stödet|dotacj|dotac[eií]|fördert(?!\p{L})|wirft(?!\p{L})|yields?(?!\p{L})|przynosi(?!\p{L})|subwencj|darowizn|donations?|schenken (?:wir|we)`,
  String.raw`(?:stamp|import) duty|(?:council|property) tax|taxes (?:of|from|on)|rents? (?:out )?(?:for|from)|let for|pronajím|nájem|vuokra|husleje|husleie|claims? (?:of|from|between|you)|schäden (?:von|zwischen|bis)|sinistres|declaraties|schades? van|prix (?:de vente|moyen)|precios?(?! (?:por )?hora)(?!\p{L})|preços?(?!\p{L})|vaut(?!\p{L})|valent(?!\p{L})|wert (?:der|des)|waarde van|värdet av|værdien af|verdien av|il valore|prezz[oi](?!\p{L})|kaufpreis|hinnat|average (?:order|basket|ticket)|zamówieni`,
]
  .map((source) => String.raw`(?<!\p{L})(?:${source})`)
  .concat(
    String.raw`schuld(?:en)?(?!\p{L})|verbindlichkeit|(?:buß|straf)geld|geld(?:buße|strafe)|haupt(?:gewinn|preis)|hoofdprijs|skuld(?:er)?(?!\p{L})|gæld(?:en)?(?!\p{L})|gjeld(?:en)?(?!\p{L})|omset|omsätt|omsæt`,
  )
  .join("|");
/** The noun for such a sum, up to a few words before the amount and with no comma between. */
const OTHER_SUM_BEFORE = quickly(
  new RegExp(
    String.raw`(?:${SUMS})\p{L}{0,14}(?:[^.;:,\d]{0,60}|:\s*)$|(?<!\p{L})(?:prijzen|ceny|preise|prices|prix|precios|preços|prezzi|priser|hinnat) ?: [^.;:\d]{0,40}$`,
    "iu",
  ),
);
/** "20.000 bis 35.000 Euro Schulden", "12 000 € de dettes": the noun follows the amount. */
const OTHER_SUM_AFTER = folded(
  /^\s*(?:(?:a|per|pro|par|al|por|im|au) (?:month|year|monat|jahr|mois|an|mes|año|mês|ano|maand|jaar) )?(?:(?:of|in|an|on|für|pour|para|voor|na|aan|de|di|af|w|i|on|to|je|worth of)\s+)?(?:(?:unpaid|medical|student|consumer|credit[- ]card|offene|offenen)\s+)?(?:debts?|schulden|verbindlichkeiten|in der kreide|dettes?|deudas?|dívidas?|debiti|długu|długów|zadłużenia|verschuldet|skulder|skuld|gæld|gjeld|forbruksgjeld|velkaa|dluhu|dluhů|schuld|in fines|(?:delivery|shipping|entry|booking|service|membership|application|registration|late|cancellation|admin) (?:fees?|charges?)|bußgeld|in prizes|in prize money|preisgeld|en premios|em prémios|in premi|prijzengeld|de travaux|umsatz|omzet|ads|advertising|werbung|anzeigen|publicité|publicidad(?:e)?|anúncios|advertenties|reklam\p{L}{1,3}|donations|their wills?|server|spenden|giften|dons|donaciones|doações|subsidie|fördermitteln|subventions|subvenciones|darowizn\p{L}{0,2}|gåvor|avustuksia)(?!\p{L})/iu,
);

const TIMES = String.raw`(?<![\d.,])(?:[2-9]|10|twice|two|three|four|five|six|eight|ten|zwei|drei|vier|fünf|sechs|zehn|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque|dois|três|quatro|twee|drie|vijf|dwa|trzy|cztery|två|fyra|fem|to|fire|dvakrát|třikrát|čtyřikrát) ?(?:times|x|×|mal|fois|veces|vezes|volte|keer|maal|razy|gånger|ganger|gange|kertaa)|(?:zwei|drei|vier|fünf|sechs|zehn)fach\p{L}{1,2}|double|doble|doppio|dobro|dubbele|doppelte\p{L}?`;
/** Referral rewards, insurance cover, sellers' earnings and budgets, up to some words before the amount. */
const BESIDE_PAY = quickly(
  new RegExp(
    [
      // "Für jede Empfehlung gibt es", "Every successful referral brings you".
      String.raw`(?<!\p{L})(?:each|every|per|successful|jede|pro|erfolgreiche|chaque|par|cada|por|ogni|elke|iedere|per|każde|za|varje|hver|każdą|každé|jokaisesta) (?:\p{L}{1,14} )?(?:referrals?|empfehlung|vermittlung|cooptation|parrainage|recommandation|recomendación|referid[oa]|indicação|segnalazione|aanbeveling|doorverwijzing|polecenie|polecon\p{L}{1,3}|rekommendation|tips|anbefaling|doporučení|suosituksesta)(?!\p{L})[^.;]{0,50}$`,
      // What an insurance pays: "four times your salary, at least", "das dreifache Jahresgehalt".
      String.raw`(?<!\p{L})(?:${TIMES}) (?:\p{L}{1,12}['’ ]){0,2}?(?:pay|salary|earnings|(?:jahres|brutto)?gehalt\p{L}?|jahresbrutto|salaire|sueldo|salario|salário|stipendio|(?:jaar)?salaris|wynagrodzeni\p{L}|pensj\p{L}|(?:års)?lön\p{L}{0,2}|(?:års)?løn\p{L}{0,2}|palk\p{L}{1,2}|mzd\p{L}|plat\p{L}?)(?!\p{L})[^.;]{0,50}$`,
      // "Our marketplace pays sellers".
      String.raw`(?<!\p{L})(?:marketplace|platform|app|site|network|marktplatz|plattform|plateforme|plataforma|piattaforma|platforma|plattformen) (?:has paid|pays?|paid|zahlt|verse|paie|paga|betaalt|płaci|betalar|betaler|maksaa|platí) (?:(?:out|our|its|the|unseren|ihren|den|à|aux|ses|a|nuestros|sus|aos|ai|onze|de|naszym|våra|vores) ){0,2}(?:sellers|hosts|creators|authors|artists|musicians|publishers|affiliates|merchants|growers|händler\p{L}{0,5}|verkäufer\p{L}{0,5}|gastgeber\p{L}{0,5}|künstler\p{L}{0,5}|vendeurs|hôtes|créateurs|vendedores|anfitriones|anfitriões|creadores|criadores|venditori|verkopers|makers|sprzedawcom|twórcom|säljare|sælgere|selgere|myyjille|prodejcům)(?!\p{L})[^.;]{0,40}$`,
      // Budgets in the languages whose word ends differently.
      String.raw`(?:budsjett|budjet|rozpoč(?:et|t))\p{L}{0,8}(?!\p{L})[^.;:]{0,45}$`,
    ].join("|"),
    "iu",
  ),
);

/** What turns at being on call bring, in weeks and days and beside the pay: "Piketdienst, € 375 per week". */
const ON_CALL = quickly(
  new RegExp(
    String.raw`(?<!\p{L})(?:on[- ]call|standby|stand-by|rufbereitschaft|bereitschaft(?:sdienst|swoche)?|astreintes?|guardias?|prevenção|sobreaviso|plantão|reperibilità|piket(?:dienst)?|storingsdienst(?:en)?|consignatie(?:dienst)?(?:en)?|dyżur\p{L}{0,4}|jour(?:ersättning|en|vecka)?|beredskap|vagt(?:uge|er|en)?|vakt(?:uke|er|en)?|päivysty\p{L}{1,4}|pohotovost\p{L}{0,3})(?!\p{L})(?:(?!\d{3})[^.;:]){0,70}$`,
    "iu",
  ),
);
/** What customers are charged or invoiced, unless it is for a time: freelancers are paid fees by the hour. */
const CHARGED = quickly(
  new RegExp(
    String.raw`(?<!\p{L})(?:fees?|gebühr(?:en)?|frais|tarifas?|tariff[ae]|taxas?|comissão|kosten|opłat[aęy]|avgift(?:en|er)?|gebyr(?:et|er)?|poplat(?:ek|ku|ky)|invoiced|billed|facturée?s?|se facturan?|faturad[oa]s?|fatturat[oi]|fakturujemy|faktureras|faktureres|laskutetaan|fakturujeme|(?:auftrag|projekt) wird mit|(?:opdracht|project) wordt voor)(?!\p{L})[^.;:\d]{0,25}$`,
    "iu",
  ),
);

/** What cases and orders are about that people handle, rents in more languages, and prices of plans. */
const HANDLED = quickly(
  new RegExp(
    String.raw`(?<!\p{L})(?:(?:cases|claims|orders|files|contracts|invoices|fälle|aufträge|rechnungen|dossiers|commandes|factures|pedidos|expedientes|facturas|processos|faturas|ordini|pratiche|fatture|orders|facturen|opdrachten|spraw[ay]?|zlecenia|faktury|ärenden|uppdrag|fakturor|sager|ordrer|fakturaer|saker|vahinkoja|tilauksia|laskuja|zakázky|případy|faktury) (?:of|from|worth|over|between|von|über|zwischen|de|entre|da|di|tra|van|tussen|od|na|på|mellan|mellem|mellom|za|mezi)|(?:de )?huur (?:ligt|is|bedraagt)[^.;:\d]{0,20}|leien? (?:er|ligger)[^.;:\d]{0,20}|affitt(?:iamo|ano)(?: \p{L}{1,12}){0,3}|wynajmuj(?:emy|ą)(?: \p{L}{1,12}){0,3}|inquilinos? paga[m]?(?: entre)?|dispose(?:nt)? d[eu]|našich (?:zákazníků|klientů|partnerů)(?: \p{L}{1,15}){0,4}|tenants pay|(?:cheapest |basic |starter |smallest |our )?(?:plan|tier|subscription) (?:is|costs|starts at)) ?$|(?:家賃|会費|料金|昼食代)[はが]?(?:月|年|1日)?$`,
    "iu",
  ),
);
/** Homes that customers buy, sell or borrow for, whose price the amounts are: "bij de koop van een woning, meestal tussen". */
const BUYS = quickly(
  new RegExp(
    String.raw`(?<!\p{L})(?:${[
      "buy|buying|buyers? of|purchas(?:e|ing)|sell|selling|sales? of|mortgages? (?:for|on)|remortgage|kauf|verkauf|erwerb|finanzierung|vermittlung|vermitteln|verkaufen|kaufen",
      "achat|acquisition|vente|acheter|vendre|vendez|achètent|compra|venta|comprar|vender|vendes|compran|venda|comprarem?|acquisto|vendita|acquistare|vendere",
      "koop|aankoop|verkoop|kopen|verkopen|verkoopt|hypotheek|zakup(?:ie|u)?|kupnie|sprzedaży?|kupują|kupić|sprzedajemy|sprzedajesz",
      "köp(?:et|a|er)?|försäljning(?:en)?|sälja|säljer|køb(?:et|e|er)?|salg(?:et)?|sælge[rt]?|kjøp(?:et|e|er)?|selge[rt]?|ostavat|ostaa|myyvät|myyt|myydä",
      "koupi|nákupu?|prodej[ei]?|kupují|prodávat?|prodáváš|cumpărarea|cumpără|vânzarea|vinzi|vindem|achiziția",
    ].join("|")}) `,
    "iu",
  ),
);
const HOME = quickly(
  new RegExp(
    String.raw`(?:^| )(?:${[
      String.raw`homes?|houses?|flats?|propert(?:y|ies)|apartments?|(?:eigentums|miet)?wohnung(?:en)?|(?:einfamilien|reihen)?(?:häusern?|haus|hauses)|immobilien?|eigenheims?`,
      "maisons?|appartements?|logements?|biens?(?: immobiliers?)?|viviendas?|pisos?|casas?|inmuebles?|imóve(?:l|is)|apartamentos?|case|appartament[oi]|immobil[ei]",
      "(?:koop|huur|starters)?woning(?:en)?|huis|huizen|appartement(?:en)?|mieszka(?:nia|ń|nie)|dom(?:u|ów|y)?|nieruchomości|lokal(?:u|i)?",
      "bost(?:ad|äder)(?:en)?|hus(?:et|e)?|vill(?:a|or|aer)|lägenhet(?:en|er)?|bolig(?:en|er)?|lejlighed(?:en|er)?|leilighet(?:en|er)?|asunno(?:t|n|ja)|asuntoja|taloja|koteja",
      String.raw`byt(?:u|ů|y)?|nemovitost(?:i|í)?|apartament(?:e|ului|elor)?|cas[ăe](?:lor)?|locuinț\p{L}{1,4}`,
    ].join("|")})(?!\p{L})`,
    "iu",
  ),
);
/** What is sold one at a time: "Each sale is between $250 and $2,500", "Ein Auftrag liegt zwischen". */
const EACH_SALE = quickly(
  new RegExp(
    String.raw`(?<!\p{L})(?:${[
      String.raw`(?:each|every|an?|the|our|typical|average|most) (?:(?:average|typical|usual|single) )?(?:sale|deal|order|transaction|ticket|policy|policies|booking|purchase|basket|invoice|install|installation|closing)s? (?:is|are|runs?|ranges?|comes?|averages?|brings?|goes|costs?|pays?|lies|falls)`,
      String.raw`(?:jede[rs]?|eine?|unser\p{L}{0,2}|d(?:er|ie|as)) (?:(?:durchschnittliche|typische|einzelne)[rs]? )?(?:verkauf|abschluss|deal|auftrag|bestellung|transaktion|police|buchung|rechnung|einkauf) (?:liegt|bringt|beträgt|kostet|ist|bewegt sich)`,
      String.raw`(?:chaque|une?|la|le) (?:vente|commande|transaction|contrat|police|réservation|facture|panier)(?: moyenn?e?)? (?:est|vaut|rapporte|se situe|va|coûte|représente)`,
      String.raw`(?:cada|una?|la|el) (?:venta|pedido|operación|póliza|reserva|factura|compra)(?: medi[ao])? (?:es|vale|deja|va|cuesta|oscila|está)|(?:cada|uma?|a|o) (?:venda|encomenda|pedido|transação|apólice|reserva|fatura|compra)(?: médi[ao])? (?:é|vale|rende|vai|custa|varia|fica)`,
      String.raw`(?:ogni|una?|la|il|l['’]) ?(?:vendita|ordine|transazione|polizza|prenotazione|fattura|acquisto)(?: medi[ao])? (?:è|vale|rende|va|costa|varia)|(?:elke|iedere|een|de) (?:gemiddelde )?(?:verkoop|order|bestelling|transactie|polis|boeking|factuur|deal) (?:is|ligt|levert|kost|brengt)`,
      String.raw`(?:każd[aey]|jedn[ao]|średni[ae]?) (?:sprzedaż|zamówienie|transakcja|polisa|rezerwacja|faktura) (?:to|wynosi|jest|kosztuje|przynosi)|(?:varje|en|ett) (?:försäljning|order|affär|beställning|bokning|faktura) (?:är|ligger|ger|kostar)`,
      String.raw`(?:hvert|hver|et|en) (?:salg|ordre|handel|bestilling|booking|faktura) (?:er|ligger|giver|gir|koster)|(?:jokainen|yksi) (?:myynti|tilaus|kauppa|varaus|lasku) (?:on|tuo|maksaa)|(?:každ[ýáé]|jeden|jedna) (?:prodej|objednávka|obchod|faktura|rezervace) (?:je|stojí|přinese|činí)|fiecare (?:vânzare|comandă|tranzacție|poliță|factură) (?:este|e|aduce|costă)`,
    ].join("|")})(?!\p{L})[^.;:\d]{0,30}$|(?:1件|一件|各)の?(?:販売|契約|注文|成約|取引)[はがで]?[^。\d]{0,8}$`,
    "iu",
  ),
);

/** "A new truck for 180,000 euros", "leerkosten t.w.v. € 9.500": what something costs, right behind the word for it. */
const COSTS = folded(
  /\p{Ll}(?:,| \p{L}{3,20})? (?:für|för|za|t\.w\.v\.|twv|ter waarde van|worth|im wert von|d['’]une valeur de|por valor de|no valor de|o wartości|del valore di|till ett värde av|til en værdi af|v hodnotě) (?:nur |only |tylko |slechts )?$/iu,
);

/** "月額4,000円のプラン": what costs it follows in Japanese. */
const PRICE_OF = /^ ?(?:円)?の(?:プラン|商品|料金|会費|チケット|サービス)/u;

/** Characters from the words for a home to its price. */
const NEAR_HOME = 90;

function isPriceOfHomes(lead: string): boolean {
  const clause =
    lead
      .slice(-NEAR_HOME)
      .split(/[.;:\d]/)
      .at(-1) ?? "";
  const buys = BUYS.exec(clause);
  if (buys === null || !HOME.test(clause.slice(buys.index + buys[0].length))) return false;
  return !namesPay(clause) && !RECEIVED.test(clause);
}

/** Returns whether the amounts are a sum other than pay: a debt, a fine, a prize, an insured sum, a grant, a price or money beside pay. */
export function isOtherSum(candidate: Candidate): boolean {
  if (OTHER_SUM_AFTER.test(candidate.after)) return true;
  const lead = leadTo(candidate);
  if (isPriceOfHomes(lead)) return true;
  if (BESIDE_PAY.test(lead) || HANDLED.test(lead) || EACH_SALE.test(lead) || PRICE_OF.test(candidate.after))
    return true;
  const { attachedPeriod, statedPeriod, isRange, before } = candidate;
  if (!isRange && attachedPeriod === null && COSTS.test(before) && !namesPay(before.slice(-40))) return true;
  if (statedPeriod === null && CHARGED.test(lead)) return true;
  if (attachedPeriod !== "year" && attachedPeriod !== "month" && ON_CALL.test(lead)) return true;
  const noun = OTHER_SUM_BEFORE.exec(lead);
  if (noun === null || SALARY_NOUN.test(noun[0])) return false;
  return !namesPay(lead.slice(-30));
}

/** Dollars below which a range that nothing calls pay is more often the price of something; a month's pay is larger. */
export const LEAST_UNNAMED = 1000;
/** Words before the amounts that can already say what costs or brings them. */
const FEWEST_OF_A_PRICE = 3;
/** The reader or the job, of which an amount is pay: "this post carries £14 to £16". */
const THE_JOB = folded(
  /(?<!\p{L})(?:you|your|role|position|post|job|shift|starters?|beginners|hires?|seniors?|juniors?|candidates?|applicants?|full[- ]?time|full week|vollzeit\p{L}*|volle woche|fulltime|heltid\p{L}*|\p{L}*tjänst|\p{L}*stelle|\p{L}*stilling|temps plein|semaine complète|jornada|tiempo completo|persona|personne|person|du|dir|dich|stelle|vous|tu|te|poste|puesto|você|vaga|cargo|posto|ruolo|posizione|je|jij|functie|rol|ci|ciebie|stanowisk\p{L}{1,3}|tjänsten|stillingen|jobbet)(?!\p{L})/iu,
);
/** Steps of a pay scale: "in scale 10", "Entgeltgruppe 9". */
const PAY_SCALE =
  /(?:grade|band|scale|schaal|gruppe|stufe|tarif|grille|échelon|nivel|escala|nível|livello|lønnstrinn|kategori[ai])s? ?\p{L}{0,2}\d{0,2}/iu;

/** How a clause begins that speaks of things in general: "A good cello", "Jede Filiale", "Un appartement". */
const GENERAL_SUBJECT = folded(
  /^\W*(?:our (?:typical|average|usual)|unser durchschnittlicher|onze gemiddelde|an?|each|every|ein|eine|einen|jede[rs]?|une?|chaque|una?|cada|uma?|ogni|een|elke?|iedere?|każd[yae]|varje|en|ett|hver[t]?) \p{Ll}/iu,
);

/** Returns how much a range that nothing calls pay loses because its clause is about something else: "A typical film brings in $500 to $700". */
export function priceLikeness({
  text,
  context,
  span,
  sign,
  amount,
  isRange,
  attachedPeriod,
  wordNear,
}: Candidate): number {
  if (!isRange || sign === null || wordNear || context.field) return 0;
  if (namesPay(text) || leadsToPay(context.lead)) return 0;
  const { words, before } = clauseAround({ text, start: span.start, end: span.end });
  const others = (before.match(/\p{L}+/gu) ?? []).filter((word) => !AMOUNT_LINE.has(word.toLowerCase()));
  if (others.length < FEWEST_OF_A_PRICE || RECEIVED.test(words)) return 0;
  if (PAY_SCALE.test(before) || THE_JOB.test(before)) return 0;
  if (GENERAL_SUBJECT.test(before)) return 4;
  return attachedPeriod === null && amount.value * (currencyByCode(sign)?.usd ?? 1) < LEAST_UNNAMED ? 2 : 0;
}

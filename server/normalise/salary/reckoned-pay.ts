import { folded } from "#normalise/text/folded-expression.ts";
import { matchesIn } from "#normalise/text/matches.ts";
import type { Candidate } from "./candidate.ts";
import { leadTo, LONGEST_LEAD } from "./pay-of-others.ts";
import { SALARY_NOUN } from "./salary-words.ts";
import { quickly, type QuickExpression } from "#normalise/text/quick-expression.ts";

const word = (source: string) => String.raw`(?<!\p{L})(?:${source})`;

/** What calculates pay: a program, or a company that runs the payroll of others. */
const PROGRAM =
  "software|systems?|engine|platform|modules?|apps?|tools?|service|product|programs?|calculator|api|logiciels?|outils?|moteur|plateforme|application|programa|motor|sistema|herramienta|plataforma|módulo|aplicación|ferramenta|aplicativo|gestionale|motore|piattaforma|strumento|applicazione|modulo|programm|modul|rechner|anwendung|plattform|systeem|pakket|programma|rekenmotor|silnik|moduł|aplikacja|kalkulator|narzędzie|verktyg|tjänst|motorn|systemet|programmet|værktøj|beregner|verktøy|ohjelma|ohjelmisto|järjestelmä|laskuri|sovellus|systém|program|kalkulačka|aplikace|sistemul|motorul|programul|aplicația";
const RECKONS =
  "calculates?|computes?|process(?:es)?|works? out|runs?|rechnet|berechnet|ermittelt|calcule|édite|établit|traite|calcula|procesa|liquida|genera|processa|elabora|calcola|berekent|verwerkt|rekent|verloont|liczy|nalicza|oblicza|przelicza|beräknar|räknar|hanterar|kör|beregner|kører|kjører|behandler|laskee|käsittelee|počítá|zpracovává|vypočítá|calculează|procesează";
const PROGRAM_RECKONS = String.raw`${word(PROGRAM)}(?!\p{L})[^.;]{0,50}?${word(RECKONS)}(?!\p{L})`;
const RUN_PAYROLL = [
  String.raw`we (?:run|process|handle|do|manage) (?:the )?(?:payroll|wages|salaries)`,
  String.raw`wir (?:rechnen|machen|erstellen) (?:\p{L}{1,12} ){0,3}(?:löhne|gehälter|lohn\p{L}{0,16}|gehaltsabrechnung\p{L}{0,2})`,
  String.raw`(?:gérons|établissons|faisons|éditons|traitons) (?:\p{L}{1,12} ){0,3}(?:paies?|bulletins)|bulletins de (?:paie|salaire) (?:par|pour|de)`,
  String.raw`(?:gestionamos|llevamos|procesamos|calculamos|tramitamos) (?:\p{L}{1,12} ){0,3}(?:nóminas|planillas|salarios)`,
  String.raw`(?:processamos|calculamos|rodamos|fazemos) (?:\p{L}{1,12} ){0,3}(?:folhas?|salários|holerites|vencimentos)`,
  String.raw`(?:elaboriamo|gestiamo|calcoliamo) (?:\p{L}{1,12} ){0,3}(?:paghe|cedolini|buste paga|stipendi)|(?:cedolini|buste paga) (?:al|ogni) mese`,
  String.raw`(?:verwerken|verlonen|verzorgen|doen) (?:(?:we|wij|\p{L}{1,12}) ){0,3}(?:salarissen|lonen|loonstroken|salarisadministratie|loonadministratie)`,
  String.raw`(?:liczymy|obsługujemy|naliczamy) (?:\p{L}{1,12} ){0,3}(?:płace|wynagrodzenia|listy płac|pensje|kadry i płace)`,
  String.raw`vi (?:kör|sköter|hanterar|räknar) (?:ut )?(?:löner|lönen|lönerna)`,
  String.raw`vi (?:kører|kjører|beregner|behandler) (?:løn|lønnen|lønninger|lønn)(?!\p{L})`,
  String.raw`(?:laskemme|hoidamme|maksamme) (?:\p{L}{1,15} ){0,3}(?:palkat|palkkoja|palkanlaskennan)`,
  String.raw`(?:počítáme|zpracováváme|vedeme) (?:\p{L}{1,12} ){0,3}(?:mzdy|platy|výplaty)`,
  String.raw`(?:calculăm|procesăm|facem) (?:\p{L}{1,12} ){0,3}(?:salarii|salariile|state(?:le)? de plată)`,
];
/** "Our engine works out what somebody on £2,300 a month is owed", "Vi kører løn for 2.900 landbrug". */
const PAYROLL_OF_OTHERS = quickly(
  new RegExp(
    String.raw`${PROGRAM_RECKONS}|${word(RUN_PAYROLL.join("|"))}|給与計算|給与明細|源泉徴収|年末調整|(?:システム|ソフト|アプリ|ツール|エンジン)[はが][^。]{0,20}$`,
    "iu",
  ),
);

/** What applicants work on to show what they can. */
const TASK = quickly(
  new RegExp(
    word(
      [
        String.raw`(?:interview|hiring|selection|recruitment|take[- ]home|coding|test) (?:task|test|exercise|assignment|challenge|case)`,
        String.raw`(?:probe|test|bewerbungs|auswahl|übungs)aufgabe`,
        "(?:test|exercice|épreuve|cas) (?:technique|pratique|de recrutement|de sélection)|prueba (?:técnica|práctica|de selección)|caso práctico|(?:teste|prova|desafio|exercício|caso) (?:técnic[oa]|prátic[oa]|de seleção)",
        "(?:prova|test|esercizio|caso) (?:tecnic[oa]|pratic[oa]|di selezione)|(?:proef|test|sollicitatie)opdracht|casus|zadani[aeu] (?:rekrutacyjn|testow|próbn)",
        "(?:rekryterings|test|prov)uppgift|arbetsprov|(?:case|prøve|test)op(?:pga|ga)ve|(?:ennakko|rekrytointi|testi)tehtäv|(?:výběrov|testovací|zkušební)\\p{L}{0,3} úkol|v úkolu|(?:test|probă) (?:practic|tehnic)",
      ].join("|"),
    ) + "|(?:選考|採用|実技)(?:課題|テスト)|コーディングテスト",
    "iu",
  ),
);

/** "From a salary of CHF 22,680 you are in the pension fund": a salary with an indefinite article is nobody's in particular. */
const FROM_A_SALARY = quickly(
  new RegExp(
    String.raw`${word(
      [
        String.raw`(?:from|above|below|over|under|exceeding) an? (?:\p{L}{1,10} ){0,2}(?:salary|income|wage) of`,
        String.raw`(?:ab|über|unter|oberhalb|unterhalb) eine[mrs] (?:\p{L}{1,14} )?\p{L}{0,14}(?:lohn|lohns|lohnes|gehalts?|einkommens?|verdiensts?) von`,
        String.raw`(?:à partir|au[- ]dessus|au[- ]delà|en dessous) d['’]un (?:salaire|revenu) (?:\p{L}{1,10} ){0,2}de`,
        String.raw`(?:a partir|por encima|por debajo) de un (?:sueldo|salario|ingreso) (?:\p{L}{1,10} ){0,2}de|a partir de um (?:salário|rendimento|ordenado) (?:\p{L}{1,10} ){0,2}de`,
        String.raw`(?:a partire da|oltre|sopra) un[oa]? (?:stipendio|reddito|retribuzione|compenso) (?:\p{L}{1,10} ){0,2}di`,
        String.raw`(?:vanaf|boven|onder) een (?:\p{L}{0,8}salaris|\p{L}{0,8}inkomen|\p{L}{0,8}loon) van`,
        String.raw`(?:powyżej|poniżej) (?:wynagrodzenia|pensji|dochodu|zarobków)`,
        String.raw`(?:från|över|under|fra|over) en (?:\p{L}{0,8}lønn?|\p{L}{0,8}lön|inkomst|indkomst|inntekt) på`,
        String.raw`(?:nad|při|do) (?:hrub\p{L}{1,3} )?(?:mzdy|mzdě|platu|příjmu)|(?:peste|sub|de la) un salariu de`,
      ].join("|"),
    )} (?:\p{L}{1,10} ){0,2}$`,
    "iu",
  ),
);
/** "If your salary is £2,000 a month, you may": what the reader may earn elsewhere, or who gets something. */
const IF_PAY = quickly(
  new RegExp(
    String.raw`${word(
      String.raw`(?:if|when|once|unless|where) your (?:\p{L}{1,10} ){0,2}(?:salary|pay|wages?|income)|(?:wenn|falls|sobald) (?:dein|ihr|deine|ihre) \p{L}{0,12}(?:gehalt|lohn|einkommen|verdienst)|si (?:votre|ton|tu|su) (?:\p{L}{1,10} )?(?:salaire|revenu|sueldo|salario)|se (?:o teu|o seu|il tuo|la tua) (?:salário|ordenado|stipendio|retribuzione)|(?:als|wanneer|indien) (?:je|jouw|uw) \p{L}{0,8}(?:loon|salaris|inkomen)|(?:jeśli|jeżeli|gdy) (?:twoje|twoja) (?:wynagrodzenie|pensja)|(?:om|när|hvis|når) (?:din \p{L}{0,8}l(?:ön|ønn?)|lønnen din)|jos palkkasi|(?:pokud|když) (?:vaše|tvoje) (?:mzda|výplata)|dacă salariul (?:tău|dumneavoastră)`,
    )}(?!\p{L})[^.;,\d]{0,40}$`,
    "iu",
  ),
);
const OFFERS = quickly(
  /(?<!\p{L})(?:we (?:offer|pay)|bieten|zahlen|startest|steigst|einstieg|offrons|proposons|ofrecemos|pagamos|oferecemos|offriamo|bieden|betalen|oferujemy|erbjuder|tilbyder|tilbyr|tarjoamme|nabízíme|oferim)(?!\p{L})/iu,
);

const PERMIT = word(
  String.raw`skilled worker|blue card|visas?|work permits?|immigration|blaue[n]? karte|aufenthalts\p{L}{1,16}|visum|carte bleue|passeport talent|titre de séjour|tarjeta azul|permiso de (?:trabajo|residencia)|visados?|cartão azul|visto|carta blu|permesso di soggiorno|kennismigrant\p{L}{0,10}|blauwe kaart|tewerkstellingsvergunning|niebiesk\p{L}{1,3} kart\p{L}{1,3}|zezwoleni\p{L}{1,2}|wiz[aęyo]\p{L}?|arbetstillstånd\p{L}{0,2}|blåkort\p{L}{0,2}|opholdstilladelse\p{L}?|beløbsordning\p{L}{0,2}|arbejdstilladelse\p{L}?|oppholdstillatelse\p{L}?|arbeidstillatelse\p{L}?|oleskelulu\p{L}{1,4}|työlupa\p{L}{0,3}|modr\p{L}{1,2} kart\p{L}{1,3}|zaměstnaneck\p{L}{1,2} kart\p{L}{1,3}|povolení k pobytu|vízum|cartea albastră|permis(?:ul)? de (?:muncă|ședere)`,
);
const DEMANDS = word(
  String.raw`requires?|threshold|demands?|minimum|at least|verlangt|voraussetzung|mindest\p{L}{0,12}|grenze|schwelle|exige(?:-se)?|impose|seuil|mínim[oa]|umbral|limiar|richiede|soglia|minimo|vereist|minimaal|grens|drempel|wymaga|próg|co najmniej|kräver|gräns|försörjningskrav\p{L}{0,3}|lönekrav\p{L}{0,2}|kræver|grænsen?|krever|grensen?|edellyttää|raja|vähintään|vyžaduje|hranice|alespoň|minimálně|cere|pragul`,
);
/** What a residence permit asks: "The Skilled Worker threshold is £41,700", "Para o cartão azul exige-se um salário de". */
const PERMIT_THRESHOLD = quickly(
  new RegExp(
    String.raw`(?:${PERMIT}(?!\p{L})[^.;]{0,60}?${DEMANDS}(?!\p{L})|${word("salary|income|pay")} threshold(?!\p{L}))[^.;:\d]{0,40}$|(?:就労ビザ|在留資格)[^。]{0,30}$`,
    "iu",
  ),
);
/** "The general salary threshold of £41,700 a year for a Skilled Worker visa": the permit follows. */
const THRESHOLD_OF_PERMIT = quickly(
  new RegExp(
    String.raw`^[^.;]{0,24}(?:for|für|pour|para|per|voor|dla|för|til|til|pro|pentru) (?:\p{L}{1,6} )?${PERMIT}(?!\p{L})`,
    "iu",
  ),
);

/** "En typisk elev får 13.400 kr. om måneden". */
const TYPICAL_PERSON = quickly(
  new RegExp(
    String.raw`${word(
      String.raw`typical|typisch\p{L}{0,2}|typique|típic[oa]|tipic[oa]|typisk\p{L}?|typow\p{L}|typick\p{L}|tyypillinen`,
    )} (?:[\p{L}-]{3,24} ){1,3}(?:gets?|earns?|makes?|receives?|bekommt|verdient|erhält|gagne|touche|gana|cobra|ganha|recebe|guadagna|prende|krijgt|dostaje|zarabia|får|tjänar|tjener|saa|ansaitsee|dostává|bere)(?!\p{L})[^.;:\d]{0,30}$`,
    "iu",
  ),
);

/** What customers are billed for the work: "Clients get billed $185 an hour for your time". */
const BILLED = quickly(
  new RegExp(
    `${word(
      [
        String.raw`(?:clients?|customers?|patients?|guests?|members?) (?:(?:are|get|is|gets|will be) (?:billed|charged|invoiced)|pay us)|we (?:bill|charge|invoice)(?! you)|(?:billed|charged) to (?:the |our )?(?:clients?|customers?)|costs? (?:the |our )?(?:clients?|customers?)`,
        String.raw`(?:den|dem|unseren?) kund(?:en|innen) (?:\p{L}{1,14} ){0,3}(?:berechne|verrechne|in rechnung|koste)\p{L}{0,3}|wir (?:berechnen|verrechnen)|(?:berechnen|verrechnen|stellen) wir`,
        String.raw`nous facturons|facturons-nous|facturée?s? (?:au|aux) (?:\p{L}{1,10} )?client|coûte (?:au client|aux clients|à nos clients)|(?:le client|nos clients) (?:paie|paient)`,
        String.raw`(?:al cliente|a los clientes) (?:\p{L}{1,14} ){0,3}(?:cobra|factura|cuesta)\p{L}{0,3}|(?:cobramos|facturamos)(?! como)|(?:ao cliente|aos clientes) (?:\p{L}{1,14} ){0,3}(?:cobra|fatura|custa)\p{L}{0,3}|faturamos`,
        String.raw`(?:al cliente|ai clienti) (?:\p{L}{1,14}['’ ]){0,3}?(?:costa|fatturi)\p{L}{0,3}|fatturiamo|(?:wij|we) (?:rekenen(?! (?:op|met) (?:een )?(?:bruto|jaar|maand|uur)*(?:salaris|loon|inkomen)(?!\p{L}))|factureren)|(?:rekenen|factureren) (?:wij|we)|(?:kost de klant|de klant betaalt)`,
        String.raw`klient(?:owi|om) (?:\p{L}{1,14} ){0,2}(?:liczymy|wystawiamy|fakturujemy)|(?:liczymy|wystawiamy|fakturujemy) klient(?:owi|om)|klient(?:a|ów)? (?:płaci|kosztuje)|vi (?:debiterar|fakturerar)|kostar kunden|vi fakturerer|koster kunden|kunden betaler`,
        String.raw`laskutamme|asiakas maksaa|maksaa asiakkaalle|(?:zákazníkovi|klientovi|zákazníkům|klientům) (?:\p{L}{1,14} ){0,2}(?:účtujeme|fakturujeme)|(?:účtujeme|fakturujeme) (?:zákazník|klient)\p{L}{1,3}|(?:zákazníka|klienta) (?:stojí|vyjde)|facturăm|clientul plătește`,
      ].join("|"),
    )}(?!\\p{L})|お客様に?(?:ご)?請求|請求単価`,
    "iu",
  ),
);
/** A limit to what an insurance or a fund pays: "75 % du salaire, plafonnés à 4 200 €". */
const CAPPED = quickly(
  new RegExp(
    String.raw`${word(
      String.raw`capped at|a cap of|gedeckelt (?:auf|bei)|plafonn(?:é|er|és|ée|ées) à|(?:un|con) tope de|topad[oa]s? en|limitad[oa]s? (?:a|em)|massimale di|tetto di|gemaximeerd op|plafond van|limit(?:em)? (?:do|wynosi)|tak på|loft på|maxbelopp(?:et)?(?: på| är)?|katto on|strop(?:em)? (?:ve výši|je)?|plafonat\p{L}? la`,
    )} ?$`,
    "iu",
  ),
);
const COMPETITOR = quickly(
  new RegExp(
    String.raw`${word(
      String.raw`competitors?|rivals?|konkurren(?:z|ten|tinnen|t|ten|cj\p{L}{1,2}|ter|terna|terne|tene|ti)|mitbewerber|concurrents?|concurrence|concurrenten|competencia|competidor\p{L}{0,2}|concorrentes?|concorrência|concorrenti|concorrenza|kilpailij\p{L}{1,5}|concurenț\p{L}{1,3}|(?:other|most) (?:shops|employers|companies|agencies|firms|places|restaurants|farms|hotels)|(?:temp |staffing )?agencies|zeitarbeitsfirmen|andere (?:zahlen|bieten|betriebe|firmen|bedrijven|werkgevers|betalen)|les autres|d['’]autres (?:paient|entreprises)|otras empresas|otros pagan|outras empresas|outros pagam|altri pagano|altre aziende|uitzendbureaus|agencje|inne firmy|inni płacą|w branży|gdzie indziej|in (?:der|de) branche|in the (?:industry|trade)|dans le secteur|en el sector|nel settore|no setor|i branschen|i branchen|i bransjen|alalla|v oboru|jinde|jiné firmy|andra (?:betalar|företag|arbetsgivare)|andre (?:betaler|firmaer|steder)|muualla|muut maksavat|alte firme`,
    )}(?!\p{L})[^.;]{0,60}$|(?:競合|他社)[^。]{0,20}$`,
    "iu",
  ),
);
const WE_PAY = quickly(
  /(?<!\p{L})(?:we pay|we offer|(?:zahlen|bieten) wir|wir (?:zahlen|bieten)|nous (?:payons|offrons|versons)|(?:nosotros )?(?:pagamos|ofrecemos|oferecemos)|(?:paghiamo|offriamo)|(?:betalen|bieden) (?:wij|we)|(?:wij|we) (?:betalen|bieden)|(?:płacimy|oferujemy)|(?:betalar|erbjuder|betaler|tilbyder|tilbyr) vi|vi (?:betalar|erbjuder|betaler|tilbyder|tilbyr)|maksamme|tarjoamme|(?:platíme|nabízíme)|(?:plătim|oferim))(?!\p{L})/iu,
);
/** What others earned before: "kde si horník v roce 1955 vydělal 2 400 korun". */
const EARNED = quickly(
  new RegExp(
    String.raw`${word(
      String.raw`(?:earned|used to (?:earn|make))|verdiente[nt]?|gagnai(?:t|ent)|touchai(?:t|ent)|ganaban?|cobraban?|ganhavam?|recebiam?|guadagnava(?:no)?|prendevano?|verdiende[n]?|zarabia(?:ł|ła|li|ło|ły)|zarobił\p{L}{0,2}|tjänade|tjente|ansaitsi(?:vat)?|vydělal\p{L}?|vydělával\p{L}?|câștigau?`,
    )}(?!\p{L})[^.;:\d]{0,40}$`,
    "iu",
  ),
);
/** Wages that somebody is owed or has lost. */
const OWED_WAGES = word(
  String.raw`lost (?:earnings|income|wages)|back pay|unpaid (?:wages|salar)\p{L}{0,3}|(?:ausstehende|entgangene)\p{L}? (?:löhne|gehälter|lohn|verdienst)\p{L}?|verdienstausf\p{L}{2,4}|arriérés|salaires impayés|pertes? de (?:salaire|revenu)s?|salarios? (?:atrasad|adeudad|impagad|caíd)os?|salários? (?:atrasados?|em atraso|não pagos)|(?:stipendi|retribuzioni) arretrat[ie]|achterstallige? (?:loon|salaris)|zaległ\p{L}{1,3} (?:pensj|wynagr|płac)\p{L}{1,6}|utracon\p{L}{1,3} (?:zarob|doch)\p{L}{1,4}|utebliven (?:lön|inkomst)|(?:obetalda|innestående) lön\p{L}{1,4}|(?:tabt|tapt)e? (?:arbejdsfortjeneste|inntekt|arbeidsinntekt)|maksamat\p{L}{1,4} palk\p{L}{1,4}|ušl\p{L}{1,3} (?:mzd|výděl)\p{L}{1,3}|dlužn\p{L}{1,3} mzd\p{L}{1,3}|salarii neplătite`,
);
const OWED_BEFORE = quickly(
  new RegExp(String.raw`${OWED_WAGES}(?!\p{L})[^.;]{0,60}$|未払い(?:賃金|給与|残業代)[^。]{0,20}$`, "iu"),
);
const OWED_AFTER = quickly(new RegExp(String.raw`^[^.;\d]{0,24}${OWED_WAGES}`, "iu"));
/** What the state pays towards wages. */
const SUBSIDY = quickly(
  new RegExp(
    String.raw`${word(
      String.raw`wage subsid\p{L}{1,3}|lohn(?:kosten)?zusch\p{L}{2,5}|eingliederungszusch\p{L}{2,5}|aides? à l['’]emb\p{L}{1,6}|subvenci\p{L}{1,4} (?:salarial\p{L}{0,2}|(?:por|a) (?:la )?contrata\p{L}{1,5})|subsídios? salaria(?:l|is)|loonkostensubsidie|dofinansowani\p{L}{1,2} (?:do )?(?:wynagr|pensj|płac)\p{L}{1,6}|lönebidrag\p{L}{0,2}|lønstøtte\p{L}{0,2}|løntilskud\p{L}{0,3}|lønnstilskudd\p{L}{0,2}|palkkatu(?:ki|en|kea)|(?:přispív|příspěv)\p{L}{1,4} na (?:mzd|plat)\p{L}{1,2}|subvenți\p{L}{1,3}`,
    )}(?!\p{L})[^.;]{0,70}$|(?:助成金|補助金)[^。]{0,14}$`,
    "iu",
  ),
);
/** "年収400万円未満のお客様", "月額5万円の奨学金": whose income or money it is follows in Japanese. */
const OF_CUSTOMERS =
  /^(?:円)?(?:未満|以下|以上|程度|前後)?の(?:お客様|方々の|顧客|世帯|家庭|会員|留学生|奨学金|助成|補助|寄付|支援金)/u;

/** "…, salary £32,000": a label of its own, whatever stands before it in the line. */
const OWN_LABEL = folded(
  new RegExp(String.raw`[,|·•(-] ?(?:\p{L}{1,12} )?(?:${SALARY_NOUN.source})(?: ?:| of| von| de| di| van)? ?$`, "iu"),
);

const LEADS: readonly QuickExpression[] = [
  TASK,
  PERMIT_THRESHOLD,
  TYPICAL_PERSON,
  BILLED,
  CAPPED,
  EARNED,
  OWED_BEFORE,
  SUBSIDY,
];

const SENTENCE_START = /[.!?] (?=\p{Lu})/gu;

/** Returns the text before the amounts with clauses that a semicolon or an abbreviation ("np. kelnerki") parts from theirs. */
function sentenceTo({ text, span }: Candidate): string {
  const before = text.slice(Math.max(0, span.start - LONGEST_LEAD), span.start);
  const start = matchesIn(before, SENTENCE_START).at(-1)?.index ?? -1;
  return before.slice(start + 1).replaceAll(";", ",");
}

/**
 * Returns whether the amounts are pay that nobody is offered: what a program calculates, an exercise is about, a permit asks for, customers are billed,
 * competitors pay, others earned or are owed, or a typical person earns. Naming the reader doesn't make it theirs: "your system must handle".
 */
export function isReckonedPay(candidate: Candidate): boolean {
  const lead = leadTo(candidate);
  if (OWN_LABEL.test(lead)) return false;
  if (FROM_A_SALARY.test(lead)) return !OFFERS.test(lead);
  // "Notre logiciel édite les bulletins de paie ; cas typique, un apprenti à 1 027 €".
  if (PAYROLL_OF_OTHERS.test(sentenceTo(candidate))) return true;
  if (IF_PAY.test(lead)) return true;
  if (COMPETITOR.test(lead)) return !WE_PAY.test(lead);
  if (LEADS.some((pattern) => pattern.test(lead))) return true;
  const { after } = candidate;
  return THRESHOLD_OF_PERMIT.test(after) || OWED_AFTER.test(after) || OF_CUSTOMERS.test(after);
}

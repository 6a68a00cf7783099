import { folded } from "#normalise/text/folded-expression.ts";
import type { Candidate } from "./candidate.ts";
import { segmentStart } from "./line-parts.ts";
import { RECEIVED, SALARY_NOUN } from "./salary-words.ts";
import { quickly, type QuickExpression } from "#normalise/text/quick-expression.ts";

/** Maximum length of the text before an amount, in characters. */
export const LONGEST_LEAD = 160;
const SENTENCE_END = [". ", "; ", "! ", "? ", "\n"];

/** Returns the part of the sentence before the amounts. */
export function leadTo({ text, span }: Pick<Candidate, "text" | "span">): string {
  const lead = text.slice(Math.max(0, span.start - LONGEST_LEAD, segmentStart(text, span.start)), span.start);
  return lead.slice(Math.max(0, ...SENTENCE_END.map((end) => lead.lastIndexOf(end) + 1)));
}

/** The reader or the job: a sentence that names either is about this job's pay, even if it mentions an average or the law. */
const READER = folded(
  /(?<!\p{L})(?:you|your|(?:this|the|our) (?:role|position|job|post|team)|diese[rmn]? (?:stelle|position|rolle)|dein\p{L}{0,2}|du (?:verdienst|bekommst|erhältst|startest)|(?:verdienst|bekommst|erhältst|startest) du|ihre? (?:gehalt|lohn|vergütung)|votre|vos|vous|ce poste|tus? (?:sueldo|salario|salaire|salário|remunera\p{L}{1,5}|touche|gagne|ganas|cobras|ganhas|guadagni|stipendio)|su (?:sueldo|salario)|este puesto|você|vaga|teu|tua|tuo|questa posizione|je (?:salaris|loon|inkomen|uurloon|verdient|krijgt)|jouw|jij|verdien je|krijg je|deze functie|twoj\p{L}{0,2}|tym stanowisku|din|ditt|tjänsten|stillingen|sinun|tehtävän|váš|vaše|této pozic\p{L})(?!\p{L})/iu,
);

/** Terms for average pay. */
const AVERAGE_PAY = quickly(
  new RegExp(
    [
      String.raw`going rate(?!\p{L})|(?:average|median|mean|typical) (?:\p{L}{1,15} ){0,2}(?:salar(?:y|ies)|pay|wages?|incomes?|earnings|households?)(?!\p{L})`,
      String.raw`(?:durchschnitts?|median)\p{L}{0,12}(?:gehalt|lohn|einkommen|verdienst|löhne|gehälter)|(?:durchschnittlich|mittler)\p{L}{1,2} (?:\p{L}{1,20} )?\p{L}{0,12}(?:gehalt|lohn|einkommen|verdienst)`,
      String.raw`(?:salaires?|rémunérations?|revenus?) (?:\p{L}{1,12} ){0,2}(?:moyen|médian)(?:ne|e|s)?`,
      String.raw`(?:salarios?|sueldos?|rentas?|ingresos?|salários?|rendas?|rendimentos?|stipendi[oi]?|retribuzion[ei]|reddit[oi]) (?:\p{L}{1,12} )?(?:médi[oa]|medi[oa]|median[oa]|promedio)s?`,
      String.raw`(?:gemiddelde?|mediane?|modale?|doorsnee) (?:\p{L}{1,15} )?\p{L}{0,8}(?:salaris|loon|inkomen)`,
      String.raw`(?:średni|przeciętn)\p{L}{1,3} (?:\p{L}{1,15} )?(?:płac|wynagrodz|zarobk|pensj|dochod)|mediana (?:płac|wynagrodz|zarobk|pensj|dochod)`,
      String.raw`(?:snitt|medel|median|genomsnitts|gennemsnits|gjennomsnitts)(?:l[öø]n|ink|innt|indk)|(?:genomsnittlig|gennemsnitlig|gjennomsnittlig)\p{L}{0,2} (?:\p{L}{1,12} )?(?:\p{L}{1,6})?l[öø]n`,
      String.raw`(?:keski|mediaani)(?:palk|ansio|tulo)|(?:průměrn|mediánov)\p{L}{1,2} (?:\p{L}{1,12} )?(?:mzd|plat|příj)|medián (?:mezd|platů|mzdy)`,
    ]
      .map((source) => String.raw`(?<!\p{L})(?:${source})`)
      .join("|"),
    "iu",
  ),
);

/** The statutory minimum wage. It is this job's pay only if the words before it say that the employer pays it. */
const STATUTORY_PAY = quickly(
  /(?<!\p{L})(?:minimum wage(?!\p{L}| ?:)|(?:gesetzlich|allgemein)\p{L}{0,2} mindestlohn|mindestlohn (?:steigt|liegt|beträgt|wird|stieg)|smic(?! ?:)(?!\p{L})|salario mínimo (?:interprofesional|nacional|legal|vital|general)|salário mínimo (?:nacional|vigente|passou|subiu|é|está)|wettelijk\p{L}? minimum(?:uur|jeugd)?loon|minimum(?:uur)?loon (?:is|bedraagt|stijgt|ligt)|(?:minimaln|najniższ)\p{L}{1,3} krajow\p{L}{1,3}|(?:płac|pensj|stawk|wynagrodzeni)\p{L}{1,2} minimaln\p{L}{1,3} (?:wynosi|to|wzros|rośnie|jest)|minimaln\p{L}{1,3} (?:wynagrodzeni|płac|stawk|pensj|emerytur)\p{L}{1,3} (?:(?:godzinow\p{L}{1,2}|za pracę|w \p{L}{3,12}|w kraju|obecnie|teraz) ){0,2}(?:wynosi|to|wzros|rośnie)|salariul minim|salario minimo (?!di |garantito|:)|lägsta lön(?:en)? enligt|salario minimo legale|zákonn\p{L}{1,3} minimální mzd\p{L}|minimální mzda (?:v \p{L}{3,10} |v čr |od \p{L}{4,8} )?(?:je|činí|stoupla|vzrostla)|(?:law|statute|ordinance|regulations?) (?:sets?|requires?|puts?|says|caps?)|(?:exempt|earnings|income|salary) threshold|the threshold|(?:verdienst|einkommens|jahresarbeitsentgelt|beitragsbemessungs)grenze|seuil d['’]exonération|próg dochodowy)/iu,
);
/** Pay is compared to what the law asks for: "No role pays under the national minimum wage of", "meer dan het minimumloon van". */
const BESIDE_STATUTORY = quickly(
  new RegExp(
    String.raw`(?<!\p{L})(?:below|under|less than|above|over|more than|higher than|better than|beyond|exceeds?|unter|über|oberhalb|mehr als|weniger als|höher als|plus que|plus de|mieux que|au[- ]dessus|moins|supérieure?s? au|por encima|por debajo|más que|más de|menos|superior(?:es)? al?|acima|abaixo|mais (?:do )?que|meer dan|minder dan|boven|onder|hoger dan|più d[ei]l?|meno d[ei]l?|sopra|sotto|powyżej|poniżej|więcej niż|mniej niż|wyższ\p{L}{1,3} niż|över|mer än|mindre än|mere end|mindre end|mer enn|mindre enn|yli|alle|enemmän kuin|vähemmän kuin|nad|pod|víc(?:e)? než|méně než|peste|sub|mai (?:mult|puțin) decât) (?:[\p{L}'’]{1,14} ){0,3}(?:minimum wage|living wage|\p{L}*mindestlohn\p{L}{0,2}|smic|salario mínimo|salário mínimo|salario minimo|minimum(?:uur)?loon|minimaln\p{L}{1,3}(?: krajow\p{L}{1,3}| płac\p{L}| wynagrodzeni\p{L})?|najniższ\p{L}{1,3} krajow\p{L}|minimilön\p{L}{0,2}|mindsteløn\p{L}{0,2}|minstelønn?\p{L}{0,2}|minimipalk\p{L}{1,3}|minimální mzd\p{L}{1,2}|salariul minim)(?!\p{L})[^.;:,\d]{0,40}$`,
    "iu",
  ),
);
/** Beside a highest pay, the lowest is that of this job and not of a law: "Minimalna pensja to …, a maksymalna …". */
const HAS_HIGHEST = /maksymaln|maxim|máxim|massim|höchst|högst|højest|høyest|nejvyšší/iu;
const OFFERED = folded(
  /(?<!\p{L})(?:we pay|paid|pays|payée?s?|rémunér\p{L}{1,4}|vergüte\p{L}{1,2}|entlohn\p{L}{1,2}|bezahl\p{L}{1,2}|betaal\p{L}{0,2}|betalen|płacimy|zarob\p{L}{1,3}|otrzyma\p{L}{1,2}|cobrarás|pagamos|recebe\p{L}{0,3})(?!\p{L})/iu,
);

const FORMER = String.raw`(?:graduate|alumn|leaver|absolvent|ehemalige|teilnehme|teilnehmende|diplômé|ancien|élève|étudiant|egresad|graduad|antigu|alumn|alun|formand|formad|ex-alun|diplomat|laureat|student|student|oud-|leerling|cursist|afgestudeerd|absolw|kursant|uczestni|deltagar|deltager|opiskelij|valmistun)`;
const OURS = String.raw`(?:our|unser|nos|notre|nuestr|noss|nostr|onze|ons|nasz|nasi|vår|vores|våre|naši|našich|the)`;
const OF_OURS = String.raw`(?:${OURS}\p{L}{0,3} (?:\p{L}{1,20} ){0,2}${FORMER}|${FORMER}\p{L}{0,10} (?:\p{L}{1,20} ){0,2}${OURS})`;
const EARN = String.raw`(?:earn|make|report|start(?:ed)? (?:at|on)|verdien|bekommen|gagn|touch|démarr|ganan?|cobran?|ganham?|guadagna|zarabia|tjän|tjen|ansaits|vydělá|salar|gehalt|gehälter|lohn|wage|salaire|sueldo|wynagr|pensj|stipend|lön|løn|palk|mzd)`;
const WHO_FINISH = String.raw`(?:those who|people who|quienes|los que|quem|chi|ceux qui|celles qui|wer|wie|den som|dem som|kto|osoby,? które) (?:\p{L}{1,15} ){0,4}?(?:finish|complet|graduat|acab|termin|gradú|form|conclu|esc|finisc|diplom|sort|absolv|abschlie|afstudeer|afrond|kończ|utexaminer)`;

/** Earnings of former students: "Our alumni report salaries from", "Quem se forma aqui ganha". */
const FORMER_STUDENTS = folded(
  new RegExp(
    String.raw`(?<!\p{L})(?:${OF_OURS}|${WHO_FINISH})\p{L}{0,10}(?!\p{L})[^.;:]{0,60}?(?<!\p{L})${EARN}`,
    "iu",
  ),
);

/** The source of a statistic. */
const SURVEY = folded(
  /(?<!\p{L})(?:according to (?:\p{L}{1,12} ){0,3}(?:surveys?|stud(?:y|ies)|reports?|statistics|census|bureau|glassdoor|indeed|payscale)|surveys? (?:shows?|says|finds?|puts?)|census|(?:laut|nach) (?:\p{L}{1,12} ){0,2}(?:umfragen?|studien?|statistik\p{L}{0,8}|destatis|stepstone|gehaltsreport|statistischem)|(?:selon|d['’]après) (?:\p{L}{1,12}[ '’]){0,3}(?:insee|apec|enquêtes?|études?|statistiques|sondages?)|(?:según|dice) (?:\p{L}{1,6} ){0,3}(?:ine|encuestas?|estudios?|informes?)|segundo (?:\p{L}{1,6} ){0,3}(?:ibge|pesquisas?|ine|inquéritos?|estudos?)|volgens (?:\p{L}{1,6} ){0,3}(?:cbs|onderzoek|enquêtes?)|(?:według|wg|zdaniem) (?:\p{L}{1,12} ){0,2}(?:gus|raport\p{L}{0,2}|bada\p{L}{1,3}|ankiet\p{L}{0,2})|enligt (?:\p{L}{1,6} ){0,2}(?:scb|statistik\p{L}{0,2}|undersökning\p{L}{0,2})|ifølge (?:\p{L}{1,6} ){0,2}(?:ssb|ida|dst|danmarks statistik|statistik\p{L}{0,3}|undersøkels\p{L}{1,3}|undersøgels\p{L}{1,3})|secondo (?:\p{L}{1,6}[ '’]){0,3}(?:istat|indagin[ei]|studi[oi]?|sondaggi[o]?)|podle (?:\p{L}{1,12} ){0,2}(?:čsú|průzkum\p{L}{0,2}|statisti\p{L}{1,2}))(?!\p{L})/iu,
);

const ON_AVERAGE = folded(
  /(?<!\p{L})(?:on average|an average of|im (?:schnitt|mittel|durchschnitt)|durchschnittlich|en moyenne|de media|en promedio|em média|in media|gemiddeld|średnio|przeciętnie|i snitt|i genomsnitt|i medel|i gennemsnit|i gjennomsnitt|keskimäärin|průměrně|v průměru)(?!\p{L})/iu,
);
const THEY_EARN = folded(
  /(?<!\p{L})(?:earns?|makes?|verdien(?:en|t)|bekommen|bekommt|gagnen?t?|touchen?t?|gana|ganan|cobran?|ganham?|guadagna(?:no)?|zarabia(?:ją)?|tjänar|tjener|får|ansaitsee|ansaitsevat|vydělává|vydělávají|lives? on)(?!\p{L})/iu,
);

/** Earnings of people who don't work for the employer, such as customers: "Unsere Kunden verdienen", "Patients earning". */
const NON_EMPLOYEES = folded(
  new RegExp(
    String.raw`(?<!\p{L})(?:clients?|customers?|patients?|readers?|users?|subscribers?|tenants?|donors?|borrowers?|kunden|kundinnen|mandant(?:en|innen)|patient(?:en|innen)|leser(?:innen)?|nutzer(?:innen)?|mieter(?:innen)?|bénéficiaires|patients|lecteurs|locataires|adhérents|clientes?|pacientes|lectores|inquilinos|leitores|clienti|pazienti|lettori|inquilini|klanten|patiënten|lezers|huurders|klienci|pacjenci|czytelnicy|najemcy|kunder(?:na|ne)?|patienter(?:na|ne)?|läsare|hyresgäster|asiakkaa[mt]\p{L}{0,5}|klienti|pacienti|zákazníci) (?:\p{L}{1,12} ){0,3}?(?:earn(?:ing)?|make|making|verdienen|gagnent|ganan|ganham|guadagnano|zarabiają|tjänar|tjener|ansaitsevat|vydělávají)(?!\p{L})`,
    "iu",
  ),
);
/** An income that defines a group of people: "Wer mehr als 69.300 Euro verdient", "patients earning under $30,000". */
const INCOME_GROUP = folded(
  /(?<!\p{L})(?:who|whose|anyone|those|wer|wie|qui|quien(?:es)?|quem|chi|kto|den som|de som|kdo|joka|earning|earn) (?:[\p{L}'’]{1,12} ){0,3}(?:less than|under|below|more than|over|above|mehr als|weniger als|unter|über|minder dan|meer dan|moins de|plus de|menos de|más de|mais de|meno di|più di|mniej niż|więcej niż|poniżej|powyżej|mindre än|mer än|mindre enn|mer enn|mindre end|mere end|alle|yli|méně než|více než)\s*$/iu,
);
/** The rate of a self-employed person: "Ein Klempner nimmt 80 Euro die Stunde". */
const SELF_EMPLOYED_RATE = folded(
  /^\W*(?:an?|every|ein|eine|jede[rs]?|une?|chaque|una?|cada|um|uma|uno|ogni|een|en|et) (?:[\p{L}-]{2,20} ){1,3}?(?:charges?|takes?|asks?|nimmt|verlangt|kostet|facture|prend|demande|cobra|pide|pede|chiede|prende|vraagt|rekent|tar|tager)(?!\p{L})/iu,
);
const CHARGES = /(?<!\p{L})(?:bierze|liczy sobie|účtuje|veloittaa)(?!\p{L})/iu;
/** Platforms for freelancers: "Freelancers auf unserer Plattform". */
const ON_PLATFORM = folded(
  /(?<!\p{L})(?:on (?:the|our) (?:site|platform|marketplace|app)|auf unserer plattform|in unserem netzwerk|in ons netwerk|op (?:ons|het) platform|na naszej platformie|w naszej sieci|sur (?:notre|la) plateforme|dans notre réseau|en nuestra plataforma|na nossa plataforma|sulla nostra piattaforma|på (?:vår plattform|plattformen|vores platform|platformen))(?!\p{L})/iu,
);
/** The revenue of a shop or another business: "Unser Shop macht 20.000 bis 30.000 Euro im Monat". */
const REVENUE = folded(
  /(?:^|[,;] )\W*(?:our|the|unser[em]?|der|die|das|onze?|de|het|notre|la|le|nuestr[ao]|el|noss[ao]|a|o|il|nostr[ao]|nasz[ae]?|vår[at]?|vores) (?:\p{L}{2,15} )?(?:(?:web|online)?shop|store|business|hotel|farm|caf[eé]|laden|geschäft|betrieb|hof|boutique|magasin|entreprise|winkel|bedrijf|tienda|negocio|loja|negozio|sklep|butik(?:en)?|firma) (?:\p{L}{2,15} ){0,2}$/iu,
);

/** Figures of an earlier year, not an offer. */
const LAST_YEAR = folded(
  /(?<!\p{L})(?:last year|(?:im (?:letzten|vorigen|vergangenen)|letztes|voriges) jahr|l['’]an (?:dernier|passé)|l['’]année dernière|el año pasado|no ano passado|l['’]anno scorso|vorig jaar|w zeszłym roku|förra året|i fjor|i fjol|sidste år|viime vuonna|loni)(?!\p{L})/iu,
);

/** Where something else begins behind amounts: "£62k, plus a bonus that paid 6% last year". */
const NEXT_SUM =
  /[,;]? (?:plus|und|and|with|zzgl\.?|dazu|sowie|mit|et|avec|y|más|con|e|mais|com|en|met|i|oraz|och|med|og) |\+/iu;

/** Right before amounts that others replaced: "Salary $60,000 (was $55,000)". */
const FORMERLY = quickly(
  /(?<!\p{L})(?:was|were|up from|previously|formerly|instead of|rather than|statt|anstatt|bisher|zuvor|au lieu de|auparavant|en (?:lugar|vez) de|anteriormente|antes|em vez de|ao invés de|invece di|in precedenza|in plaats van|voorheen|zamiast|wcześniej|poprzednio|istället för|tidigare|i stedet for|tidligere|aiemmin|aikaisemmin|místo|dříve|în loc de|anterior):? ?$/iu,
);

/** Another vacancy that the ad mentions. */
const ANOTHER_JOB = folded(
  /(?<!\p{L})(?:we(?:['’]re| are)? also (?:have|hiring|looking|seeking)|another (?:role|job|opening)|wir suchen (?:auch|außerdem|zudem)|nous (?:cherchons|recrutons) (?:aussi|également)|también buscamos|também (?:buscamos|procuramos)|we zoeken ook|szukamy (?:też|również)|cerchiamo anche|vi (?:söker också|søger også|søker også))(?!\p{L})/iu,
);

/** A payment that a law or a contract requires. */
const MUST_PAY = folded(
  /(?<!\p{L})(?:must|ha(?:ve|s) to|müssen|muss|doivent|doit|deben?|tienen que|devem?|devono|deve|moet(?:en)?|mus(?:zą|i)|måste|skal|må)(?: \p{L}{1,12})? (?:pay|zahlen|payer|verser|pagar|pagare|betalen|zapłacić|płacić|betala|betale)(?!\p{L})/iu,
);

/** "Our sales representatives average $65,000-$80,000 in their first year". */
const THEY_AVERAGE = quickly(
  /(?<!\p{L})(?:representatives?|reps|agents?|sellers?|executives?|members?|consultants?|drivers?|nurses?|people|staff|employees|colleagues|tutors?|partners?|contractors?) (?:\p{L}{1,12} )?averag(?:e|es|ed|ing)(?: about| around| roughly| over)? ?$/iu,
);

/** Cues before an amount that is other people's pay. */
const LEADS: readonly QuickExpression[] = [
  AVERAGE_PAY,
  FORMER_STUDENTS,
  SURVEY,
  NON_EMPLOYEES,
  INCOME_GROUP,
  SELF_EMPLOYED_RATE,
  CHARGES,
  MUST_PAY,
  THEY_AVERAGE,
  ON_PLATFORM,
  REVENUE,
];

/** An average of those who do this job here, or with what only pay comes with: "w naszym zespole", "with overtime". */
const OWN_AVERAGE = quickly(
  new RegExp(
    String.raw`(?<!\p{L})(?:${[
      String.raw`(?:with us|here|in (?:our|this) (?:team|depot|branch|shop|kitchen|crew|department)|(?:with|including) (?:overtime|tips|shifts|commission|allowances|bonus(?:es)?))`,
      String.raw`bei uns|in (?:unserem|diesem) (?:team|betrieb|haus|lager)|auf dieser stelle|(?:mit|inklusive|inkl\.) (?:überstunden|zulagen|zuschlägen|trinkgeld|schichten|provision|prämien)`,
      String.raw`chez nous|dans (?:notre|cette) (?:équipe|maison|agence)|à ce poste|(?:avec|y compris) (?:les )?(?:heures sup\p{L}*|primes|pourboires)|con (?:horas extras?|propinas|pluses|comisiones|incentivos)|en (?:nuestro|este) (?:equipo|puesto)|com (?:horas extras?|gorjetas|comissões|turnos)|n(?:a nossa equipa|esta função|este cargo)`,
      String.raw`da noi|in (?:questo ruolo|questa posizione)|nel nostro team|con (?:gli )?(?:straordinari|turni|mance|premi)|bij ons|in (?:ons team|deze functie|deze rol)|(?:met|inclusief) (?:overuren|toeslagen|fooi|ploegen\p{L}*)`,
      String.raw`u nas|na tym stanowisku|w (?:naszym|naszej|tym|tej) (?:zespole|firmie|zakładzie|ekipie|roli|oddziale)|z (?:nadgodzinami|premi(?:ą|ami)|dodatkami|napiwkami|prowizją)|hos oss?|i (?:vårt team|den här rollen|vores team)|(?:med|inkl\.|inklusive) (?:ob|övertid|tillägg|overtid|tillæg|tillegg|drikkepenge|dricks)`,
      String.raw`meillä|(?:lisien|ylitöiden) kanssa|u nás|na této pozici|s (?:přesčasy|příplatky|prémiemi)|la noi|(?:cu|inclusiv) (?:ore suplimentare|sporuri|bonusuri|bacșiș)`,
    ].join("|")})(?!\p{L})`,
    "iu",
  ),
);
/** Whose average it is otherwise. */
const OF_MARKET =
  /market|industry|sector|nation|country|region|branche|markt|marché|secteur|mercado|país|paese|settore|mercato|rynk|kraj|branż|marknad|bransch|marked|bransje|maassa|alalla|trhu|oboru|piață|piața|domeniu|households?|haushalt/iu;

/** Returns whether an average is that of the people who do this job for this employer. */
const isOwnAverage = (lead: string): boolean => OWN_AVERAGE.test(lead) && !OF_MARKET.test(lead);

/** "The going rate is £18 an hour" of the ad itself, at the beginning of its sentence. */
const OWN_RATE =
  /^\W*(?:(?:the|our|current) )?going rate(?: (?:here|with us|for (?:this|the) (?:role|job|shift|gig|post|work|position)))? ?(?:is|:|=)(?: (?:about|around|currently|between|from|up to))? ?$/iu;

/** Returns whether the words around the amounts refer them to an earlier year or to other people. */
function isReported(lead: string, { after, wordNear, said }: Candidate): boolean {
  const says = (pattern: QuickExpression) => pattern.test(lead) || pattern.test(after);
  return (
    SURVEY.test(after) ||
    ((LAST_YEAR.test(lead) || LAST_YEAR.test(after.split(NEXT_SUM)[0] ?? "")) && !SALARY_NOUN.test(lead)) ||
    (said !== "pay" && (!wordNear || THEY_EARN.test(lead)) && says(ON_AVERAGE))
  );
}

/**
 * Returns whether the amounts are other people's earnings: an average, a statutory minimum, former students' salaries or the result of a survey. A sentence
 * that names the reader or the job is about this job's pay instead.
 */
export function isPayOfOthers(candidate: Candidate): boolean {
  const lead = leadTo(candidate);
  if (ANOTHER_JOB.test(lead) || FORMERLY.test(lead)) return true;
  if (BESIDE_STATUTORY.test(lead)) return true;
  if (READER.test(lead) || RECEIVED.test(lead) || OWN_RATE.test(lead)) return false;
  if (isOwnAverage(lead) && !SURVEY.test(candidate.after)) return false;
  if (STATUTORY_PAY.test(lead)) return !OFFERED.test(lead) && !HAS_HIGHEST.test(candidate.text);
  return LEADS.some((pattern) => pattern.test(lead)) || isReported(lead, candidate);
}

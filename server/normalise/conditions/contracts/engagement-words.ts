import { everyPhrase, phrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { quickly } from "#normalise/text/quick-expression.ts";
import { plainFirst } from "#taxonomy/place-cues.ts";
import { wholeWords } from "#normalise/text/whole-words.ts";

/** Engagements that end by themselves, in the languages that ads are read in. */
const SURE = [
  String.raw`fixed[- ]term|ftc|temporary|interim|secondment|(?:maternity|paternity|parental|adoption)(?: leave)? cover|covering(?: [\p{L}'’]{1,14}){0,2} leave|cover for|limited[- ]term|seasonal(?: (?:job|work|role|position))?`,
  String.raw`befrist(?:et\p{L}{0,2}|ung)|\p{L}{0,24}vertretung|zeitvertrag|(?:projekt|jahres|halbjahres)vertrag|projektstelle|leiharbeit|aushilfe|saison(?:vertrag|stelle|arbeit|kraft)`,
  String.raw`cdd|intérim|saisonnier|saisonnière|contrato estacional|de temporada|durée déterminée|remplacement|remplacez|temporal|sustitu\p{L}{2,6}|reemplazo|interin\p{L}{2,4}|duración determinada|suplencia`,
  String.raw`a termo(?: certo| incerto)?|tempo determinado|temporári[oa]|substituição|substituir|prazo determinado|tempo determinato|a termine|sostituzion[ei]|stagionale|trabalho sazonal|supplenza|somministrazione`,
  String.raw`tijdelijke?|bepaalde tijd|\p{L}{0,20}vervanging|vervang(?:t|en)|detachering|czas określony|czasu określonego|zastępstwo|praca sezonowa|seizoenswerk`,
  String.raw`\p{L}{0,30}vikariat(?:et)?|vikarier(?:ar|er)|visstid\p{L}{0,14}|tidsbegr[äæ]ns\p{L}{1,6}|tidsbegrenset|projektanställning\p{L}{0,2}|projektansættelse\p{L}{0,2}|prosjektstilling\p{L}{0,2}|midlertidig\p{L}{0,2}|engasjement\p{L}{0,2}|åremål\p{L}{0,12}|barselsvikar|vikar|säsongs(?:arbete|anställning|jobb)|sæson(?:arbejde|job)|sesong(?:arbeid|jobb|stilling)`,
  String.raw`perioad[ăa] determinată|durată determinată|post sezonier|sezonier[ăe]?|temporar[ăe]?|înlocuire(?: concediu)?|detașare`,
  String.raw`term (?:position|appointment|contract|post|employment)|studentship|fellowship|(?:ph\.?d\.?-?)?stipendi(?:um|at|et)|stipendiatstilling\p{L}{0,2}|doktorandtjänst|(?:promotions|doktoranden)stelle|contrat doctoral|contrato predoctoral|vervangings(?:contract|opdracht)|kesäty\p{L}{1,12}|doktorandplads`,
  // Seasons, right before how long they are.
  String.raw`(?:(?:summer|winter|ski|harvest) season|(?:sommer|winter)saison|saison (?:d['’]été|d['’]hiver|estivale|hivernale)|temporada de (?:verano|invierno|esquí)|época balnear|stagione (?:estiva|invernale)|(?:zomer|winter)seizoen|sezon (?:letni|zimowy|estival|de vară|de iarnă)|(?:sommar|vinter)säsong|(?:sommer|vinter)(?:sæson|sesong)|(?:kesä|talvi)kausi|(?:letní|zimní) sezón[ay])(?= ?[,:(–-])`,
  String.raw`määräai\p{L}{1,12}|\p{L}{0,14}sijaisuu\p{L}{1,4}|dob[auy] určit\p{L}{1,3}|zástup|záskok|kausityö|sezónní práce|brigáda`,
].join("|");
/** Names of what may also be a contract with a customer, or no engagement at all. */
const SHARED = String.raw`mission|contrat|contrato|contratto|contract|kontrakt|umow[aęy]|smlouv[aou]|työsopimu\p{L}{1,4}|projekti(?:luon\p{L}{1,6})?|pesti|incarico|aanstelling|zatrudnienie|cubrir(?:ás)?|cobertura`;
const ENDING = `${SURE}|${SHARED}`;
/** Most sentences name no engagement and need no closer look. */
export const NAMES_ENGAGEMENT = quickly(
  new RegExp(
    plainFirst(
      /fixed|ftc|tempor|interi|intéri|second|cover|limited|befrist|vertret|vertrag|stelle|leiharbeit|aushilf|cdd|durée|remplace|mission|contra|sustitu|reempl|cubri|suplenc|termo|substitu|cobert|determina|termine|sostitu|incarico|supplen|somminis|tijdel|bepaalde|vervang|aanstell|detacher|określon|zastęp|zatrudn|kontrakt|umow|vikari|visstid|tidsbegr|projektan|prosjekt|midlertid|engasj|åremål|määrä|sijais|projekti|pesti|sopimu|smlouv|určit|zástup|zásko|rejoign|join us|with us|bei uns|zu uns|hos oss?\b|bij ons|do nas|nosotros|connosco|con noi|a noi|u nás|k nám|season|saison|estacional|temporada|sazonal|stagional|seizoen|sezonow|säsong|sæson|sesong|kausi|sezón|sezon|stagione|brigád|vikar|determinată|înlocu|detaș|term (?:pos|app|con|emp)|studentship|fellowship|stipend|doktorand|promotions|doctora|predoctoral|kesäty|época|fund|financ|finan[sz]|finanț|rahoit/i
        .source,
    ),
    "i",
  ),
);
/** As `NAMES_ENGAGEMENT`, for `RUNS_UNTIL`. */
export const NAMES_RUNNING = quickly(
  /runs|lasts?\b|\bends\b|funded|limited|läuft|endet|\bgilt|dauert|\bcourt|\bdure|prend fin|termin|achève|\bdura|finaliza|acaba|\bscade|loopt|eindigt|duurt|trwa|obowiąz|kończy|wygasa|löper|gäller|slutar|pågår|løber|varer|gælder|gjelder|udløb|ophør|opphør|slutter|kestää|päättyy|jatkuu|trvá|končí|platí/i,
);
/** Between a name and its length: what begins something else. */
export const BEGINS_OTHER = folded(
  new RegExp(
    `\\d|${wholeWords("and|or|but|after|within|with|every|each|first|next|permanent|notice|und(?! zwar)|oder|nach|mit|erste[nr]?|après|avec|premiers?|y|tras|después|con|após|com|dopo|met|oraz|lub|po|och|eller|efter|med|og|etter|första|første|sekä|tai|nebo|pak|then|dann|puis|luego|depois|poi|daarna|potem|sedan|deretter")}`,
    "iu",
  ),
);
export const NAMED = phrases(ENDING);
/** Any name, to be found in the words before a length. */
export const ENGAGEMENT = everyPhrase(ENDING);
/** A name of any of them right behind a word that holds its length: "roční smlouva". */
export const CONTRACT_BEHIND = folded(new RegExp(String.raw`^ (?:${SHARED})(?!\p{L})`, "iu"));
/** Shared names count behind a length only with "of". */
export const OF_CONTRACT = /^ (?:of|de|di|av|van|d['’]) ?(?:contract|contrat|contrato|contratto|kontrakt)(?!\p{L})/iu;
/** The other names, to be found in the words behind a length. */
export const SURE_ENGAGEMENT = phrases(SURE);
/** How long somebody joins the employer, or a length that is called fixed. */
export const JOINS_FOR = folded(
  new RegExp(
    `${wholeWords(
      String.raw`(?:you(?:['’]d|['’]ll| will| would)?|you are) (?:join|joining|be with|work with|with) us(?: for)?(?: a)?|fixed|vous (?:nous )?rejoign\p{L}{2,4}(?: pour)?|vous travaillerez avec nous(?: pendant)?|(?:du|sie) (?:kommst|bist|arbeitest|kommen|arbeiten) (?:zu uns|bei uns|mit uns)(?: für)?|(?:te unes|te incorporas|estarás|trabajarás) (?:a|con) nosotros(?: por| durante)?|(?:ficas|juntas-te|estarás|trabalharás) (?:connosco|a nós)(?: por| durante)?|(?:ti unisci a|sarai con|lavorerai con) noi(?: per)?`,
      String.raw`je (?:bent|komt|werkt) bij ons(?: voor)?|dołączasz do nas(?: na)?|du (?:jobbar|är|arbetar) hos oss(?: i)?|du (?:er|jobber|arbejder|skal være) (?:hos oss?|her)(?: i)?|olet meillä|(?:budeš|nastoupíš) (?:u nás|k nám)(?: na)?`,
    )} ?$`,
    "iu",
  ),
);

/** Engagements whose end is stated: "the post ends", "vikariatet löper", "työsuhde päättyy". */
export const RUNS_UNTIL = phrases(
  String.raw`(?:post|position|role|job|contract|appointment|assignment|cover|engagement) (?:\p{L}{1,12} ){0,2}?(?:runs?|lasts?|ends?|is funded|is limited)`,
  String.raw`(?:stelle|anstellung|vertrag|arbeitsvertrag|arbeitsverhältnis|beschäftigung) (?:\p{L}{1,12} ){0,2}?(?:läuft|endet|gilt|ist|dauert)|(?:poste|contrat|mission|embauche) (?:\p{L}{1,12} ){0,2}?(?:court|dure|prend fin|se termine|s['’]achève|est)|(?:puesto|contrato|plaza|empleo) (?:\p{L}{1,12} ){0,2}?(?:dura|termina|finaliza|acaba|es|será)|(?:vaga|contrato|posto) (?:\p{L}{1,12} ){0,2}?(?:dura|termina|acaba|vai|é)`,
  String.raw`(?:contratto|rapporto|incarico) (?:\p{L}{1,12} ){0,2}?(?:dura|termina|scade|è)|(?:contract|aanstelling|functie|dienstverband) (?:\p{L}{1,12} ){0,2}?(?:loopt|eindigt|duurt|is)|(?:umowa|zatrudnienie|kontrakt) (?:\p{L}{1,12} ){0,2}?(?:trwa|obowiązuje|kończy|wygasa|jest)|(?:anställningen|tjänsten|uppdraget) (?:\p{L}{1,14} ){0,2}?(?:löper|gäller|slutar|pågår|är)`,
  String.raw`(?:stillingen|ansættelsen|ansettelsen|jobbet|oppdraget|opgaven) (?:\p{L}{1,14} ){0,2}?(?:løber|varer|gælder|gjelder|udløber|ophører|opphører|slutter|er)|(?:työsuhde|työ|tehtävä) (?:\p{L}{1,14} ){0,2}?(?:kestää|päättyy|jatkuu|on)|(?:smlouva|poměr|úvazek|pozice) (?:\p{L}{1,12} ){0,2}?(?:trvá|končí|platí|je)`,
);
/** Names that are those of jobs alone, not of contracts with customers. */
export const ENGAGES = folded(
  /fixed[- ]term|\bftc\b|temporary|maternity|paternity|parental|befrist|vertretung|\bcdd\b|durée déterminée|remplac|temporal|sustitu|a termo|temporári|substitui|determinad|determinat|a termine|sostitu|tijdelijk|bepaalde tijd|vervang|określon|zastęp|vikari|visstid|tidsbegr|midlertid|engasj|åremål|määräai|sijais|určit|zástup|有期|契約社員|産休|育休/iu,
);
/** "Contracts with our customers run three years". */
export const WITH_CUSTOMERS = folded(
  /(?<!\p{L})(?:with|mit|avec|con|com|z|s|se|med|met) (?:\p{L}{1,10} ){0,2}?(?:customers?|clients?|kunden|clientes?|clienti|klient\p{L}{2,4}|klanten|kunder|zákazník\p{L}{1,3}|suppliers|lieferanten|municipalities)(?!\p{L})/iu,
);
/** Contracts with others than the employee, and other things that run until a day. */
export const OF_OTHERS = folded(
  new RegExp(
    String.raw`customer|framework|tender|supplier|warrant|tariff|operator|municipal|landlord|lease|licen[cs]e(?! de)|licence|grant|funding lasts|kunden|rahmenv|lieferant|mietvertrag|stadtwerk|clients|appel d['’]offres|bail|fournisseur|clientes|ayuntamiento|licitaci|alquiler|fornecedor|câmara municipal|clienti|fornitor|comune di|klanten|gemeente|huurcontract|klientami|klienci|dostawc|najmu|kunder|ramavtal|rammeav|leverantör|leverandør|kommunen|asiaka|puitesopim|zákazní|dodavatel|nájem|お客様|顧客|取引先|signed|signé|firmó|firmato|assinou|tekende|podpisa|tecknade|underskrev|allekirjoit|podeps|applications? (?:are|is)|bewerbung|candidature|søknad|ansøgning|ansökan|hakemus|přihláš|応募`,
    "iu",
  ),
);

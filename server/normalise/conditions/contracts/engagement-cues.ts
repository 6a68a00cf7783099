import { quickPhrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { quickly } from "#normalise/text/quick-expression.ts";

/** What is said to last so long: the job, the contract, the help that is needed. */
const JOB = String.raw`(?:(?:fixed-term )?(?:post|position|role|job|contract|appointment|assignment|engagement|cover|collaboration|gig|work)|funding (?:for|of) (?:this|the) (?:post|position|role)|(?:\p{L}{0,20}stelle|anstellung|\p{L}{0,12}vertrag|\p{L}{0,10}einsatz|mitarbeit|zusammenarbeit|tätigkeit|arbeit|\p{L}{0,24}vertretung)|(?:poste|contrat|mission|remplacement|collaboration|prestation|engagement)|(?:puesto|contrato|plaza|sustitución|colaboración|encargo|trabajo)|(?:vaga|posto|substituição|colaboração|trabalho)|(?:contratto|incarico|sostituzione|collaborazione|rapporto|lavoro)|(?:aanstelling|functie|opdracht|klus|vervanging|samenwerking|contract)|(?:umowa|zlecenie|kontrakt|zastępstwo|współpraca|praca|zatrudnienie)|(?:\p{L}{0,20}vikariatet|anställningen|\p{L}{0,14}tjänsten|uppdraget|jobbet|arbetet|\p{L}{0,20}stillingen|\p{L}{0,20}ansættelsen|ansettelsen|opgaven|arbejdet|arbeidet|oppdraget|engasjementet|samarbejdet|samarbeidet)|(?:\p{L}{0,10}sijaisuus|työsuhde|pesti|tehtävä|työ|sopimus|yhteistyö)|(?:smlouva|zástup|spolupráce|práce|poměr|úvazek|brigáda|pozice))`;
/** "Lasts", "stretches over", in the present or the future: what has lasted so far is no length of a contract. */
const LASTS = String.raw`(?:limited to|limited in time to|begrenzt auf|limitée? à|limitad[oa] a|limitat[oa] a|beperkt tot|ograniczon[ayeą] do|begränsa[dt] till|begrænset til|begrenset til|omezen[áéýa] na|is for|ist (?:auf|für)|est pour|es por|é por|è per|is voor|jest na|är på|er på|je na|(?:will |should |is expected to |is planned to )?(?:lasts?|runs?|takes?|extends?|spans?|covers?|stretch(?:es)?)(?: over| for)?|(?:erstreckt sich|läuft|geht|dauert|gilt|ist angelegt|ist ausgelegt)(?: über| auf| für)?|(?:s['’]étend|s['’]étale|porte|court|dure|durera|est prévue?|est conclue?)(?: sur| pour)?|(?:se extiende|se prolonga|dura|durará|cubre|abarca)(?: durante| por| a lo largo de)?|(?:estende-se|prolonga-se|dura|durará|cobre|abrange)(?: por| durante)?|(?:si estende|copre|dura|durerà|è previst[ao])(?: su| per)?|(?:loopt|duurt|beslaat|geldt|bestrijkt)(?: over| voor)?|(?:trwa|potrwa|obejmuje|obowiązuje|będzie trwać|jest przewidzian[ay])(?: przez| na)?|(?:sträcker sig|löper|pågår|varar|gäller|omfattar|beräknas (?:pågå|vara)|väntas (?:pågå|vara))(?: över| i| på| under)?|(?:strækker sig|strekker seg|løber|løper|varer|gælder|gjelder|omfatter|forventes at vare|ventes å vare|er berammet til)(?: over| i| på)?|(?:kestää|jatkuu|ulottuu)|(?:trvá|potrvá|bude trvat|platí|je plánován[ao]?)(?: po| na)?)`;
const ABOUT = String.raw`(?: (?:about|around|roughly|approximately|initially|at least|some|a total of|the first|etwa|rund|ca\.|circa|zunächst|vorerst|voraussichtlich|insgesamt|environ|au moins|unos|unas|cerca de|aproximadamente|aproximadamente|inicialmente|circa|almeno|ongeveer|minimaal|około|co najmniej|ungefär|cirka|minst|totalt|mindst|foreløbig|foreløpig|noin|vähintään|asi|zhruba|nejméně))?`;
const RUNS = quickly(
  new RegExp(
    String.raw`(?<!\p{L})${JOB}(?: (?!(?:and|und|et|y|e|en|i|och|og|ja|a|has|have|hat|with|mit|avec|con|com|met|z|med|s|that|das|die|der|qui|que|che|dat|które|som|joka|které)(?!\p{L}))[\p{L}'’-]{1,16}){0,4}? (?:and |und |et |y |e |en |i |och |og |ja |a )?${LASTS}${ABOUT} $`,
    "iu",
  ),
);
/** "We need somebody for", "vi skal bruge dig i", "zatrudniamy na". */
const HIRES = quickly(
  new RegExp(
    String.raw`(?<!\p{L})(?:we(?:['’]re| are)? (?:hiring|recruiting|need|looking for (?:someone|somebody|help|you))(?: [\p{L}'’-]{1,14}){0,4}? for|(?:suchen|brauchen|benötigen) wir(?: [\p{L}.-]{1,20}){0,5}? (?:für|auf)|(?:recherchons|cherchons)-nous(?: [\p{L}-]{1,14}){0,4}? pour|zoeken (?:we|wij)(?: \p{L}{1,14}){0,5}? voor|söker vi(?: \p{L}{1,14}){0,5}? i|(?:søger|søker|trenger) vi(?: \p{L}{1,14}){0,5}? i|wir (?:suchen|brauchen|stellen|benötigen)(?: [\p{L}-]{1,20}){0,5}? (?:für|auf)|nous (?:recrutons|cherchons|recherchons|avons besoin)(?: [\p{L}'’-]{1,14}){0,5}? pour|(?:buscamos|contratamos|necesitamos)(?: \p{L}{1,14}){0,5}? (?:por|durante|para)|(?:procuramos|contratamos|precisamos)(?: \p{L}{1,14}){0,5}? (?:por|durante)|(?:cerchiamo|assumiamo)(?: \p{L}{1,14}){0,5}? per|(?:we|wij) (?:zoeken|hebben|nemen)(?: \p{L}{1,14}){0,5}? voor|(?:szukamy|zatrudni(?:amy|my)|potrzebujemy)(?: \p{L}{1,14}){0,5}? na|vi (?:söker|anställer|behöver)(?: \p{L}{1,14}){0,5}? (?:i|under)|vi (?:søger|skal bruge|ansætter|har brug for|søker|trenger|ansetter)(?: \p{L}{1,14}){0,5}? i|(?:hledáme|přijmeme|potřebujeme)(?: \p{L}{1,14}){0,5}? na)${ABOUT} $`,
    "iu",
  ),
);
/** Somebody employed by an agency works at its customer for so long. */
const AT_CUSTOMER = folded(
  /(?<!\p{L})(?:as a consultant (?:at|for|with)|on assignment (?:at|with)|als Berater\p{L}{0,2} bei|en mission chez|como consultor\p{L}? en|come consulente presso|gedetacheerd bij|als consultant bij|som konsult hos|som vikar hos|som konsulent hos|ute hos|na projekcie u|na projektu u)(?: [\p{L}-]{1,14}){1,3}? (?:for|für|pour|por|per|voor|na|i|på) $/iu,
);
/** A pronoun for what an earlier sentence or clause names: "sie dauert". */
const IT_LASTS = quickly(
  new RegExp(
    String.raw`(?<!\p{L})(?:it|this|sie|es|er|diese|elle|il|cela|ça|esta|este|ela|ele|esso|essa|hij|ze|deze|dit|ona|on|ono|to|den|det|denne|se|tämä)(?: (?:will|also|initially|zunächst|voraussichtlich))? ${LASTS}${ABOUT} $`,
    "iu",
  ),
);
/** At the head of a sentence, words before a first length: "Initially for". */
const AT_FIRST = folded(
  /^\P{L}{0,3}(?:initially|to begin with|at first|zunächst|vorerst|anfangs|dans un premier temps|pour commencer|d['’]abord|inicialmente|en principio|de início|inizialmente|per cominciare|in eerste instantie|om te beginnen|początkowo|na początek|till att börja med|inledningsvis|i första hand|i første omgang|til å begynne med|aluksi|zpočátku|nejprve)[,:]?(?: for| auf| für| pour| por| per| voor| na| i)?(?: ein| eine| the first)? $/iu,
);
/** An appointment for so long, or a label. */
const NAMED_FOR = quickly(
  new RegExp(
    String.raw`(?<!\p{L})(?:(?:appointment|studentship|fellowship|residency|apprenticeship|\p{L}{0,12}anstellung|embauche|contratación|contratação|assunzione|aanstelling|zatrudnienie|\p{L}{0,14}anställning|\p{L}{0,14}ansættelse|ansettelse|työsuhde|pracovní poměr)(?: is| ist| de \p{L}{3,9})?(?: for| of| über| auf| für| pour| por| per| di| voor| na| på| i)|(?:(?:estimated|expected|planned|voraussichtliche|geplante|verwachte|przewidywany|beräknad|forventet|arvioitu|předpokládaná|työsuhteen|sopimuksen) )?(?:duration|length|dauer|durée|duración|duração|durata|duur|czas trwania|okres|längd|varaktighet|varighed|varighet|kesto|délka|doba trvání)(?: (?:of|du|de|del|do|da|van) \p{L}{2,12}| estimée| prévue| estimada| prevista)?(?: ?[:–-]| is| ist| beträgt| est de| est| es de| es| é de| è di| bedraagt| is| wynosi| är| er| on| je))${ABOUT} $`,
    "iu",
  ),
);
/** "It's four months of work". */
const IT_IS = folded(
  /(?<!\p{L})(?:it['’]s|it is|that['’]s|es sind|es geht um|c['’]est|ce sont|il s['’]agit de|son|serán|se trata de|são|serão|trata-se de|sono|si tratta di|het is|het gaat om|het betreft|to|chodzi o|det är|det rör sig om|det er|det drejer sig om|det dreier seg om|kyseessä on|jde o)(?: about| etwa| environ| unos| uns| circa| ongeveer| około| ungefär| cirka| noin| asi)? $/iu,
);
const OF_WORK = folded(
  /^ (?:of (?:contract |freelance |full-time |part-time )?work|arbeit|de travail|de mission|de trabajo|de trabalho|di lavoro|werk|pracy|arbete|arbejde|arbeid|töitä|práce)(?!\p{L})/iu,
);

/** Most sentences lack words for what lasts, and need no closer look. */
export const NAMES_LASTING = quickly(
  /available|tenable|offer|disponib|disponív|proposé|ouvert|ofrece|oferecid|beschikbaar|aangeboden|dostępn|oferowan|utlyses|erbjuds|ledig|tilg[æj]|opslås|tilbyde?s|avoinna|tarjolla|täytett|dispozici|nabízen|vypsán|steht|zu vergeben|zu besetzen|ausgeschr|angeboten|verfügbar|appointment|studentship|fellowship|residency|apprentice|anstellung|embauche|contrata|assunzione|aanstelling|zatrudn|anställning|ansættelse|ansettelse|työsuhde|poměr|duration|length|dauer|durée|duraci|duração|durata|duur|okres|czas|längd|varaktighet|varigh|kesto|délka|doba|is for|ist auf|ist für|est pour|es por|é por|è per|is voor|jest na|är på|er på|je na|lasts?\b|runs?\b|takes?\b|extend|spans?\b|covers?\b|stretch|erstreckt|läuft|geht|dauert|gilt|ausgelegt|angelegt|étend|étale|porte|court|dure|prévue?|conclue?|extiende|prolonga|dura|cubre|abarca|estende|cobre|abrange|copre|previst|loopt|duurt|beslaat|geldt|bestrijkt|trwa|obejmuje|obowiąz|przewidz|sträcker|löper|pågå|varar|gäller|omfatta|vara\b|strækker|strekker|løber|løper|vare|gælder|gjelder|omfatter|berammet|kestää|jatkuu|ulottuu|trvá|trvat|platí|plánov|hiring|recruiting|we need|looking for|suchen|brauchen|stellen|benötigen|recrutons|cherchons|recherchons|besoin|buscamos|contratamos|necesitamos|procuramos|precisamos|cerchiamo|assumiamo|zoeken|hebben|nemen|szukamy|zatrudni|potrzebujemy|söker|anställer|behöver|søger|bruge|ansætter|brug for|søker|trenger|ansetter|hledáme|přijmeme|potřebujeme|consult|konsul|assignment|berater|mission|gedetach|vikar|projek|initially|begin|first|limited|begrenzt|limité|limitad|limitat|beperkt|ograniczon|begräns|begræns|begrens|omezen|zunächst|vorerst|anfangs|premier|commencer|abord|inicialmente|principio|início|inizial|comincia|instantie|beginnen|początk|börja|inledning|första|første|aluksi|zpočátku|nejprve|of work|arbeit|travail|trabajo|trabalho|lavoro|werk|pracy|arbete|arbejde|arbeid|töitä|práce|leave|elternz|mutterschutz|congé|baja|excedencia|licença|materni|congedo|verlof|macierzyń|rodziciel|wychowaw|ledig|barsel|foreldre|forældre|vapaa|mateřsk|rodičovsk|sabbat/i,
);

/** Somebody's leave, which another person covers. */
const LEAVE = quickly(
  /(?:maternity|paternity|parental|adoption|sick|family) leave|sabbatical|elternzeit|mutterschutz|sabbatjahr|congé (?:de )?(?:maternité|parental|paternité|maladie|sabbatique)|baja (?:de|por) (?:maternidad|paternidad|enfermedad)|la baja (?:que|de)|excedencia|licença (?:de |parental)|está de licença|(?:in|per) maternità|congedo (?:di|parentale)|(?:zwangerschaps|ouderschaps|bevallings)verlof|met verlof|op verlof|urlop\p{L}{0,2} (?:macierzyńsk|rodzicielsk|wychowawcz)|föräldraledig|tjänstledig|mammaledig|på barsel|barsel(?!stillæg)|foreldrepermisjon|forældreorlov|(?:äitiys|vanhempain|perhe|opinto)vapaa|mateřsk|rodičovsk/iu,
);
const COVERS = quickly(
  /cover|replac|stand(?:ing)? in|(?:who|while) (?:\p{L}{1,10} ){0,2}(?:is|goes|are)|vertritt|vertret|springst|einspringen|remplac|cubr[ie]|valt in|invall|zastoup|tuura|sustitu|supl|substitu|sostitui|vervang|zastęp|zatrudnia|na czas|vikari|sijais|ajaksi|zástup|zaskoč|po dobu|während|pendant (?:que|le)|le temps|mientras|enquanto|mentre|terwijl|medan|mens (?:hun|han|\p{Lu})/iu,
);
/** Leave that the employer gives. */
const GIVEN = quickly(
  /full pay|fully paid|\bpaid\b|bezahlt|vergütet|rémunéré|payé|retribuid|pagad[ao]|remunerad|retribuit|pagat|doorbetaald|betaald|płatn|betald|betalt|lønnet|palkallin|placen|you get|we offer|we give|bieten|offrons|ofrecemos|oferecemos|offriamo|bieden|oferujemy|erbjuder|tilbyder|tilbyr|tarjoamme|nabízíme/iu,
);

/** Returns whether a sentence says that somebody covers for a colleague on leave. */
export const coversLeave = (text: string): boolean => LEAVE.test(text) && COVERS.test(text) && !GIVEN.test(text);

/** Returns whether a length, by the words before and behind it, is how long the job lasts. */
export function isJobsLength(before: string, behind: string): boolean {
  return (
    RUNS.test(before) ||
    HIRES.test(before) ||
    AT_CUSTOMER.test(before) ||
    AT_FIRST.test(before) ||
    NAMED_FOR.test(before) ||
    (IT_IS.test(before) && OF_WORK.test(behind))
  );
}

/** As `isJobsLength`, where an engagement that ends is named before: "it lasts". */
export const lastsBefore = (before: string): boolean => IT_LASTS.test(before);

/** The post itself is permanent, whatever else in the sentence lasts so long. */
export const IS_PERMANENT = quickPhrases(
  String.raw`(?:is|are|ist|sind|est|es|é|è|is|jest|är|er|on|je)(?: (?:a|an|eine?|un|una|een|et|en))? (?:permanent|open-ended|unbefristet\p{L}{0,2}|CDI|à durée indéterminée|indefinid[oa]|fij[oa]|sem termo|efetiv[oa]|a tempo indeterminato|voor onbepaalde tijd|na czas nieokreślony|tillsvidare|fast|vakituinen|toistaiseksi voimassa|na dobu neurčitou|(?:fast|varig) stilling)`,
);
/** What has lasted so far. */
export const HAS_LASTED = folded(
  /(?<!\p{L})(?:(?:has|have|['’]ve) been (?:\p{L}{1,12} )?(?:for )?|for the (?:last|past) |lleva(?:mos)? |há |läuft seit |seit |depuis |da |sinds |od |sedan |i över |siden |jo |už )$/iu,
);
/** "With a start in March" is no contract with somebody. */
export const WITH_START = folded(
  /^ (?:with|mit|avec|con|com|met|z|med|s) (?:an? |einem |une? |un'|uma? |)(?:immediate |sofortige[mr] |möglichkeit|)(?:start|beginn|prise|début|inicio|início|inizio|decorrenza|ingang|aanvang|początk|rozpoczęci|början|tillträde|tiltrædelse|opstart|oppstart|tiltredelse|nástup)/iu,
);

import { quickLatinPhrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { MORE_LEADS, NUMBER, OF, PEOPLE, TEAM } from "./leading-words.ts";
import { LED_UNITS } from "./hired/led-units.ts";
import { SOUGHT_LEADERS } from "./sought-leaders.ts";

const MANY = String.raw`(?:(?:your own|a|an|our|the|your|ein(?:e[smnr]?)?|dein(?:e[smnr]?)?|unser(?:e[smnr]?)?|une|votre|ton|un|uno|una|tu|su|uma|um|a|o|il|tuo|een|je|jouw|uw|ett|en|din|ditt|et|dit) (?:[\p{L}-]{2,18} ){0,2}?${TEAM}${OF}(?!(?:volunteer|freelanc|contractor|vendor|student|pupil|child|stakeholder|ehrenamt|bénévol|voluntari|vrijwillig|wolontari|frivillig))(?:${NUMBER}|[\p{L}-]{3,})|(?:your |deine |ihre |vos |tus |sus |je |din |dina )?${NUMBER} ?(?:direct |fest |own |unsere[rn]? |vos |\p{L}{3,14} ){0,2}?${PEOPLE})`;

/** Says that the reader leads people, as a verb at the head of a sentence or behind the reader. */
const LEADS = [
  // "You'll lead a team of five", "Manage a team of six tutors".
  String.raw`(?=lead|manag|supervis|oversee|head|line|direct|run)(?<=(?:^[^a-zÀ-ɏ]{0,4}|you(?:['’]ll| will)? (?:also |directly )?|role (?:will |is to )?|(?:post-?holder|jobholder|role-?holder|candidate|incumbent) will |responsible for |(?:hired?|engineer|manager|leader|person|someone|somebody|wanted|designer|specialist|lead) to |:\s|and )(?:(?:directly|successfully) )?(?:[\p{L}]{3,12}(?:,| and|, and) ){0,3})(?:lead|manag(?:e|ing)|supervis(?:e|ing)|oversee(?:ing)?|leading|head up|line[- ]manag(?:e|ing)|direct|run) (?:and \p{L}{4,12} |\p{L}{4,12}ly )?${MANY}`,
  String.raw`(?:in charge of|responsible for|responsibility for|at the head of|oversight of) ${MANY}|your own team of|(?:leadership|management|supervision) of an? (?:[\p{L}\d-]{2,14} ){0,2}team|(?:manager|head|director|supervisor|matron) (?:is|has|will be) (?:\p{L}{3,12}[\p{L}-]{0,12} )?(?:responsible|accountable|accountability|responsibility) for [^.;]{0,50}?(?:staff|employees|personnel|(?:its|the|all) team)|report(?:ing)? (?:directly |in)?to you (?:will be|are|is)|(?:with|have|has|having) (?:approximately |around |up to |about )?(?:${NUMBER}) (?:direct reports|people reporting to you)|(?:${NUMBER} )(?:\p{L}{3,14} ){0,2}(?:will )?report(?:ing)? (?:directly )?to you|(?:people|line|staff) (?:management )?responsibility for (?:${NUMBER}|a team|your team)|line management of (?:${NUMBER}|a team)|(?:overall|full|round-the-clock|24[- ]hour|ultimate) (?:accountability|responsibility) for (?:the|your) (?:\p{L}{3,12} )?(?:unit|ward|department|store|team|home|branch|kitchen|shop)(?:,| and) (?:its|the|all|your) (?:staff|team|people|employees)`,
  // "Du führst ein Team von acht Leuten", "Leitung eines Teams mit zehn Fachkräften".
  String.raw`(?:(?:du|sie) (?:führst|führen|leitest|leiten|steuerst|steuern|verantwortest|verantworten)(?: als \p{L}{4,20})?|(?:führst|leitest|führen|leiten) (?:du|sie)|(?:leitung|führung|steuerung)(?: und \p{L}{5,18})?) (?:(?:fachlich|disziplinarisch|und|dabei|hier|direkt) ){0,3}${MANY}`,
  String.raw`(?:personal|führungs|mitarbeiter|budget- und personal|ergebnis- und personal)verantwortung (?:für|über|von) (?:rund |ca\. |etwa )?(?:${NUMBER}|ein|dein|das|die|ihr|unser)|(?:ihnen|dir) (?:sind|werden|unterstehen|berichten)(?: fachlich| direkt| disziplinarisch)? (?:rund )?${NUMBER}|${NUMBER} (?:\p{L}{3,16} )?(?:sind|berichten|unterstehen) (?:an )?(?:ihnen|dir|dich|sie)|(?:übernimmst|übernehmen)(?: sie)? die (?:\p{L}{5,12} )?leitung (?:unsere[rs]|der|des|eine[rs])|(?:du bist|sie sind) (?:\p{L}{3,10} )?für ${MANY} (?:\p{L}{5,14} )?verantwortlich|verantwortlich für ${MANY}|vorgesetzte[rn]? von|leitung (?:des|eines|unseres) teams|(?:du führst|sie führen|führst du|führen sie) (?:rund )?${NUMBER}|(?:trag(?:en|st)|übern(?:ehmen|immst)|hab(?:en)|hast) (?:\p{L}{2,14} ){0,3}(?:personal|führungs|mitarbeiter)verantwortung|disziplinarische (?:und fachliche )?(?:führung|leitung|verantwortung) (?:von|für|der|des|eines|deines)`,
  // "Vous encadrez une équipe de huit personnes".
  String.raw`(?:(?:vous|tu) (?:encadre|manage|dirige|anime|pilote|supervise|coordonne)(?:z|s|rez|ras)?|vous (?:serez|êtes) (?:à la tête d|responsable d)['’]?|(?<=^[^a-zÀ-ɏ]{0,4})(?:encadre(?:r|ment)|manager|management|diriger|direction|animer|animation|superviser) ?(?:d['’]|de )?|à la tête (?:d['’]|de )|(?:responsable|supérieure?) hiérarchique (?:d['’]|de )|l['’]encadrement (?:d['’]|de )|(?:vous|tu) (?:aurez|auras|avez|as) (?:sous (?:votre|ta) responsabilité|à (?:votre|ta) charge|la responsabilité d['’e])) ?(?:et \p{L}{5,12} |au quotidien |directement )?(?:${MANY}|une dizaine d|une équipe d|${NUMBER} personnes sous votre responsabilité|${NUMBER} \p{L}{3,12}(?:eurs|euses|iens|iennes|istes|ants|antes|iers|ières|gents|iés)(?![\p{L}]))|(?:vous|tu) (?:pren(?:ez|ds|drez|dras)|assur(?:ez|es)) la direction (?:du|de la|de l['’]|d['’]un\p{L}?) ?(?:magasin|agence|site|équipe|restaurant|crèche|établissement|service|atelier|boutique|structure)|(?<=^[^a-zÀ-ɏ]{0,4})manager d['’]une (?:équipe|dizaine|quinzaine|vingtaine)|(?:responsabilité|management) (?:hiérarchique|direct|managériale) (?:de|d['’]) ?(?:${NUMBER}|une équipe)`,
  // "Tendrás a cargo un equipo de 20 asesores".
  String.raw`(?:tendrás?|estarás? al|con|tiene|contarás? con) (?:a (?:tu |su )?)?(?:cargo|bajo tu (?:cargo|responsabilidad)|frente)(?: de)? ${MANY}|(?:lidera|dirigi|gestiona|supervisa|coordina|encabeza)r(?:ás|á) (?:y \p{L}{5,14} )?${MANY}|(?<=^[^a-zÀ-ɏ]{0,4})(?:liderar|dirigir|gestionar|supervisar|coordinar|liderazgo de|gestión de|dirección de) (?:y \p{L}{5,14} )?(?:a )?${MANY}|(?:tendrás|con) ${NUMBER} personas a (?:tu )?cargo|personal a cargo: ?sí|(?:lidera|dirigi|gestiona|supervisa|coordina|encabeza)r(?:ás|á) (?:directamente )?(?:a )?(?:${NUMBER}|cuarenta|cincuenta) ?\p{L}{3,12}(?:ores|oras|istas|entes|antes|arios|arias|eros|eras|ados|adas|icos|icas|ales)(?![\p{L}])|tendrás (?:a )?${NUMBER} personas|responsable de un equipo de|con person(?:al|as) a (?:tu )?cargo|(?:lidera|dirigi|coordina)r(?:ás|á) [^.;]{0,20}? a (?:sus|tus) ${NUMBER}|(?<=^[^a-zÀ-ɏ]{0,4})(?:liderar|dirigir|supervisar) (?:al|el) equipo de`,
  String.raw`(?:ter|fica)r(?:á|ás) (?:sob|com) (?:a )?(?:sua|tua) (?:responsabilidade|alçada|gestão|orientação)|(?:coordena|lidera|gere|chefia|supervisiona|dirige)s? uma equip[ae] de |responsável por uma equip[ae] de|cargo de chefia|(?:liderar|gerir|coordenar) (?:o|a) (?:time|equipe|equipa)(?: de| da)?|(?:assumir(?:á|ás)|ter(?:á|ás)|far(?:á|ás)|ficar(?:á|ás) (?:com|responsável por)) (?:a |sob )?(?:a )?(?:sua |tua )?(?:gestão|liderança|coordenação|chefia|responsabilidade|cargo)(?: direta)? ?(?:de |da |dos |por )?${MANY}|(?:lidera|dirigi|geri|supervisiona|coordena|chefia)r(?:ás|á) ${MANY}|(?:irá|irás|vai|vais|vão) (?:liderar|gerir|coordenar|dirigir|chefiar|supervisionar) ${MANY}|(?<=^[^a-zÀ-ɏ]{0,4})(?:liderar|gerir|coordenar|supervisionar|chefiar|gestão de|liderança de|coordenação de) (?:e \p{L}{5,14} )?${MANY}`,
  String.raw`(?:dirig|gest|guid|coordin|supervision)(?:erai|irai|erà|irà) (?:e \p{L}{5,14} )?${MANY}|(?:gestione|coordinamento|guida|direzione|gestire|coordinare|guidare|dirigere) (?:di |d['’])?(?:e \p{L}{5,14} )?${MANY}|(?:avrai|avrà|sarai|sarà|con la) (?:la |il )?(?:responsabilità|responsabile|coordinamento|guida) (?:diretta )?(?:di|d['’]) ?${MANY}|risponderanno a te|(?:sarai|sarà) a capo di|(?:avrai|avrà) la responsabilità (?:diretta )?di ${NUMBER} \p{L}{3,12}[ei](?![\p{L}])`,
  // "Je geeft leiding aan dertig mensen".
  String.raw`(?:je|jij|u) (?:geeft|gaat|stuurt|leidt) (?:\p{L}{3,14} ){0,2}?(?:leiding(?: (?:geven )?aan)?|aan)|(?:je|jij|u) (?:stuurt|leidt) ${MANY}|(?<=^[^a-zÀ-ɏ]{0,4})(?:leidinggeven aan|leiding geven aan|aansturen van)|leidinggevende van (?:${NUMBER}|een|het|de|ons)|de leiding over|verantwoordelijk voor ${MANY}`,
  String.raw`(?:będziesz (?:kierowa(?:ć|ł[ai]?)|zarządza(?:ć|ł[ai]?)|prowadzi(?:ć|ł[ai]?)|nadzorowa(?:ć|ł[ai]?))|kierujesz|zarządzasz|poprowadzisz|pokierujesz|(?<=^[^a-zÀ-ɏ]{0,4})(?:zarządzanie|kierowanie|nadzorowanie|koordynowanie)(?: i \p{L}{5,16})?) (?:\p{L}{4,16} )?(?:zespo\p{L}{1,4}|grup\p{L}|załog\p{L}|prac\p{L}{2,9}|\p{L}{5,14}osobow\p{L}{1,3}|${NUMBER}[- ]?osobow\p{L}{1,3}|dział\p{L}{0,2})|stanowisko kierownicze|przełożon(?:ym|ą)|(?:podlegać ci będzie|będzie ci podlegać|podlegać będzie ci|pod (?:twoją|twoim) (?:opieką|kierownictwem|nadzorem) będzie)`,
  // "Du har personalansvar för 22 undersköterskor".
  String.raw`(?:personal|chefs|personale|ledelses|leder)ansvar(?:et)? (?:för|for|over)|(?:innebär|indebærer|innebærer|medför|ingår|omfattar|omfatter) (?:också |även |også )?(?:personal|chefs|personale|ledelses|leder)ansvar|arbetsledning av|(?:får|har) (?:det )?(?:fulde |fulla )?ansvar(?:et)? (?:for|för) ${MANY}|(?:blir|bliver) (?:chef|leder) (?:för|for)|(?:du|ni) (?:kommer att )?(?:har|får|ha|får) (?:\p{L}{3,14} ){0,2}(?:personal|chefs|personale|ledelses|leder)ansvar|(?:du|ni) (?:kommer att )?(?:leder|leda|styr|får ansvar för|skal lede|skal lede|vil lede|blir ansvarig för)(?: (?:och|og) \p{L}{5,12})?(?: dagligt| sammen)? ${MANY}`,
  String.raw`(?:johdat|vedät|luotsaat) (?:\p{L}{3,14} ){0,2}(?:${NUMBER} )?(?:\p{L}{3,14} )?(?:tiimiä|ryhmää|osastoa|yksikköä|joukkuetta)|(?:toimit|olet) (?:\p{L}{2,16} ){0,4}(?:esihenkilönä|esimiehenä)|vastuullasi on (?:[\p{L}\d]{2,16} ){0,3}(?:johtaminen|esihenkilötyö)|(?:kuuluu|sisältyy|sisältää) [^.;]{0,40}?(?:esihenkilö|esimies|henkilöstö)(?:vastuu|työ)|sinulla on (?:\p{L}{3,14} )?(?:esihenkilö|esimies|henkilöstö)vastuu`,
  String.raw`(?:povede(?:š|te)|budeš vést|budete vést|budeš řídit|budete řídit|budete mít na starosti|řídíš|řídíte) (?:\p{L}{3,14} ){0,2}(?:tým|skupin|kolektiv|${NUMBER}|dvanáct|deset|patnáct|osm|šest)\p{L}{0,3}|(?:odpovídáte|odpovídáš|zodpovídáte|zodpovídáš) za (?:${NUMBER}|patnáct|deset|dvanáct|osm|tým)\p{L}{0,2}|(?<=^[^a-zÀ-ɏ]{0,4})(?:vedení|řízení) (?:a \p{L}{5,12} )?(?:týmu|skupiny|${NUMBER})|máš pod sebou|budete mít pod sebou|(?:coordonezi|conduci|gestionezi) (?:o echipă|${NUMBER})|(?:vei|veți) (?:conduce|coordona|gestiona) (?:o echipă|${NUMBER})`,
].map((source) => quickLatinPhrases(source));
const EVERY_LEADS = [...LEADS, ...MORE_LEADS, ...SOUGHT_LEADERS, ...LED_UNITS];
/** Only experience or a chance, somebody else's people, or none. */
const NOT_LED = folded(
  /(?<![a-zÀ-ɏ])(?:experience|experienced|proven|ability|years|without|no|not|doesn['’]t|don['’]t|who|whose|he|she|they|help(?:s|ing)?|support(?:s|ing)?|assist(?:s|ing)?|opportunit(?:y|ies)|chance|future|eventually|perspektivisch|später|möglichkeit|option|erfahrung(?:en)?|ohne|keine?|expérience|sans|possibilité|à terme|experiencia|experiência|sin|sem|não|no|posibilidad|possibilidade|esperienza|senza|non|possibilità|ervaring|zonder|geen|mogelijkheid|doświadczeni\p{L}{1,2}|bez|nie|możliwość|erfarenhet\p{L}{0,2}|erfaring|utan|uden|uten|ingen|intet|inte|ikke|möjlighet|mulighed|mulighet|kokemusta|ei|ilman|zkušenost\p{L}{0,2}|možnost|could|may|might|potential(?:ly)?|grow into|able to|aprender|learn|previous(?:ly)?|has|reports? to|your manager|report to)(?![a-zÀ-ɏ])/iu,
);
/** Other than people at work are led. */
const OTHER_LED = folded(
  /(?<![a-zÀ-ɏ])(?:volunteers?|freelancers?|students?|pupils?|children|kinder\p{L}{0,2}|schüler\p{L}{0,5}|ehrenamtlich\p{L}{0,3}|bénévoles|élèves|enfants|voluntari[oa]s|voluntári[oa]s|alumnos|alunos|volontari|alunni|bambini|vrijwilligers|leerlingen|kinderen|wolontariuszy|uczniów|dzieci|volontärer|elever|barn|børn|laps\p{L}{1,4}|laste\p{L}{1,3}|pensionär\p{L}{1,3}|frivillige|vapaaehtoi\p{L}{2,6}|oppilai\p{L}{2,4}|dobrovolníků|žáků|dětí|projects?|accounts?|clients?|customers?|patients?|vehicles|orders|vendors|suppliers|servers|newsletters|printers|computers|registers|containers|trailers|freezers|investments|engagements|events|experiments|centers|centres|users|deployments|documents|partners|stakeholders|cross-functional|projekt\p{L}{0,3}|residents?|guests?|learners?|beboere|bewoners|mieszkańców|résidents|residentes|ospiti|asukka\p{L}{2,4}|obyvatel|klientů|proyectos|projetos|progetti|projets|projecten|kund\p{L}{1,3}|klient\p{L}{1,4}|clientes?|clienti|asiakka\p{L}{2,4}|zákazník\p{L}{1,2}|länder|bilder|nutzer|spieler|účetnictví|mzd[yu]|agend[auy]|firem|podnik[ůy]|společností|dokumentac\p{L}{1,2}|staveb|evidenc\p{L}{1,2}|contabilidad(?:e)?|contabilità|boekhouding|księgowość|regnskabe?t|bokföringen|kirjanpito\p{L}{0,2}|étudiants|stagiaires|apprentis|visiteurs|voyageurs|joueurs|mieter|bewohner|häuser|zimmer|partnern?|nächte|wochen)(?![a-zÀ-ɏ])/iu,
);
/** The words found deny it themselves: "Du har inget personalansvar". */
const DENIES =
  /(?<![a-zÀ-ɏ])(?:no|not|without|keine?|ohne|sans|aucune?|sin|ning[uú]n\p{L}{0,2}|sem|nenhum|senza|nessun\p{L}?|geen|zonder|nie|bez|inget|ingen|inte|utan|intet|ikke|uden|uten|ei|ilman|žádn\p{L}{1,3})(?![a-zÀ-ɏ])/iu;
const BEHIND_CHARACTERS = 24;
/** Somebody else has the people: "disciplinary leadership of the group stays with the head of department". */
const STAYS = folded(
  /^[^.;,]{0,60}?(?<![a-zÀ-ɏ])(?:stays?|remains?|rests?|lies|liegt|bleibt|verbleibt|ligger|reste|revient|incombe|permanece|queda|rimane|resta|spetta|blijft|ligt|pozostaje|leży|zůstává) (?:[a-zÀ-ɏ]{3,12} )?(?:with|bei|hos|au|à|aux|con|en|com|al|alla|bij|po stronie)(?! (?:you|dir|ihnen|dig|vous|ti|jou|u(?![a-zÀ-ɏ])))/iu,
);

/** Japanese: "部下10名を率いる", "メンバーのマネジメント". */
const UNSPACED =
  /部下.{0,4}(?:\d|[一二三四五六七八九十数]).{0,3}(?:名|人)|(?:\d{1,3}|[一二三四五六七八九十数])(?:名|人)[^。]{0,10}(?:を|の)(?:率い|統括|マネジメント|束ね|まとめ)|(?:チーム|メンバー|部門|店舗|部署)(?:全体)?を(?:率い|統括|束ね)|(?:部下|メンバー|スタッフ)(?:\d{1,3}名)?の(?:採用|育成|評価|マネジメント|労務管理)/u;
const UNSPACED_OTHER = /経験|候補|将来|上司|先輩|歓迎|可能性/u;

/** Returns whether a sentence says that somebody leads people in this job. */
export function leadsPeople(text: string): boolean {
  if (/[\u3041-\u30ff\u4e00-\u9fff]/u.test(text)) return UNSPACED.test(text) && !UNSPACED_OTHER.test(text);
  return EVERY_LEADS.some((leads) => isLed(text, leads.exec(text)));
}

/** Returns whether what an expression has found is said of the reader, and of people at work. */
function isLed(text: string, match: RegExpExecArray | null): boolean {
  if (match === null) return false;
  const end = match.index + match[0].length;
  const before =
    text
      .slice(0, match.index)
      .split(/[.;•·]/u)
      .at(-1) ?? "";
  return (
    !NOT_LED.test(before) &&
    !STAYS.test(text.slice(end)) &&
    !DENIES.test(match[0]) &&
    !OTHER_LED.test(`${match[0]}${text.slice(end, end + BEHIND_CHARACTERS)}`)
  );
}

import { folded } from "#normalise/text/folded-expression.ts";
import { FOUNDERS } from "./education-later.ts";
import { quickly } from "../text/quick-expression.ts";

const PUPILS =
  "(?:\\p{L}{0,14}(?:studierende|studenten|student(?:s|inn)|schüler|abiturient|azubi|auszubildende|lehrling|doktorand)\\p{L}{0,5}|étudiante?s?|lycéenne?s?|élèves|apprentis|stagiaires|doctorants|(?<!estudios )universitarios|estudiantes|alumn[oa]s|bachilleres|studenti|studentesse|allievi|ragazzi|alun[oa]s|estudantes|(?<!(?:estudos|cursos|graus|diplomas) )universitári[oa]s|\\p{L}{0,14}(?:elever|eleverna|elevene|lærlinger?|lærlinge|lärlingar|lärlingarna|studerende|studenter|studenterna|studentene|doktorander|kursister)|\\p{L}{0,14}opiskelijo\\p{L}{1,4}|lukiolais\\p{L}{1,3}|oppilai\\p{L}{1,4}|student(?:y|ů|ům|ów|om)|uczni(?:ów|om|owie)|elevi(?:i|lor)?|studen[țţt]i(?:i|lor)?|žák(?:y|ů|ům)|maturant\\p{L}{1,3})";
/** Somebody teaches or helps others who still learn: "vous accompagnez des étudiants en BTS". */
const TAUGHT = quickly(
  new RegExp(
    String.raw`(?<!\p{L})(?:unterricht(?!s)|betreu|begleite|unterstütz|coach|lehrst|hilf|helf|enseign(?!ement)|accompagn|aide[rsz]|encadr|accueill|acog|accogli|receb|atend|form(?:e[rz]?|ons) (?:des|les|nos)|enseñ(?!anza)|imparti|darás clase|dar clase|ayud(?!ante)|acompañ|tutoriz|insegn(?!ante)|aiut|seguirai|lezioni|dar aulas|aulas a|ensin(?!o)|apoi|ajud|undervis|handled|hjälp|hjælp|hjelp|vejled|veiled|opet(?:at|taa|etaan)|ohja(?:at|ta)|autat|aut(?:amme|at)|følger op|följer upp|følger opp|bistår|stöttar|støtter|szkol(?:isz|imy)|przygotow|pomaga|wspiera|aju[țţt]|preg[ăa]te[șşs]t|sprijin|učí[mš]|učíte|učit(?!el)|vyučuj|pomáh|vede[šnt])\p{L}{0,6}[^.;,]{0,30}?(?<!\p{L})${PUPILS}(?!\p{L})(?:(?! (?:und|et|y|e|och|og|ja|a) (?:hast|bist|haben|du|vous|tu|tienes|hai|sei|tens|har|er|on|sinulla|máte|jste|une?|mit|avec|con|com|med) )[^.;,]){0,60}`,
    "iu",
  ),
);
/** Somebody prepares others for an exam: "aiuti i ragazzi a preparare la maturità". */
const EXAM_PREPARED = quickly(
  /(?<!\p{L})(?:prepar(?:are|arsi|azione|ar|ación|ação)|příprav\p{L}{1,3}|připrav\p{L}{1,4}|vorbereitung|vorzubereiten|förbereder|forbereder|préparer|préparation|valmist\p{L}{3,8}) (?:\p{L}{1,5} ){0,2}(?:maturità|maturit\p{L}{1,2}|abitur|bac|baccalauréat|bachillerato|selectividad|vestibular|enem|studentexamen|studentereksamen|ylioppila\p{L}{1,10}|laurea|licenciatura|mestrado)(?!\p{L})/iu,
);
/** Schools as customers: "Unsere Kunden sind Hochschulen". */
const CUSTOMERS = quickly(
  /(?<!\p{L})(?:unsere[nr]? (?:kund(?:en|innen|schaft)|mandant(?:en|schaft)|patient(?:en|innen)|leser\p{L}{0,6}|nutzer\p{L}{0,6}|gäste|teilnehm\p{L}{2,8})|nos (?:clients|patients|lecteurs|usagers|adhérents|stagiaires)|nuestros (?:clientes|pacientes|lectores|usuarios|socios|alumnos)|onze (?:klanten|patiënten|lezers|cliënten|gasten|leden|cursisten)|i nostri clienti|nossos clientes|våra kunder|vores kunder|våre kunder|kundene våre|asiakkaamme|asiakkaitamme|naš[ií]\p{L}{0,2} (?:zákazní|klient)\p{L}{1,4}|お客様|取引先|顧客)[^.;。]{0,90}/iu,
);
/** Who works there already: "il nostro team è formato da dottori di ricerca". */
const COLLEAGUES = quickly(
  /(?<!\p{L})(?:unser team (?:besteht|ist)|(?:im (?:kollegium|team)|unser team|in ons team|dans l['’]équipe|en el equipo|nel team|na equipa|w zespole|i teamet) ?:|notre équipe (?:est|compte|réunit|rassemble)|nuestro equipo (?:está|lo|cuenta|se compone)|il nostro team|nossa equip[ae] (?:é|tem|conta|está)|vårt team (?:består|har)|vores (?:team|hold) (?:består|har)|teamet (?:vårt )?består|tiimimme|tiimissämme|náš tým (?:tvoří|se skládá|má))(?!\p{L})[^.;]{0,90}/iu,
);
/** A school that isn't enough: "ensino fundamental não basta: ensino médio completo". */
const NOT_ENOUGH = quickly(
  /(?<![^.;,:] ?)[^.;,:]{2,60} (?:reicht (?:uns )?nicht|genügt (?:uns )?nicht|ne suffit pas|no basta|no es suficiente|não (?:basta|serve|é suficiente)|non (?:basta|è sufficiente)|räcker inte|är inte nog|er ikke nok|ikke nok|ei riitä|ei ole tarpeeksi|nestačí)(?!\p{L})[^.;,:]{0,20}(?:[.;,:]|$)/iu,
);
/** Somebody who still studies is sought. */
const STUDENTS_SOUGHT = quickly(
  /(?<!\p{L})(?:étudiante?s?(?:\(e\))? (?:bienvenu|accept|en (?:licence|master|bts|alternance|école|dernière|première|deuxième|troisième))\p{L}{0,5}|(?:êtes|es|cherchons|recherchons|recrutons) (?:une? |des |actuellement |encore )?étudiante?s?|alternante?s?|(?:søker|søger|söker|ser etter) (?:\p{L}{1,12} )?(?:studenter|studerende)|laurend[oaie]|studerar till|studere till|opiskelijo\p{L}{1,4}|\p{L}{4,16}opiskelijo\p{L}{1,4}|hledáme student\p{L}{1,3}|cerchiamo student\p{L}{1,3}|procuramos (?:universitári[oa]|estudante)s|werkstudent\p{L}{0,5})(?!\p{L})/iu,
);
/** Who works there already, in Japanese: "先輩には高専出身者がいます". */
const SENIORS = quickly(
  /(?:社員|スタッフ|メンバー)の(?:半分|多く|大半|約?\d{1,2}割|ほとんど)[はが][^。]{0,40}|先輩(?:社員|スタッフ)?(?:たち)?(?:に|は|の(?:多く|中に)?(?:は|も))[^。]{0,60}/u,
);
/** Whom somebody trains, leads or recruits, as the first words of a task: "Former les conseillers (bac+2 à bac+5)". */
const TRAINED_STAFF = quickly(
  /^\P{L}{0,3}(?:former|encadrer|manager|recruter|accompagner|animer|coacher|conseiller|orienter|superviser|formar|dirigir|coordinar|reclutar|orientar|acompañar|asesorar|formare|gestire|coordinare|selezionare|affiancare|schulung|anleitung|einarbeitung|begleitung|führung|betreuung|gewinnung|begeleiden|aansturen|opleiden|werven|coachen) (?:(?:von|der|des|les|las?|los|de|une?|un[oa]?|il|gli|i|le|het|een|tes|tus|nos|nuestros|unserer?|deiner?|onze|je|d['’]) ?){0,3}(?:\p{L}{3,20} ){0,2}?(?:équipes?|conseill\p{L}{3,6}|collaborat\p{L}{3,6}|techniciens|salariés|apprentis|managers|candidats|vendeurs|équipier\p{L}{0,2}|equipos?|colaboradores|técnicos|candidatos|team|collaboratori|tecnici|mitarbeit\p{L}{3,7}|teams?|fachkräfte\p{L}?|auszubildende\p{L}?|azubis|medewerkers|collega['’]s)(?!\p{L})[^.;]{0,120}/iu,
);
const CLAUSES_OF_OTHERS = [TRAINED_STAFF, SENIORS, TAUGHT, EXAM_PREPARED, CUSTOMERS, COLLEAGUES, NOT_ENOUGH, FOUNDERS];

/** Returns a sentence without what it says of pupils, students and customers. */
export function withoutOthers(sentence: string): string {
  let text = sentence;
  for (const clause of CLAUSES_OF_OTHERS) {
    const found = clause.exec(text);
    if (found !== null) text = text.slice(0, found.index) + text.slice(found.index + found[0].length);
  }
  return text;
}

/** Returns whether a sentence seeks somebody who still studies. */
export const seeksStudents = (sentence: string): boolean => STUDENTS_SOUGHT.test(sentence);

/** Says in Japanese that what precedes is welcome: "修士号をお持ちの方は優遇". Newcomers are welcome beside a degree that is asked for. */
const WELCOMED =
  /^[^。、，,;；((]{0,16}?(?:우대|환영|선호|优先|優先|更佳|尤佳|加分)|^[^。、((]{0,20}?(?:(?<!未経験|未経験者|初心者|第二新卒)歓迎|優遇|尚可|なお可|望ましい|(?<!で)あれば|有利|プラス)|^(?:以上)?の(?:先輩|メンバー|社員|スタッフ|仲間)|^論文|^から[^。]{0,20}(?:社員|先輩|になった)|^[・、][^。以]{0,16}(?:どなたでも|誰でも|問わず)|^[^。、以]{0,16}(?:在籍|活躍|多数|所属)|^卒?業?(?:の)?(?:初任給|月給|給与)|^[^。、]{0,14}(?:必要(?:は)?(?:ありません|ございません|なし)|必須ではありません|必須ではない|求めません)|^(?:資格)?(?:業)?(?:を控え|後の進路|式|アルバム|の方も[^。]{0,8}同じ|ですか|がなくて|でなくて|の方も[^。]{0,12}の方も)/u;

/** Returns whether what follows a name in Japanese makes it optional. */
export const isWelcomed = (after: string): boolean => WELCOMED.test(after);

/** Says that the name right after it is welcome: "è preferibile una laurea". */
const PREFERABLY = folded(
  /(?<!\p{L})(?:preferibil[ei]|auspicabil[ei]|meglio se (?:con )?|nejlépe|oceníme|uvítáme|gerne|gjerne|gärna|toivomme|arvostamme|preferowan\p{L}{1,3}|preferujemy(?: osoby| kandydatów)?|preferovan\p{L}|preferujeme|prefer[ăa]m|preferabil|önskvärt med|ønskelig med|(?:fordel|pluss?|bonus|meriterande|merit|plussaa|eduksi),? (?:hvis|om|at|att|med|når|jos|for eksempel|f\.eks\.|t\.ex\.|till exempel|fx|gjerne|gärna|gerne)|viktigare än|vigtigere end|viktigere enn|tyngre än|tyngre enn|tungere end|ważniejsz\p{L}{1,3} (?:jest )?(?:niż|od)|důležitější než|tärkeämpää kuin|enemmän kuin|mai (?:mult|important\p{L}?) dec[âa]t)(?: [^ .;,]{1,10}){0,4} ?$/iu,
);

/** Returns whether what precedes a name makes it optional. */
export const isPreferred = (before: string): boolean => PREFERABLY.test(before);

/** "Vous souhaitez préparer une formation de niveau BTS": what the job leads to. */
export const PREPARES = folded(
  /(?<!\p{L})(?:prépar(?:er|ez|es|e|ant)|prepar(?:ar|as|ando)|vorbereit\p{L}{2,4}|anstreb\p{L}{2,4}|en vue d['’]|dans le cadre d['’]une? (?:alternance|apprentissage|bts|bac))(?!\p{L})[^.;]{0,60}(?:formation|diplôme|titre|niveau|bts|bac|licence|master|título|grado|abschluss|ausbildung)/iu,
);
/** Teaching and teaching material. */
export const TEACHING = quickly(
  /(?<!\p{L})(?:textbooks?|tutoring|exam prep|manuels|soutien scolaire|schulbücher|lehrbücher|nachhilfe|libros de texto|apostilas|bijles|examentraining(?:en)?|lesmateriaal|podręcznik\p{L}{0,3}|korepetycj\p{L}|läromedel|lærebøger|lærebøker|oppikirj\p{L}{1,3}|učebnic\p{L}|libri di testo)(?!\p{L})/iu,
);

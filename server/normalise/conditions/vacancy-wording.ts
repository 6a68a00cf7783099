import { quickLatinPhrases } from "#normalise/text/phrases.ts";
import { plainFirst } from "#taxonomy/place-cues.ts";
import { quickly } from "#normalise/text/quick-expression.ts";

/** Applications or CVs are collected, whatever for. */
const COLLECTED = quickLatinPhrases(
  String.raw`(?:we|and) (?:collect|gather|keep a list of) (?:\p{L}{1,12} )?(?:cvs|résumés|resumes|applications|profiles)|sammeln (?:\p{L}{1,12} ){0,2}?(?:lebensläufe|bewerbungen|profile)|(?:recueill|collect)\p{L}{2,4} (?:des|les|vos) (?:cv|candidatures|profils)|(?:recog|recopil)\p{L}{2,5} (?:currículums?|cvs?|perfiles|candidaturas|currículos)`,
  String.raw`(?:recolh|reun|recebem)\p{L}{2,4} (?:currículos|cvs|candidaturas) para|raccogli\p{L}{2,4} (?:curriculum|curricula|cv|candidature|profili)|verzamel\p{L}{1,3} (?:\p{L}{1,6} )?(?:cv['’]s|sollicitaties|profielen)|zbier\p{L}{2,4} (?:cv|zgłoszenia|aplikacje|kandydatury)|samlar (?:in )?(?:cv|ansökningar|intresseanmälningar)\p{L}{0,3}`,
  String.raw`samler (?:ind |inn )?(?:cv|ansøgninger|søknader)\p{L}{0,3}|kerää\p{L}{2,4} (?:hakemuksia|cv-?\p{L}{0,4}|ansioluetteloita)|sbír\p{L}{2,4} (?:životopisy|cv)`,
);
const PEOPLE = String.raw`(?:freelanc\p{L}{0,12}|frilans\p{L}{0,8}|linguists|translators|interpreters|editors|proofreaders|writers|tutors|moderators|annotators|illustrators|contractors|lektor\p{L}{0,6}|übersetzer\p{L}{0,6}|dolmetscher\p{L}{0,6}|autor\p{L}{0,6}|lehrkräft\p{L}{1,3}|traduct\p{L}{2,5}|tradut\p{L}{2,5}|interpr[èe]t\p{L}{0,4}|rédact\p{L}{2,6}|redact\p{L}{2,5}|redat\p{L}{2,5}|correct\p{L}{2,5}|colaborador\p{L}{0,3}|collaborat\p{L}{2,5}|profes\p{L}{2,6}|docent\p{L}{0,3}|vertaler\p{L}{0,2}|redacteur\p{L}{0,2}|tłumacz\p{L}{0,4}|współpracownik\p{L}{1,3}|korektor\p{L}{1,3}|översättare|oversætter\p{L}{0,2}|oversetter\p{L}{0,2}|korrekturlæser\p{L}{0,2}|skribent\p{L}{0,3}|lärare|překladatel\p{L}{0,3}|lektorů|kääntäj\p{L}{1,4}|opettaj\p{L}{1,4})`;
/** The people who get orders become more: "we're expanding our pool of Danish linguists", "vi udvider vores kreds af korrekturlæsere". */
const EXPANDED = [
  String.raw`(?:expanding|growing|extending|widening|building up|add(?:ing)? (?:people )?to) our (?:\p{L}{1,12} ){0,2}?(?:pool|network|circle|roster|list|panel|bench|team) of (?:\p{L}{1,14} ){0,3}?${PEOPLE}|(?:add|adding) to our (?:roster|pool|panel|bench|list)|(?:erweitern|vergrößern|bauen) (?:\p{L}{1,12} )?(?:unseren|unser|einen) (?:\p{L}{1,12} )?(?:kreis|netzwerk|pool|stamm) (?:\p{L}{1,10} ){0,2}?${PEOPLE}`,
  String.raw`(?:élargiss|agrandiss|étoff)\p{L}{2,4} notre (?:réseau|équipe|panel|cercle) (?:de |d['’])(?:\p{L}{1,14} )?${PEOPLE}|ampl\p{L}{3,5} (?:nuestra red|nuestro equipo|la nostra rete|o nosso grupo|a nossa rede) d[ei] (?:\p{L}{1,14} )?${PEOPLE}|(?:alargar|ampliar|aumentar|alargamos|ampliamos) a (?:nossa )?(?:rede|equipa|bolsa) de ${PEOPLE}|(?:breiden|vergroten) (?:onze |ons )(?:netwerk|pool|kring|bestand) (?:van|met) (?:\p{L}{1,12} )?${PEOPLE}|(?:onze |ons )(?:netwerk|pool|kring|bestand) (?:van|met) (?:\p{L}{1,12} )?${PEOPLE} uit`,
  String.raw`(?:poszerz|rozszerz|powiększ)\p{L}{1,4} (?:nasze )?(?:grono|sieć|zespół|bazę) (?:\p{L}{1,14} )?${PEOPLE}|(?:utökar|utvidgar|bygger ut) (?:vår|vårt) (?:pool|nätverk|krets|bank) (?:av|med) (?:\p{L}{1,14} )?${PEOPLE}|(?:udvider|utvider) (?:vores|vår|vårt|nettverket vårt|netværket) ?(?:kreds|netværk|pool|nettverk|krets)? ?(?:af|av|med) (?:\p{L}{1,14} )?${PEOPLE}|(?:laajenn|kasvat)\p{L}{2,4} (?:\p{L}{1,14} )?${PEOPLE} (?:verkosto|joukko)\p{L}{0,3}|rozšiř\p{L}{2,6} (?:náš )?(?:okruh|síť|databázi) (?:\p{L}{1,14} )?${PEOPLE}`,
].map((source) => quickLatinPhrases(source));
/** An opening that is meant in particular: "a particular vacancy", "eine konkrete Stelle", "en bestemt opgave". */
const PARTICULAR = [
  String.raw`(?:particular|specific|concrete) (?:vacancy|opening|position|job|post|role)(?! (?:experience|titles?|knowledge|requirements?|training|skills?|description))|(?:a single|one) (?:vacancy|opening)|(?:job|post|vacancy|position) to fill|(?:konkrete|bestimmte|feste|spezielle)n? (?:stelle|vakanz|position|auftrag|aufträge)`,
  String.raw`(?:poste|besoin|mission) (?:précis|particulier|défini)e?(?: à pourvoir)?|(?:vacante|puesto|plaza|encargo) (?:concret|específic|determinad)[oa]|(?:vaga|posição|projeto) (?:específic|concret|determinad)[oa]|posizione (?:precisa|specifica|aperta)`,
  String.raw`(?:concrete|specifieke|bepaalde) (?:vacature|functie|opdracht)|(?:konkretn|określon)\p{L}{1,3} (?:wakat|stanowisk|zleceni|etat)\p{L}{0,3}|(?:bestämd|specifik|konkret) (?:tjänst|roll|plats|uppdrag)|(?:bestemt|konkret|spesifikk|specifik) (?:stilling|opgave|oppdrag|job|jobb)`,
  String.raw`konkrétní (?:pozic|míst|zakázk)\p{L}{1,2}|(?:konkreettis|tietty)\p{L}{0,3} (?:paikka|tehtävä|avoin)\p{L}{0,3}|avoin(?:ta|na)? (?:paikka|tehtävä|työpaikka)\p{L}{0,2}`,
].join("|");
const NO =
  "(?:no|not|n['’]t|isn['’]t|kein|keine|keinen|nicht|pas|aucun|aucune|ningún|ninguna|não|nenhuma|non|nessuna|geen|niet|nie|ingen|inget|inte|ikke|ej|nemáme|není|ei|nothing)";
/** No such opening exists: "there isn't one vacancy", "eine konkrete Vakanz gibt es derzeit nicht". */
const NONE_IN_PARTICULAR = [
  quickLatinPhrases(String.raw`${NO} (?:[\p{L}'’]{1,12} ){0,4}?(?:${PARTICULAR})`),
  quickLatinPhrases(String.raw`(?:${PARTICULAR}) (?:[\p{L}'’]{1,14} ){0,6}?${NO}`),
  quickLatinPhrases(
    String.raw`nothing is (?:open|vacant)|(?:ad|advert|posting|listing|role|position) is (?:always|permanently|continuously) open|(?:stelle|vakanz|position) (?:ist |wird )?(?:derzeit|aktuell|gerade|zurzeit|momentan) nicht (?:frei|offen|besetzt)|from (?:the people who|those who) (?:have )?registered|pool nemen we|(?:doorlopend|laufend|løpende|løbende|löpande) (?:aanmeldingen|bewerbungen|ansökningar|ansøgninger|søknader)`,
  ),
];
/** People are taken on the whole year. */
const ALL_YEAR = quickLatinPhrases(
  String.raw`(?:hir(?:e|ing)|recruit(?:ing)?|take (?:on )?(?:\p{L}{1,12} )?(?:people|applications)|looking for) (?:[\p{L}'’]{1,14} ){0,4}?(?:all year|year[- ]round|throughout the year|the whole year)|(?:suchen|rekrutieren|einstellen|stellen) (?:\p{L}{1,14} ){0,3}?(?:das ganze jahr|ganzjährig)|(?:das ganze jahr (?:über )?|ganzjährig )(?:suchen|stellen)`,
  String.raw`recrut\p{L}{2,4} (?:\p{L}{1,14} ){0,3}?(?:toute l['’]année|en continu)|(?:buscamos|contratamos|seleccionamos|recrutamos|procuramos) (?:\p{L}{1,14} ){0,3}?(?:todo el año|(?:o|todo o) ano (?:todo|inteiro))|(?:cerchiamo|assumiamo|selezioniamo) (?:\p{L}{1,14} ){0,3}?tutto l['’]anno|(?:zoeken|werven) (?:\p{L}{1,14} ){0,3}?het hele jaar|(?:rekrutujemy|szukamy|zatrudniamy) (?:\p{L}{1,14} ){0,3}?(?:cały rok|przez cały rok)`,
  String.raw`(?:rekryterar|söker|anställer) (?:\p{L}{1,14} ){0,3}?(?:året om|året runt)|(?:rekrutterer|søger|søker|ansætter) (?:\p{L}{1,14} ){0,3}?(?:året rundt|hele året)|(?:rekrytoimme|haemme) (?:\p{L}{1,14} ){0,3}?(?:ympäri vuoden|läpi vuoden)|(?:nabíráme|hledáme) (?:\p{L}{1,14} ){0,3}?(?:celoročně|po celý rok|průběžně)`,
);
/** The same in titles: "Chat Moderator – hiring all year". */
const TITLE_ALL_YEAR = quickly(
  /(?:hiring|recruiting|applications) (?:all year|year[- ]round|on an ongoing basis)|ganzjährig gesucht|recrutement (?:permanent|en continu|toute l['’]année)|todo el año|o ano todo|tutto l['’]anno|het hele jaar|cały rok|året (?:runt|om|rundt)|通年募集|常時募集/iu,
);
const UNSPACED =
  /(?:常時|随時|通年)(?:募集|登録|採用)|登録を(?:受け付け|受付)|(?:募集中|現在募集)の?(?:案件|ポジション|求人)は?(?:ありません|ございません)/u;

/** A cheap first test: every expression above needs one of these fragments. */
const MAY_SAY = quickly(
  new RegExp(
    plainFirst(
      /collect|gather|keep a list|sammel|sammeln|recueill|recog|recopil|recolh|reun|recebem|raccogl|verzamel|zbier|samla|samle|kerää|sbír|expand|grow|extend|widen|building up|add|erweiter|vergröß|bauen|élarg|agrand|étoff|ampl|alarg|breiden|vergrot|netwerk|poszerz|rozszerz|powięks|utök|utvidg|udvid|utvid|laajen|kasvat|rozšiř|particular|specific|concrete|fixed|single|one (?:vac|open|pos|job|role)|to fill|konkret|bestimmt|feste|spezielle|précis|particulier|défini|específic|determinad|posizione|bepaalde|określon|bestäm|bestem|spesifikk|konkrét|tietty|avoin|nothing|is (?:always|permanently|continuously) open|nicht (?:frei|offen)|registered|nemen we|doorlopend|laufend|løbende|løpende|löpande|year|jahr|ganzjähr|année|continu|año|ano (?:todo|inteiro)|l['’]anno|hele jaar|rok|året|vuoden|celoročně|募集|登録/iu
        .source,
    ),
    "i",
  ),
);

/** Returns whether a sentence says that people are collected for later, or that no opening in particular is meant. */
export function collectsPeople(text: string): boolean {
  if (!MAY_SAY.test(text)) return false;
  return [COLLECTED, ...EXPANDED, ALL_YEAR, ...NONE_IN_PARTICULAR, UNSPACED].some((pattern) => pattern.test(text));
}

/** Returns whether a title says that people are taken on the whole year. */
export const hiresAllYear = (title: string): boolean => TITLE_ALL_YEAR.test(title);

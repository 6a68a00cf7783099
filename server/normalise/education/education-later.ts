import { quickPhrases } from "../text/phrases.ts";
import { quickly } from "../text/quick-expression.ts";

/** Says that something may be studied once somebody works there: "Should you want to take an MBA one day". */
const LATER = quickPhrases(
  "later|later on|one day|some day|in (?:the )?future|down the line|further down|after (?:a|one|two|three|your first) years?|if you (?:decide|want|wish|choose|fancy|would like)|should you (?:want|wish|decide|choose)",
  String.raw`später\p{L}{0,3}|künftig\p{L}{0,3}|eines tages|auf wunsch|irgendwann|nach (?:zwei|drei|einem|einigen) jahr(?:en)?|plus tard|futur[es]?|un jour|si (?:vous|tu) (?:souhaite|veu|voule|désire)\p{L}{1,3}`,
  "más adelante|en el futuro|algún día|futur[oa]|si (?:más adelante )?quieres|mais tarde|no futuro|um dia|se (?:mais tarde )?quiser(?:es)?|in futuro|più avanti|un domani|un giorno|se (?:un domani )?vuoi",
  String.raw`in de toekomst|ooit|na je (?:start|proeftijd|inwerkperiode)|samen met jou|als je (?:later )?wil(?:t)?|w przyszłości|później\p{L}{0,5}|kiedyś|jeśli (?:później )?zechcesz`,
  String.raw`senare|i framtiden|så småningom|senere|i fremtiden|myöhemmin|tulevaisuudessa|pozdější\p{L}{0,3}|později|v budoucnu|jednou|mai târziu|în viitor|pe viitor`,
);
/** The employer helps with it. */
const HELPS = [
  String.raw`we(?:['’]ll| will| can| also| gladly| happily)? (?:pay|fund|sponsor|support|help|chip in|contribute|cover|finance)|(?:fees|costs) (?:are|is) on us|help (?:you )?with the (?:fees|costs)|zusch[uü]ss\p{L}{0,2}|unterstütz\p{L}{1,4}|finanzier\p{L}{1,3}|(?:über|be)nehmen wir|wir (?:zahlen|bezahlen|tragen|fördern|übernehmen|beteiligen)|(?:zahlen|bezahlen|tragen|fördern|übernehmen) wir|beteiligung an|stipendium`,
  "nous (?:finançons|soutenons|payons|aidons|participons)|(?:finançons|soutenons|aidons)|une aide|prise en charge|(?:te )?ayudamos|pagamos|financiamos|apoyamos|costeamos|apoiamos|comparticipamos|ajudamos|contribuiamo|finanziamo|sosteniamo|paghiamo|aiutiamo",
  String.raw`(?:wij|we) (?:betalen|vergoeden|steunen|sponsoren)|(?:betalen|vergoeden|steunen) (?:wij|we)|halen we|behaal je bij ons|dofinans\p{L}{3,7}|opłac\p{L}{1,4}|sfinans\p{L}{3,6}|wspier\p{L}{2,4}|współfinans\p{L}{3,6}`,
  String.raw`vi (?:betalar|stöttar|bekostar|hjälper|betaler|støtter|dekker|dækker|hjelper|hjælper)|(?:betalar|stöttar|bekostar|betaler|støtter|dekker|dækker) vi|tuemme|maksamme|kustannamme|autamme|přispěj\p{L}{1,3}|přispíváme|hradíme|uhradíme|zaplatíme|podpoř\p{L}{1,4}|(?:te |vă )?(?:sprijinim|plătim|susținem|finanțăm|ajutăm)`,
].map((source) => quickPhrases(source));
const helps = (sentence: string): boolean => HELPS.some((pattern) => pattern.test(sentence));
/** The same sentence may say what must be there already. */
const HAS_ALREADY = quickPhrases(
  String.raw`required|must|you (?:have|hold|are|need|bring)|your (?:degree|diploma)|abgeschlossen\p{L}{0,3}|du hast|sie haben|voraussetzung|erforderlich|vorhanden|(?:vous|tu) (?:avez|as|êtes|es)|titulaire|exigée?|tienes|requisito|imprescindible|exigid[oa]|obrigatóri[oa]|hai (?:già|una|un)|richiest[ao]|(?:je|jij|u) (?:hebt|heb|bezit|beschikt)|heb je|vereist|masz|posiadasz|wymagan\p{L}{1,3}|du har|har du|krävs|kræves|kreves|sinulla on|vaaditaan|edellytämme|máte|požadujeme|aveți|ai deja|cerem|necesar\p{L}?`,
);

/** Returns whether a sentence offers help with studies that somebody may begin later, and asks for nothing. */
export function offersLaterStudies(sentence: string): boolean {
  return LATER.test(sentence) && helps(sentence) && !HAS_ALREADY.test(sentence);
}

/** "Datamatiker? Så kig på stillingen": what invites those whom the question before it names. */
const INVITES = new RegExp(
  String.raw`^\P{L}{0,2}(?:${[
    "then|so (?:come|join|apply|call)|join us|come (?:and|work)|apply|we (?:have|want|are looking|need)|dann|bewirb dich|wir (?:haben|suchen|freuen)|melde dich|alors|rejoignez|postulez|nous (?:avons|cherchons|recherchons)",
    "entonces|únete|te (?:buscamos|queremos)|tenemos|buscamos|então|junta-te|temos|procuramos|allora|unisciti|candidati|abbiamo|cerchiamo|dan (?:zoeken|is|ben|hebben)|solliciteer|kom |(?:wij|we) (?:zoeken|hebben)",
    "to świetnie|aplikuj|dołącz|szukamy|mamy dla|zapraszamy|då|vi (?:har|söker|vill|søger|søker|mangler)|sök |så (?:kig|læs|søg|les|søk|er|har|läs|sök|kom)|da (?:er|har|vil|søker)|kig |læs |søk |niin|sitten|haemme|etsimme|meillä on|hae |tule |tak |pak |hledáme|máme|přihlaste|ozvěte|atunci|căutăm|avem|aplică|vino ",
  ].join("|")})`,
  "iu",
);
const QUESTION = /^[^?]{3,60}\?\s*$/u;

/** Returns a question as what it asks for where the next sentence invites those whom it names; nothing where it asks who wants to learn and the employer pays. */
export function asAnswered(sentence: string, next: string): string {
  if (!QUESTION.test(sentence)) return sentence;
  if (LATER.test(sentence) && helps(next)) return "";
  return INVITES.test(next) ? sentence.trimEnd().slice(0, -1) : sentence;
}

/** Who founded the firm: "avviata da due laureate", "two PhDs from MIT started it". */
export const FOUNDERS = quickly(
  new RegExp(
    String.raw`(?<!\p{L})(?:${[
      String.raw`(?:founded|started|set up|launched|dreamt up|built up|co-founded) by`,
      String.raw`(?:gegründet|gestartet|ins leben gerufen|aufgebaut) (?:wurde (?:sie|es|er|das|die) )?von`,
      String.raw`(?:fondée?|lancée?|créée?|imaginée?|montée?) par|(?:fundad[oa]|cread[oa]|impulsad[oa]|lanzad[oa]|puesta en marcha|criad[oa]|lançad[oa]|iniciad[oa]) por|(?:fondat[oa]|avviat[oa]|creat[oa]|lanciat[oa]|nat[oa] (?:dall['’]idea|dall['’]intuizione|per iniziativa)|messa in piedi|aperta) (?:da|di)(?: un['’])?`,
      String.raw`(?:opgericht|gestart|begonnen|opgezet) door|(?:założon\p{L}{1,2}|stworzon\p{L}{1,2}|rozkręcon\p{L}{1,2}) przez|(?:założył[aiy]?|założyli|rozkręciły|rozkręcili|stworzyli|stworzyły)`,
      String.raw`(?:grundad\p{L}?|grundades|startad\p{L}?|startades|startats|grundats) av|(?:grundlagt|grunnlagt|stiftet|startet|etablert|etableret) (?:av|af)|perusti(?:vat)?|perustivat|(?:založen\p{L}?|založil[aiy]?|rozjel[aiy])|(?:fondat|înființat|creat|pornit)ă? de`,
    ].join("|")}) (?!us(?!\p{L}))[^.;,]{3,90}`,
    "iu",
  ),
);

/** Schools that buy, in cases that only name customers: "lukioille", "středním školám", "către licee". */
export const SCHOOLS_THAT_BUY = quickly(
  new RegExp(
    String.raw`(?<!\p{L})(?:${[
      String.raw`(?:\p{L}{0,18}(?:koulu|lukio|yliopisto|opisto)(?:i(?:hin|lle|lta|sta|ssa)|jen))|oppilaito(?:ksiin|ksille|ksissa|sten)`,
      String.raw`(?:(?:základním|středním|odborným|vyšším|vysokým|mateřským) (?:a |i )?){1,3}školám|univerzitám|gymnáziím|učilištím`,
      String.raw`(?:către|spre) (?:\p{L}{1,12},? ){0,3}?(?:licee|școli|universități|grădinițe)`,
      String.raw`(?:szkołom|uczelniom|liceom|technikom|uniwersytetom)`,
    ].join("|")})(?!\p{L})`,
    "iu",
  ),
);

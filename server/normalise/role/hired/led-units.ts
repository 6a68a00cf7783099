import { quickLatinPhrases } from "#normalise/text/phrases.ts";
import { MORE_NUMBERS, PEOPLE_AT_WORK } from "../leading-words.ts";

const SOME_PEOPLE = String.raw`${MORE_NUMBERS} (?:\p{L}{3,14} )?${PEOPLE_AT_WORK}`;
/** People at work who are supervised, in plain English. */
const CREW = String.raw`(?:staff|crew|porters|cleaners|cashiers|guards|nurses|carers|team members|employees|operatives|assistants|drivers|technicians|workers|clerks|cooks|stewards|fitters|mechanics|operators|receptionists)`;
/** What a superior does with people: rotas, appraisals, leave. */
const DUTIES = String.raw`(?:timesheets?|rotas?|rosters?|absences?|appraisals?|leave|performance|one-to-ones?|reviews?|holidays|discipline|sickness|shifts)`;
const UNIT = String.raw`(?:[\p{L}'’-]{1,18} ){1,4}?`;
const TECHNICAL = String.raw`(?:faglige?|daglige?|dagliga|tekniske?|tekniska|operative|operativa)`;

/** The reader leads a shop, a ward or another unit with its people, or leads work of a number of people, by language. */
export const LED_UNITS = [
  String.raw`you(?:['’]ll| will)? (?:also )?(?:manage|run|lead|head|head up|oversee) (?:an?|the|our|this) ${UNIT}(?:with|of|and its|employing) (?![^.;,]{0,24}colleagues)${SOME_PEOPLE}|you(?:['’]ll| will)? (?:also |directly )?(?:supervise|line[- ]manage) (?:the |our |all |an? )?(?:[\p{L}-]{3,14} ){0,3}?${CREW}(?! (?:canteen|rooms?|training|rotas?|car))|you(?:['’]ll| will)? (?:also |directly )?(?:manage|lead|oversee) (?:the |our |all )?(?:[\p{L}-]{3,14} ){0,3}?${CREW}(?![^.;]{0,20}(?:canteen|rooms?|car))[^.;]{1,60}?${DUTIES}|(?:responsible|accountable) for (?:the |its |your )?(?:budget|finances|costs|sales|p&l|results)(?:,| and) (?:the |its |your |all )?(?:people|staff|team|employees)`,
  String.raw`(?:du|sie) (?:führst|führen|leitest|leiten) (?:d\p{L}{2}|unser\p{L}{0,2}|ein\p{L}{0,2}|dein\p{L}{0,2}|ihr\p{L}{0,2}) (?:[\p{L}-]{3,20} ){1,2}?mit ${MORE_NUMBERS} (?:\p{L}{3,14} )?(?:${PEOPLE_AT_WORK}|\p{L}{4,20}(?:enden|kräften))|(?:du|sie) (?:führst|führen|leitest|leiten) (?:d\p{L}{2}|unser\p{L}{0,2}|dein\p{L}{0,2}|ihr\p{L}{0,2}) (?:[\p{L}\d-]{2,20} ){1,5}?(?:fachlich und )?disziplinarisch|disziplinarische (?:führung|leitung|verantwortung)[^.;]{0,30}? (?:liegt|liegen) bei (?:dir|ihnen)`,
  String.raw`(?:vous|tu) (?:dirig|gér|pilot|manag|encadr)(?:ez|es|erez|eras) (?:l['’]|(?:le|la|un[e]?|notre) )${UNIT}(?:et|avec|de) (?:ses|leurs|les|vos)? ?${SOME_PEOPLE}|(?:vous|tu) (?:encadr|manag)(?:ez|es|erez|eras) (?:les|nos|vos|tous les) (?:[\p{L}-]{3,20} ){0,1}?(?:agents|collaborateurs|salariés|[\p{L}-]{4,18}(?:eurs|euses|iens|iennes|iers|ières|soignants|soignantes))(?!\p{L})`,
  String.raw`(?:gestionar|dirigir|liderar|llevar|coordinar)(?:ás|á) (?:el|la|un[ao]?|nuestr[oa]) ${UNIT}(?:con|y(?: a)? (?:sus|los|las)|y) ${SOME_PEOPLE}|(?:gestionas|diriges|lideras|llevas) (?:el|la|un[ao]?|nuestr[oa]) ${UNIT}(?:con|y(?: a)? (?:sus|los|las)) ${SOME_PEOPLE}`,
  String.raw`(?:(?:vais|vai|irás|irá) (?:gerir|dirigir|liderar|chefiar)|(?:gerirás?|dirigirás?|chefiarás?|geres|diriges|gerenciará)) (?:o|a|um[a]?|noss[oa]) ${UNIT}(?:e (?:os |as )?(?:seus|suas)|com) ${SOME_PEOPLE}`,
  String.raw`(?:gestirai|dirigerai|guiderai|gestisci|dirigi|avrai la responsabilità (?:di|del(?:la)?)|condurrai) (?:il |la |un[a]? )?${UNIT}(?:e (?:d?e(?:lle|i|gli) |le |i )?su(?:oi|e)|con) ${SOME_PEOPLE}`,
  String.raw`(?:je|jij|u) (?:runt|leidt|beheert|bestiert|stuurt) (?:de|het|een|onze|ons) ${UNIT}(?:met|en (?:de|zijn|haar)) ${SOME_PEOPLE}`,
  String.raw`(?:pokierujesz|kierujesz|zarządzasz|będziesz (?:kierować|zarządzać)) \p{L}{3,18}(?:em|ą|iem)(?: \p{L}{3,16})?(?:,? (?:i|z|oraz|w którym pracuje|liczącym)) ${SOME_PEOPLE}`,
  // "Du har personal- och budgetansvar", "Du leder arbetet för sex montörer", "Du får den daglige ledelse af seks håndværkere".
  String.raw`(?:du (?:har|får)|har du)(?: (?:fullt|det|fulde|tydligt))? (?:\p{L}{3,14}-?,? (?:och |og |samt )?){0,3}?(?:personal|personale|medarbetar)(?:-(?:,| och| og| samt)|ansvar)(?! (?:ligger|hos))|du leder (?:det )?(?:dagliga |daglige )?(?:arbetet|arbejdet|arbeidet) (?:för|i|for|til) (?:(?:ett|et|vårt|vores) \p{L}{0,12}(?:lag|team|gäng|hold) (?:om|på|med|av) )?${SOME_PEOPLE}|du (?:får|har|varetager|står for) (?:den |det )?${TECHNICAL} (?:ledelse[nr]?|ledelsen|ledning(?:en)?) (?:af|av|for|för) ${SOME_PEOPLE}`,
  String.raw`du (?:driver|leder|styrer) \p{L}{4,18}(?: \p{L}{2,12})? med (?:sine |dens |dets )?${MORE_NUMBERS} (?:\p{L}{3,14} )?(?:ansatte|medarbejdere|medarbeidere|medarbetare|anställda)|holder (?:\p{L}{2,12} )?mus(?:-samtaler)?(?! med din)`,
  String.raw`johdat \p{L}{4,18} ja sen (?:${MORE_NUMBERS}|\p{L}{4,16}) (?:työntekijää|henkilöä|hoitajaa|myyjää|ihmistä)|toimit (?!projekt|hank)(?:\p{L}{3,18} ){1,3}vetäjänä|(?:povede(?:š|te)|bude(?:š|te) (?:vést|řídit)|vedete|vedeš|řídíte|řídíš) \p{L}{4,18}(?: \p{L}{3,14})?(?: s| se|,? a jeho| a její| a jejích) ${MORE_NUMBERS} (?:\p{L}{3,14} )?(?:zaměstnanc|lid|pracovní|prodavač|učitel|sest|technik|dělní|kuchař|řidič)\p{L}{0,5}`,
].map((source) => quickLatinPhrases(source));

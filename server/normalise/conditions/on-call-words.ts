import { phrases, quickPhrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { quickly } from "#normalise/text/quick-expression.ts";
import { wholeWords } from "#normalise/text/whole-words.ts";

/** Further names of duty at home that mean nothing else, plurals and compounds among them. */
export const FURTHER_NAMES = [
  String.raw`rufbereitschafts\p{L}{1,14}|bereitschafts(?:einsätze?n?|wochen?|zeiten|telefon|handy|turnus|rotation|pauschale|zulage|vergütung)|(?:störungs|entstörungs?|entstör|telefon|wochenend|technische |it-|24\/7-)bereitschaft(?:en|sdienste?n?)?|(?:störungs|entstörungs?|entstör)dienste?n?|pikett\p{L}{0,14}`,
  String.raw`(?:services?|semaines?|tours?|tournus|période) de piquet(?! de grève)|gardes? (?:à domicile rappelables?|sur appel|opérationnelles)|gardes à domicile(?! (?:d['’]|de |des |pour ))|gardes (?:vétérinaires|partagées)|(?:lignes?|tableau) de gardes?(?! d['’]enfants)|turnos? de (?:llamad[oa]|retén)|(?:servicio|régimen|guardias?) de retén|localizaciones de guardia`,
  String.raw`prevenções|(?:escala|regime|serviço) de (?:prevenção|chamada|sobreaviso|piquete)|sobreavisos|de prevenção (?=uma |um |em cada|a cada|por |rotativ)|piquetes? (?:de fim|noturn|técnic|de avarias)\p{L}{0,2}|pront[ae] disponibilità(?! (?:a|ad|al|alla|allo|immediata|per|economica)(?!\p{L}))|turn[oi] di reperibilità`,
  String.raw`(?<!actie )van wacht(?! ?tijd)|wacht(?:beurt(?:en)?|rol|regeling|systeem|rooster|vergoeding|week|weken)|(?:storings|bereikbaarheids)wacht(?:dienst)?(?:en)?|achterwachtdienst(?:en)?|bereikbare dienst(?:en)?|consignatie(?:rooster|vergoeding|regeling|week|weken|toeslag)?(?!\p{L}| ?voorraad)|piket(?:rooster|week|weken|vergoeding|regeling)?|calamiteitendienst(?:en)?|oproepdienst(?:en)?|telefonische achterwacht|achterwachten|stand-?by[- ]?dienst(?:en)?`,
  String.raw`pogotowi[ae] (?:techniczn|domow|serwisow|informatyczn|awaryjn)\p{L}{1,3}|gotowoś\p{L}{1,3} (?:pod telefonem|do dojazdu|do wyjazdu do awarii)|dyżur\p{L}{0,3} (?:domow|telefoniczn|pod telefonem)\p{L}{0,3}`,
  String.raw`(?:bak|primär|telefon|mellan|specialist|förste|andre)jour(?:en|er)?|jour(?:pass|tid|linje|tjänstgöring|telefon|vecka|veckor|lista|ersättning)\p{L}{0,4}|jourer(?:na)?|beredskaps(?:veck|list|schem|ersättning|tillägg|pass|jour|turer)\p{L}{0,4}|(?:du (?:har|går|står|delar)|(?:har|går|står|delar) (?:du|ni|man)|(?:att|kan|få) (?:gå|ha|stå)) (?:\p{L}{1,10} )?(?:jour|beredskap)(?! (?:för|for|att|mot|inför|vid)(?!\p{L}))`,
  String.raw`(?:tilkalde|rådigheds|hjemme|bag|beredskabs|drifts|kalde)vagt(?:er|en|erne)?|vagttelefon(?:en)?|rådighedstjeneste|vagt fra hjemmet|(?:bak|hjemme|beredskaps|utryknings|drifts)vakt(?:er|en|ene)?|vakttelefon(?:en)?|hjemmevaktordning\p{L}{0,2}|passiv vakt|(?:vagt|vakt) (?:(?:en|én|1) u[gk]e|hver \S{1,9} u[gk]e)|(?:indgår|indgå|deltager|deltage) i (?:\p{L}{1,12} ){0,2}(?:døgnvagt|vagten|weekendvagt|vagtberedskab)\p{L}{0,2}`,
  String.raw`päivystys(?:rin|vuoro|vastuu|velvol|kierto|kierro|työ)\p{L}{1,10}|(?:taka|etu|viikonloppu|puhelin|koti)-?päivyst\p{L}{1,8}|varallaolo\p{L}{0,12}|(?:olet|olla|ollaan|oltava) varalla|pohotovostech|příslužb\p{L}{1,3}|pohotovostní\p{L}{0,3} (?:služb|režim|dob|směn)\p{L}{0,3}|(?:držení|držet|drží\p{L}{0,2}) (?:\p{L}{1,10} )?pohotovost\p{L}{0,3}`,
  String.raw`gărzi(?:le|lor)?|lini[aei]{1,3} de gardă|gard[aă] la domiciliu|gard[aă] (?:de weekend|de noapte)|(?:ești|sunteți|fi|fie|vei fi|veți fi) de gardă|serviciul? de permanență la domiciliu|regim de gardă`,
];
/** Where doctors and nurses are on call in American ads: "call required", "call 1:4", "takes call". */
export const MEDICAL_CALL = String.raw`(?<!(?:sales|phone|conference|video|customer|roll|a|the|to|first|cold|each|every|per|discovery|intro|screening|quick|short|zoom|after) )call (?:(?:is |as )?(?:required|rotat\p{L}{2,5}|shared)(?! (?:documents?|to)(?!\p{L}))|responsibilit(?:y|ies)|obligations?|burden|coverage (?:is )?(?:required|shared|one|1)|(?:is )?(?:1|one)(?::| in | out of )(?:\d|\p{L}{3,6})|every (?:third|fourth|fifth|sixth|other) (?:week|weekend|night)|pay(?= and|,|\.|;|$))|(?:take|takes|taking|share|shares|sharing|home|light|minimal|shared|backup|trauma|beeper|weekend|night) call(?=[.,;:!)]| (?:rota|rotation|required|is |one|1 |1:|every (?:third|fourth|fifth|sixth|other)|with (?:the other|a team of|\d))|$)`;
/** The same, where the job has no such duty: "no nights, no weekends, no call!" */
export const NO_CALL = String.raw`no call(?=[.,;:!)]|$| (?:required|duty|duties|responsibilit|obligation|burden|weekends?|nights?|or (?:weekend|night|holiday)|and (?:no|every|all|week)|rotation|shifts?))|no (?:nights?|weekends?|holidays?)(?:, (?:no )?(?:nights?|weekends?|holidays?)){0,2},? (?:or|and|and no|no|nor) call(?=[.,;:!)]|$)|(?:don['’]t|do not|does not|doesn['’]t|never|no) (?:do |offer |have |any |work )?(?:out[- ]of[- ]hours|ooh)(?=[.,;:!)–-]|$| (?:duty|duties|rota|on-?call|calls?))`;
/** Japanese names of it, which touch other words. */
export const UNSPACED_NAMES = String.raw`온콜(?! ?(?:시스템|도구|툴))|(?:호출|비상|야간|휴일) ?대기|(?<!无需|不需要|没有|无|不用)(?:(?:24 ?小时|夜间|节假日|周末|轮流|远程|在家)[^。,，]{0,4}(?:值班|待命)|(?:值班|待命)(?:轮值|轮班|补贴)|(?:参与|参加|轮流)[^。,，]{0,4}on-?call)|(?:自宅|夜間|休日|緊急|オンコール|電話|輪番)待機|宅直|待機(?:当番|番が|あり|手当|シフト)|呼び?出し?(?:対応|当番|待機|あり)|(?:障害|緊急|夜間|休日|電話)[^。、]{0,8}当番|オンコール(?!(?:の)?(?:経験)|(?:管理)?(?:ソフト|システム|ツール|アプリ|製品|医師))`;

/** Words that name duty only beside a time of it, what it is paid, or how it is shared. */
const UNCERTAIN = quickPhrases(
  String.raw`(?<!(?:counsell?or|doctor|gp|nurse|coach|therapist|psychologist|physician|manager|supervisor|vet)s? (?:is |are |always )?)(?:stand-?by|on[- ]call)(?! (?:power|generators?|letters?|mode|systems?|equipment|lists?|pumps?|units?|databases?|servers?|replicas?|credit|doctors?|physicians?|nurses?|engineers?|customers?|tools?|tooling|software|platforms?|products?|apps?))`,
  String.raw`(?:respond\p{L}{0,3}|attend\p{L}{0,3}) (?:[\p{L}-]{1,12} ){0,3}call-?outs?|(?:available|availability|participat\p{L}{1,5}|respond\p{L}{0,3}|cover|attend) (?:[\p{L}-]{1,12} ){0,3}?(?:out[- ]of[- ]hours|after[- ]hours|outside (?:of )?(?:working|office|business|normal) hours)`,
  String.raw`auf abruf bereit|bereit(?:stehen)? auf abruf|(?<!(?:unser|unserem|unseren|der|den|dem|ärztlicher?|ärztlichen) )(?:notdienste?n?|notfalldienste?n?)|in bereitschaft|(?<!hohe |große |volle |deine |ihre )bereitschaft(?![^.;]{0,60} zu(?:r|m)?(?!\p{L}))(?!,| für| von| mit)|(?<!(?:postes?|travail|emplois?|employée?s?|listes?|partiel|occasionnelle?|temporaire) )sur appel|(?:assur|effectu)\p{L}{1,4} (?:des|les|la|une) gardes?(?! d['’]enfants)|particip\p{L}{1,6} (?:à la|aux|à des) gardes?(?! d['’]enfants)|localizables?|disponibilidad telefónica|(?<!(?:farmacia|médico|juzgado|abogado|personal|perro|oficial|redactor|dentista) )(?:de|en|turno|semana|noche) (?:de )?guardia(?! (?:civil|jurad|de seguridad|urban|nacional))`,
  String.raw`oproepbaar|in gotowości|pod telefonem|w pogotowiu|pogotowi[ae](?! (?:ratunk|opieku|strajk|energet|gazow|wodn|elektr|kanaliz|ciepł))|(?:estar|estás|estarás) de (?:prevenção|piquete|chamada)|(?:trabalho|disponibilidade|regime) à chamada|(?:sarai|sarete|sei|essere|rendersi|resti|rimani|personale) reperibil[ei]|in beredskap|i beredskap|på beredskap|tilkald|varalla|na příjmu|(?:disponibil\p{L}{0,7}|prezent\p{L}{0,3}) la (?:chemare|apel)|(?<!(?:camera|medicul?|câine|agent|personalul|asistent[ae]?) )de gardă`,
);
/** Being reachable, which is duty only where it is asked for and at times that are nobody's working hours. */
const REACHABLE = quickPhrases(
  String.raw`(?:be|stay|remain|are) (?:reachable|contactable)|(?:telefonisch )?erreichbar (?:sein|bleiben|bist|sind)|(?:bist|sind|musst|müssen) (?:\p{L}{1,14} ){0,8}erreichbar|(?:être|rester|êtes|restez|serez) (?:joignable|disponible par téléphone)|(?:estar|estás|estarás) (?:localizable|disponible por teléfono)|(?:estar|ficar|estará|ficas?) contact[aá]ve(?:l|is)|(?:essere|sarai|rimani) (?:reperibile|raggiungibile)|(?:ben je|moet je|je bent) (?:[\p{L}'’]{1,14} ){0,6}bereikbaar|permanences? (?:téléphoniques?|de nuit|de week-end)|disponibilidad (?:24|telefónica|fuera)|disponibilidade (?:24|telefónica|fora)|call-?outs?`,
  String.raw`(?:być|jesteś|pozostajesz) (?:dostępn\p{L} |osiągaln\p{L} )?pod telefonem|(?:vara|är du|ska du vara) (?:\p{L}{1,12} ){0,3}(?:nåbar|anträffbar|kontaktbar)|(?:være|er du|skal du være) (?:\p{L}{1,12} ){0,3}(?:til at få fat på|tilgængelig på telefon|tilgjengelig på telefon|kontaktbar)|(?:olla|olet|oltava|oltavissa) (?:\p{L}{1,14} ){0,3}tavoitettavissa|(?:být|jste|budete|jsi) (?:\p{L}{1,12} ){0,3}(?:k zastižení|na telefonu)|(?:să fii|să fiți|ești|sunteți) (?:\p{L}{1,12} ){0,3}(?:disponibil\p{L}? telefonic|de găsit la telefon)`,
);
const IN_TURNS = folded(
  /(?<!\p{L})(?:one|every|each|once) (?:\p{L}{1,8} )?(?:week|weekend|night)|rota|jede[nsr]? \p{L}{4,9} (?:woche|wochenende|nacht)|alle \p{L}{4,8} wochen|une? (?:semaine|nuit|week-end) sur|im wechsel|turnus|sur \p{L}{3,6}|tour de rôle|cada \p{L}{3,7} semanas|de cada|turnos|em cada|rotativ|ogni \p{L}{3,8} settimane|a turno|om de \p{L}{3,6} weken|om de \d weken|per \p{L}{3,6} weken|toerbeurt|co \p{L}{3,8} tyg|raz (?:na|w)|zgodnie z grafikiem|var \p{L}{4,7} (?:vecka|helg)|hver \p{L}{4,8} (?:uge|uke|weekend|helg)|joka \p{L}{4,9} viik|vuoro|jednou za|každ\p{L} \p{L}{4,6} týden|o săptămână din|prin rotație/iu,
);
/** Nobody is disturbed outside working hours. */
export const UNDISTURBED = String.raw`(?:nobody|no[- ]one) (?:will |ever |is going to )?(?:calls?|rings?|phones?|pages?|wakes?) you (?:up )?(?:at night|at weekends|on weekends|after hours|out of hours|outside)|(?:your|the) (?:work )?phone (?:stays|remains) (?:off|silent|in the office)|(?:niemand|keiner) (?:ruft|weckt) (?:dich|sie) (?:nachts|abends|am wochenende|nach feierabend)|(?:telefon|handy) bleibt (?:\p{L}{1,12} ){0,4}(?:aus|stumm)|personne ne vous (?:appelle|réveille|dérange)(?:ra)? (?:la nuit|le soir|le week-end|en dehors)|téléphone (?:reste|restera) (?:éteint|coupé|muet)|nadie te (?:llama|llamará|despierta|despertará) (?:de noche|por la noche|los fines|fuera)|ninguém te (?:liga|ligará|acorda) (?:à noite|de noite|ao fim|fora)|nessuno ti (?:chiama|chiamerà|sveglia) (?:di notte|la notte|nel|la sera|fuori)|niemand belt je (?:['’]s nachts|['’]s avonds|in het weekend|buiten)|nikt nie (?:dzwoni|zadzwoni|obudzi)(?: do)? (?:ciebie|cię) (?:w nocy|w weekend|po pracy)|ingen (?:ringer|väcker|vekker|vækker) (?:dig|deg) (?:på natten|på kvällen|på helgen|om natten|i weekenden|om kvelden|i helgen|om aftenen)|kukaan ei (?:soita|herätä) (?:sinulle |sinua )?(?:öisin|yöllä|viikonlop)\p{L}{0,6}|nikdo (?:ti|vám|vás) (?:v noci|o víkendu|po práci) ne(?:volá|zavolá|budí|vzbudí)|nimeni nu (?:te|vă) (?:sună|trezește) (?:noaptea|în weekend|după program)`;

/** Words that name duty at least where it is denied: "inga jourer", "On-call? Not here." */
const DENIED = quickPhrases(
  String.raw`on-?call(?! (?:product|tool|software|platform|doctor|physician|nurse|customer))|stand-?by (?:duty|work|shifts?)|out-of-hours (?:work|duty|duties|cover)|bereitschaftsdienste?n?|(?<!en )gardes?(?! (?:d['’]enfants|des enfants))|guardias?(?! (?:civil|jurad|de seguridad|urban))|piquetes?(?! de greve)|plantão|plantões|sobreavisos?|reperibilità|guardie`,
  String.raw`piket|consignatie|wachtdiensten|oproepdiensten|dyżur\p{L}{0,3}|pogotowi(?:e|a|u)|jour(?:er|en|erna)?|beredskap(?:en)?|bagvagt|bakvakt|varallaolo\p{L}{0,2}|päivyst\p{L}{1,8}|pohotovost\p{L}{0,3}|g[ăa]rzi|gardă`,
);
/** Returns the words of a sentence that name duty, if it is denied; null without any. */
export const deniedDutyIn = (text: string): RegExpExecArray | null => DENIED.exec(text);

/** What beside such a word says that it's duty: nights and weekends, turns, failures, what is paid. */
const OF_DUTY = quickly(
  new RegExp(
    [
      String.raw`(?<!\p{L})(?:nights?|overnight|weekends?|rota|roster(?:ed)?|rotat\p{L}{2,5}|rotas|shared (?:by|among|between)|allowance|emergenc(?:y|ies)|minutes|out of hours|after[- ]hours|stand-?by (?:pay|fee|rate|week)|per (?:day|week) on|component|scheduled for)(?!\p{L})`,
      String.raw`(?<!\p{L})(?:nachts|nächte|wochenend|turnus|wechsel|reihum|zulage|notf[aä]ll|störung|feiertag|dienstplan)`,
      String.raw`(?<!\p{L})(?:la nuit|nuits|week-?ends?|fins? de semaine|tour de rôle|roulement|rotation|urgences?|prime d|rappelable|confrères|noches?|fines? de semana|rotativ|turnos|festivos|averías|urgencias)`,
      String.raw`(?<!\p{L})(?:à noite|noites?|fins? de semana|feriados|avarias|urgências|notturn|festiv[ei]|turnazione|turno|rotazione|h24|guasti|urgenz|nachts|['’]s nachts|beurtrol|toerbeurt|rooster|storing|storingen|pannes|weekend)`,
      String.raw`(?<!\p{L})(?:nocy|nocn|weekend|awari|grafik|rotacyj|nattetid|natten|nätter|helg|akut|enligt schema|jourersätt|natten|om natten|weekender|helger|turnus|öisin|yöllä|yöaik|viikonlop|vuorovii|vuorotel|hälyty|korvau|v noci|víkend|havári|poruch|střída|příplat|noaptea|weekend|urgenț|rotație|avarii|prin rotație)`,
    ].join("|"),
    "iu",
  ),
);
/** Returns the words of a sentence that name duty by what stands beside them; null without any. */
export function uncertainDutyIn(text: string): RegExpExecArray | null {
  const named = UNCERTAIN.exec(text);
  if (named !== null && OF_DUTY.test(text)) return named;
  const reachable = REACHABLE.exec(text);
  return reachable !== null && OF_DUTY.test(text) && IN_TURNS.test(text) ? reachable : null;
}

/** Right before a duty: people have done it before. */
const EXPERIENCE = folded(
  new RegExp(
    `${wholeWords(
      String.raw`(?:experience|experienced|familiar|background|comfort(?:able)?) (?:in|of|with)|(?:berufs|vor)?erfahrung(?:en)? (?:mit|in|im|aus)|expérience (?:des|de|en|avec|dans)|experiencia (?:en|con|de|previa en)|experiência (?:em|com|de|prévia em)|esperienza (?:in|con|di|nella|nelle|nei)|ervaring (?:met|in)|doświadczenie (?:w|z|we|ze)|doświadczenie przy`,
      String.raw`erfarenhet (?:av|från|inom|med)|erfaring (?:med|fra|innen|inden for)|kokemusta|kokemus|zkušenosti?(?: s| se| z)?|experienț[ăa] (?:în|cu|de|din)`,
    )}(?: (?!(?:and|und|et|y|e|en|i|och|og|ja|a|și)(?!\\p{L}))[\\p{L}'’-]{1,14}){0,2} ?$`,
    "iu",
  ),
);
/** Right before a duty: people have had enough of it. */
const FED_UP = folded(
  new RegExp(
    `${wholeWords(
      String.raw`(?:tired|sick|weary) of|had enough of|fed up with|(?:genug|müde|satt) von|(?:marre|assez|lass[ée]e?s?) (?:de |des |d['’])|(?:hart[oa]s?|cansad[oa]s?|fart[oa]s?) d(?:e|as?|os?)|stanc[oa] d(?:i|ella|elle|i)|(?:moe|beu|zat) van|dość|trött på|træt af|lei av|kyllästynyt|unaven\p{L} z|sătul\p{L}? de`,
    )}(?: [\\p{L}'’-]{1,14}){0,2} ?$`,
    "iu",
  ),
);
/** Work by the call, without hours of its own. */
const CASUAL = phrases(
  String.raw`(?:on an? )?casual (?:positions?|contracts?|basis|roles?|employment|workers?|staff|work|pool|shifts)|per diem (?:positions?|roles?|rn|nurses?|basis|staff|pool)|zero[- ]hours?|(?:no|without) guaranteed (?:hours|minimum)|substitute teachers?|relief (?:staff|pool|worker)|on-call (?:staff|workers?|employees?|contract|pool|position|casual)|arbeit auf abruf|abrufkr[aä]ft\p{L}{0,2}|zéro heure|(?:lavoro|contratto) a chiamata|oproepkracht(?:en)?|oproepcontract|nulurencontract|tilkallings(?:vikar|hjelp)\p{L}{0,3}|tilkaldevikar\p{L}{0,3}|tim(?:vikarie|anställd)\p{L}{0,2}|tarvittaessa töihin\p{L}{0,6}|keikkaty\p{L}{1,6}`,
);
/** Before a duty: colleagues whose duty it is. */
const COLLEAGUES = folded(
  /(?<!\p{L})(?:our|the other|another|unsere|die anderen|nos|les autres|nuestr[oa]s|los demás|noss[oa]s|i nostri|gli altri|onze|de andere|nasi|pozostali|våra|de andra|vores|de andre|våre|meidän|muut|naši|ostatní|ceilalți)(?!\p{L})/iu,
);
/** Behind it: what the reader of the ad does instead. */
const YOU_INSTEAD = folded(
  /(?:;|, (?:but|while|whereas|aber|während|mais|tandis que|pero|mientras|mas|enquanto|ma|mentre|maar|terwijl|ale|men|mens|medan|mutta|kun taas|zatímco|dar|iar)) (?:you|du|sie|vous|tú|tu|usted|você|lei|je|jij|u|ty|ti|vy|sinä|dumneavoastră|here|hier)(?!\p{L})/iu,
);
/** Right before a duty: somebody plans it. */
const PLANS = folded(
  new RegExp(
    `${wholeWords(
      String.raw`plan\p{L}{0,12}|plán\p{L}{0,8}|schedul(?:e|es|ing)|roster(?:s|ing)?|manag(?:e|es|ing|ement)|organi[sz]\p{L}{1,6}|staff|track(?:s|ing)?|automat\p{L}{1,5}|verwalt\p{L}{1,4}|koordinier\p{L}{1,3}|gér(?:er|ez|ent)|gestion(?:ar|an|a)?|gest(?:ire|iscono|ión|ão)|gerir|pianific\p{L}{2,5}|beher(?:en|eert)|rooster(?:en|t)`,
      String.raw`zarządz\p{L}{2,5}|schemaläg\p{L}{1,5}|planlæg\p{L}{1,5}|planlegg\p{L}{1,5}|suunnittel\p{L}{1,6}|hallinn\p{L}{1,4}|spravov\p{L}{1,4}|układ\p{L}{1,4}`,
    )}(?: [\\p{L}'’-]{1,14}){0,2}? ?(?:d['’])?$`,
    "iu",
  ),
);
/** The same right behind it, where verbs end a clause: "waarmee ziekenhuizen hun piketdiensten plannen". */
const PLANS_BEHIND = /^ (?:\p{L}{1,14} ){0,1}(?:plan(?!t)|inplan|verwalt|organisier|rooster|beher)\p{L}{1,8}/iu;
/** Right before a duty: what it pays. */
const PAY_OF_DUTY = folded(
  /(?:allowances?|claims?|payments?|zulagen|vergütungen|abrechnung\p{L}{0,2}|indemnités|primes|complementos|pluses|subsídios|adicionais|indennità|toeslagen|vergoedingen|dodatk\p{L}{1,3}|ersättning\p{L}{0,4}|tillæg|tillegg|lisät|korvau\p{L}{1,5}|příplatk\p{L}{1,2}|sporuri\p{L}{0,2})(?!\p{L})/iu,
);
/** Right behind it: people whom the employer has. */
const OF_OUR_PEOPLE = folded(
  /^[^.;:]{0,30}(?<!\p{L})(?:(?:that |which )?(?:our|their|unserer|der|de nos|des|de nuestros|de los|dos nossos|dei nostri|van onze|naszych|våra|vores|våre|našich)) (?:\p{L}{4,20})/iu,
);
/** Whose duty it is then: that of the people who use a product. */
const OF_USERS = phrases(
  String.raw`software|apps?|tools?|platforms?|products?|hospitals?|clinics?|doctors?|physicians?|nurses?|clients?|customers?|users?|lösung(?:en)?|plattform\p{L}{0,3}|produkt\p{L}{0,2}|krankenhäuser\p{L}?|kliniken|kunden|ärzt\p{L}{1,5}|logiciels?|application|plateforme|hôpitaux|hospitali\p{L}{2,4}|médecins|soignants|hospital(?:es)?|médicos|clientes|aplicación|plataforma|hospitais|aplicativo|aplicação`,
  String.raw`ospedal[ei]|medici|clienti|applicazione|piattaforma|ziekenhuizen|artsen|klanten|applicatie|szpital\p{L}{1,3}|lekarz\p{L}{0,3}|klient\p{L}{2,3}|aplikacj\p{L}{1,2}|oprogramowani\p{L}{1,2}|sjukhus\p{L}{0,2}|läkar\p{L}{1,3}|kund(?:er|ers|ernas)|programvara|sykehus\p{L}{0,2}|leger|læger|hospitaler|programvare|sairaaloi\p{L}{2,4}|lääkär\p{L}{2,4}|asiakka\p{L}{2,6}|sovellu\p{L}{2,5}|ohjelmisto\p{L}{0,4}|nemocni\p{L}{1,4}|lékař\p{L}{1,3}|zákazní\p{L}{1,4}|aplikac\p{L}{1,2}|spitale\p{L}{0,3}|clienți\p{L}{0,3}|aplicați\p{L}{1,3}`,
);
/** Somebody else takes the duty. */
const BY_OTHERS = folded(
  /(?<!\p{L})(?:external (?:provider|partner|service|company)|extern(?:er|en|e|em) (?:dienstleister|partner|firma)|société externe|prestataire externe|empresa externa|equipo externo|empresa terceir|società esterna|ditta esterna|extern(?:e)? (?:bedrijf|partij)|firma zewnętrzna|firmie zewnętrznej|ett annat (?:team|bolag|lag)|et andet (?:team|hold|firma)|et annet (?:team|selskap|firma)|eksternt (?:firma|selskap)|toinen tiimi|toiselle tiimille|ulkoinen (?:palvelu|kumppani)|jiný tým|externí (?:firma|tým|partner)|altă echipă|o firmă externă|alt departament)(?!\p{L})|別(?:の)?チーム|外部(?:の)?(?:会社|業者|委託)/iu,
);

const BEFORE = 50;
/** How far from a duty the people stand whose duty it is. */
const NEAR = 80;

/** Returns whether a duty that a sentence names at a place is known from elsewhere, planned for others, or theirs. */
export function isOfOthers(text: string, index: number, end: number): boolean {
  const before = text.slice(Math.max(0, index - BEFORE), index);
  const behind = text.slice(end, end + BEFORE);
  if (EXPERIENCE.test(before) || FED_UP.test(before) || BY_OTHERS.test(text) || CASUAL.test(text)) return true;
  if (COLLEAGUES.test(text.slice(0, index)) && YOU_INSTEAD.test(text.slice(end))) return true;
  if (
    (PLANS.test(before) || PLANS_BEHIND.test(behind)) &&
    OF_USERS.test(text.slice(Math.max(0, index - NEAR), end + NEAR))
  )
    return true;
  return (PAY_OF_DUTY.test(before) || PAY_OF_DUTY.test(text.slice(index, end + 14))) && OF_OUR_PEOPLE.test(behind);
}

/** Where people who read an ad may ask about the job. */
const ENQUIRIES = quickPhrases(
  String.raw`questions about (?:the|this) (?:job|role|position|post|vacancy)|(?:more|further) (?:information|details)|(?:general|informal|all|job) enquiries|(?:fragen|auskünfte|rückfragen|informationen) (?:zur|über die) (?:stelle|position)|(?:weitere|nähere) (?:auskünfte|informationen)|toute question|(?:plus d['’]|tout )(?:informations?|renseignements?)|más información|cualquier (?:duda|consulta)|mais informações|esclarecimentos|(?:maggiori|ulteriori) informazioni`,
  String.raw`(?:meer|nadere) informatie|vragen over de (?:functie|vacature)|(?:więcej|dodatkowych|szczegółowych) informacji|pytania (?:o|dotyczące)|(?:mer|närmare|ytterligare) (?:information|upplysningar)|frågor om (?:tjänsten|jobbet)|(?:yderligere|flere|nærmere) (?:oplysninger|opplysninger|informasjon|information)|(?:spørgsmål|spørsmål) (?:til|om) (?:stillingen|jobbet|jobben)|lisätieto\p{L}{0,3}|tiedustelu\p{L}{0,4}|(?:více|bližší) informac\p{L}{1,2}|(?:dotazy|otázky) (?:k|ohledně)`,
);
const ON_THE_PHONE = folded(
  /phone|fon(?!d)|puhelim|puhelin|soit|(?<!\p{L})(?:numer|nummer|numéro|número|numero|tel|tlf|tfn)(?!\p{L})/iu,
);

/** Returns whether a sentence tells who answers questions about the job on the phone: "lisätietoja antaa Anna, joka päivystää puhelimessa". */
export const isForEnquiries = (text: string): boolean => ENQUIRIES.test(text) && ON_THE_PHONE.test(text);

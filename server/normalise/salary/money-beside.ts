import type { Candidate } from "./candidate.ts";
import { leadTo } from "./pay-of-others.ts";
import { INCLUDED, namesPay, RECEIVED, SALARY_NOUN } from "./salary-words.ts";
import { quickly } from "#normalise/text/quick-expression.ts";

const word = (source: string) => String.raw`(?<!\p{L})(?:${source})(?!\p{L})`;

/** Extra money for hours that are hard: nights, weekends, cold, being on call. */
const SUPPLEMENTS = [
  String.raw`(?:hazard|danger|on[- ]call|call[- ]?back|standby|preceptor) pay|(?:shift|night|evening|weekend|sunday|holiday|hazard|danger|height|cold|language|charge|preceptor|lead|on[- ]call|call[- ]?back|standby|location|london|inner|outer|fringe|casual)[- ](?:premium|allowance|differential|diff|supplement|enhancement|weighting|loading|uplift|bonus)|differentials?|enhancements?`,
  String.raw`\p{L}*(?:zulagen?|zuschl[aä]ge?)|\p{L}*(?:pikett|nacht|schicht|inkonvenienz|sonntags|wochenend|bereitschafts|fahrt|fahrtkosten|weg|spesen|verpflegungs)entschädigung(?:en)?|(?:spesen|fahrt|fahrtkosten|reise|verpflegungs|homeoffice|pikett|telefon|umzugs)pauschale`,
  String.raw`(?:primes?|majorations?|indemnités?(?! (?:de stage|mensuelle))|supplément|astreintes?)(?: (?:de|d['’]|du|pour) ?\p{L}{2,16})?`,
  String.raw`(?:plus|complemento|recargo)(?: de| por)? (?:nocturn\p{L}{1,8}|festiv\p{L}{1,3}|turnicidad|peligrosidad|transporte|penosidad|disponibilidad|domingos?)|nocturnidad|(?:subsídio|adicional|suplemento) (?:de )?(?:noturno|turno|risco|noite|periculosidade|insalubridade)`,
  String.raw`(?:maggiorazion[ei]|indennità(?! (?:di (?:stage|tirocinio)|mensile))|supplement[oi])(?: (?:di|per il|per la|notturn\p{L}) ?\p{L}{0,16})?`,
  String.raw`\p{L}*(?:toeslag(?:en)?)|\p{L}{3,}(?<!stage|uur|maand|dag|jaar|week|werk)vergoeding`,
  String.raw`dodat(?:ek|ki|ku|ków)(?: (?:za|do|nocn|zmianow|funkcyjn|świąteczn|stażow)\p{L}{0,4})?|dopłat\p{L}{1,2}|za (?:dyżur|nockę|nadgodzin)\p{L}{0,2}`,
  String.raw`\p{L}*(?:tillägg(?:et|en)?|tillegg(?:et|ene)?|tillæg(?:get|gene)?)|ob(?:-ersättning)?|\p{L}*(?:jour|beredskaps|övertids|obekväm)\p{L}*ersättning(?:en)?`,
  String.raw`\p{L}{2,}lisä(?:t|n|ä)?|(?:matka|kilometri)korvaus(?:ta)?|příplat(?:ek|ky|ku)|spor(?:uri|ul)?`,
].join("|");

/** Parts of pay that come beside the base: for results, at Christmas, for bringing somebody in. */
const PARTS = [
  String.raw`\p{L}*(?:erfolgs|leistungs|ergebnis)(?:vergütung|beteiligung|bonus)|\p{L}*(?:weihnachts|urlaubs)(?:geld|gehalt)|jahresendgehalt`,
  String.raw`\p{L}*(?:eindejaars|winst|vakantie)(?:uitkering|geld|deling|bijslag)|dertiende maand`,
  String.raw`(?:resultat|prestations|provisions|provisjons|bonus)l(?:ön|øn|ønn)(?:en)?|vinstdelning(?:en)?|overskudsdeling(?:en)?|overskuddsdeling(?:en)?|julegave|semesterersättning|feriepenge|feriepenger|engangsvederlag|engångsersättning`,
  String.raw`\p{L}+(?<!tunti|kuukausi|päivä|työ|vuosi|urakka)palkkio(?:t|n|ta)?|tulospalkk\p{L}{1,4}|kannustin\p{L}*|\p{L}+avustus|lomarah\p{L}{1,3}|\p{L}+(?:etu|edun|etua)|\p{L}+budjetti`,
  String.raw`(?:čtvrtletní|pololetní|mimořádn\p{L}|roční|náborov\p{L}{1,2}|kvartální|vánoční) (?:bonus\p{L}{0,2}|odměn\p{L}{1,2}|prémi\p{L}{1,2}|příspěv\p{L}{1,4})|prémi[eí]|13\. (?:plat|mzda)`,
  String.raw`prim[aăe](?: de \p{L}{3,16})|bonus(?:uri|ul)|bonus de \p{L}{3,16}|tichete(?: de \p{L}{3,16})?`,
  String.raw`trzynast\p{L}{1,3}|wczasy pod gruszą|premi[aęi](?: (?:roczn|kwartaln|miesięczn|uznaniow|świąteczn|frekwencyjn|motywacyjn)\p{L}{1,3})?|(?:paczk|bon)\p{L}{0,2} (?:świąteczn|podarunkow|na)\p{L}{0,3}|benefit(?:y|ów|ach)`,
].join("|");

/** What the state or an insurance pays: to the ill, to parents, to the unemployed and to the old. */
const BENEFITS = [
  String.raw`(?:statutory )?(?:sick|maternity|paternity|parental|adoption|bereavement|redundancy) pay|ssp|smp|unemployment (?:benefits?|insurance)|disability benefits?|state pension|child benefit|universal credit|workers['’]? comp(?:ensation)?`,
  String.raw`(?:kranken|eltern|kinder|arbeitslosen|mutterschafts|kurzarbeiter|pflege|übergangs|bürger|wohn)geld|(?:alters|mindest|erwerbsminderungs)rente|taggeld(?:er)?|invalidenrente`,
  String.raw`indemnités? journalières?|allocations? (?:chômage|familiales?|logement|parentale)|pension de retraite`,
  String.raw`(?:prestaci[oó]n|prestaciones|subsidio|baja) (?:por|de) (?:desempleo|paro|incapacidad|maternidad|enfermedad)|pensión mínima|subsídio (?:de )?(?:doença|desemprego|parental|social)|seguro[- ]desemprego|abono de família`,
  String.raw`indennità di (?:malattia|maternità|disoccupazione)|naspi|pensione(?: minima)?|assegno unico|cassa integrazione`,
  String.raw`ziekengeld|(?:ww|wia|ziektewet|bijstands|arbeidsongeschiktheids)[- ]?uitkering|kinderbijslag|aow|zwangerschapsuitkering`,
  String.raw`zasił(?:ek|ku|ki|ków)|świadczeni[aeu]|chorobow[eay]|emerytur\p{L}{1,2}|rent[ęy]|renta (?:chorobowa|rodzinna|socjalna)|macierzyńsk\p{L}{1,3}`,
  String.raw`(?:sjuk|föräldra|graviditets)penning(?:en)?|sjuklön(?:en)?|a-kassa[n]?|karensavdrag(?:et)?|barnbidrag(?:et)?`,
  String.raw`(?:syge|barsels|arbejdsløsheds|forældre)?dagpenge(?:ne|r)?|kontanthjælp(?:en)?|børnepenge|(?:syke|foreldre|dag|uføre)penge(?:ne|r)|sykepenger|foreldrepenger|dagpenger|barnetrygd(?:en)?|alderspensjon(?:en)?`,
  String.raw`\p{L}*päivärah\p{L}{1,3}|äitiysrah\p{L}{1,3}|vanhempainrah\p{L}{1,3}|lapsilis\p{L}{1,2}|kansaneläke|takuueläke|työttömyyskorvaus|toimeentulotuki`,
  String.raw`nemocensk[áée]|rodičovsk\p{L}{1,2} příspěv\p{L}{1,4}|podpor\p{L}{1,2} v nezaměstnanosti|mateřsk[áée]|důchod\p{L}{0,2}|ošetřovné`,
  String.raw`indemnizați[aei](?: de \p{L}{3,14})?|ajutor(?:ul)? de șomaj|alocați[ae]|pensi[ae]`,
].join("|");

/** A supplement, a part of pay or a benefit leads to the amounts, a few words before them. */
const BESIDE = quickly(
  new RegExp(String.raw`${word(`${SUPPLEMENTS}|${PARTS}|${BENEFITS}`)}((?:[^.;:,\d]{0,48}|[^.;:,\d]{0,24}: ?))$`, "iu"),
);
/** The same in Japanese. */
const BESIDE_JA =
  /(?:手当金?|手当て|補助|交通費|賞与|ボーナス|祝い?金|報奨金|奨励金|インセンティブ|家賃|退職金|保険料|年金|給付金|最低賃金)(?:[はがを:：、 ]|額|として|(?:時給|月額|年額|1回|月|年|最大|上限|約)){0,6}$/u;

/** The same in Korean and Chinese: for meals, the way to work, housing, results and bringing somebody in. */
const BESIDE_EAST = [
  "식대|식비|중식비|점심값|교통비|차량유지비|유류비|주거비|숙소비|기숙사비?|월세|통신비|복지(?:포인트|카드|비)|상여금?|성과급|인센티브|수당|지원금|지원비|축하금|보상금|장려금|격려금|경조사비|자기계발비|교육비|도서비|보너스|추천금|소개비|매출|예산|퇴직금|보증금|상금",
  "餐[补補费費]|[饭飯]补|(?:交通|住房|租房|通讯|通訊|高温|午餐|伙食|油费|出差)?[补補][贴貼]|房补|话补|车补|津[贴貼]|全勤[奖獎]|[奖獎]金|年[终終][奖獎]|提成|[礼禮]金|房租|公[积積]金|[预預]算|[营營][业業][额額]|[销銷]售(?:[额額]|目[标標])|内推[奖獎]",
].join("|");
const BEFORE_EAST = new RegExp(
  String.raw`(?:${BESIDE_EAST})(?:[은는이가로을를: ：（(]|으로|지급|지원|매월|每月|每天|每年|月|연간|월|연|최대|최고|약|最高){0,8}$`,
  "u",
);
const BEHIND_EAST = new RegExp(String.raw`^ ?(?:의 ?|상당의? ?|的)?(?:${BESIDE_EAST})`, "u");

/** The employer pays something back, pays for it or pays towards it: "Zwracamy za przeprowadzkę do". */
const PAYS_FOR = quickly(
  new RegExp(
    String.raw`${word(
      [
        String.raw`we(?:['’]ll| will| also)? (?:reimburse|refund|cover|contribute|chip in|subsidi[sz]e|match|add|top up|give back|put)|(?:is|are) (?:reimbursed|covered|refunded|subsidi[sz]ed)`,
        String.raw`(?:erstatten|übernehmen|bezuschussen|spendieren|ersetzen|legen|steuern|tragen) wir|wir (?:erstatten|übernehmen|bezuschussen|spendieren|ersetzen|legen|steuern|tragen|beteiligen)|(?:wird|werden) (?:erstattet|übernommen|bezuschusst)`,
        String.raw`(?:remboursons|prenons en charge|participons|abondons|finançons|complétons)|(?:est|sont) (?:remboursée?s?|prise?s? en charge)`,
        String.raw`(?:reembolsamos|cubrimos|cobrimos|financiamos|contribuimos|contribuímos|aportamos|subvencionamos|subsidiamos|comparticipamos|devolvemos)`,
        String.raw`(?:rimborsiamo|copriamo|contribuiamo|finanziamo)|w(?:e|ij) (?:vergoeden|dragen|leggen|sponsoren)|(?:vergoeden|sponsoren) w(?:e|ij)`,
        String.raw`(?:zwracamy|zwrócimy|refundujemy|pokrywamy|pokryjemy|dokładamy|dokładasz|dopłacamy|dopłacimy|dorzucamy|finansujemy|opłacamy|sfinansujemy|współfinansujemy|potrącamy|odliczamy)`,
        String.raw`vi (?:ersätter|bidrar|står för|subventionerar|refunderer|dækker|dekker|refunderar|bidrager|lægger|legger)|(?:ersätter|bidrar|refunderer|dækker|dekker|bidrager) vi`,
        String.raw`(?:korvaamme|hyvitämme|tuemme|proplácíme|proplatíme|hradíme|přispíváme|přispějeme|doplácíme|strháváme|decontăm|rambursăm|acoperim|contribuim|subvenționăm|reținem)`,
      ].join("|"),
    )}([^.;:\d]{0,60})$`,
    "iu",
  ),
);
/** "Oprócz wynagrodzenia otrzymasz", "Neben dem Gehalt bekommst du": what follows is no pay, unless it is the pay that is named: "in addition to a salary of". */
const BESIDE_SALARY = quickly(
  new RegExp(
    String.raw`${word(
      [
        String.raw`(?:in addition to|on top of|besides|apart from|alongside|as well as) (?:your |the |a |this )?(?:base |basic |regular )?(?:salary|pay|wages?)`,
        String.raw`(?:neben|zusätzlich zu|außer|über) (?:dem|deinem|ihrem|eurem|das) (?:\p{L}{0,12}gehalt|\p{L}{0,12}lohn|entgelt)|zum (?:gehalt|lohn) (?:kommen|kommt|gibt es|dazu)`,
        String.raw`en plus d[eu] (?:votre |ton |la |ce )?(?:salaire|rémunération|paie)|en complément d[eu] (?:votre |ton |la )?(?:salaire|rémunération)`,
        String.raw`(?:además|aparte) de(?:l| tu| su)? (?:sueldo|salario)|(?:além|para além) d[oe] (?:teu |seu |o )?(?:salário|ordenado|vencimento)|oltre (?:allo|al|il|lo) (?:tuo )?(?:stipendio|retribuzione|salario)`,
        String.raw`(?:naast|boven ?op|behalve) (?:je|jouw|uw|het|dat|een)(?: \p{L}{4,12})? (?:salaris|loon|maandsalaris|uurloon)`,
        String.raw`(?:oprócz|poza|prócz) (?:stałej |zasadniczej )?(?:wynagrodzeni\p{L}{1,3}|pensji|wypłaty|stawki)|poza (?:wynagrodzeniem|pensją|stawką)|do (?:pensji|wynagrodzenia|wypłaty) (?:dochodzi|dokładamy|dostajesz|dodajemy|dodatkowo)`,
        String.raw`(?:utöver|förutom) (?:din |den )?(?:\p{L}{0,8}lön(?:en)?)|(?:ud over|udover|foruden|oveni) (?:din |den )?(?:\p{L}{0,8}løn(?:nen)?)|(?:i tillegg til|utover|ved siden av) (?:den )?(?:\p{L}{0,8}lønn(?:en)?)`,
        String.raw`palkan (?:lisäksi|päälle)|(?:kromě|vedle|nad rámec|k) (?:základní )?(?:mzdy|platu|mzdě|výplaty)|(?:pe lângă|în plus față de) (?:salariu(?:l)?)`,
      ].join("|"),
    )}(?:,? (?!of |von |van |de |di |på |w wysokości)[\p{L}'’]{1,14}){1,7}(?: \()? $`,
    "iu",
  ),
);
/** Money for staying: "Wie vijf jaar blijft krijgt". */
const FOR_STAYING = quickly(
  /(?<!\p{L})(?:wie|wer|anyone|those|people|everyone|kto|ceux|qui|quien|quem|chi|den|de|dem|kdo|joka|cine)(?!\p{L})[^.;:]{0,30}(?<!\p{L})(?:blijft|bleibt|stays?|stay|zostaje|zostanie|restent|reste|se queda|fica|resta|rimane|stannar|bliver|blir|zůstane|pysyy|rămâne)(?!\p{L})[^.;:\d]{0,30}$/iu,
);

/** "Inklusive Bonus sind bis zu 90.000 € möglich": the supplement is part of the amounts. */
const IN_PAY =
  /(?<!\p{L})(?:in[ck]l\p{L}{0,8}\.?|included?|y compris|incluid[oa]s?|compres[oaie]|łącznie z|wraz z|med|sis\.?|včetně)(?: \p{L}{1,12})? ?$/iu;

/**
 * Returns whether the amounts come beside the pay of the job: a supplement for nights or weekends, a part of it for results, a benefit of the state, or costs
 * that the employer pays back.
 */
export function isMoneyBeside(candidate: Candidate): boolean {
  const lead = leadTo(candidate);
  if (BEFORE_EAST.test(lead) || BEHIND_EAST.test(candidate.after)) return true;
  if (BESIDE_JA.test(lead) || BESIDE_SALARY.test(lead) || FOR_STAYING.test(lead)) return true;
  const paidFor = PAYS_FOR.exec(lead)?.[1];
  if (paidFor !== undefined && !namesPay(paidFor) && !RECEIVED.test(paidFor)) return true;
  const beside = BESIDE.exec(lead);
  if (beside === null || SALARY_NOUN.test(beside[1] ?? "") || RECEIVED.test(beside[1] ?? "")) return false;
  const upTo = lead.slice(0, beside.index);
  return !(IN_PAY.test(upTo) || (INCLUDED.test(upTo) && SALARY_NOUN.test(upTo)));
}

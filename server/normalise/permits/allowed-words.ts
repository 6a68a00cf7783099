import { quickPhrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { replacedQuickly } from "#normalise/text/quick-expression.ts";

// Ways to say that somebody may work in a country, beyond the ones of work-authorisation.ts.

/** Rights, papers and access to a labour market. */
export const RIGHT_TO_WORK = quickPhrases(
  String.raw`(?:legally |lawfully )?(?:permitted|authori[sz]ed|allowed|entitled|cleared|licen[cs]ed) to (?:take up |accept |undertake )?(?:work|employment|paid work)|accept employment|permits? to work|(?:visa|residency|permit|status|passport|papers|documents?) (?:\p{L}{1,12} ){0,2}(?:allows?|allowing|permits?|permitting|entitles?|entitling|lets|letting)(?: you| them| full-time| unrestricted){0,2}(?: to)? (?:full-time |part-time )?(?:work|employment)|(?:work|working|employment) (?:permission|entitlement)|permission to work|(?:settled|pre-settled) status|leave to remain|stamp [1-4]g?|(?:labou?r|job) market access|work permits?|legal right to work|right to (?:legally )?(?:take up )?(?:work|employment)|(?:legal|lawful) (?:work )?status`,
  String.raw`arbeitsmarktzugang|zugang zum arbeitsmarkt|recht,? (?:in [^.;,]{2,30} )?zu arbeiten|arbeitsberechtigt|legal in [^.;,]{2,30} arbeiten|niederlassungserlaubnis|beschäftigungsbewilligung|grenzgängerbewilligung|(?:bewilligung|ausweis|permis|permess[oi]) [BCGL](?:(?:,| oder| ou| o) [BCGL]){0,2}|arbeitsvisum|arbeits(?:erlaubnis|genehmigung|bewilligung)en|aufenthaltserlaubnisse|aufenthaltsbewilligung`,
  String.raw`droit (?:de|au|à) travail(?:ler)?|travailler légalement|légalement (?:travailler|autorisée?s?)|autorisée?s? à (?:y )?(?:travailler|exercer)|(?:titre|carte|permis|visa|document)(?: \p{L}{1,12}){0,4} (?:permettant|autorisant|permet|autorise)(?: de| à| l['’]exercice d['’]un| le)? (?:travail(?:ler)?|exercer|emploi)|cartes? de (?:séjour|résident)|autorisations? (?:provisoire )?de travail|permis de travail`,
  String.raw`(?:autorizad|habilitad)[oa]s? (?:legalmente )?(?:a|para) trabaj(?:ar|o)|(?:permiso|autorización|documentación|visa|visado|tarjeta|papeles)(?: \p{L}{1,12}){0,2} (?:para|que (?:te |le |les )?(?:permita|autorice)n?|en vigor para|vigente para) trabajar|permisos? (?:\p{L}{1,9} )?de (?:trabajo|residencia)|derecho (?:a|al|de) trabaj(?:ar|o)|trabajar (?:legalmente|de forma legal|de manera legal)|residencia legal|permiso de residencia`,
  String.raw`(?:autorizad|habilitad)[oa]s? a trabalhar|(?:visto|título|autorização|permissão|documentos?|documentação|papéis)(?: \p{L}{1,12}){0,4} (?:para trabalhar|que permitam? (?:o )?trabalh(?:ar|o)|que autorizem? (?:a |o )?trabalh(?:ar|o))|(?:visto|autorização|permissão) de trabalho|autorização de residência|direito (?:a|de|ao) trabalh(?:ar|o)|trabalhar legalmente|(?:papéis|documentos|documentação) em (?:dia|ordem) para trabalhar`,
  String.raw`(?:in regola|autorizzat[oaie]|abilitat[oaie])(?: \p{L}{1,12}){0,4} (?:lavorare|lavoro)|(?:permesso|titolo|documenti?|visto)(?: \p{L}{1,12}){0,2} (?:che (?:consent|permett|autorizz)\p{L}{1,3} (?:di |a |il )?(?:svolgere )?(?:lavorare|lavoro|attività lavorativa)|per (?:il lavoro|lavorare))|diritto (?:di|a|al) lavor(?:are|o)|lavorare (?:legalmente|regolarmente|liberamente)|poter (?:già )?lavorare(?= (?:legalmente |liberamente )?(?:in|nell))|permess[oi] di (?:lavoro|soggiorno)`,
  String.raw`(?:arbeids|tewerkstellings|verblijfs|werk)vergunning(?:en)?|arbeidskaart|arbeidsmarkttoegang|toegang tot de(?: \p{L}{1,14})? arbeidsmarkt|twv|gvva|legaal in [^.;,]{2,30} (?:\p{L}{1,8} )?werken|recht om (?:\p{L}{1,16} ){0,4}te werken|(?:gerechtigd|bevoegd)(?: bent)?,? om (?:\p{L}{1,16} ){0,4}te werken|mag je (?:\p{L}{1,16} ){1,6}in [^.;,]{2,30} werken|werkrecht`,
  String.raw`(?:praw|uprawnie|zezwole|pozwole)(?:o|a|ni\p{L}{1,3}|ń) (?:do |na )(?:legaln\p{L}{1,3} |podjęci\p{L} )?(?:pracy|pracę|zatrudnienia|wykonywania pracy)|(?:dokument|wiz|kart)\p{L}{0,4}(?: \p{L}{1,10})? (?:pozwalając|uprawniając|umożliwiając)\p{L}{1,3} (?:na |do )?(?:legaln\p{L}{1,3} )?(?:prac\p{L}{1,5}|podjęci\p{L})|legalnie (?:pracować|podjąć pracę)|legaln\p{L}{1,3} prac\p{L}{1,3}|dostęp\p{L}{0,2} do(?: \p{L}{3,14})? rynku pracy|kart\p{L} pobytu`,
  String.raw`(?:laglig )?rätt (?:att|till) (?:jobba|arbeta|arbete)|(?:jobba|arbeta) (?:lagligt|legalt)|lagligt (?:jobba|arbeta)|(?:arbets|uppehålls)tillstånd\p{L}{0,3}|tillgång till(?: den)?(?: \p{L}{3,12})? arbetsmarknaden|(?:berättigad|behörig) att (?:jobba|arbeta)|(?:lovlig )?ret til (?:at )?arbejde|arbejde lovligt|lovligt (?:at )?arbejde|(?:arbejds|opholds)tilladelse\p{L}{0,2}|lov til at arbejde|berettiget til at arbejde|adgang til det(?: \p{L}{3,12})? arbejdsmarked`,
  String.raw`(?:lovlig )?rett til (?:å )?(?:jobbe|arbeide|arbeid)|(?:jobbe|arbeide) lovlig|lovlig (?:jobbe|arbeide)|(?:arbeids|oppholds)tillatelse\p{L}{0,2}|lov til å (?:jobbe|arbeide)|berettiget til å (?:jobbe|arbeide)|adgang til det(?: \p{L}{3,12})? arbeidsmarkedet|oikeu\p{L}{1,6} (?:\p{L}{1,12} )?(?:työskennellä|työskentelyyn|tehdä töitä|työntekoon)|työnteko-oikeu\p{L}{1,4}|työskennellä (?:\p{L}{1,12} )?laillisesti|saat(?:ko)? (?:jo )?(?:tehdä töitä|työskennellä)|(?:oleskelu|työ)lu(?:p|v)\p{L}{1,5}|pääsy työmarkkinoille`,
  String.raw`(?:oprávněn\p{L}{1,2}|právo|povolení|možnost) (?:k práci|legálně pracovat|pracovat|k zaměstnání|zde pracovat)|legálně pracovat|pracovat legálně|pracovní\p{L}{0,2} (?:povolení|víz\p{L}{1,2})\p{L}{0,2}|zaměstnaneck\p{L}{1,2} kart\p{L}{1,2}|povolení k pobytu|přístup na(?: \p{L}{3,12})? trh práce|(?:drept\p{L}{0,3}|permis\p{L}{0,3}|autorizați\p{L}{1,2}|aviz\p{L}{0,3}) (?:de|la|pentru) (?:a (?:munci|lucra)|muncă|ședere|lucru)|lucra (?:legal|fără restricții)|munci legal|acces\p{L}{0,3} (?:liber )?(?:la|pe) piața muncii`,
);
/** Weaker words for the same, which speak of weeks abroad as well. */
export const MAY_WORK = quickPhrases(
  String.raw`free to work(?= (?:legally |freely )?(?:in|within|anywhere in) )|(?:can|may) legally be employed|in [^.;,]{2,30} (?:(?:legal|bereits|schon|noch nicht|uneingeschränkt|ohne einschränkung) )?arbeiten (?:darf|dürfen|darfst|dürft)|(?:libres? de|libre de) travailler|pouvoir travailler(?= (?:légalement |librement )?(?:en|au|dans) )|poder trabajar(?= (?:legalmente |libremente )?en )|poder trabalhar(?= (?:legalmente |livremente )?(?:em|no|na) )`,
  String.raw`mag werken(?= in )|in [^.;,]{2,30} mag werken|får (?:jobba|arbeta)(?= (?:lagligt |fritt )?i )|må (?:arbejde|arbeide|jobbe)(?= (?:lovligt? |frit |fritt )?i )|można legalnie pracować|smíte pracovat(?= v )|mohou pracovat(?= v )|poată lucra(?= (?:legal |liber )?în )`,
);
/** Weeks abroad, or work away from the office. */
export const ABROAD = folded(
  /(?<!\p{L})(?:days|weeks|months|tage|wochen|monate|jours|semaines|mois|días|semanas|meses|dias|giorni|settimane|mesi|dagen|weken|maanden|dni|tygodni\p{L}?|miesiąc\p{L}{0,2}|dagar|veckor|månader|dage|uger|måneder|dager|uker|päivää|viikkoa|kuukautta|dní|týdn\p{L}{1,2}|měsíc\p{L}{1,2}|zile|săptămâni|luni|workation|homeoffice|remote\p{L}{0,2}|zdalnie|distans|etä\p{L}{0,4}|anywhere|überall|egal wo)(?!\p{L})/iu,
);
/** Employers that take people on without papers, or before they have them. */
export const TAKEN_ANYWAY = folded(
  /(?<!\p{L})(?:apply anyway|even if|even without|no matter|still waiting|auch wenn|auch ohne|selbst wenn|même si|même sans|aunque|incluso si|mesmo que|mesmo sem|anche se|anche senza|ook als|ook zonder|nawet jeśli|nawet bez|även om|även utan|selv om|selv uten|også uden|også selvom|vaikka|i když|i bez|chiar dacă|chiar și fără|regardless)(?!\p{L})/iu,
);
/** Permits as a duty of the job, or as what the employer makes or sells. */
export const PERMITS_AS_TRADE = quickPhrases(
  String.raw`(?:apps?|tools?|software|platforms?|products?|systems?|consultants|service) (?:\p{L}{1,12} ){0,3}(?:checks?|manages?|verif(?:y|ies)|tracks?|helps?|advises?)|(?:help|advise|support|assist)(?:s|ing)? (?:\p{L}{1,14} ){1,3}(?:obtain|get|apply for|with|on)(?= (?:\p{L}{1,12} ){0,2}(?:visas?|permits?|permission))`,
  String.raw`(?:bearbeite|prüf|verwalte|berat)\p{L}{1,3} (?:\p{L}{1,14} ){0,4}(?:anträge|arbeitserlaubnis|aufenthaltstitel|visa)|berätst|(?:conseillez|traitez|gérez|instruisez|vérifiez) (?:\p{L}{1,14} ){0,4}(?:permis|visas?|titres?|autorisations?)|(?:tramitarás|gestionarás|asesorarás|revisarás|asesoras|tramitas)|(?:vais tratar|tratarás|assessoras|acompanharás)|(?:gestirai|seguirai|fornirai consulenza)`,
  String.raw`(?:behandelt|adviseert|controleert|je regelt) (?:\p{L}{1,14} ){0,4}(?:\p{L}{0,12}vergunning(?:en)?|visa)|rozpatrujesz|zajmujesz się|obsługujesz|weryfikujesz|doradzasz|(?:bygger|utvecklar|udvikler|utvikler) (?:\p{L}{1,14} ){0,3}(?:system|appar|verktyg|løsninger|lösningar|værktøjer)|(?:du handlägger|du hanterar|du behandler|käsittelet|kehitämme|rakennamme)|(?:vyřizujete|zpracováváte|radíte|vyvíjíme|radíme)|(?:vei procesa|consiliezi|gestionezi|dezvoltăm)`,
);
/** The reader needs no permit. */
export const NONE_NEEDED = folded(
  /(?<!\p{L})(?:du brauchst kein\p{L}{0,2}|sie (?:brauchen|benötigen) kein\p{L}{0,2}|vous n['’]avez pas besoin|tu n['’]as pas besoin|no necesitas|no hace falta|não precisas?|não é preciso|non hai bisogno|non serve|je hebt geen(?= (?:\p{L}{0,14}vergunning|visum))|nie potrzebujesz|nie jest wymagan\p{L}|du behöver (?:inte|inget)|du behøver (?:ikke|ingen)|du trenger (?:ikke|ingen)|et tarvitse|nepotřebuje(?:te|š)|nu ai nevoie|nu aveți nevoie)(?!\p{L})[^.;?]{0,30}(?:permi\p{L}{2,5}|visa|visum|erlaubnis|bewilligung|vergunning|zezwole\p{L}{1,4}|pozwole\p{L}{1,4}|tillstånd|tilladelse|tillatelse|lupa\p{L}{0,2}|povolení|víz\p{L}{1,2}|viz\p{L}{1,2}|visto|visado|autori\p{L}{4,8})/iu,
);
/** Places that somebody isn't from. */
export const OUTSIDE_UNION = replacedQuickly(
  /(?<!\p{L})(?:non-|nicht-|not? |icke-|ikke-|niet-|hors |extra[- ]?|spoza |mimo |poza |au(?:ß|ss)erhalb der |outside (?:of )?(?:the )?|utanför |uden for |utenfor |fuera de (?:la )?|fora da |fuori (?:dalla |dall['’])?|buiten de |din afara |non |no |země mimo )(?:EU|EEA|EWR|UE|EES|EØS|EER|Schengen|European Union|Unión Europea|Union européenne|União Europeia|Unione europea)\p{L}{0,1}(?:[- ]?(?:citizens?|nationals?|bürger\p{L}{0,4}|borgere?|burgers?|medborgare|obywatel\p{L}{0,4}|cudzoziem\p{L}{0,4}))?|EU:n ulkopuol\p{L}{1,10}|(?:third|dritt|tredje|derde)[- ]?\p{L}{3,25}|(?:isn['’]t|not|nicht|n['’]est pas|no es|não é|non è|niet|nie jest|inte är|ikke er|není) (?:an? |ein\p{L}{0,2} |un |ett? |en )?(?:EU|UE|europ\p{L}{1,7})[- ]?\p{L}{3,16}/giu,
);
/** People by their country, where only they are taken on: "Singaporeans and PRs only". */
export const ONLY_PEOPLE: Readonly<Record<string, string>> = {
  AE: "emiratis",
  AU: "australians",
  CA: "canadians",
  GB: "britons|brits",
  ID: "indonesians",
  IE: "irish citizens",
  KE: "kenyans",
  MY: "malaysians",
  NG: "nigerians",
  NZ: "new zealanders|kiwis",
  OM: "omanis",
  PH: "filipinos",
  QA: "qataris",
  SA: "saudis",
  SG: "singaporeans?",
  US: "americans",
  ZA: "south africans",
};
const CITIZENSHIP = String.raw`(?:citizenship|nationality|passports?|staatsbürger\p{L}{0,7}|staatsangehörig\p{L}{0,5}|nationalité|citoyenneté|passeport|nacionalidad|ciudadanía|pasaporte|nacionalidade|cidadania|passaporte|cittadinanza|passaporto|nationaliteit|staatsburgerschap|paspoort|obywatelstw\p{L}|obywatel\p{L}{0,3}|paszport\p{L}{0,3}|medborgarskap|medborgare|statsborgerskab|statsborgerskap|statsborger\p{L}{0,2}|kansalaisuu\p{L}{1,3}|kansalainen|občanství|občan\p{L}{0,3}|cetățeni\p{L}{1,2}|cetățean|pașaport\p{L}{0,2}|国籍)`;
/** People who aren't of a nationality: "sin nacionalidad española", "ohne deutsche Staatsangehörigkeit". */
export const OTHER_NATIONALS = replacedQuickly(
  new RegExp(
    String.raw`(?<!\p{L})(?:(?:without|sin|ohne|sans|sem|senza|zonder|bez|utan|uden|uten|ilman|fără)(?: (?:a|an|the|la|el|a|die|eine|den|de|ett?|en|cittadinanza))?|(?:no|não|non|nicht|ne|n['’])[^.;,]{0,12}(?:tengan?|tenham?|tenha|pose[ae]n?|possu\p{L}{1,3}|possied\p{L}{1,3}|hat|haben|ont pas|abbia\p{L}{0,2})(?: (?:la|a))?)(?: [\p{L}-]{2,16}){0,2} ${CITIZENSHIP}(?: [\p{L}-]{4,14}(?![\p{L}-]))?|(?<!\p{L})(?:et|ei|eivät) ole (?:EU|\p{Lu}\p{L}{3,12}n?)[- ]?kansala\p{L}{2,6}`,
    "giu",
  ),
);
/** Citizenships, which count where a country stands beside them. */
export const CITIZENS = quickPhrases(CITIZENSHIP);

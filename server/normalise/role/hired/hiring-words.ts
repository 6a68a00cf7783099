/** Words before which a sentence names the level of the person hired. */

/** A word for a level stands next, behind an article and a word or two. */
export const A_LEVEL_NEXT = String.raw`(?= (?:an? |another |une? |d['’]une? |ein\p{L}{0,2} |un[ao]? |uma? |een |en |et |ett )?(?:[\p{L}'’-]{3,18} ){0,2}(?:junior|júnior|senior|s[éê]nior|mid|medior|confirmé|plen[oa]|młodsz|starsz|mladší|starší|intermédi|intermedi)[\p{L}-]{0,14}(?![\p{L}'’-]))`;

/** The one who gets the job: "the successful applicant", "wybrana osoba". */
const CHOSEN = {
  en: String.raw`(?:applicants?|candidates?|person|hire|appointee|post-?holder|colleague)`,
  fr: String.raw`(?:personne|candidate?|profil) (?:retenue?|choisie?|sélectionnée?|recrutée?)`,
  es: String.raw`(?:persona|candidat[oa]|profesional) (?:elegid[oa]|seleccionad[oa]|contratad[oa]|escogid[oa])`,
  pt: String.raw`(?:pessoa|candidat[oa]|profissional) (?:selecionad[oa]|escolhid[oa]|contratad[oa])`,
  it: String.raw`(?:persona|candidat[oa]|risorsa) (?:scelt[oa]|selezionat[oa]|individuat[oa])`,
  nl: String.raw`(?:gekozen|geselecteerde|nieuwe) (?:kandidaat|collega|persoon|medewerker)`,
  pl: String.raw`(?:wybran\p{L} (?:osoba|kandydat\p{L}{0,2})|(?:osoba|kandydat\p{L}{0,2}) wybran\p{L}|zatrudniona osoba)`,
} as const;

/** Somebody is taken on as, or added: "is appointed as a senior …", "Wir verstärken uns um eine …", "Reforçamos a equipa com um …". */
export const TAKEN_ON = [
  String.raw`${CHOSEN.en}[^.;:]{0,40}? (?:is|are|be|gets?) (?:appointed|hired|employed|taken on|engaged|recruited|brought in|contracted) (?:\p{L}{3,12} )?as|you(?:['’]ll| will) be (?:appointed|hired|taken on|engaged|recruited|brought in) as|we(?:['’]re| are) (?:adding|bringing in|taking on)(?= (?:an?|another) )`,
  String.raw`(?:einstellung|anstellung|besetzung) erfolgt (?:\p{L}{3,12} ){0,2}als|verstärken (?:[\p{L}-]{3,18} ){1,3}?(?:um|mit|durch)(?= ein)`,
  String.raw`${CHOSEN.fr}[^.;:]{0,30}? (?:sera|est) (?:engag|recrut|embauch|nomm)ée? (?:comme|en tant que|au poste de|en qualité de)|(?:renforç|agrandiss|étoff|complét)ons (?:[\p{L}'’]{1,16} ){1,3}?(?:avec|par)(?= une? )`,
  String.raw`${CHOSEN.es}[^.;:]{0,30}? (?:se incorporará|entrará|será contratad[oa]|trabajará|empezará) (?:\p{L}{2,10} )?como|(?:ampliamos|reforzamos|completamos) (?:\p{L}{2,14} ){1,4}?con(?= un)`,
  String.raw`${CHOSEN.pt}[^.;:]{0,30}? (?:entrará|será contratad[oa]|começará|atuará|trabalhará|ingressará) (?:\p{L}{2,10} )?como|(?:ampliamos|reforçamos|estamos a reforçar|completamos) (?:\p{L}{1,14} ){1,4}?com(?= um)`,
  String.raw`${CHOSEN.it}[^.;:]{0,30}? (?:entrerà|inizierà|sarà (?:assunt[oa]|inserit[oa])|lavorerà) (?:\p{L}{2,10} ){0,2}come|(?:ampliamo|rinforziamo|rafforziamo|completiamo) (?:[\p{L}'’]{1,18} ){1,3}?con(?= un)`,
  String.raw`${CHOSEN.nl}[^.;:]{0,30}? (?:begint|start|komt in dienst|werkt|wordt aangesteld|wordt aangenomen) (?:\p{L}{2,10} ){0,2}als|(?:breiden|versterken) (?:\p{L}{2,14} ){1,4}?met(?= een)`,
  String.raw`${CHOSEN.pl}[^.;:]{0,30}? (?:zostanie (?:zatrudnion|przyjęt)\p{L}|rozpocznie|będzie pracować) (?:pracę )?(?:jako|na stanowisku)|(?:powiększamy|wzmacniamy|poszerzamy|rozbudowujemy) (?:\p{L}{2,14} ){1,2}?o`,
  // "Your title will be …", "Il nous faut un …", "Potrzebny nam …".
  String.raw`(?:(?:your|the|job) (?:job |official |contract )?title (?:will be|is|on the contract is))${A_LEVEL_NEXT}|only(?= (?:junior|senior|mid-level) (?:applicants|candidates))|you(?:['’]ll| will) be(?= an? (?:[\p{L}-]{3,14} )?(?:junior|senior|mid-?level) \p{L})|you(?:['’]ll| will) be(?= an? (?:graduate )?(?:trainee|apprentice|intern)(?!['’]))|(?:dein|ihr) (?:job)?titel(?: ist| lautet|:)|(?:die|diese) stelle (?:gerne? )?mit${A_LEVEL_NEXT}|(?<!(?:no|não|non) )(?:il nous faut|hace falta|queremos|tu categoría será(?: la de)?|precisamos de|ci serve|ci occorre|vogliamo|potrzebn[yae](?: nam| jest)?|vi vill ha|vi vil have|vi vil ha|haluamme|kaipaamme|chceme)${A_LEVEL_NEXT}`,
  // "Vous serez notre comptable junior", "Du blir vår juniora …".
  String.raw`(?:vous (?:serez|deviendrez)|tu seras|serás|você será|vais ser|vai ser|sarai|diventerai|(?:je|jij|u) wordt|będziesz|zostaniesz|du blir|du bliver|du wirst|sie werden|sinusta tulee|bude(?:te|š)|stanete se|vei fi|you(?:['’]ll| will)? (?:act|serve|start|begin) as) (?:our|notre|nuestr[oa]|o nosso|a nossa|noss[oa]|il nostro|la nostra|onze|naszym|naszą|vår|vores|meidän|naší|naším|unsere?)(?= (?:[\p{L}'’-]{3,18} )?(?:junior|júnior|senior|s[éê]nior|mid|medior|confirmé|plen[oa]|młodsz|starsz|mladší|starší))`,
  String.raw`(?:(?:role|post|position|job) (?:calls for|asks for)|you(?:['’]ll| will)? come in as|(?:fill|filling) (?:this|the) (?:post|role|position|vacancy) with|vais trabalhar connosco como|du (?:kommer att|ska|skal|vil) (?:arbeta|jobba|arbejde|jobbe|arbeide) som)${A_LEVEL_NEXT}|työskentelet(?= (?:\p{L}{3,14} )?(?:junior|senior|medior)\p{L}{0,20}n[aä](?!\p{L}))`,
  String.raw`den vi (?:anställer|rekryterar|väljer) blir|(?:förstärker|utökar|kompletterar|udvider|styrker|forstærker|utvider|forsterker) (?:\p{L}{2,16} ){1,3}?med(?= en )`,
  String.raw`vybran\p{L}{1,2} (?:uchazeč(?:ka)?|kandidát(?:ka)?) (?:nastoupí|začne|bude pracovat) jako|(?:rozšiřujeme|posilujeme|doplňujeme) (?:\p{L}{2,14} ){1,2}?o`,
];

/** A part of the employer needs somebody: "our studio needs a junior designer". Who needs it stands before. */
export const NEEDS = String.raw`(?:needs|requires|braucht|benötigt|a besoin(?: d['’e])?|necesita|precisa(?: de)?|ha bisogno di|heeft behoefte aan|kan goed gebruiken|potrzebuje|behöver|mangler|trenger|tarvitsee|potřebuje)`;

/** A role or a vacancy is for somebody: "the vacancy is for a senior person". */
export const IS_FOR = String.raw`(?:vacancy|role|position|job|post|opening|plaza|vacante|puesto|vaga|posição|posizione|stelle|functie|vacature|tjänsten|stillingen|pozice) (?:is|es|é|è|ist|är|er|je) (?:for|para|per|für|voor|för|pro) (?:\p{L}{2,10} ){0,3}?`;

/** Several levels may apply: "Both junior and senior surveyors may apply", "Pueden postular perfiles junior y sénior". */
export const MAY_APPLY = [
  String.raw`(?:should|may|can|could|are (?:invited|welcome|encouraged) to) (?:both |all )?apply(?! (?:for|to))`,
  String.raw`(?:können|dürfen|sollen|mögen) sich (?:\p{L}{3,10} )?bewerben|peuvent (?:tous )?(?:postuler|candidater)`,
  String.raw`pueden (?:presentarse|postular|postularse|aplicar|inscribirse)|podem (?:candidatar-se|concorrer|se candidatar|inscrever-se)|possono (?:candidarsi|presentarsi)`,
  String.raw`kunnen (?:\p{L}{3,10} )?solliciteren|(?:aplikować|zgłaszać się) mogą|mogą (?:aplikować|się zgłaszać)|kan (?:\p{L}{3,10} )?(?:söka|søke|søge)(?! (?:om|støtte|stöd|orlov))|voivat hakea|hakea voivat|hlásit se mohou|mohou se (?:hlásit|přihlásit|ucházet)`,
];

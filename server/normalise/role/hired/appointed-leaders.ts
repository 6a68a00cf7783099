import { folded } from "#normalise/text/folded-expression.ts";
import { quickLatinPhrases } from "#normalise/text/phrases.ts";

/** Directors, members of a board and technical leads. Who heads a shop or a ward is among the words for levels. */
const LEADER = String.raw`(?:(?:co-?)?ceo|cto|cfo|coo|cmo|cpo|cio|ciso|chro|chief (?:\p{L}{3,14} ){1,2}officer|vice[- ]president|president|general manager|managing partner|(?:managing |executive |deputy )?director|head (?:of \p{L}|teacher|chef)|member of the (?:\p{L}{3,12} )?board|board member|chair(?:man|woman|person)?(?= of)|(?:tech(?:nical)?|team)[- ]lead(?:er)?|\p{L}{0,12}vorst[aä]nd(?:in|smitglied)?|mitglied (?:des|der) (?:\p{L}{3,14} )?(?:vorstands|geschäftsführung|geschäftsleitung)|\p{L}{0,12}geschäftsführ(?:er(?:in)?|ung)|\p{L}{0,14}direktor(?:in)?|chef(?:in)?(?= (?:der|des|unserer|unseres) \p{L})|direct(?:eur|rice)|pdg|daf|drh|dsi|présidente?|vice-présidente?|membre du (?:directoire|comité (?:exécutif|de direction))|directora?|vicepresident[ae]|consejer[oa] delegad[oa]|gerente general|miembro del (?:comité de dirección|consejo)|diretora?|vice-presidente|presidente|membro do conselho|direttor[ei]|direttrice|amministrat(?:ore|rice) delegat[oa]|membro del consiglio|bestuurder|lid van (?:de |het )?(?:raad van bestuur|directie|bestuur)|bestuurslid|voorzitter|(?:wice)?dyrektor\p{L}{0,3}|(?:wice)?prezes\p{L}{0,3}|człon\p{L}{2,4} zarządu|vd|(?:verkställande |administrerende |adm\. )?\p{L}{0,16}(?:direktör|direktør)|daglig leder|\p{L}{3,18}johtaja(?:na|ksi|a)?|johtaja(?:na|ksi|a)?|ředitel(?:em|kou|ku|ka|e)?|člen(?:em|kou)? představenstva|jednatel(?:em|kou|ka)?|președinte)`;
/** An assistant of a leader isn't one, and what stands between a preposition and a leader isn't its adjective. */
const NO_ADJECTIVE =
  "ass?ist|asist|asyst|avust|secret|sekr|secr|segret|segu|accomp|affianc|adjoint|stellv|vertret|refer|right|left|bras|mano|braço|braccio|hand|recht|praw|høj|hög|zástup|zast|deput|berater|contact|support|work|chauff|driver|fahrer|řidič|kierowc|kuljett|sihteer|auch|außerdem|ook(?!\\p{L})|också|också|også|également|aussi|también|também|anche|także|również|myös|také|also|kollega|train|mentor|coach|(?:somebody|someone|who|our|your|their|unser[a-z]{0,2}|notre|votre|nos|nuestr[oa]|tu|su|noss[oa]|sua|nostr[oa]|onze|ons|vår[at]?|vores|vice|with|for|from|by|to|led|mit|für|von|vom|beim|unter|dem|den|zum|zur|unserem|unseren|avec|chez|pour|par|sous|con|para|por|com|per|dal(?:la|l)?|del|de|di|da|do|des|du|van|voor|met|bij|door|dla|od|przez|till|til|för|av|af|hos|pro|pod)(?!\\p{L})";
const OUR = String.raw`(?:(?:our|the|an?|its|unser[e]?|der|die|ein[e]?|notre|une?|nuestr[oa]|el|la|un[ao]?|o|a|o nosso|a nossa|noss[oa]|um[a]?|il|lo|il nostro|la nostra|onze|de|een|naszym|naszą|vår|vår nya|vår nye|vores|vores nye|en|naším|naší|noul nostru|noua noastră) |l['’])?`;
const MODIFIERS = String.raw`(?:(?!(?:${NO_ADJECTIVE}))[\p{L}-]{2,16} ){0,2}?`;
/** Of somebody else's leader: "the director's assistant", "CEO office". */
const NOT_ITS = String.raw`(?!['’]s|s['’]| (?:assist|office|sekret|secret)|-)`;
const NAMED = String.raw` ${OUR}${MODIFIERS}(?:${LEADER})(?!\p{L})${NOT_ITS}`;

/** The reader becomes, joins as or is given the title of a leader. */
const APPOINTED = quickLatinPhrases(
  String.raw`(?:you(?:['’]ll| will)? (?:join|rejoin)(?: [^.;,:]{2,40}?)? as|you(?:['’]ll| will) (?:be(?:come)?|step in as|take over as|serve as|start as|act as)|you(?:['’]re| are)(?= (?:the |a |our )?(?:tech|team|technical)[- ]lead)|(?:job|role|post|position) (?:carries|comes with|has|bears) the (?:job )?title(?: of)?|(?:take on|take up) the (?:role|post|position) of|(?:job|role|post|position) title is)${NAMED}`,
  String.raw`(?:(?:du wirst|sie werden|wirst du|werden sie)(?: (?:künftig|bei uns|dann))?|(?:übernimmst|übernehmen) (?:du |sie )?die (?:position|funktion|rolle|aufgabe) (?:als|des|der)|(?:du|sie) (?:kommst|kommen|startest|starten|beginnst|beginnen) als)${NAMED}`,
  String.raw`(?:(?:vous|tu) (?:serez|deviendrez|devenez|seras|deviendras)|(?:vous|tu) (?:rejoi|intègr|intégr)\p{L}{1,7} (?:[\p{L}'’-]{1,16} ){1,4}?(?:comme|en tant que|en qualité de|au poste de)|(?:prenez|prendrez|occupez|occuperez) (?:le poste|les fonctions|la fonction) de)${NAMED}`,
  String.raw`(?:serás|usted será|(?<=^[^a-zÀ-ɏ]{0,4})será|te (?:incorporas|incorporarás|unirás|unes)(?: [^.;,:]{2,30}?)? como|(?:asumirás|asumirá|ocuparás|ocupará) (?:el cargo|el puesto|la función|el rol) de)${NAMED}|asumirás? la dirección (?:general|financiera|técnica|comercial|ejecutiva|de operaciones)`,
  String.raw`(?:(?:você será|serás|vais ser|(?:você )?vai ser|(?<=^[^a-zÀ-ɏ]{0,4})será)|(?:assumirá|assumirás|ocupará|ocuparás) (?:o cargo|a função|a posição|a diretoria|a direção) (?:de|como)|(?:entrará|entrarás|entras) (?:[^.;,:]{2,30}? )?como)${NAMED}|assumirás? a diretoria d[aeo]`,
  String.raw`(?:(?:sarai|diventerai|lei sarà)|(?:entrerai|entri|ti unirai)(?: [^.;,:]{2,30}?)? come|(?:assumerai|assumi|ricoprirai|ricopri) (?:il ruolo|la carica|l['’]incarico|la funzione|la posizione) di)${NAMED}`,
  String.raw`(?:(?:je|jij|u) wordt|(?:word|wordt) (?:jij|je|u)|(?:je|jij|u) treedt (?:aan|toe|in dienst) als|(?:je|u) komt (?:bij ons )?als)${NAMED}`,
  String.raw`(?:zostaniesz|zostanie pan\p{L}?|będziesz|(?:obejmiesz|obejmie|obejmuje)(?: pani/pan| pan/pani| pani| pan)? (?:stanowisko|funkcję))${NAMED}`,
  String.raw`(?:du blir|du bliver|blir du|bliver du|du (?:tillträder|tiltræder|tiltrer|rekryteras|anställs|ansættes|ansettes) som)${NAMED}`,
  String.raw`(?:(?:tehtävä|virka|ammatti)?nimike(?:esi)? on|sinusta tulee|(?:aloitat|toimit|nimitetään)(?: [\p{L}-]{3,20})?)${NAMED}|(?:stanete se|staneš se|budete|budeš|nastoupíte jako|nastoupíš jako|obejmete (?:funkci|místo|pozici))${NAMED}|(?:vei fi|veți fi|vei deveni)${NAMED}`,
);
const NEW = String.raw`(?:nowego |nowej |nowa |nového |novou |uutta |uudelle |następnego )?`;
/** A leader is sought: "We are looking for our next general manager", "Vi söker vår nästa vd". */
const SOUGHT = quickLatinPhrases(
  String.raw`(?:(?:we(?:['’]re| are)|board is|trustees are) (?:looking for|seeking|searching for|recruiting|hiring|appointing)|suchen(?: wir)?|gesucht(?: wird)?:?|(?:recherch|recrut|cherch)ons|buscamos|se busca|procuramos|procura-se|contratamos|cerchiamo|ricerchiamo|zoeken(?: wij| we)?|söker(?: vi)?|søger(?: vi)?|søker(?: vi)?)${NAMED}|(?:szukamy|poszukujemy|zatrudnimy|haemme|etsimme|hledáme) ${NEW}(?:${LEADER})(?!\p{L})${NOT_ITS}`,
);
/** A leader at the head of a sentence that goes on with what the reader does: "Als CFO steuerst du …". */
const AS_LEADER = quickLatinPhrases(
  String.raw`(?<=^[^a-zÀ-ɏ]{0,4})(?:as|als|en tant que|como|come|in qualità di|jako|som|ca)${NAMED}[^.;:!?]{0,60}?(?:you(?:['’]ll|r)?|du|sie|dich|ihnen|vous|tu|je|jij|u|usted|você|te|ti|cię|dig|deg|vám|tě|\p{L}{3,12}(?:asz|esz|isz|ysz|ujesz|áš|erai|irai|arás|erás|irás|íte|ete|áte))`,
);
/** It's somebody else: the reader works for a leader, or leaders are those who speak. */
const OF_OTHERS = folded(
  /(?<![a-zÀ-ɏ])(?:(?:we|our founders?|wir|nous|nosotros|noi|wij|my|vi)(?![a-zÀ-ɏ])|unterstütz|assist|entlast|berat|begleit|vertret|support|quem|quien|who|apoi|apoy|affianc|ondersteun|wspier|stötta|støtte|zastęp|vikari|tillförordnad|interim)/iu,
);

/** "Wir suchen Direktor und Vorstand unterstützende …". */
const SERVED = /^(?: \p{L}+){0,3} (?:unterstütz|entlast|zu unterstützen|assist)/iu;

/** Returns whether a sentence says that the person hired becomes a director, a member of a board or the like. */
export function isAppointedLeader(text: string): boolean {
  const sought = SOUGHT.exec(text);
  const match = sought ?? APPOINTED.exec(text) ?? AS_LEADER.exec(text);
  if (match === null) return false;
  const end = match.index + match[0].length;
  const behind = text.slice(end).split(/[.;:!?]/u, 1)[0] ?? "";
  if (sought !== null) return !SERVED.test(behind);
  return !OF_OTHERS.test(match[0]) && !OF_OTHERS.test(behind);
}

import { plainFirst } from "#taxonomy/place-cues.ts";
import { quickly, type QuickExpression } from "./text/quick-expression.ts";

/**
 * The words of one language that imply a remote job without naming remote work: nobody has to come in, the team only meets on screen, you can log in from
 * anywhere. Each is the source of an expression that matches whole words.
 */
export interface ImpliedRemoteWords {
  /** Nobody has to. */
  never: string;
  /** Coming to the office, or being there. */
  attend: string;
  /** Team members meet. */
  meet: string;
  /** Exclusively. */
  only: string;
  /** By video or in writing. */
  screen: string;
  /** A distributed team. */
  apart: string;
  /** A few times a year. */
  rarely: string;
  /** Lessons, consultations and the like. */
  lesson: string;
  /** Phrases that suffice on their own: there is no office, or home is the office. */
  phrases: string;
  /** The place where you sit or log in. */
  where?: string;
  /** It doesn't matter, or it's up to you. */
  free?: string;
  /** The work. */
  task?: string;
  /** Your own home. */
  home?: string;
  /** A cheap first test: a sentence without a match implies nothing. Defaults to the words above. */
  hint?: QuickExpression;
}

const ROOM = String.raw`(?:homes?|house|flat|apartment|kitchens?(?: tables?)?|dining[- ](?:rooms?|tables?)|living[- ]rooms?|sitting[- ]rooms?|spare (?:bed)?rooms?|sofas?|couch(?:es)?|porch|study|home address|home offices?|residence)`;
const OFFICE = String.raw`(?:(?:head|central|physical|fixed|company|corporate|main|shared|local|permanent|bricks[- ]and[- ]mortar) ){0,2}(?:offices?|headquarters|hq|premises|office building|buildings?|sites?|front doors?|boardrooms?|reception(?: desk)?)`;
/** What may follow "no office"; "no office politics" and "no office in Asia" mean something else. */
const NO_MORE = String.raw`(?=\s*(?:[.,;:!?)–—-]|$|(?:to|for|and|or|so|because|that|which|but|where|at all|anywhere|any ?more|left|since|space|building|of (?:our|its|their) own)(?![\p{L}])))`;

export const IMPLIED_REMOTE_WORDS: Readonly<Record<string, ImpliedRemoteWords>> = {
  en: {
    hint: quickly(
      new RegExp(
        String.raw`\b(?:${plainFirst(
          /offices?\b|headquarter|hq\b|premises|buildings?\b|(?:no|any) sites?\b|front doors?\b|boardroom|reception\b|commut|attend|set(?:ting)? foot|com(?:e|es|ing) (?:in|to)\b|presence|on[- ]?screen|(?:by|over|via|on) (?:video|zoom|teams|slack|webcam)|video call|virtual|online|in writing|spread|scattered|dotted|distributed (?:crew|team|group|bunch|company|studio|newsroom|collective|org|a|over|between|through|out)|dispersed|strewn|over the (?:country|map|place|uk|continent|globe)|relocat|move (?:house|home)|stay(?:ing)? (?:where|in the)|(?:place|location|spot|setting) (?:of (?:your|their|his|her)|you|that suits)|off-?site|never (?:all )?(?:shared|been|met)|to your (?:door|home|house)|courier|quiet|lockable|(?:dedicated|separate) (?:room|space|workspace|place)|desks?\b|workstation|(?:the|your) (?:house|village|island)|wherever|where (?:your|the|there|you|we|its|our|each) |long as|homework|home-based|telecommut|telework|work-from-home|different|elsewhere|somewhere (?:else|different)|of us |leases? |keys|tenancy|(?:cloud|screen|digital)[- ]only|webcam|whether you|which (?:town|city|room|post|village)|postcode|whereabouts|(?:your|their|his|her|our|own) (?:homes?|house|flat|apartment|kitchen|dining|living|sitting|spare|sofa|couch|porch|study|residence)/
            .source,
        )})`,
        "i",
      ),
    ),
    never: String.raw`never|(?:not|n['’]t)(?: ever)? (?:need|have|required|expected|asked|obliged|be (?:asked|required|expected|obliged))|no (?:need|obligation|requirement|expectation|one (?:asks|expects|needs|has|counts|checks|keeps))|(?:nobody|none of us) (?:asks|expects|needs|has|counts|checks|keeps|will)|without (?:ever )?(?:having|needing)|no longer (?:need|have)|no(?= (?:attendance|in-person|physical|commut))|not once`,
    attend: String.raw`com(?:e|es|ing) (?:in|to (?:the|an|our|any|work)|into (?:the|an|our|any|work))|set(?:ting)? foot in|attend(?:ance|ing)?(?: (?:at|in|on))? (?:the |an? |our |any )?(?:\p{L}{1,12} )?(?:office|campus|sites?|premises|cent(?:re|er)|building|headquarters)|commut(?:e|es|ing)|(?:travel|visit|report|go|going|drive|walk)(?:ling|ing)? (?:in)?(?:to )?(?:the|an|our|any) (?:\p{L}{1,12} )?(?:office|building|premises|headquarters)|(?:in-person|physical) (?:attendance|presence)|come in`,
    meet: String.raw`(?:we|us|team|crew|colleagues|everyone|everybody|nobody|staff|newsroom|studio)[^.;]{0,60} (?:meets?|met|sees?|gathers?|gets? together|speaks?|talks?|knows?)|each other|one another|never meets? (?:\p{L}{1,12} ){0,3}in person`,
    only: String.raw`only|otherwise|ever since|apart from that|exclusively|entirely|purely|solely|from start to finish|the rest of the (?:time|year)`,
    screen: String.raw`on[- ]?screens?|(?:by|on|over|via) (?:video|zoom|teams|slack|webcam)|video calls?|virtually|online|in writing`,
    apart: String.raw`(?:spread|scattered|dotted|distributed|dispersed|strewn)(?: out)? (?:around|across|over|all over|between|among|throughout)|(?:distributed|scattered|dispersed) (?:crew|team|group|bunch|company|studio|newsroom|collective|organi[sz]ation)|all over the (?:country|map|place|uk|continent|globe)`,
    rarely: String.raw`(?:a|per|each|every|once a|twice a) (?:quarter|year|season|term)|quarterly|yearly|annual(?:ly)?|(?:spring|summer|autumn|winter)`,
    lesson: String.raw`(?:all|every|their|our|your) (?:lessons?|class(?:es)?)|lessons|classes|lectures|tuition|teaching|tutorials|seminars|duties|the (?:job|work|role)|consultations`,
    phrases: String.raw`(?:no|without (?:an?|any)|never (?:had|owned|rented|leased) (?:an?|any)|(?:do not|don['’]t|does not|doesn['’]t) (?:have|own|rent|keep|run) (?:an?|any)|(?:has|have) no|zero) ${OFFICE}${NO_MORE}|(?:gave|gives|given|giving) up (?:our|its|the|all|their|every) (?:\p{L}{1,12} )?${OFFICE}|(?:closed|sold|scrapped|ditched|abolished|handed back|got rid of|let go of|said goodbye to|shut down|moved out of) (?:our|its|all|their|every) (?:last |only |old )?${OFFICE}(?! (?:and|for|on|at|in|over|between))|(?:company|team|firm|agency|charity|practice) without (?:walls|an office|offices|a headquarters)|commute[^.;]{0,45}(?:bed|desk|stairs|kitchen|landing|hallway|zero)|(?:your|their) ${ROOM} (?:is|becomes|will be) (?:your|their) (?:office|workplace)|your office is (?:wherever|anywhere|where|your ${ROOM})|no desks? (?:is |are )?(?:waiting|reserved|kept)|as an? (?:homeworker|home-based \p{L}{3,14}|teleworker)|(?:telecommuting|teleworking|homeworking|work-from-home) (?:appointment|post|engagement|assignment|contract)|work(?:ing)? (?:from )?wherever (?:its|our|their) (?:people|members|staff|team)|(?:all|each|everyone|everybody)(?: of us)?(?: \p{L}{1,8})? (?:lives?|sits?|works?) (?:in (?:a )?different|somewhere (?:else|different)|elsewhere|apart)|(?:none|no two) of us (?:lives?|sits?|shares?)[^.;]{0,20} (?:same|a)|(?:gave|given|giving|handed|handing)[^.;]{0,20} (?:leases?|keys|tenancy) back|leases? [^.;]{0,16}(?:lapse|expire|run out)|(?:as|so) long as [^.;]{0,30}(?:connection|internet|wi-?fi|broadband|signal)|relocat(?:ing|ion) is (?:unnecessary|not (?:needed|necessary|required))|(?:cloud|screen|online|digital)[- ]only (?:\p{L}{3,12} )?(?:firm|accountancy|practice|company|school|agency)|(?:lessons|tuition|tutoring|classes) [^.;]{0,24}webcam|(?:where|wherever) (?:your|the|there is|there['’]s)(?: (?:a|good|decent|stable)){0,2} (?:internet|wi-?fi|broadband|laptop|modem|router|signal|connection)(?: is| works| reaches)?|no need to (?:relocate|move (?:house|home))|(?:never|n['’]t|not) (?:need|have) to (?:relocate|move house)|stay(?:ing)? (?:where you (?:are|live)|in the (?:town|city|village|place) you (?:love|live))|(?:we are|we['’]re|as) an? (?:fully |entirely |100 ?% |purely )?virtual (?:organi[sz]ation|company|practice|firm|business|agency|charity|school)|(?:at|from|in) (?:a|the|any) (?:place|location|spot|setting) (?:of (?:your|their|his|her)(?: own)? (?:choosing|choice)|you (?:choose|like|prefer)|that suits you)|(?:carried out|performed|delivered|done) (?:entirely |wholly |fully )?off-?site|never (?:all )?(?:shared|been in|met in) (?:an?|the same|one) (?:room|office|building|city)|never met (?:in person|face[- ]to[- ]face|in the flesh)|(?:laptop|equipment|kit|computer|hardware|headset|everything you need)[^.;]{0,30}(?:to your (?:door|home|house|home address)|by courier)|(?:quiet|lockable|dedicated|separate) (?:room|space|workspace|place)[^.;]{0,30}(?:broadband|wired|internet|wi-?fi)|(?:from|at) (?:a|your|the) (?:desk|workstation) at home|leav(?:e|ing) (?:the|your) (?:house|village|island)`,
    where: String.raw`where (?:you|we|its (?:members|people)|our (?:people|staff|team)|each of us)(?: (?:all|each|happen to|choose to|want to|like to|prefer to|currently|actually))? (?:sit|sits|live|lives|work|works|log|logs|settle|reside|resides|choose|call home|do it|dial|open|set up)|whether you (?:log|dial|sit|live|settle|work (?:from|in|at|on))|from where you|which (?:town|city|room|postcode|village) you|your (?:postcode|whereabouts|place of work)`,
    free: String.raw`(?:does|do)(?: not|n['’]t) (?:matter|care|mind|make (?:a|any) difference)|makes? (?:no|little) difference|(?:is|are)(?: not|n['’]t) (?:important|relevant)|irrelevant|no matter|up to you|your (?:own )?(?:choice|business|call|decision|affair)|you (?:decide|choose|pick)|all the same to us|of (?:your|their|his|her) (?:own )?(?:choosing|choice)`,
    task: String.raw`work(?:s|ed|ing)?|jobs?|role|position|posts?|postholder|duties|contract|calls|lessons|classes|log(?:s|ged|ging)? (?:in|on)|teach(?:es|ing)?|answer(?:s|ing)?|advis(?:es?|ing)|carr(?:y|ies|ied) out|perform(?:s|ed)?|interpret(?:s|ing|ers?)?|translat\p{L}{1,4}|staff|colleagues|advisers?|agents?|handlers?|tutors?`,
    home: String.raw`(?:from|out of) (?:the comfort of )?(?:your|their|his|her|his or her|our|the \p{L}{3,14}['’]s)(?: own)? ${ROOM}|(?:at|in|on) (?:your|our) own ${ROOM}|(?:at|on) (?:your|their|our) (?:own )?(?:kitchen table|sofa|couch|dining table)|homeworkers?|home[- ]based \p{L}{3,14}(?:ers?|ors?|ists?|ants?)|(?:staff|team|colleagues|people|us)(?: all)? telework`,
  },
  de: {
    never: String.raw`nie|niemals|nicht(?! nur)|kein(?:e[nr]?)?|niemand|ohne|entfällt|vergangenheit`,
    attend: String.raw`präsenzpflicht|anwesenheitspflicht|(?:anwesenheit|präsenz) (?:im|in der|am|vor|bei)|ins (?:\p{L}{0,10}büro|haus|amt|callcenter)|in (?:die|unsere) (?:firma|zentrale|geschäftsstelle|agentur|niederlassung)|im büro (?:treffen|sehen|erscheinen|sitzen|sein)|pendeln|bürozwang|pendel\p{L}{0,12}`,
    meet: String.raw`tr[ei]ff(?:en|t)?|seh(?:en|t)|sieht|besprech\p{L}{1,5}|besprechungen|tausch(?:en|t)|kommen|kennen`,
    only: String.raw`ausschließlich|nur|sonst|ansonsten|komplett|vollständig|rein`,
    screen: String.raw`bildschirm|video\p{L}{0,10}|online|virtuell|digital|zoom|teams|webcam|kacheln`,
    apart: String.raw`verteilt\p{L}{1,2} (?:arbeitend\p{L}{1,2} )?(?:team|unternehmen|redaktion|firma|agentur)|verteilt|verstreut\p{L}{0,2}`,
    rarely: String.raw`(?:im|pro|jedes|jeden|je) (?:jahr|quartal|halbjahr|sommer|frühjahr|herbst)|jährlich|quartalsweise|vierteljährlich|halbjährlich`,
    lesson: String.raw`unterricht|lehrveranstaltungen|stunden|kurse|nachhilfe|vorlesungen|tätigkeit|arbeit`,
    phrases: String.raw`(?:kein(?:e[nr]?)?|ohne|nie (?:ein|einen)) (?:\p{L}{1,14} ){0,2}(?:büros?|firmensitz|hauptsitz|bürogebäude|geschäftsräumen?|firmenzentrale|dienstzimmer|großraumbüro|sitz)|(?:weg zur arbeit|arbeitsweg)[^.;]{0,30}(?:bett|küche|flur|schreibtisch|null)|(?:dein|ihr) (?:wohnzimmer|küchentisch|balkon|zuhause|internetanschluss) (?:ist|wird) (?:dein|ihr|zum) (?:\p{L}{1,8} )?(?:büro|arbeitsplatz|schreibtisch)|(?:laptop|rechner|notebook) (?:\p{L}{1,10} ){0,3}(?:auf|hoch)?(?:klapp|fähr)\p{L}{1,4}[^.;]{0,16}wo|schreibtisch (?:\p{L}{1,10} ){0,4},? ?wo (?:du|sie)|(?:laptop|rechner|technik|ausstattung|geräte|hardware)[^.;]{0,30}(?:nach hause|per post|an die haustür|vor die tür)|(?:ohne|nicht|kein) (?:\p{L}{1,8} )?umzug|(?:als|sind) (?:\p{L}{1,6} )?(?:rein |vollständig )?virtuell\p{L}{0,2} (?:unternehmen|team|agentur|firma|organisation)|nie persönlich (?:gesehen|getroffen|begegnet)|bleib(?:en|st)?(?: sie| du)?,? wo (?:du|sie)|(?:unterrichtsraum|schulungsraum|büro|gebäude|empfang|firmensitz|ladenlokal) (?:gibt es|haben wir|brauchen wir) (?:\p{L}{1,6} )?nicht|(?:kein(?:e[nr]?)?|ohne) (?:\p{L}{1,12} )?(?:empfang|gebäude|unterrichtsraum|standort|stechuhr|flur)|mietvertrag\p{L}{0,3} [^.;]{0,24}(?:gekündigt|auslaufen|aufgelöst)|hauptsache[^.;]{0,30}(?:leitung|internet|verbindung|wlan|netz)|(?:jede[rs]?|alle)(?: \p{L}{1,8}){0,4} (?:sitzt|sitzen|wohnt|wohnen|lebt|leben) (?:woanders|anderswo|in (?:einer )?(?:anderen|verschiedenen))|(?:sitzen|wohnen|leben) (?:wir )?alle (?:woanders|anderswo)|(?:niemand|keiner) (?:von uns )?(?:\p{L}{1,10} ){0,4}(?:in )?(?:der)?selben (?:stadt|gebäude|ort)|virtuelle\p{L}? (?:kanzlei|praxis|schule|agentur|firma)|(?:nachhilfe|unterricht|stunden) [^.;]{0,24}webcam`,
  },
  fr: {
    never: String.raw`jamais|aucune?|pas|sans|inutile|nul besoin|personne`,
    attend: String.raw`(?:vous |te |se |nous )déplacer|présence (?:dans nos|au bureau|sur (?:place|site)|physique)|venir (?:au bureau|dans nos|sur (?:place|site))|(?:passer|se rendre|vous rendre) (?:au bureau|dans nos|sur (?:place|site))|présence (?:\p{L}{1,10} ){0,4}(?:requise|exigée|obligatoire)|trajet domicile-travail`,
    meet: String.raw`retrouv\p{L}{1,4}|voit|voyons|réuni\p{L}{1,4}|réunions|rencontr\p{L}{1,4}|échang\p{L}{1,4}|écrit|parl\p{L}{1,3}`,
    only: String.raw`uniquement|seulement|exclusivement|sinon|entièrement|le reste du temps|que|intégralement|tout|toutes|tous`,
    screen: String.raw`écrans?|visio\p{L}{0,12}|en ligne|virtuel\p{L}{0,6}|slack|teams|zoom|par écrit|webcam|écran interposé|caméra|chat`,
    apart: String.raw`(?:éclaté|dispersé|éparpillé|réparti|disséminé|distribué)e?s?|aux quatre coins`,
    rarely: String.raw`(?:par|chaque|une fois l['’]|deux fois l['’]) ?(?:an|année|trimestre|semestre|saison)|annuel\p{L}{0,4}|trimestriel\p{L}{0,4}`,
    lesson: String.raw`cours|enseignement|leçons|séances|missions?|travail|consultations`,
    phrases: String.raw`(?:pas|plus|aucun|ni|sans|jamais eu) (?:de |d['’])?(?:locaux|siège|bureaux|bureau physique|murs)|(?:quitté|rendu|fermé|résilié|abandonné) (?:nos|ses|les|leurs) (?:bureaux|locaux)|bureau,? c['’]est (?:là où|chez|votre|ton)|(?:votre|ton) (?:salon|cuisine|maison|connexion) (?:est|devient|sera) (?:votre|ton) bureau|(?:chacun|tout le monde|tous|toutes)(?: \p{L}{1,14}){0,3} (?:est|sont|reste|restent|travaille|travaillent|installés) chez (?:soi|eux)|(?:trajet|trajets)[^.;]{0,20}(?:lit|cuisine|salon)|(?:ordinateur|matériel|équipement|portable)[^.;]{0,30}(?:chez vous|à la maison|à (?:votre )?domicile)|sans (?:avoir à )?déménager|entreprise (?:\p{L}{1,12} )?virtuelle|jamais rencontrés? en personne|lieu de (?:son|votre|ton|leur) choix|(?:pas|ni|sans|aucun|aucune) (?:de |d['’])?(?:badgeuse|pointeuse|open[- ]space|bâtiment|salle de réunion)|(?:bail|loyers?) [^.;]{0,20}(?:résilié|rendu)|(?:résilié|rendu) (?:le|notre|son) bail|(?:pourvu|du moment|tant) qu[e'’][^.;]{0,30}(?:connexion|réseau|internet|wifi)|(?:chacun|tous|toutes)(?: de nous)? (?:vit|vivons|habit\p{L}{1,4}) ailleurs|personne (?:\p{L}{1,8} ){0,4}(?:la )?même ville|(?:table|bureau|endroit|coin|pièce)[^.;]{0,12} de (?:votre|ton) choix|chez le (?:salarié|titulaire)|(?:cours|leçons) [^.;]{0,20}webcam`,
  },
  es: {
    never: String.raw`nunca|jamás|ningun[oa]?|ningún|nadie|sin|no (?:tendrás|tienes|hace falta|es necesari[oa]|hay|se exige|se requiere|exigimos|pedimos)`,
    attend: String.raw`(?:pisar|venir|acudir|ir|desplazarte|desplazarse|pasar)(?: (?:a|al|por)){0,1} (?:la |el |nuestr[oa]s? |un[a]? |ningun[a]? )?(?:oficinas?|centro|sede|edificio|local)|presencialidad|presencia (?:física|en (?:la )?oficina)|ficha\p{L}{0,3} en|atascos`,
    meet: String.raw`juntamos|vemos|reun\p{L}{1,5}|reuniones|encontramos|hablamos|ver(?:nos)?`,
    only: String.raw`solo|sólo|solamente|únicamente|exclusivamente|íntegramente|siempre|todas|enteramente|por lo demás`,
    screen: String.raw`pantallas?|videollamadas?|videoconferencias?|en línea|online|virtual\p{L}{0,5}|zoom|slack|por escrito|webcam|cámara`,
    apart: String.raw`(?:repartid|distribuid|disperas|desperdigad|dispers)[oa]s?`,
    rarely: String.raw`(?:al|cada|por) (?:año|trimestre|semestre)|anual\p{L}{0,5}|trimestral\p{L}{0,5}`,
    lesson: String.raw`clases|docencia|lecciones|sesiones|tutorías|consultas|trabajo`,
    phrases: String.raw`(?:no (?:tenemos|hay|existe)|sin|ni) (?:\p{L}{1,8} )?(?:oficinas?|sede)(?: física)?|no tiene (?:oficina|sede)|(?:cerramos|dejamos|devolvimos|cerrado|dejado) (?:la|las|nuestras?|todas las) oficinas?|oficina (?:\p{L}{1,6} )?dejó de existir|(?:tu|su) (?:casa|salón|cocina|sofá|conexión(?: a internet)?) es (?:tu|su) (?:oficina|despacho|lugar de trabajo)|(?:tu|la) (?:oficina|mesa|mesa de trabajo) (?:es|está|estará|puede estar) (?:donde|en (?:la|tu) (?:cocina|casa|salón)|tu casa)|(?:equipo|portátil|ordenador|material)[^.;]{0,30}(?:a (?:tu )?(?:casa|domicilio)|por mensajería)|sin (?:tener que )?mudar(?:te|se)|empresa (?:\p{L}{1,12} )?virtual|nunca nos hemos visto en persona|lugar de (?:tu|su) elección|(?:nadie|ninguno)(?: \p{L}{1,8}){0,4} (?:comparte|vive en la misma) ?(?:ciudad|oficina|edificio)?|(?:sin|ni) (?:fichajes|fichar|edificio)|(?:mientras|siempre que|con tal de que)[^.;]{0,30}(?:conexión|internet|wifi)|(?:rescindi|dej|entreg)\p{L}{1,4} (?:el|nuestro) (?:alquiler|local)|cada (?:uno|una|cual) (?:vive|está) en (?:una|otra|su)|(?:el despacho|la oficina) lo pones tú|(?:clases|tutorías) [^.;]{0,20}webcam|vivas donde vivas`,
  },
  pt: {
    never: String.raw`nunca|jamais|nada|ningu[eé]m|nenhuma?|sem|não (?:precisa|é preciso|há|exig\p{L}{1,5}|é necess\p{L}{1,5}|terá)`,
    attend: String.raw`presença física|presencialidade|(?:ir|vir|deslocar-se|comparecer|aparecer|pisar)(?: (?:ao?|à|até|no|na|em)){1,2} (?:escritório|empresa|sede|unidade|edifício)|relógio de ponto|trânsito`,
    meet: String.raw`encontr\p{L}{1,5}|vemos|reun\p{L}{1,5}|reuniões|falamos|conversamos`,
    only: String.raw`só|somente|apenas|exclusivamente|inteiramente|sempre|todas|totalmente`,
    screen: String.raw`telas?|ecrãs?|vídeo\p{L}{0,12}|videochamadas?|videoconferências?|on-?line|virtua\p{L}{1,6}|zoom|slack|webcam|câmera|câmara`,
    apart: String.raw`(?:espalhad|distribuíd|dispers)[oa]s?`,
    rarely: String.raw`(?:por|ao|a cada|cada) (?:ano|trimestre|semestre)|anua\p{L}{1,5}|trimestra\p{L}{1,5}`,
    lesson: String.raw`aulas|docência|lições|sessões|consultas|trabalho|tutoria`,
    phrases: String.raw`(?:não (?:temos|há|existe)|sem|nem) (?:\p{L}{1,8} )?(?:escritórios?|sede|central de atendimento)(?: física)?|(?:devolv\p{L}{1,4}|fech\p{L}{1,4}|entreg\p{L}{1,4}|encerr\p{L}{1,4}) (?:o|os|nosso|seu) escritórios?|(?:sua|tua) (?:casa|sala|cozinha|conexão|internet) é (?:o )?(?:seu|teu) (?:escritório|local de trabalho)|(?:escritório|local de trabalho) é (?:onde|a sua casa|a tua casa)|(?:computador|notebook|equipamentos?|portátil)[^.;]{0,30}(?:em casa|pelos correios|(?:à|na) (?:sua|tua) casa)|sem (?:precisar )?(?:se )?mudar(?:-se)?|empresa (?:\p{L}{1,12} )?virtual|local da (?:sua|tua) escolha|(?:cada um|cada qual|todos)(?: de nós)? (?:\p{L}{1,12} ){0,5}(?:cidade|cidades) diferentes?|(?:ninguém|nenhum)(?: \p{L}{1,8}){0,4} (?:mesma cidade|mesmo prédio)|(?:desde|contanto) que[^.;]{0,30}(?:internet|conexão|rede)|(?:devolv|entreg|rescind)\p{L}{1,4} (?:o|nosso) (?:contrato de aluguel|arrendamento|imóvel)|nada de (?:trânsito|deslocações|deslocamentos)|(?:trabalho|serviço|tudo) (?:é )?(?:todo |toda )?feit[oa] pela internet`,
  },
  it: {
    never: String.raw`mai|senza|nessun[oa]?|non (?:è|sono|devi|serve|occorre|previst\p{L}|ci sono)`,
    attend: String.raw`rientr[oi] in (?:ufficio|sede|azienda)|presenza (?:fisica|in sede|in ufficio)|(?:venire|recarti|recarsi|passare|andare|mettere piede) in (?:ufficio|sede|azienda)|pendolar\p{L}{1,4}|tragitto casa-lavoro`,
    meet: String.raw`vediamo|vede|incontr\p{L}{1,5}|riun\p{L}{1,5}|riunioni|parliamo|sentiamo`,
    only: String.raw`solo|soltanto|solamente|esclusivamente|interamente|sempre|tutte`,
    screen: String.raw`schermo|video\p{L}{0,12}|online|on line|virtual\p{L}{0,5}|zoom|slack|webcam|videoconferenza`,
    apart: String.raw`spars[oaie]|distribuit[oaie]|dispers[oaie]|disseminat[oaie]`,
    rarely: String.raw`(?:all['’]|ogni|a|per) ?(?:anno|trimestre|semestre)|annual\p{L}{1,5}|trimestral\p{L}{1,5}`,
    lesson: String.raw`lezioni|docenza|insegnamento|consulenze|corsi|lavoro|attività`,
    phrases: String.raw`(?:non abbiamo|non c['’]è|senza|nessun[oa]?|né) (?:\p{L}{1,8} )?(?:uffici[o]?|sede|sedi|scrivania aziendale)|(?:una )?(?:sede|ufficio) (?:\p{L}{1,4} )?non (?:ce l['’]abbiamo|c['’]è|esiste)|(?:chiuso|lasciato|abbandonato|dismesso) (?:il nostro |l['’]|gli |la )(?:uffici[o]?|sede)|(?:nessuno|senza) (?:ha |avere )?una scrivania (?:aziendale|in ufficio)|(?:la tua|il tuo) (?:casa|salotto|cucina|connessione|divano) è il tuo ufficio|(?:tavolo|tavola) della (?:tua )?cucina|(?:portatile|computer|attrezzatura|pc|notebook)[^.;]{0,30}(?:a casa(?: tua)?|al tuo domicilio)|senza (?:doverti )?trasferir(?:ti|si)|azienda (?:\p{L}{1,12} )?virtuale|luogo (?:di|a) (?:tua|sua) scelta|(?:niente|senza|né) (?:cartellino|pendolari\p{L}{0,2}|badge|edificio)|(?:ognuno|ciascuno)(?: di noi)? (?:vive|abita|lavora) (?:in una città diversa|altrove|dal proprio)|nessuno (?:\p{L}{1,8} ){0,4}(?:stessa città|stesso edificio)|(?:purché|basta che|l['’]importante è)[^.;]{0,30}(?:connessione|internet|linea|rete)|studio senza indirizzo|(?:disdetto|lasciato) (?:il contratto d['’]affitto|i locali)|(?:basta|serve) (?:solo )?una scrivania (?:in|a) casa`,
  },
  nl: {
    never: String.raw`nooit|niet|geen|niemand|zonder`,
    attend: String.raw`(?:naar|op) (?:ons|het|een|de) (?:pand|kantoor|gebouw|vestiging)|naar kantoor|kantoorplicht|aanwezigheidsplicht|aanwezig(?:heid)? op kantoor|woon-werkverkeer|forenzen|reistijd`,
    meet: String.raw`zien|ziet|ontmoet\p{L}{0,2}|spre(?:ken|ekt)|vergader\p{L}{0,4}|komen|overleg\p{L}{0,5}|borrel`,
    only: String.raw`alleen|uitsluitend|enkel|verder|verder alleen|volledig|altijd|al`,
    screen: String.raw`scherm|video\p{L}{0,10}|online|virtueel|digitaal|zoom|teams|slack|beeldbellen|webcam`,
    apart: String.raw`verspreid|verdeeld over`,
    rarely: String.raw`(?:per|elk|ieder|in het) (?:jaar|kwartaal|halfjaar|voorjaar|najaar)|jaarlijks\p{L}?`,
    lesson: String.raw`lessen|colleges|les|onderwijs|werk|consulten`,
    phrases: String.raw`(?:geen|zonder|nooit een) (?:\p{L}{1,10} )?(?:kantoor|kantoren|pand|hoofdkantoor|kantoorgebouw)|kantoor hebben we niet|(?:opgezegd|gesloten|verkocht|opgedoekt) (?:\p{L}{1,6} )?kantoor|(?:je|jouw) (?:woonkamer|huiskamer|keuken|keukentafel|zolder|bank) (?:is|wordt) (?:je|jouw) (?:werkplek|kantoor)|reistijd[^.;]{0,14}nul|laptop (?:\p{L}{1,8} )?openklapt|(?:laptop|apparatuur|spullen|werkplek)[^.;]{0,24}(?:bij je thuis|thuisbezorgd|naar je huis)|zonder (?:te )?verhuizen|virtueel (?:bedrijf|bureau|team)|plek (?:naar|van) (?:je )?(?:eigen )?keuze|geen (?:gebouw|voordeur|file|bureau)|adres (?:met een voordeur )?hebben we niet|huurcontract[^.;]{0,30}(?:opgezegd|aflopen|beëindigd)|huur (?:van ons pand )?opgezegd|zolang [^.;]{0,30}(?:internet|verbinding|wifi)|(?:ieder(?:een)?|elk)(?: van ons)? (?:\p{L}{1,8} ){0,2}(?:woont|zit|vanaf) (?:ergens anders|elders|zolder|huis)|niemand (?:\p{L}{1,8} ){0,4}dezelfde (?:stad|plaats)|log(?:t|gen)? (?:\p{L}{1,8} )?thuis in|(?:les|lessen|bijles) [^.;]{0,20}webcam`,
  },
  pl: {
    never: String.raw`nigdy|nikt|bez|nie (?:musisz|trzeba|ma|wymagamy|oczekujemy|będziesz)|brak`,
    attend: String.raw`(?:pojawiani\p{L}{1,2}|stawiani\p{L}{1,2}|stawiennictw\p{L}|przychodzeni\p{L}|obecności|bywania|przyjeżdżania) (?:się )?(?:w|do) (?:siedzib\p{L}{1,2}|biur\p{L}{1,2}|firm\p{L}{1,2})|dojeżdża\p{L}{0,3}|dojazdów|(?:przyjeżdżać|przychodzić|zaglądać|jeździć) do (?:biura|firmy|siedziby)`,
    meet: String.raw`spotyka\p{L}{1,3}|widzimy|widuj\p{L}{1,4}|rozmawia\p{L}{1,3}|spotkania`,
    only: String.raw`tylko|wyłącznie|jedynie|na co dzień|całkowicie|poza tym`,
    screen: String.raw`ekrani\p{L}|wideo\p{L}{0,12}|online|przez internet|wirtualn\p{L}{1,3}|zoom\p{L}{0,2}|slack\p{L}{0,2}|kamer\p{L}{1,4}`,
    apart: String.raw`rozproszon\p{L}{1,2}|rozsian\p{L}{1,2}|rozrzucon\p{L}{1,2}`,
    rarely: String.raw`(?:w|na|co|raz w|raz na) (?:roku|rok|kwartale|kwartał|półrocze)|roczn\p{L}{1,3}|kwartaln\p{L}{1,3}`,
    lesson: String.raw`lekcje|zajęcia|wykłady|korepetycje|konsultacje|prac\p{L}{1,2}`,
    phrases: String.raw`(?:nie mamy|nie ma|bez|brak) (?:\p{L}{1,12} )?(?:biur\p{L}{1,2}|siedziby)|(?:zamknęliśmy|zlikwidowaliśmy|oddaliśmy|zrezygnowaliśmy z) (?:\p{L}{1,8} )?biur\p{L}{1,2}|(?:twoje|twój|twoja) (?:biurko|biuro|salon|mieszkanie|kuchnia)[^.;]{0,14}(?:tam,? gdzie|(?:to|jest) (?:twoje|twoim|twój) (?:biuro|biurem))|(?:sprzęt|laptop|komputer)[^.;]{0,24}(?:kurierem|do domu|pod wskazany adres)|bez przeprowadzki|firma (?:\p{L}{1,12} )?wirtualna|wybran\p{L}{1,3} przez (?:siebie|ciebie) miejsc\p{L}{1,2}|każdy(?: z nas)? (?:mieszka|siedzi|pracuje) (?:gdzie indziej|w innym)|nikt(?: z nas)? (?:\p{L}{1,10} ){0,4}(?:tym samym|tej samej)|byle(?:by)?[^.;]{0,30}(?:internet|łącze|zasięg)|(?:wypowiedzieliśmy|rozwiązaliśmy) (?:umowę najmu|najem)|(?:lekcje|lekcji|korepetycji|zajęcia) [^.;]{0,24}kamer\p{L}{1,3}|przy własnym biurku|nie musisz się przeprowadzać`,
  },
  sv: {
    never: String.raw`aldrig|ingen|inget|inte|slipper`,
    attend: String.raw`(?:komma|åka|resa|infinna dig|ta dig) (?:in )?(?:till )?(?:kontoret|något kontor|någon lokal)|pendla|närvaro på (?:kontoret|plats)|närvaroplikt`,
    meet: String.raw`träffas|ses|möts|möten|pratar|hörs`,
    only: String.raw`bara|endast|enbart|annars|uteslutande|alla|helt`,
    screen: String.raw`skärm(?:en)?|video\p{L}{0,8}|digitalt?|online|på nätet|virtuellt?|via (?:zoom|teams)`,
    apart: String.raw`utspri(?:dd|tt|dda)|spri(?:dd|tt|dda)`,
    rarely: String.raw`(?:om|per|i|varje) (?:året|år|kvartal(?:et)?|halvår(?:et)?)|årlig\p{L}{0,2}`,
    lesson: String.raw`lektioner(?:na)?|undervisning(?:en)?|föreläsningar(?:na)?|arbetet|rådgivning(?:en)?`,
    phrases: String.raw`(?:inget|utan|aldrig haft (?:ett|något)) (?:\p{L}{1,10} )?(?:kontor|huvudkontor|kontorslokal\p{L}{0,2})|kontor (?:har|finns|hade) (?:vi )?inte|(?:ditt|din) (?:vardagsrum|kök|köksbord|hem|soffa) (?:är|blir) (?:ditt|din) (?:kontor|arbetsplats)|(?:stängt|sagt upp|lämnat) (?:vårt|kontoret)|(?:dator|utrustning|laptop)\p{L}{0,3}[^.;]{0,24}hem till dig|utan att flytta|virtuellt (?:företag|bolag)|plats du själv väljer|sagt upp (?:lokalen|hyreskontraktet)|ingen av oss (?:\p{L}{1,8} ){0,3}(?:samma|postnummer)|så länge [^.;]{0,30}(?:uppkoppling|internet|nät)|(?:var och en|alla) (?:\p{L}{1,8} ){0,2}från sitt håll|skrivbord\p{L}{0,2} (?:\p{L}{1,8} ){0,3}hemma hos dig`,
  },
  da: {
    never: String.raw`aldrig|ingen|intet|ikke|slipper`,
    attend: String.raw`(?:møde|komme|køre|tage|dukke) (?:op |ind |ud )?(?:på|til) (?:kontoret|et kontor|arbejdspladsen)|pendle|fremmøde(?:pligt)?|mødepligt`,
    meet: String.raw`mødes|ses|træffes|møder|taler|snakker`,
    only: String.raw`kun|udelukkende|ellers|alene|alle|helt`,
    screen: String.raw`skærm(?:en)?|video\p{L}{0,8}|digitalt?|online|på nettet|virtuelt?|via (?:zoom|teams)`,
    apart: String.raw`spredt`,
    rarely: String.raw`(?:om|pr\.?|i|hvert) (?:året|år|kvartal(?:et)?|halvår(?:et)?)|årlig\p{L}{0,2}`,
    lesson: String.raw`lektioner(?:ne)?|undervisning(?:en)?|timer(?:ne)?|arbejdet|rådgivning(?:en)?`,
    phrases: String.raw`(?:intet|ikke noget|uden|aldrig haft et) (?:\p{L}{1,10} )?(?:kontor|hovedkontor|kontorbygning)|kontor (?:har|findes|havde) (?:vi )?ikke|(?:din|dit) (?:stue|køkken|køkkenbord|hjem|sofa) (?:er|bliver) (?:din|dit) (?:kontor|arbejdsplads)|(?:lukket|opsagt|forladt) (?:vores )?kontor\p{L}{0,3}|(?:udstyr|computer|laptop)\p{L}{0,3}[^.;]{0,24}hjem til dig|uden at flytte|virtuel virksomhed|sted,? du selv vælger|opsagt lejemålet|ingen af os (?:\p{L}{1,8} ){0,3}(?:samme|postnummer)|så længe [^.;]{0,30}(?:forbindelse|internet|netværk)|skrivebord derhjemme`,
  },
  no: {
    never: String.raw`aldri|ingen|ikke|slipper`,
    attend: String.raw`(?:møte|komme|reise|dra|stille) (?:opp |inn )?(?:på|til) (?:kontoret|et kontor|jobb)|pendle|oppmøte(?:plikt)?|møteplikt`,
    meet: String.raw`møtes|møtene|møter|sees|ses|treffes|samles|snakker`,
    only: String.raw`bare|kun|utelukkende|ellers|alt|alle|helt`,
    screen: String.raw`skjerm(?:en)?|video\p{L}{0,8}|digitalt?|online|på nett(?:et)?|virtuelt?|via (?:zoom|teams)`,
    apart: String.raw`spredt`,
    rarely: String.raw`(?:om|i|per|hvert) (?:året|år|kvartal(?:et)?|halvår(?:et)?)|årlig\p{L}{0,2}`,
    lesson: String.raw`timene|leksjoner|undervisning(?:en)?|arbeidet|rådgivning(?:en)?`,
    phrases: String.raw`(?:ikke (?:noe|et)|intet|uten|aldri hatt (?:et|noe)) (?:\p{L}{1,10} )?(?:kontor|hovedkontor|kontorbygg)|kontor (?:har|finnes|hadde) (?:vi )?ikke|(?:stua|kjøkkenbordet|stuen|hjemmet|sofaen)(?: di| ditt| din)? (?:er|blir) (?:like godt som|kontoret|arbeidsplassen|kontorpulten)|(?:lagt ned|sagt opp|avviklet|stengt) kontoret|(?:utstyr|pc|maskin|laptop)\p{L}{0,3}[^.;]{0,24}hjem til deg|uten å flytte|virtuelt selskap|sted du selv velger|sagt opp (?:leieavtalen|leiekontrakten|lokalene)|ingen av oss (?:\p{L}{1,8} ){0,3}(?:samme|postnummer)|så lenge [^.;]{0,30}(?:nett|forbindelse)`,
  },
  fi: {
    never: String.raw`ei|koskaan|ikinä|ilman|tarvitse|kukaan`,
    attend: String.raw`tulla (?:toimistolle|paikan päälle)|käydä toimistolla|läsnäolo\p{L}{0,10}|läsnäolopakko\p{L}{0,3}|työmatka\p{L}{0,6}`,
    meet: String.raw`tapaamme|tavataan|näemme|kokoontu\p{L}{1,4}|kokoonnumme|palaverit|keskustelemme`,
    only: String.raw`vain|pelkästään|ainoastaan|yksinomaan|kokonaan|muuten|kaikki`,
    screen: String.raw`ruudun|ruudulla|video\p{L}{0,10}|verkossa|verkon|etäyhteyksin|virtuaali\p{L}{1,6}|teamsissä`,
    apart: String.raw`hajallaan|hajautet\p{L}{1,5}|hajautunut`,
    rarely: String.raw`vuodessa|vuosittain|kvartaalissa|vuosineljänneksessä`,
    lesson: String.raw`tunnit|oppitunnit|opetus|työ|luennot|ohjaus`,
    phrases: String.raw`(?:ei ole|ei ole ollut|ilman) (?:\p{L}{1,12} )?toimisto\p{L}{0,3}|(?:luovuimme|suljimme|irtisanoimme) (?:\p{L}{1,12} )?toimisto\p{L}{0,4}|(?:olohuoneesi|keittiösi|kotisi|keittiönpöytäsi) on (?:sinun )?(?:toimistosi|työpaikkasi|työpisteesi)|(?:laitteet|tietokone|kone|laitteen)[^.;]{0,24}(?:kotiovelle\p{L}{0,2}|kotiin\p{L}{0,3})|ilman muuttoa|virtuaalinen (?:yritys|toimisto)|itse valitsemassasi paikassa|kukaan meistä ei (?:\p{L}{1,12} ){0,3}(?:samassa|samalla)|kunhan [^.;]{0,30}(?:netti|yhteys|verkko)|irtisanoi\p{L}{1,3} (?:toimitil\p{L}{1,3}|vuokrasopimu\p{L}{1,4})`,
  },
  cs: {
    never: String.raw`nikdy|nikdo|bez|nemus\p{L}{1,4}|žádn\p{L}{1,2}|není (?:nutn\p{L}{1,2}|třeba)`,
    attend: String.raw`(?:docházet|dojíždět|chodit|přijet|jezdit|docházení|dojíždění) (?:na pracoviště|do kanceláře|do práce|do firmy)|dojíždě\p{L}{1,3}|přítomnost\p{L}? (?:na|v) (?:pracovišti|kanceláři)`,
    meet: String.raw`vídáme|vidíme|schází\p{L}{0,2}|scházíme|setkává\p{L}{1,2}|potkáváme|porady|mluvíme`,
    only: String.raw`jen|pouze|výhradně|jinak|zcela|všechny`,
    screen: String.raw`obrazov\p{L}{1,3}|video\p{L}{0,8}|online|on-line|virtuáln\p{L}{1,2}|přes internet|kamer\p{L}{1,2}`,
    apart: String.raw`rozeset\p{L}|rozptýlen\p{L}{1,2}|rozesetý|roztroušen\p{L}{1,2}`,
    rarely: String.raw`(?:za|do|v) (?:rok\p{L}?|čtvrtletí|kvartál)|ročně|čtvrtletně`,
    lesson: String.raw`lekce|hodiny|výuka|přednášky|doučování|práce`,
    phrases: String.raw`(?:nemáme|bez|žádnou) (?:\p{L}{1,10} )?(?:kancelář\p{L}{0,2}|sídl[ao]|centrály?)|kancelář nemáme|(?:zavřeli|zrušili|opustili) jsme (?:\p{L}{1,8} )?kancelář\p{L}{0,2}|(?:tvůj|váš) (?:obývák|byt|domov|kuchyňský stůl) je (?:tvoje|vaše|tvou|vaší) kancelář\p{L}{0,2}|(?:notebook|počítač|vybavení|techniku)[^.;]{0,24}(?:domů|poštou|kurýrem)|bez stěhování|virtuální firma|místě,? které si (?:zvolíš|zvolíte|vybereš|vyberete)|nikdo z nás (?:\p{L}{1,10} ){0,4}(?:stejném|stejné)|každý(?: z nás)? (?:bydlí|sedí|pracuje) (?:jinde|někde jinde|v jiném)|hlavně[^.;]{0,30}(?:internet|připojení|signál)|vypověděli jsme (?:nájem|nájemní smlouvu)`,
  },
};

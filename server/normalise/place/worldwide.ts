import { everyPhrase, phrases, quickPhrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { matchesIn } from "#normalise/text/matches.ts";
import { latin, plainFirst, SCOPE_WORDS } from "#taxonomy/place-cues.ts";
import { COUNTRY_WORDS, NATIVE_WORLD_WORDS, UNSPACED_WORLD } from "#taxonomy/native/world-words.ts";
import { PERK } from "#taxonomy/remote-cues.ts";
import { isAside } from "#normalise/remote-asides.ts";
import type { SectionKind } from "#normalise/text/prepared-text.ts";
import { asksToLiveIn, speaksOfLiving } from "./native-residence.ts";
import { hasNoLimits } from "./no-limits.ts";
import { quickly } from "#normalise/text/quick-expression.ts";
import { speaksOfThisJob } from "#normalise/workplace/perks.ts";

const WORLD = quickly(
  new RegExp(
    String.raw`\b(?:${plainFirst(
      /anywhere in the world|anywhere (?:on|in) (?:the )?(?:planet|globe|earth)|any place on (?:the planet|earth)|wherever (?:you (?:like|are|live|want) )?in the world|where in the world you|from anywhere(?! (?:in|within|on|you)\b)|work(?:ing)? (?:remotely )?(?:from )?anywhere(?! (?:in|within|across)\b)|location ?[:–-] ?anywhere(?! (?:in|within|across)\b)|worldwide|(?:hir(?:e|ing)|recruit(?:ing)?) (?:people |talent |remotely )?(?:globally|internationally)|we(?:['’]re| are)? (?:hir(?:e|ing)|recruit(?:ing)?) (?:people |talent |staff )?(?:all )?(?:across|around|over) the (?:world|globe|planet)|hire[- ]from[- ]anywhere|(?:every|any|all|whichever) continents?|no (?:geographic(?:al)?|location|country|regional|national) (?:limits?|limitations?|restrictions?|boundar(?:y|ies)|requirements?)|(?:any|every|whichever|which(?=[^.;]{0,24}\blive)) country(?! (?:we|where|in which) )|(?:from|in) all countries(?! (?:we|where|in which) )|(?:which|what|whichever) country you (?:live|reside|call home|are (?:in|based)|settle|work)|(?:any(?:one|body)|every(?:one|body)|people) (?:anywhere )?(?:on|in) (?:the |this )?(?:whole |entire )?(?:planet|globe|earth|world)|no borders|no list of countries|wherever you [^.;]{0,40},? we (?:can|will|could) (?:employ|hire|pay)|(?:country|place|nation) of residence(?: is|:| -) ?(?:any|irrelevant|unimportant|open|flexible)|no (?:country|place|nation|corner of the world) is (?:off[- ]limits|excluded|ruled out|too far)|hired in (?:over |more than )?\d+ countries[^.;]{0,40}\byours|all (?:countries|nations) (?:are )?(?:welcome|accepted|eligible|considered)|(?:regardless|irrespective) of (?:the |your |which |what )?(?:country|nation|continent)(?: of residence)?|no matter (?:which|what) (?:country|continent|part of the world)|(?:doesn['’]t|does not|don['’]t|do not) (?:matter|care|mind) (?:to us )?(?:where (?:in the world |on earth )?you (?:live|are based|call home|reside|log in)|which (?:country|part of the world|continent)|what country)|(?:any|every) (?:corner|part|place|spot|point) (?:of|on|in) (?:the |this )?(?:world|globe|planet|earth)|where you (?:live|reside) is (?:entirely |completely )?(?:up to you|your (?:choice|business|call|decision)|irrelevant|unimportant)|your (?:location|country|place of residence) (?:is|doesn['’]t|does not) (?:irrelevant|up to you|your own business|unimportant|matter)|(?:any|every|whichever) nation(?!al)|open to the (?:whole |entire )?world|wherever you (?:like|are|live|want|choose|happen to be|call home)[^.;,]{0,12} (?:on|in) (?:the |this )?(?:planet|world|globe|earth)|global (?:hiring|applicants|recruitment)|remote[,:]? (?:global|worldwide)|from (?:all )?(?:around|across) the (?:world|globe)|location[- ](?:independent|agnostic)|(?:from )?all (?:over|around|across) the (?:world|globe)|where (?:on|in) (?:the )?(?:globe|world|planet|earth)|no restrictions? on (?:where you|which country|your (?:country|location))|weltweit|monde entier|todo el mundo|desde cualquier (?:lugar|parte) del mundo/i
        .source,
    )})\b`,
    "i",
  ),
);
const DENIED = /\b(?:not|cannot|never|unable)\b|n['’]t\b/i;
/** What only looks like a denial: "it doesn't matter which country". */
const INDIFFERENT = /\b(?:do|does|is)(?: not|n['’]t) (?:care|mind|matter|important|relevant)\b/gi;
/** That no country is asked for, in words of denial. */
const NO_COUNTRY = quickly(
  /\b(?:isn['’]t|is not|aren['’]t|are not|not) (?:tied|bound|limited|restricted|confined) to (?:a|any|one|any particular|any one|a specific|a particular|a single|specific|certain) (?:countr(?:y|ies)|geograph(?:y|ies))|\b(?:don['’]t|do not|never) (?:restrict|limit|filter|select|screen)[^.;,]{0,24} by (?:country|geography|nation|location)|\bno country (?:that |where |in which )?we (?:won['’]t|can['’]t|cannot|don['’]t|will not|do not)|\byou (?:choose|pick|decide on) (?:the|your) country|^\W*any country (?:at all )?(?:is|would be) (?:perfectly |just |absolutely )?(?:fine|ok(?:ay)?|good|welcome|alright|possible)\b(?! with)|\b(?:makes?|is) no difference (?:to us )?(?:which|what|where|in which) (?:country|part of the world|in the world|continent)|\b(?:country of residence|country you live in|country you work from|your country) (?:plays no (?:role|part)|makes no difference|is of no (?:importance|consequence)|is(?: not|n['’]t) (?:important|relevant)|does(?: not|n['’]t) (?:matter|count|play a role))|\b(?:may|can) (?:live|reside|be (?:based|located)) anywhere(?=[.;,!]|$)/i,
);
const OTHERS =
  /\b(?:clients?|customers?|users?|offices|colleagues|companies|brands|businesses|leader|team(?:s)? (?:in|across|around|spread))\b/i;

/** What reaches around the world besides jobs: "partners in 40 countries worldwide", "our teams live all around the world". */
const REACH = folded(
  /\b(?:\d[\d,.]*\+?|hundreds|thousands|millions|several|many) (?:of )?(?:different )?countries worldwide|\b(?:millions?|thousands?|hundreds?|industries|markets|respondents|patients|students|readers|partners|communities|families|homes|organi[sz]ations|teams?|people)\b[^.;]{0,24}\b(?:worldwide|(?:around|across|over) the (?:world|globe))/i,
);
const HIRES =
  /\b(?:hir(?:e|es|ing)|recruit\w*|employ|candidates?|applicants?|apply|open to|accept|welcome|consider)\b/i;

/** How far something reaches, which says of a job where it is open only beside words for hiring or working: "our plants worldwide". */
const REACHES = folded(
  /\bworldwide\b|\b(?:every|any|all|whichever) (?:continents?|countr(?:y|ies)|nations?)\b|\b(?:in|from) all countries\b|\b(?:any(?:one|body)|every(?:one|body)|people) (?:anywhere )?(?:on|in) (?:the |this )?(?:whole |entire )?(?:planet|globe|earth|world)\b|\bno borders\b|\b(?:any|every) (?:corner|part|place|spot|point) (?:of|on|in) (?:the |this )?(?:world|globe|planet|earth)\b|\bglobal (?:hiring|recruitment)\b|\b(?:from )?(?:all )?(?:over|around|across) the (?:world|globe)\b/gi,
);
const OPENS = quickly(
  /\b(?:hir(?:e|es|ed|ing)|recruit(?:s|ing)?|take on|engage|contract with|employ (?:people|anyone|anybody|talent|staff|specialists|\w{4,12}(?:ers|ors))|candidates?|applicants?|applications?|appl(?:y|ies)|welcome|open|accept\w{0,3}|consider\w{0,3}|remote(?:ly)?[ ,:–(-]{1,3}(?:worldwide|global(?:ly)?|anywhere|positions?|roles?|jobs?|work|from|in|and|or)|eligib\w+|any (?:other )?country (?:is|works|will do|goes|on earth)|you(?:['’](?:re|ll)| (?:can|may|could|are|live|choose|like|want|work|reside|will|must|need))|(?:this|the) (?:role|job|position|post|contract|vacancy|assignment|gig)|from home|live (?:in|anywhere|wherever)|reside)\b|\blocations? ?[:–-]/i,
);
/** "Global Hiring and Opportunity", and rules for those who work abroad for a while. */
const NO_OFFER =
  /\bglobal (?:hiring|recruitment) (?:and|teams?|managers?|process\w*|practices?|leads?|needs|strategy|partners?|events?|guidelines|notice|privacy)|^\W*(?:if|when|while|whether) (?:you(?:['’]re| are)? )?(?:work|travel)|\b(?:within|in) (?:their|your|its) (?:own |home )?(?:country|state)\b|\bcountry of (?:employment|hire)\b/i;

/** What a firm is there for: "our mission of opening financial services to everyone on the planet". */
const MISSION =
  /\b(?:missions?|visions?|purpose|dreams?|ambitions?|quest|goals?|aims? (?:to|is)|aiming|striv\w+|(?:we|I) (?:believe|build|built|make|made|want|exist|think|imagine|envision)|imagine|access(?:ible)?(?! to apply)|empower\w*|democrati[sz]\w+|revolutioni[sz]\w+|transform\w*|reinvent\w*|a world (?:where|in which|without|with))\b/i;
/** What a product does for others: "our app lets any business hire from every country". */
const FOR_OTHERS =
  /\b(?:lets?|letting|help(?:s|ing)?|enabl(?:e|es|ing)|allow(?:s|ing)?|empower(?:s|ing)?|connect(?:s|ing)?|giv(?:es?|ing)|serv(?:es?|ing)|mak(?:e|es|ing) it (?:easy|easier|possible|simple) for) (?!our |you)(?:[\w-]+ ){0,2}?(?:anyone|anybody|everyone|people|business(?:es)?|compan(?:y|ies)|teams?|freelancers|employers|creators|founders|organi[sz]ations?|enterprises|employers|workers|students|families|learners|patients)\b/i;
/** Who may work, beside the firm and those it serves: "you", "applicants". */
const MAY_WORK =
  /\b(?:you(?:['’](?:re|ll|d))?|your|hir(?:e[ds]?|ing)|recruit\w*|employ(?:ed|ees?)?|candidates?|applicants?|applications?|appl(?:y|ies)|open to (?:people|anyone|everyone|talent|candidates|applicants)|this (?:role|job|position|post|contract|vacancy)|(?:role|job|position|vacancy) is)\b/i;

/** Returns whether an English sentence opens the job to the whole world. */
export function isWorldwide(sentence: string, section: SectionKind): boolean {
  return (
    (section !== "benefits" || speaksOfThisJob(sentence)) &&
    (NO_COUNTRY.test(sentence) || (WORLD.test(sentence) && !DENIED.test(sentence.replace(INDIFFERENT, " ")))) &&
    SCOPE_WORDS.test(sentence) &&
    !PERK.test(sentence) &&
    !isAside(sentence) &&
    !(REACH.test(sentence) && !HIRES.test(sentence)) &&
    !(MISSION.test(sentence) && !MAY_WORK.test(sentence)) &&
    !FOR_OTHERS.test(sentence) &&
    !NO_OFFER.test(sentence) &&
    (OPENS.test(sentence) || NO_COUNTRY.test(sentence) || WORLD.test(sentence.replace(REACHES, " "))) &&
    (NO_COUNTRY.test(sentence) ||
      folded(
        /\bremote|work|job|role|position|post|assignment|contract|gig|limits|take on|engage|welcome|vacancy|opening|location|residence|candidates?|applica|apply|recruit|live|based|located?|accept|open|hir|employ|country you|where (?:in the world|on (?:the )?(?:earth|planet|globe)) you/i,
      ).test(sentence)) &&
    !OTHERS.test(sentence)
  );
}

const readers = new Map(
  Object.entries(NATIVE_WORLD_WORDS).map(([language, { world, indifferent }]) => [
    language,
    {
      world: phrases(world),
      indifferent: phrases(indifferent),
    },
  ]),
);
const worldFields = folded(
  new RegExp(
    String.raw`(?<!\p{L})(?:(?:from )?any ?where(?: at all)?(?:,? (?:in|on|around|across|over) (?:the )?(?:whole |entire )?(?:planet|earth|globe|world))?|worldwide|global(?:ly)?|(?:the )?(?:whole |entire )?world|(?:all )?(?:over|around|across) the (?:world|globe)|any(?: other)? (?:location|country|place|city|time ?zone)(?: in the world)?|all countries|everywhere|(?:desde |de )?(?:cualquier|qualquer) (?:lugar|parte)|(?:a )?nivel (?:mundial|global)|mundialmente|mundial|mondial(?:ement)?|hvor som helst(?: i (?:hele )?verden)?|var som helst(?: i (?:hela )?världen)?|n['’]importe où|ovunque(?: nel mondo)?|overal(?: ter wereld)?|von überall|überall|gdziekolwiek(?: na świecie)?|cały świat|(?:z )?dowolnego miejsca(?: na świecie)?|(?:missä|mistä)(?: päin maailmaa)? tahansa|koko maailma|maailmanlaajuisesti|(?:kde|odkud)koliv?(?: na světě)?|celý svět|globalnie|globalt|globaal|global(?:ement|mente)?|oriunde(?: în lume)?|bárhol(?: a világon)?|(?:tüm|bütün) dünya|dünya geneli|dünyanın her yeri|${Object.values(
      NATIVE_WORLD_WORDS,
    )
      .map(({ world }) => world)
      .join("|")})(?!\p{L})|全世界|世界(?:中|任何地方)|全球|전 ?세계|어디서나|どこでも|どこからでも`,
    "giu",
  ),
);
const LONGEST_WORLD_FIELD = 60;
/** What may stand beside the words for the world: how one works, and small words. */
const BESIDE_WORLD = folded(
  /(?:100 ?%|full(?:y|[- ]time)?|remot[aeo]?(?:ly)?|home ?office|tele(?:trabalho|trabajo|lavoro)|t[ée]l[ée]travail|work(?:ing)?|jobs?|position|role|open|hiring|hire|from|in|to|the|of|or|and|part[- ]time|contract|distributed|async|team|location|place|only|all|live|candidates?|applicants?|desde|de|du|des|von|aus|der|auf|in|zu hause|dans|partout|en|el|la|le|na|w|z|i|o|a|da|do|dal|del|et|och|og|på|fra|från|af|av|ja|welt|monde|mundo|mondo|wereld|világon|yeri|lume|大|远程办公|远程|フルリモート|リモート|在宅勤務|재택근무|재택|원격 근무|원격|可|。)(?!\p{L})/giu,
);

/** Returns whether a location says nothing but the whole world, in one of the languages: "Qualquer lugar do mundo". */
export function isWorldField(location: string): boolean {
  if (location.length > LONGEST_WORLD_FIELD) return false;
  const rest = location.replace(worldFields, " ");
  return rest !== location && !/[\p{L}\d]/u.test(rest.replace(BESIDE_WORLD, " "));
}

/** Customers, colleagues and teams are all over the world, too. */
const NATIVE_OTHERS =
  /kund|klien[tc]|client|kolleg|colleg|collèg|équipe|equip[oae]|zespó|tým|tiimi|ügyf|müşteri|клієнт|клиент|顧客|客户|고객/iu;
/** Some weeks of a year are a benefit. */
const SOME_WEEKS = quickly(
  /(?<!\p{L})(?:wochen?|tage|semaines?|jours|semanas?|días|dias|weken|dagen|tygodni\p{L}{0,3}|dni|veckor|dagar|uger|dage|uker|dager|settimane|giorni|viikkoa|týdny)(?: \p{L}{1,8}){0,2} (?:jahr|an|año|ano|jaar|roku|rok|år|året|anno|vuodessa|ročně)(?!\p{L})/iu,
);

/** What a firm is there for, or wants for everybody, in the other languages. */
const NATIVE_MISSION = quickPhrases(
  String.raw`mission|vision|ziel ist|(?:wir|die wir) (?:wollen|möchten|glauben|träumen)|zugänglich|zugang|(?:allen?|jede[mnr]) mensch\p{L}{0,2}|nous (?:voulons|souhaitons|croyons|rêvons)|accessibles?|accès|permettre (?:à|aux)|misión|visión|queremos|creemos|soñamos|acceso|hacer posible|missão|visão|acreditamos|sonhamos|acesso|acessível`,
  String.raw`missione|visione|vogliamo|crediamo|sogniamo|accesso|accessibile|missie|visie|(?:wij|we) (?:willen|geloven|dromen)|toegang|toegankelijk|misj\p{L}|wizj\p{L}|chcemy|wierzymy|marzymy|dostęp\p{L}{0,3}|uppdrag|vi (?:vill|tror|drömmer|vil|drømmer|ønsker)|tillgång|tillgänglig\p{L}?|adgang|tilgængelig\p{L}?|oppdrag|misjon|visjon|tilgang|tilgjengelig\p{L}?`,
  String.raw`missio\p{L}{0,6}|visio\p{L}{0,6}|haluamme|uskomme|unelmoimme|saatavi\p{L}{1,4}|poslání\p{L}{0,2}|vize|chceme|věříme|sníme|přístup\p{L}{0,2}|dostupn\p{L}{1,3}|misiune\p{L}{0,2}|viziune\p{L}{0,2}|vrem|credem|visăm|acces(?:ibil\p{L}?)?`,
);
/** Words for working, hiring, applying and living, without which no such sentence speaks of a job. */
const NATIVE_WORK = new RegExp(
  String.raw`bewerb|arbeit|einstell|anstell|stelle(?!n)|job|wohn|(?<!\p{L})(?:leb|sitz)(?:st|t|en)(?!\p{L})|kandidat|travail|emploi|poste|recrut|embauch|candidat|postul|habit|résid|trabaj|puesto|emple|contrat|viv[ae]|resid|trabalh|vaga|empreg|mor[ae]|lavor|impieg|assum|abit|werk|baan|functie|sollicit|aannem|woon|wonen|prac|zatrudn|aplik|kandydat|mieszk|arbet|tjänst|anställ|sök|(?<!\p{L})bor?(?!\p{L})|arbej|stilling|ansæt|ansøg|arbei|ansett|søk|työ|palk|hak[ei]|asu|zaměst|uchaz|přihl|bydl|lucr|munc|angaj|candid|locui`,
  "iu",
);

const indifference = new Map(
  Object.entries(COUNTRY_WORDS).map(([language, { country, indifferent }]) => [
    language,
    {
      hint: folded(new RegExp(latin(plainFirst(country)), "i")),
      country: everyPhrase(country),
      indifferent: phrases(indifferent),
    },
  ]),
);
/** Any country of a union or a continent is not any country. */
const REGION =
  /(?<!\p{L})(?:EU|UE|AB|DACH|EEA|EWR|EES|LATAM)(?!\p{L})|europ|evrop|latein|latin|latam|afri[kc]|asi[ae]/iu;
/** How far the country may stand from the words that say that it doesn't matter, in characters. */
const NEAR = 45;

/** Returns whether a sentence says that the country somebody lives in doesn't matter. */
function isIndifferent(sentence: string, language: string): boolean {
  const words = indifference.get(language);
  if (words?.hint.test(sentence) !== true || REGION.test(sentence)) return false;
  const found = words.indifferent.exec(sentence);
  if (found === null) return false;
  return matchesIn(sentence, words.country).some(({ 0: match, index }) => {
    const [start, end] = [index, index + match.length];
    const gap = end <= found.index ? found.index - end : start - (found.index + found[0].length);
    return gap <= NEAR && speaksOfLiving(sentence, language, { start, end });
  });
}

/** Returns whether a sentence of another language opens the job to the whole world: any country, near a verb of residence, hiring or remote work. */
export function isNativeWorldwide(sentence: string, section: SectionKind, language: string): boolean {
  if (section === "benefits" || section === "about" || /[?？]\s*$/u.test(sentence)) return false;
  if (PERK.test(sentence) || NATIVE_OTHERS.test(sentence) || SOME_WEEKS.test(sentence)) return false;
  if (UNSPACED_WORLD.test(sentence)) return true;
  if (NATIVE_MISSION.test(sentence) && !NATIVE_WORK.test(sentence)) return false;
  const reader = readers.get(language);
  if (reader === undefined) return false;
  if (reader.indifferent.test(sentence) || isIndifferent(sentence, language)) return true;
  if (!REGION.test(sentence) && hasNoLimits(sentence, language)) return true;
  const world = reader.world.exec(sentence);
  return world !== null && asksToLiveIn(sentence, language, { start: world.index, end: world.index + world[0].length });
}

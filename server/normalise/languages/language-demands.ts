import { folded } from "#normalise/text/folded-expression.ts";
import { wholeWords } from "#normalise/text/whole-words.ts";
import { quickly } from "../text/quick-expression.ts";
import type { Surroundings } from "./language-levels.ts";
import { languageNamesIn } from "./language-names.ts";

const words = (...sources: readonly string[]): string => wholeWords(...sources);

/** Speaking a language, between its name and what is said of that. */
const SPEAKING =
  "spreken|sprechen|zu sprechen|parler|hablar|falar|parlare|mówić|kunna|kunne|tala|tale|snakke|osaaminen|mluvit|speaking";
const COPULA = [
  "is|are|['’]s|must be|will be|ist|sind|wird|werden|bleibt|est|sont|sera|seront|es|son|será|serán|é|são|serão|è|sono|sarà|zijn|blijft|wordt|worden|to|jest|są|będzie|będą",
  "är|blir|er|bliver|on|ovat|je|jsou|bude|este|e|sunt|va fi|constituie|zählt als|gilt als|remains?|reste|sigue siendo|resta|continua a ser",
];
const BOTH = [
  "both|each|alike|too|also|beide[sn]?|jeweils|auch|tou(?:s|tes) (?:les )?deux|(?:les )?deux|aussi|amb[oa]s|los dos|las dos|también|os dois|as duas|também|entramb[ie]|tutt[ie] e due|anche|allebei|ook|wel|dan wel|oba|obie|oboje|też|również|båda|också|begge|både|også|molemmat|myös|obojí|oba|obě|také|amândouă|ambele",
  "absolutely|strictly|truly|really|unbedingt|absolut|zwingend|dringend|absolument|vraiment|totalmente|absolutamente|assolutamente|strettamente|echt|strikt|bezwzględnie|absolutnie|ehdottoman|naprosto|an? absolute|an?|een|ein(?:e)?|une?|uno?a?|el|la|le|il|ett?|en|et|ehdoton|jedyny[m]?|wirklich|klar(?:e)?|fortsat|fremdeles|alltid|altid|always|hier|here|daily",
];
/** What is needed, in the genders and numbers of each language. */
const NEEDED = [
  String.raw`required|needed|necessary|necessities|essential|essentials|mandatory|compulsory|obligatory|indispensable|vital|crucial|imperative|a must|must(?:-| )?haves?|musts|prerequisites?|requirements?|non-negotiable|called for|condition of (?:employment|appointment|entry)|conditions?`,
  String.raw`nötig|notwendig|erforderlich|benötigt|vorausgesetzt|voraussetzung(?:en)?|einstellungsvoraussetzung|pflicht|bedingung|ein muss|muss|unabdingbar|unerlässlich|unverzichtbar|gefordert|gefragt|verlangt|obligatorisch|zwingend|gebraucht`,
  String.raw`nécessaires?|requis(?:e|es)?|exigée?s?|obligatoires?|indispensables?|impérati(?:f|fs|ve|ves)|demandée?s?|attendue?s?|une condition|condition (?:d['’]embauche|sine qua non)|un impératif|une obligation|incontournables?|essentiel(?:s|le|les)?|de rigueur`,
  String.raw`necesari[oa]s?|requerid[oa]s?|requisitos?|obligatori[oa]s?|imprescindibles?|indispensables?|exigid[oa]s?|fundamental(?:es)?|excluyentes?|condición|preceptiv[oa]s?|esencial(?:es)?|clave`,
  String.raw`necessári[oa]s?|requisitos?|obrigatóri[oa]s?|imprescindíve(?:l|is)|indispensáve(?:l|is)|exigid[oa]s?|fundamenta(?:l|is)|essencia(?:l|is)|precis[oa]s?|condição|eliminatóri[oa]s?|mandatóri[oa]s?`,
  String.raw`necessari[oae]?|richiest[oaie]|obbligatori[oae]?|indispensabil[ei]|fondamental[ei]|imprescindibil[ei]|essenzial[ei]|requisit[oi]|condizione|d['’]obbligo|tassativ[oaie]`,
  String.raw`nodig|vereist(?:en?)?|verplicht|noodzakelijk|onmisbaar|een must|must|essentieel|voorwaarde|vereiste|eis|een eis|een vereiste|gevraagd|onontbeerlijk|cruciaal|noodzaak`,
  String.raw`potrzebn[yaei]|konieczn[yaei]|koniecznością|wymagan[yaei]|wym(?:óg|ogiem)|warun(?:ek|kiem)|obowiązkow[yaeo]|niezbędn[yaei]|podstawą|mus`,
  String.raw`behövs|krävs|nödvändig(?:t|a)?|krav|ett krav|måste|ett måste|obligatorisk[at]?|villkor|förutsättning|skallkrav|erfordras|avgörande`,
  String.raw`nødvendigt?e?|påkrævet|påkrevd|kræves|kreves|krav|et krav|obligatorisk[e]?|et must|en forudsætning|en forutsetning|forudsætning|betingelse|trengs|behøves|avgjørende|afgørende|en betingelse`,
  String.raw`tarpeen|tarvitaan|vaaditaan|vaatimu(?:s|ksena)|välttämät(?:ön|öntä|tömiä|tömät)|pakolli(?:nen|sta|set|sia)|edellyty(?:s|ksenä)|edellytetään|ehto|ehtona|olennai(?:nen|sta)`,
  String.raw`nutn[áýéío]|nutnost(?:í)?|potřeba|třeba|požadov[aá]n[aoyá]|vyžadov[aá]n[aoyá]|podmínk(?:a|ou)|nezbytn[áýéío]|povinn[áýéío]|nepostradateln[áýé]|požadavkem`,
  String.raw`necesar(?:ă|e|i)?|obligatori[ie]|obligatoriu|cerut(?:ă|e|i)?|solicitat(?:ă|e|i)?|indispensabil(?:ă|e|i)?|esențial(?:ă|e|i)?|o condiție|condiție|impus(?:ă|e)?`,
];
const COPULAS = COPULA.join("|");
const BOTHS = BOTH.join("|");
const DEMANDED_BEHIND = NEEDED.map((needed) =>
  folded(
    new RegExp(
      String.raw`^(?:,|:| –| -)? ?(?:(?:${SPEAKING}) )?(?:(?:${COPULAS}) )?(?:(?:${BOTHS}) ){0,2}(?:${needed})(?!\p{L})`,
      "iu",
    ),
  ),
);
const NEED_NAMED = NEEDED.map((needed) => folded(new RegExp(String.raw`(?<!\p{L})(?:${needed})(?!\p{L})`, "iu")));
/** Returns whether a clause names a need, whatever verb says it. */
export const saysNeeded = (clause: string): boolean => NEED_NAMED.some((needed) => needed.test(clause));
/** "Svenskan ska sitta": it must be there. */
const MUST_SIT = /^ (?:ska|skal|må|måste|bör|bør) (?:sitta|sidde|sitte)(?!\p{L})/iu;
/** "You'll need English for the docs", behind the language. */
const WILL_NEED = folded(
  /^ (?:te (?:hace|hará)n?|(?:nos|le) hacen?) falta(?!\p{L})|^ (?:lo necesitarás|la necesitarás|necesitarás|vas a necesitar|(?:il )?vous (?:en )?faudra|te faudra|ti serv(?:e|irà)|vais precisar|vai precisar|precisarás|wirst du brauchen|werden sie brauchen|zul je nodig hebben|będzie (?:ci )?potrzebny|kommer du (?:att|til at|til å) (?:behöva|få brug for|trenge)|tulet tarvitsemaan|budete potřebovat|budeš potřebovat|îți va trebui)(?!\p{L})/iu,
);
/** A verb at the end of its clause: "Deutsch musst du können", "heb je Frans nodig". */
const MUST_BEHIND = folded(
  /^[^.;,]{0,12}(?<!\p{L})(?:(?:musst du|müssen sie|solltest du|moet je|moet u|musisz|måste du|ska du|skal du|må du|devi|debes|tienes que|deves|tens de|você precisa|doit-on|devez-vous|you must|you need to|you have to|pitää|täytyy|musíš|musíte|trebuie să)(?:,? \p{L}{1,12}){0,3} (?:können|sprechen|beherrschen|verstehen|kunnen|spreken|beheersen|znać|mówić|umieć|kunna|tala|behärska|kunne|tale|snakke|beherske|saper(?:e|lo)|parlare|saber(?:lo)?|hablar|dominar|falar|speak|know|osata|umět|mluvit|știi|vorbești)|brauchst du|brauchen (?:sie|wir)|benötigst du|hebben we nodig|heb je (?:\p{L}{1,10} ){0,3}nodig|behöver du|har du brug for|trenger du|potřebujete|potřebuješ|tarvitset)(?!\p{L})/iu,
);

/** What asks for a language right before it. */
const DEMANDED_BEFORE = quickly(
  new RegExp(
    `${words(
      String.raw`(?:you(?:['’]ll| will)?|we|the (?:role|job|post|position)|candidates|applicants) (?:\p{L}{1,10} )?(?:need|require)s?|need for|brauchst du|brauchen (?:sie|wir)|(?:du|wir|sie) (?:brauchst|brauchen|benötigst|benötigen)|(?:job|post|role|position) (?:demands|calls for|requires)|(?:stelle|aufgabe|arbeit) (?:verlangt|erfordert)|(?:poste|emploi|fonction) (?:exige|requiert|demande)|(?:puesto|vacante|vaga|cargo) (?:exige|requiere|pide|requer|pede)|(?:ruolo|lavoro|posizione) richiede|(?:functie|baan) (?:vraagt|vereist)|(?:praca|stanowisko) wymaga|(?:tjänsten|jobbet|stillingen) (?:kräver|kræver|krever)|(?:työ|tehtävä) edellyttää|(?:práce|pozice) vyžaduje|(?:postul|rolul) (?:cere|presupune|necesită)|benötigt werden|vorausgesetzt werden|il (?:vous |te |nous )?faut(?: \p{L}{4,10})?|nécessite|(?:vous|nous) (?:avez|avons) besoin (?:de|du)|on demande|nous exigeons`,
      String.raw`se (?:necesitan?|requieren?|exigen?|piden?)|necesitas|necesitamos|hacen? falta|hay que (?:saber|hablar|dominar)|precis(?:as|amos|a-se|o) (?:de|falar|saber|dominar)|é (?:preciso|necessário|obrigatório|essencial) (?:falar|saber|dominar)|exige-se|(?:ci )?serv(?:e|ono)|occorr(?:e|ono)|è (?:necessari[oa]|richiest[oa]|obbligatori[oa]|indispensabile)(?: (?:conoscere|parlare|sapere))?|necessari[oa]|indispensabil[ei]|obbligatori[oa]`,
      String.raw`heb je|hebt u|je hebt|vereist:?|noodzakelijk:?|potrzebn[yaei]|potrzebujemy|potrzebujesz|wymagan[yaei]|wymagamy|konieczn[yaei]|trzeba (?:znać|mówić|umieć)|niezbędn[yaei]|musisz (?:znać|mówić)`,
      String.raw`du behöver|vi behöver|(?:det )?krävs|(?:du|vi) (?:skal|må|måste|ska) (?:kunne|kunna|beherske|behärska|snakke|tale|tala|prata)|du har brug for|du trenger|(?:det )?kræves|(?:det )?kreves|tarvitaan|tarvitset|vaaditaan|edellytetään|työ(?:ssä|hön) tarvitaan|potřebujeme|potřebujete|je (?:třeba|nutné|potřeba)(?: umět| mluvit)?|(?:este|e|avem|ai) nevoie de|este necesar[ăe]?|trebuie să (?:știi|vorbești|cunoști)|se cere`,
    )}(?: (?:both|also|some|good|sowohl|auch|gute?s?|tant|à la fois|tanto|bien|bem|bene|sia|zowel|ook|zarówno|även|både|også|sekä|jak|i|po|het|le|la|el|il|lo|o|un|une|de|du|di|da|język|jazyk|că|atât)){0,3} ?(?:[dl]['’])?$`,
    "iu",
  ),
);
/** "Somebody who speaks", "una persona che sappia", "jemanden, der". */
const SOMEBODY_WHO = quickly(
  new RegExp(
    `${words(
      String.raw`(?:somebody|someone|a person|a colleague|people|anyone|candidates|staff) (?:who|that) (?:can |is able to |is happy to )?(?:speaks?|knows?|understands?|talks?|writes?|reads?)(?: (?:to|with) (?:\p{L}{1,14} ){1,3}?in)?|(?:jemanden?|eine[n]? \p{L}{4,16}|leute|menschen|personen|wen), (?:der|die|das)(?: \p{L}{1,12}){0,2}|(?:quelqu['’]un|une personne|un collègue|une collègue|des personnes) qui (?:parle|maîtrise|connaisse|sache|comprenne)(?:nt)?`,
      String.raw`(?:alguien|una persona|un compañero|personas|gente) que (?:hable|sepa|domine|entienda)n?|(?:alguém|uma pessoa|um colega|pessoas|quem) que (?:fale|saiba|domine|entenda)m?|(?:qualcuno|una persona|un collega|persone) che (?:parli|sappia|conosca|capisca)(?:no)?|(?:iemand|een collega|mensen) die(?: \p{L}{1,10}){0,1}`,
      String.raw`(?:kogoś|osob[ęyoi]\p{L}{0,2}|osób),? kt(?:o|óra|óre|óry|órzy) (?:\p{L}{1,8} )?(?:mówi|zna|włada|rozumie)\p{L}{0,2}|(?:någon|en kollega|dig|personer) som (?:kan|talar|pratar|behärskar|förstår)|(?:en|nogen|noen|en kollega|deg|dig),? (?:der|som) (?:kan|taler|snakker|behersker|forstår)|(?:jotakuta|henkilöä|osaajaa|työntekijää), joka (?:puhuu|osaa|ymmärtää)|(?:někoho|člověka|kolegu|kolegyni|lidi), k(?:do|terý|terá|teří) (?:umí|mluví|ovládá|rozumí)|pe cineva care (?:vorbește|știe|cunoaște)`,
    )}(?: (?:fluent|good|some|flie(?:ß|ss)end|gut|bien|bem|bene|goed|dobrze|po|the|le|la|el|il|o|het|język)){0,2} ?(?:l['’])?$`,
    "iu",
  ),
);
/** Behind a language that a verb asks for, where it isn't the adjective of something else. */
const NO_NOUN_BEHIND = folded(
  /^ ?(?:$|[.,;:!?)(–-]|(?:and|or|for|to|in|on|at|with|as|because|since|too|und|oder|für|zum|zur|um|im|bei|mit|als|weil|denn|et|ou|pour|dans|avec|car|y|o|e|para|con|porque|ya|com|pois|per|con|perché|en|of|voor|om|met|want|i|oraz|do|dla|bo|z|w|och|eller|för|i|med|og|til|ja|tai|a|pro|na|s|protože|și|pentru|la|cu|spricht|sprechen|kann|können|spreekt|beheerst|beherrscht|versteht)(?!\p{L}))/iu,
);

const WOULD_NEED =
  /^ (?:would|wäre[n]?|serait|sería|seria|sarebbe|zou|byłby|vore|ville være|olisi|by byl[ay]?)(?!\p{L})/iu;
/** "English isn't needed, French is." */
const ELLIPSIS =
  /^ (?:is|ist(?: es)?|schon|est|sí|sim|sì|oui|wel|is wel|jest|tak|är det|er det|on|je|ano|este|da)[.!]?$/iu;
const DENIED =
  /(?<!\p{L})(?:not|n['’]t|nicht|keine?|pas|no|não|non|niet|geen|nie|inte|inget|ikke|ei|není|ne\p{L}{3,12}|nu)(?!\p{L})/iu;

/** Returns whether words right around a language ask for it as what is needed. */
export function isNeeded({ before, behind }: Surroundings, text: string): boolean {
  const clause = behind.split(/[.,;]/u)[0] ?? "";
  if (DEMANDED_BEHIND.some((needed) => needed.test(behind)) || MUST_SIT.test(behind)) return true;
  if (WILL_NEED.test(behind) && !DENIED.test(before)) return true;
  if (WOULD_NEED.test(behind) && saysNeeded(clause) && !DENIED.test(clause)) return true;
  if (MUST_BEHIND.test(behind) && !DENIED.test(clause)) return true;
  if (ELLIPSIS.test(behind) && DENIED.test(text.slice(0, -behind.length))) return true;
  return NO_NOUN_BEHIND.test(behind) && (DEMANDED_BEFORE.test(before) || SOMEBODY_WHO.test(before));
}

/** What follows from what others speak names the language by a pronoun: "…, so you have to speak it as well". */
const IT_IS_NEEDED = folded(
  new RegExp(
    words(
      String.raw`(?:speak|know|understand|master) (?:it|that|the language|this language)|(?:the|that|this) language is|(?:sprechen|können|beherrschen) (?:müssen|musst|sollten)|(?:musst|müssen|solltest|sollten)[^.;]{0,25}(?:sprechen|können|beherrschen)|(?:le|la|l['’]) ?(?:parler|maîtriser|comprendre)|(?:hablar|saber|dominar|conocer)lo|(?:falá|dominá|sabê)-lo|(?:saper|parlar|conoscer)lo`,
      String.raw`(?:moet|dien)[^.;]{0,25}(?:spreken|beheersen|kennen)|mus(?:i|isz)[^.;]{0,20}(?:mówić|znać)|(?:måste|ska|må|skal)[^.;]{0,20}(?:tala|prata|kunna|tale|snakke|kunne|beherske) (?:det|språket|sproget)|(?:täytyy|pitää|on)[^.;]{0,20}osattava|mus[íi](?:š|te|)[^.;]{0,20}(?:umět|mluvit)|trebuie[^.;]{0,20}(?:vorbească|știe|vorbești)`,
    ),
    "iu",
  ),
);
/** Such a language is only welcome. */
const IT_IS_WELCOME = folded(
  /(?<!\p{L})(?:plus|bonus|asset|advantage|welcome|help(?:s|ful)?|vorteil|hilfreich|atout|apprécié\p{L}{0,2}|ventaja|vantagem|vantaggio|gradit[oa]|voordeel|handig|atut\p{L}{0,2}|fördel|fordel|eduksi|výhod\p{L}{1,2}|avantaj|not|n['’]t|nicht|pas|no|não|non|niet|nie|inte|ikke|ei)(?!\p{L})/iu,
);
export const isNeededThen = (consequence: string): boolean =>
  IT_IS_NEEDED.test(consequence) && !IT_IS_WELCOME.test(consequence);

/** The sentence behind a question about a language: "Czech? Not needed but lovely." */
const ANSWER_WELCOME = folded(
  new RegExp(
    String.raw`^[^.;]{0,45}?${words(
      String.raw`lovely|nice|great bonus|bonus|plus|a plus|even better|all the better|welcome|helpful|handy|useful|an asset|advantage|schön|toll|umso besser|prima|von vorteil|super|pluspunkt|hilfreich|tant mieux|un plus|apprécié\p{L}{0,2}|un atout|mejor|suma(?: puntos)?|se valora|un plus|genial|melhor|ótimo|valorizamos|uma mais-valia|meglio|gradito|ottimo|leuk|meegenomen|fijn|mooi|handig|een pr[eé]|pluspunt`,
      String.raw`atut|super|świetnie|mile widzian\p{L}|plus|tym lepiej|kul|roligt|meriterande|en fördel|bra|toppen|dejligt|en fordel|fint|supert|kjempebra|et pluss?|hienoa|eduksi|plussaa|kiva|mahtavaa|výhoda|skvěl[éý]|super|výborně|cu atât mai bine|un avantaj|un plus`,
    )}`,
    "iu",
  ),
);
const ANSWER_NEEDED = folded(
  new RegExp(
    String.raw`^[^.;]{0,45}?${words(
      String.raw`need (?:both|it|that|them)|required|a must|essential|the only (?:condition|requirement)|condition|mandatory|brauchst du|musst du|bedingung|voraussetzung|pflicht|il le faut|indispensable|obligatoire|condition|imprescindible|obligatorio|requisito|condición|obrigatório|indispensável|condição|obbligatorio|indispensabile|requisito|condizione|nodig|vereist|voorwaarde|must`,
      String.raw`warunek|wymóg|konieczne|potrzebne|krav|krävs|ett måste|behövs|kræves|kreves|nødvendigt?|betingelse|edellytys|vaatimus|tarvitaan|podmínka|nutné|potřeba|obligatoriu|necesar|condiți[ae]`,
    )}`,
    "iu",
  ),
);
const NOT_NEEDED_ANSWER =
  /^[^.;]{0,30}?(?<!\p{L})(?:not|no|n['’]t|nicht|keine?|pas|não|non|niet|geen|nie|inte|ikke|ei|ne\p{L}{3,10}|nu)(?!\p{L})/iu;
/** The longest question that an answer may be about, and the longest such answer. */
const LONGEST_QUESTION = 90;
const LONGEST_ANSWER = 70;
/** A question about learning a language, which needs no answer. */
const LEARN = /learn|lernen|apprendre|aprender|imparare|leren|nauczyć|uczyć|lära|lære|oppia|naučit|învăț/iu;

/** Returns what the sentence behind a question about languages says of them; null where it says nothing. */
export function answerTo(question: string, answer: string | undefined): "welcome" | "required" | null {
  if (answer === undefined || answer.length > LONGEST_ANSWER || question.length > LONGEST_QUESTION) return null;
  if (LEARN.test(question) || languageNamesIn(answer).length > 0) return null;
  if (ANSWER_NEEDED.test(answer) && !NOT_NEEDED_ANSWER.test(answer)) return "required";
  return ANSWER_WELCOME.test(answer) ? "welcome" : null;
}

const LABEL_OF_LANGUAGES = folded(
  /^(?:talen(?:kennis)?|taal|languages?|langues?|sprachen?|sprachkenntnisse|idiomas?|línguas|lingue|języki?|språk|sprog|kielet|kielitaito|jazyky|limbi)\s?:/iu,
);
const CODES: Readonly<Record<string, string>> = {
  NL: "Nederlands",
  EN: "English",
  FR: "français",
  DE: "Deutsch",
  ES: "español",
  IT: "italiano",
  PT: "português",
  PL: "polski",
  SV: "svenska",
  DA: "dansk",
  CZ: "čeština",
};
/** Writes out the codes of languages behind a label for them: "Talen: NL en EN noodzakelijk". */
export const withoutCodes = (text: string): string =>
  LABEL_OF_LANGUAGES.test(text)
    ? text.replace(/(?<![\p{L}\d-])(?:NL|EN|FR|DE|ES|IT|PT|PL|SV|DA|CZ)(?![\p{L}\d-])/gu, (code) => CODES[code] ?? code)
    : text;

/** Each of several languages: "both at B2", "ambos con nivel B1", "jeweils auf C1". */
const EACH = folded(
  new RegExp(
    words(
      "both|each|respectively|beide[sn]?|jeweils|je auf|tou(?:s|tes) (?:les )?deux|chacune?|les deux|amb[oa]s|cada uno|los dos|os dois|cada um|entramb[ie]|ciascun[oa]|tutt[ie] e due|allebei|elk|obydwa|oba|każdy|båda|var(?:t)? och ett|begge|hver|molemmat|kumpikin|obojí|oba|obě|každý|ambele|fiecare",
    ),
    "iu",
  ),
);
export const isOfEach = (text: string): boolean => EACH.test(text);

import { wholeWords } from "./terms/cues.ts";

const words = (...sources: readonly string[]): RegExp => new RegExp(wholeWords(...sources), "iu");

/** Work at the places of others, in words that speak of the job: "daily visits to clients", "im Außendienst". */
const IN_THE_FIELD = words(
  String.raw`(?:daily|weekly|mainly|mostly) (?:\p{L}{1,12} )?visit(?:s|ing)? (?:to |at |of |with )?(?:\p{L}{1,12} ){0,3}(?:homes?|sites?|stores?|customers?|clients?|patients?|members?|schools?|premises|branches)`,
  String.raw`visit(?:s|ing)? (?:\p{L}{1,12} ){1,3}(?:daily|every day|each day|every week)`,
  String.raw`(?:most|the bulk|the majority) of (?:your|the) (?:time|week|days?|work)[^.;]{0,20} (?:on the road|in the field|visiting|at (?:customers?|clients?))`,
  String.raw`(?:im|in den) außendienst|täglich\p{L}{0,2} (?:\p{L}{1,12} )?(?:kunden)?besuche?n?|besuchst (?:du )?(?:täglich|jeden tag)|(?:täglich|jeden tag) (?:bei|zu) (?:\p{L}{1,12} )?(?:kund\p{L}{1,5}|patient\p{L}{1,5}|famili\p{L}{1,3})`,
  String.raw`visites? (?:quotidiennes?|journalières?)|visites? (?:\p{L}{1,12} ){1,4}(?:chaque jour|tous les jours)|sur le terrain|en tournée`,
  String.raw`visitas (?:diarias|diárias)|visitar\p{L}{0,3} (?:a |os |as |los |las )?(?:\p{L}{1,12} )?(?:clientes|pacientes|tiendas|lojas|famílias|familias) (?:a diario|cada día|todos los días|todos os dias|diariamente)|trabajo de campo|trabalho (?:de campo|externo)|em campo|en ruta`,
  String.raw`bezoekt? (?:dagelijks|elke dag|iedere dag)|dagelijkse (?:klant|huis)?bezoeken|buitendienst`,
  String.raw`w terenie|codzienn\p{L}{1,2} wizyt\p{L}{0,2}|dagliga (?:kund)?besök|daglige (?:kunde)?besøg?k?|ute hos kunde?r?n?a?|visite quotidiane|sul territorio|každodenní návštěv\p{L}|v terénu|päivittäi\p{L}{1,5} (?:asiakas)?käynne\p{L}{0,4}`,
);
/** Trips that make no field work: "visit our customers once a year". */
const SELDOM = words(
  "occasional(?:ly)?|sometimes|once|twice|rarely|gelegentlich\\p{L}{0,2}|ab und zu|selten|ponctuel\\p{L}{0,5}|occasionnel\\p{L}{0,5}|parfois|ocasional\\p{L}{0,5}|a veces|às vezes|af en toe|soms|sporadyczn\\p{L}{1,2}|ibland|av og til|nogle gange|talvolta|občas",
  "no|not|never|without|kein\\p{L}{0,2}|nicht|ohne|aucune?|pas|sans|sin|ningun\\p{L}{0,2}|não|sem|nenhum\\p{L}?|geen|niet|zonder|bez|brak|nie|ingen|inget|utan|uten|uden|ikke|inte|nessun\\p{L}?|non|senza|ne|žádn\\p{L}",
  "experience|background|erfahrung\\p{L}{0,2}|expérience|experiencia|experiência|ervaring|doświadczeni\\p{L}{1,3}|erfarenhet|erfaring|esperienza|zkušenost\\p{L}?|teams?|colleagues|kolleg\\p{L}{1,5}",
);

/** The first weeks of a job. */
const AT_FIRST = words(
  String.raw`onboarding|training|induction|probation|initial\p{L}{0,2}|first (?:\p{L}{1,10} )?(?:weeks?|months?)|einarbeitung|schulung|einführung|anfangs|zunächst|ersten (?:\p{L}{1,10} )?(?:wochen|monate)|formation|intégration|au début|formación|capacitación|inducción|al principio|treinamento|formação|integração|no início|inwerkperiode|opleiding|inwerken|wdrożenie|szkolenie|początkowo|introduktion\p{L}{0,2}|upplärning\p{L}{0,2}|opplæring\p{L}{0,2}|oplæring\p{L}{0,2}|formazione|affiancamento|inizialmente|zaškolení|zaučení|perehdytys`,
);
const THEN = words(
  "then|afterwards?|after that|after which|thereafter|followed by|before|danach|anschließend|dann|ensuite|puis|après|después|luego|posteriormente|depois|em seguida|daarna|vervolgens|potem|następnie|później|därefter|sedan|derefter|deretter|poi|successivamente|poté|potom|pak|sitten|sen jälkeen",
);
/** The employer's place, in any language. */
const PLACE = words(
  String.raw`(?:our|the|your) (?:\p{L}{1,15} ){0,3}(?:offices?|labs?|laboratory|studio|workshop|warehouse|clinic|plant|site|headquarters|hq|hub)|on[- ]?site|in[- ]person|in[- ]office`,
  String.raw`\p{L}{0,12}büros?|vor ort|zentrale|standort|werkstatt|labor|niederlassung|bureaux?|locaux|siège|sur site|présentiel|atelier|oficinas?|sede|presencial(?:es|mente)?|presenciais|taller|planta|tienda|laboratorio|escritórios?|loja|fábrica|kantoor|(?:op|onze) (?:locatie|vestiging)|werkplaats|biur\p{L}{1,4}|stacjonarn\p{L}{1,2}|siedzib\p{L}{1,2}|kontor\p{L}{0,4}|på plats|ufficio|uffici|in presenza|kancelář\p{L}{0,3}|toimisto\p{L}{0,6}`,
);
const AWAY = words(
  String.raw`remot\p{L}{0,6}|from home|home[- ]?based|work from anywhere|home ?-?office|zu hause|zuhause|mobil\p{L}{0,3}|télétravail|à distance|domicile|teletrabajo|desde casa|teletrabalho|de casa|thuis\p{L}{0,6}|op afstand|zdaln\p{L}{1,3}|z domu|distans\p{L}{0,6}|hemifrån|hjemmefra|hjemmekontor|da casa|smart working|z domova|na dálku|etä\p{L}{1,6}|kotoa`,
);

const EVERY_WEEK = words(
  String.raw`weekly|(?:every|each) week|once a week|wöchentlich\p{L}{0,2}|jede woche|chaque semaine|toutes les semaines|hebdomadaires?|cada semana|todas las semanas|semanal(?:es|mente)?|toda semana|todas as semanas|semanais|elke week|iedere week|wekelijks\p{L}?|co tydzień|raz w tygodniu|cotygodniow\p{L}{1,2}|varje vecka|hver uge|hver uke|ukentlig\p{L}?|ugentlig\p{L}?|ogni settimana|settimanal[ei]|každý týden|joka viikko|viikoittain`,
);
const OPTIONAL = words(
  "optional|voluntary|if you (?:like|want|live|wish)|can|may|welcome|freiwillig|kannst|facultati\\p{L}{1,3}|si vous|opcional\\p{L}{0,2}|si quieres|se quiser|optioneel|als je wilt|kan|mag|opcjonaln\\p{L}{1,2}|možesz|frivillig\\p{L}?|facoltativ\\p{L}|online|video|virtual\\p{L}{0,2}|by phone",
);
/** One day of the week on which home is allowed: "thuiswerken mag op vrijdag", "Homeoffice am Freitag". */
const ONE_DAY = new RegExp(
  String.raw`(?<!\p{L})(?:home ?-?office|homeoffice|mobile[sr]? arbeiten|télétravail|teletrabajo|teletrabalho|thuiswerk\p{L}{0,3}|praca zdalna|distansarbete|hemarbete|hjemmearbejde|hjemmekontor|smart working|etätyö)(?: (?:mag|kan|is|ist|possible|möglich|mogelijk|permitido|posible|possível|możliwa|tillåtet|muligt|mulig|possibile))? (?:op|am|an|le|les|el|los|à|às|aos|w|på|il|di)? ?(?:maandag|dinsdag|woensdag|donderdag|vrijdag|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|lunes|martes|miércoles|jueves|viernes|segundas?|terças?|quartas?|quintas?|sextas?|poniedziałk\p{L}{1,2}|wtork\p{L}{1,2}|środ\p{L}{1,2}|czwartk\p{L}{1,2}|piątk\p{L}{1,2}|måndagar|fredagar|mandager?|fredager?|fredage|lunedì|venerdì)(?!\p{L})(?! ?(?:-|–|to|bis|tot|à|a|al|do|till|til|through) ?\p{L})`,
  "iu",
);
/** How far apart the words of a clause may stand, in characters. */
const CLAUSE = 45;
const STOP = /[;.!?]/u;

/** Returns whether a sentence says that after the first weeks at home the place of work is the employer's. */
function endsAtTheOffice(sentence: string): boolean {
  const then = THEN.exec(sentence);
  if (then === null || !AT_FIRST.test(sentence) || !AWAY.test(sentence.slice(0, then.index))) return false;
  const after = sentence.slice(then.index);
  return PLACE.test(after) && !AWAY.test(after);
}

/** Returns whether a sentence asks for the employer's place every week. */
function isThereWeekly(sentence: string): boolean {
  const [often, place] = [EVERY_WEEK.exec(sentence), PLACE.exec(sentence)];
  if (often === null || place === null || OPTIONAL.test(sentence)) return false;
  const between = sentence.slice(
    Math.min(often.index + often[0].length, place.index + place[0].length),
    Math.max(often.index, place.index),
  );
  return between.length <= CLAUSE && !STOP.test(between) && !SELDOM.test(between);
}

/**
 * Returns whether a sentence with words for remote work speaks of work elsewhere, in any of the languages: at the places of others, at the
 * employer's every week or but for one day, or there once the first weeks are over.
 */
export function isRemoteInName(sentence: string): boolean {
  const field = IN_THE_FIELD.exec(sentence);
  if (field !== null && !SELDOM.test(sentence)) return true;
  return endsAtTheOffice(sentence) || isThereWeekly(sentence) || ONE_DAY.test(sentence);
}

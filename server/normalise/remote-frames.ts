import { phrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { BOTH, CHOICE, CLAUSE, EXPERIENCE, MAY, NEAR, Sentence, STOP, wordsOf } from "./frame-sentence.ts";
import { type Frame, isUnspaced, readUnspacedFrame } from "./unspaced-frames.ts";

const LONGEST = 600;
/** A longer sentence may speak of an office somewhere. */
const SHORT = 120;
/** From here on a share is all of the time. */
const ALL_PERCENT = 95;
/** Shares of travel, and work abroad for some weeks. */
const TRAVEL = /reis|podróż|delegac|resor|resdagar|rejs|matku|cest|viag|trasfert|viaj|déplac/iu;
const PERK = folded(
  /(?<!\p{L})(?:weken|wochen|semaines|semanas|tygodni\p{L}{0,2}|veckor|uger|uker|viikkoa|týdn[ůy]|settimane|buitenland|ausland|étranger|extranjero|exterior|estero|utlandet|udlandet|ulkomail\p{L}{1,3}|zagranic\p{L}{1,2}|zahranič\p{L}{1,2})(?!\p{L})/iu,
);
/** A label that names the home as the place of work. */
const HOME_LABEL = folded(
  /^[^:.]{3,40}: ?(?:bei (?:dir|ihnen) zu ?hause|(?:dein|ihr) zuhause|(?:votre|ton) domicile|chez (?:vous|toi)|(?:tu|su) (?:propi[oa] )?(?:casa|domicilio)|(?:a )?sua casa|casa tua|la tua (?:casa|abitazione)|thuis|je eigen huis|(?:twój|własny) dom|ditt (?:eget )?(?:hem|hjem)|dit eget hjem|oma kotisi|kotisi|(?:tvůj|váš) domov|evin(?:iz)?|otthonod|acasă|ваш дім)(?!\p{L})(?!,? (?:und|et|y|e|en|i|och|og|ja|a|oder|ou|o|of|lub|eller|tai|nebo)(?!\p{L}))/iu,
);

const OWN_HOME =
  "(?:ihre?|deine?) (?:eigenes? )?(?:zuhause|wohnung|wohnort|wohnsitz)|(?:votre|ton) domicile|(?:tu|su) (?:propio |propia )?(?:domicilio|casa)|(?:a )?(?:tua|sua) casa|(?:la )?(?:tua|sua) abitazione|je (?:eigen )?(?:huisadres|huis|woning)|twój dom|ditt (?:eget )?(?:hem|hjem)|dit (?:eget )?hjem|kotisi";
const PLACE_OF_WORK =
  "(?:arbeits|dienst|einsatz)ort|arbeitsplatz|lieu de travail|(?:centro|lugar) de trabajo|local de trabalho|(?:luogo|sede) di lavoro|standplaats|werkplek|miejsce pracy|arbetsplats|arbejdssted|arbeidssted|työpaik\\p{L}{1,3}";
/** A home that is the place of work by contract: "Ihr Dienstort ist Ihre Wohnung", "votre domicile comme lieu de travail". */
const HOME_BY_CONTRACT = phrases(
  `(?:${OWN_HOME}) (?:als|comme|como|come|jako|som) (?:\\p{L}{1,12} )?(?:${PLACE_OF_WORK})`,
  `(?:${PLACE_OF_WORK}) (?:ist|est|es|é|è|is|jest|är|er|on|wpisujemy) (?:\\p{L}{1,10} )?(?:${OWN_HOME})`,
);
const PLACE_HINT = /ort|travail|trabajo|trabalho|lavoro|plaats|plek|pracy|plats|sted|työpaik|arbeitsplatz/i;

const frame = (verdict: Frame["verdict"], strength: Frame["strength"] = "strong", isFull = false): Frame => ({
  verdict,
  strength,
  isFull,
});

function readPart(sentence: Sentence): Frame | null {
  const { remote, office, onSite, text } = sentence;
  if (sentence.areNear(sentence.of("fiveDays"), office, CLAUSE)) return frame("onsite");
  if (
    sentence.areNear(sentence.weeklyDays(), [...remote, ...office, ...sentence.byUs], CLAUSE) ||
    sentence.hasOfficeWeekdays() ||
    sentence.hasHomeDays()
  )
    return frame("hybrid");
  if (sentence.hasFraction() && !TRAVEL.test(text)) return frame("hybrid");
  const share = sentence.share(sentence.of("remote"), NEAR);
  if (share !== null && share < ALL_PERCENT) return frame("hybrid");
  const presence = TRAVEL.test(text) ? null : sentence.share(onSite, NEAR);
  if (share === null && presence !== null) return frame(presence < ALL_PERCENT ? "hybrid" : "onsite");
  const hybrid = sentence.of("hybrid");
  if (hybrid.length > 0) {
    const isChoice = hybrid.some((a) =>
      remote.some((b) => sentence.gap(a, b).length <= NEAR && CHOICE.test(sentence.gap(a, b))),
    );
    return frame("hybrid", isChoice ? "weak" : "strong");
  }
  // In "vollständig remote und reist gelegentlich" the trips are occasional.
  const isTravel = TRAVEL.test(text) && sentence.areNear(sentence.of("full"), sentence.of("remote"), NEAR);
  return !isTravel &&
    sentence.areNear(
      sentence.of("partly"),
      sentence.of("remote"),
      sentence.isLabel(sentence.of("remote")) ? NEAR : NEAR / 2,
    )
    ? frame("hybrid")
    : null;
}

function readRemote(sentence: Sentence): Frame | null {
  const { remote, office, text } = sentence;
  const isPerk = PERK.test(text);
  const isFull =
    sentence.areNear(sentence.of("full"), remote, NEAR) ||
    sentence.isFullTime() ||
    (sentence.anywhere.length > 0 && !isPerk) ||
    (office.length === 0 && sentence.isOfEverybody());
  if (isFull && !isPerk) return frame("remote", "strong", true);
  if (isPerk) return null;
  if (sentence.leavesChoiceOfHome()) return frame("remote");
  // In "télétravail (déplacement possible)" the trips are possible.
  const isPossible = sentence.of("possible").some((a) =>
    remote.some((b) => {
      const gap = sentence.gap(a, b);
      return gap.length <= NEAR && !STOP.test(gap) && !TRAVEL.test(gap);
    }),
  );
  if (isPossible) return frame("hybrid");
  for (const a of sentence.of("remote"))
    for (const b of office) {
      const gap = sentence.gap(a, b);
      if (gap === "" || gap.length > NEAR || STOP.test(gap) || sentence.areNear([b], sentence.of("rarely"), CLAUSE))
        continue;
      if (CHOICE.test(gap)) return frame("remote");
      if (BOTH.test(gap)) return frame(sentence.hasNoOffice() ? "remote" : "hybrid");
    }
  const before = text.slice(0, remote[0]?.start ?? 0);
  if (EXPERIENCE.test(before)) return frame("remote", "silent");
  if (MAY.test(before)) return frame("remote", "weak");
  const isOfJob = sentence.areNear(sentence.of("job"), remote, CLAUSE) || sentence.isLabel(remote);
  return frame("remote", isOfJob ? "strong" : "weak");
}

function readOnSite(sentence: Sentence): Frame | null {
  const { onSite } = sentence;
  const isDenied = sentence.areNear(sentence.of("not"), onSite, NEAR);
  if (onSite.length === 0 || isDenied || sentence.areNear(sentence.of("rarely"), onSite, CLAUSE)) return null;
  const isAll = sentence.areNear(sentence.of("full"), onSite, NEAR / 2);
  const isOfJob = sentence.areNear(sentence.of("job"), onSite, NEAR / 2);
  return frame("onsite", isAll || isOfJob || sentence.isLabel(onSite) ? "strong" : "weak");
}

/** Removes the phrases of a language that only look like words for where a job is done. */
export function withoutLookAlikes(sentence: string, language: string | null): string {
  return (wordsOf(language)?.noise ?? []).reduce((text, each) => text.replace(each, " "), sentence);
}

/**
 * Reads where a job is done from a sentence of a language, by which of its words stand near one another: days near an office, a denial before
 * remote work, and so on. Null for languages without such words, and for sentences that don't say it.
 */
export function readFrame(given: string, language: string | null): Frame | null {
  if (language !== null && isUnspaced(language))
    return given.length > LONGEST ? null : readUnspacedFrame(given, language);
  const words = wordsOf(language);
  if (words === null || given.length > LONGEST) return null;
  if (PLACE_HINT.test(given) && HOME_BY_CONTRACT.test(given)) return frame("remote", "strong", true);
  if (HOME_LABEL.test(given)) return frame("remote", "strong", true);
  if (words.hint !== null && !words.hint.test(given)) return null;
  const sentence = new Sentence(withoutLookAlikes(given, language), words);
  const { remote, office } = sentence;
  if (![remote, office, sentence.byUs, sentence.of("hybrid")].some(({ length }) => length > 0)) return null;
  if (sentence.isDenied()) return frame("onsite", "denial");
  const part = readPart(sentence);
  if (part !== null) return part;
  const read = remote.length > 0 ? readRemote(sentence) : null;
  if (read?.strength === "strong") return read;
  if (given.length <= SHORT && sentence.hasNoOffice()) return frame("remote");
  return remote.length > 0 ? read : readOnSite(sentence);
}

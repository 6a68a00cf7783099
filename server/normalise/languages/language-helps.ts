import { folded } from "#normalise/text/folded-expression.ts";
import { wholeWords } from "#normalise/text/whole-words.ts";
import { isValued } from "./language-welcome.ts";

const IF = "if|when|wenn|falls|si|se|als|spreek je|jeśli|gdy|om|hvis|jos|pokud|ha|dacă";
/** "It helps if you speak", "plussaa, jos puhut", "bonus if you also know". */
const GOOD_IF = folded(
  new RegExp(
    `${wholeWords(
      `(?:helps?|bonus|plus|great|nice|good|better|schön|gut|super|hilft|ideal|mejor|mieux|melhor|fijn|handig|fint|bra|fördel|fordel|pluss?|plussaa|eduksi|lepiej|vantaggio)(?: \\p{L}{1,6})?,? (?:${IF})`,
    )}[^.;]{0,40}$`,
    "iu",
  ),
);
const ONLY_IF = folded(new RegExp(`(?:^|[,;.] )${wholeWords(IF)}[^.;]{0,50}$`, "iu"));
/** What goes on behind a language that is named on condition: "…, even better". */
const THEN_GOOD = folded(
  /^[^.;,]{0,25},[^.;]{0,30}?(?<!\p{L})(?:better|bonus|plus|great|advantage|besser|vorteil|pluspunkt|mejor|mieux|melhor|meglio|meegenomen|fijn|lepiej|bättre|fördel|bedre|fordel|plussaa|eduksi|lépe|výhod\p{L}{0,2})(?!\p{L})/iu,
);
/** Verbs and nouns that make a language welcome, in the languages of the readers. */
export const HELPS = folded(
  new RegExp(
    `^[^.;,]{0,25}${wholeWords(
      "comes? in handy|opens? (?:\\p{L}{1,12} )?doors|goes a long way|kommer godt med|(?:is|are|would be) (?:useful|handy|helpful|welcome)|helps|schade[nt] nicht|(?:ist|sind) (?:ein bonus|hilfreich|nützlich|willkommen)|hilft|freuen wir uns|suma(?:n)? puntos|ayuda|es útil|est utile|aide|ajuda|é útil|è utile|titolo preferenziale|is handig|helpt|przyda się|teller positivt|er nyttig|är nyttigt|er en styrke|on hyötyä|hyödyksi|se hodí",
    )}|^, (?:are|is) (?:an? )?(?:advantage|plus|bonus|asset)`,
    "iu",
  ),
);

/** Returns whether a language is welcome because it is named on condition or as a help. */
export function isConditional(before: string, behind: string): boolean {
  return (
    GOOD_IF.test(before) || (ONLY_IF.test(before) && THEN_GOOD.test(behind)) || HELPS.test(behind) || isValued(before)
  );
}

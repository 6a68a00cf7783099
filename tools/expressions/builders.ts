/** Functions that build an expression of their arguments. Each call of one is judged as a call of `RegExp` is. */
export const BUILDERS: ReadonlySet<string> = new Set([
  "anyOf",
  "phrases",
  "latinPhrases",
  "everyPhrase",
  "everyLatinPhrase",
  "quickPhrases",
  "quickLatinPhrases",
]);

/** Where they are written, with what they call. What these files build is built for their callers, or of an expression that is judged where it stands. */
export const BUILDER_FILES: readonly string[] = [
  "server/normalise/text/phrases.ts",
  "server/normalise/text/quick-expression.ts",
  "server/normalise/text/folded-expression.ts",
];

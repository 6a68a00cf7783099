declare module "@jsonresume/schema" {
  /** Checks a résumé; `path` leads to what an error is about. */
  export function validate(
    resume: unknown,
    done: (errors: readonly { path: readonly (string | number)[] }[] | null, valid: boolean) => void,
  ): void;
}

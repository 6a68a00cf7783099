import { useEffect, useRef } from "react";

/** Fields that say what is wrong with them; of one made of several controls, its first. */
const WRONG = "[aria-invalid=true], [data-invalid=true] :is(button, input)";

/** Moves the focus to the first wrong field of a form, each time that `failed` becomes another failure. Give the ref to the form. */
export function useFocusWrong(failed: unknown) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failed) form.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [failed]);
  return form;
}

import type { FormEvent } from "react";

/**
 * Returns a form's `onSubmit` that passes on what was entered. Unlike a form's `action`, it leaves the fields as they are, so nothing that a
 * person wrote is lost when it can't be saved.
 */
export function submitted(save: (form: FormData) => unknown): (event: FormEvent<HTMLFormElement>) => void {
  return (event) => {
    event.preventDefault();
    void save(new FormData(event.currentTarget));
  };
}

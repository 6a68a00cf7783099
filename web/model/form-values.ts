/** Returns a form's values by name. Call it on submit, so that text typed before hydration counts too. */
export function formValues<Name extends string>(form: HTMLFormElement, ...names: Name[]): Record<Name, string> {
  const data = new FormData(form);
  const text = (name: Name) => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  return Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Name, string>;
}

/** Returns the text of a submitted field without spaces around it; empty if the form has no such field. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}

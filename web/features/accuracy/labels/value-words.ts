/** Returns a value that we read as people check it: every part with its name. */
export function valueWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueWords).join(typeof value[0] === "object" ? "; " : ", ");
  if (value === null || typeof value !== "object") return String(value);
  return Object.entries(value)
    .filter(([, part]) => part !== null && part !== "" && !(Array.isArray(part) && part.length === 0))
    .map(([name, part]) => `${spaced(name)}: ${valueWords(part)}`)
    .join(", ");
}

function spaced(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/**
 * Reports misspelt settings. Ignoring `DATABSE_URL` in production would start an empty database. Short names (PORT, HOST,
 * ROLE) are exempt, because they resemble other programs' variables.
 */
export function misspelt(names: readonly string[], settings: readonly string[]): string[] {
  const likely = settings.filter((name) => name.length >= 7 && name !== "LOG_LEVEL");
  return names.flatMap((name) => {
    if (settings.includes(name)) return [];
    const meant = likely.find((setting) => isOneTypoApart(name, setting));
    return meant ? [`${name} is not a setting: did you mean ${meant}?`] : [];
  });
}

/** Whether one letter is missing, added or changed, or two neighbours are swapped. */
function isOneTypoApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const restA = a.slice(start);
  const restB = b.slice(start);
  if (restA.length > restB.length) return restA.slice(1) === restB;
  if (restA.length < restB.length) return restB.slice(1) === restA;
  const swapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return restA.slice(1) === restB.slice(1) || swapped;
}

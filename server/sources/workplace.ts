import type { Posting } from "#sources/posting.ts";

type Workplace = NonNullable<Posting["workplace"]>;
type Stated = Exclude<Workplace["value"], "always">;

/** Words in a list that make it worth requesting an opening's details, where every detail costs a request to a shared host. */
export const REMOTE_HINT =
  /remot[eoa]|home|virtual|anywhere|telework|telecommut|distributed|worldwide|zdaln|fernarbeit|telearbeit|t[eé]l[eé]travail|teletrabajo|teletrabalho|distans|дистанц|удал[её]нн|віддален/i;

/** Returns the value of a source's own word; undefined for an unknown word or none. */
export function valueOf<V>(values: Readonly<Record<string, V>>, word: string | null | undefined): V | undefined {
  return word !== null && word !== undefined && Object.hasOwn(values, word) ? values[word] : undefined;
}

/** Returns the workplace that a word in a source's field states; undefined for an unknown word or none. */
export function workplaceByWord(
  values: Readonly<Record<string, Stated>>,
  field: string,
  word: string | null | undefined,
): Workplace | undefined {
  const value = valueOf(values, word);
  return value && { value, evidence: `${field}: ${word}` };
}

/** Returns the workplace that a source's flag for remote work states; undefined without a flag. */
export function workplaceByFlag(field: string, isRemote: boolean | null | undefined): Workplace | undefined {
  if (typeof isRemote !== "boolean") return undefined;
  return { value: isRemote ? "remote" : "onsite", evidence: `${field}: ${isRemote}` };
}

/** Returns the workplace for a flag whose `false` states nothing, because it is the flag's default. */
export function workplaceIfRemote(field: string, isRemote: boolean | null | undefined): Workplace | undefined {
  return workplaceByFlag(field, isRemote || undefined);
}

/** Returns whether the source states that the opening is remote. */
export function isRemote({ workplace }: Posting): boolean {
  return workplace?.value === "remote";
}

/** Returns whether the source states that the opening is remote, or states nothing while its title or places hint at it. */
export function mayBeRemote({ title, workplace, locations }: Posting): boolean {
  return workplace === undefined
    ? REMOTE_HINT.test([title, ...(locations ?? [])].join(" "))
    : workplace.value === "remote";
}

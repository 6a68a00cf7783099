/** Returns an object with this key, or an empty one when there is no value. */
export function optionalField<K extends string, V>(key: K, value: V | null | undefined): Partial<Record<K, V>> {
  return value === null || value === undefined ? {} : ({ [key]: value } as Record<K, V>);
}

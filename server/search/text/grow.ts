/** Returns a copy of an array, extended with zeros to `length`. */
export function grow<A extends Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Int32Array<ArrayBuffer>>(
  array: A,
  length = array.length * 2,
): A {
  const larger = new (array.constructor as new (length: number) => A)(length);
  larger.set(array);
  return larger;
}

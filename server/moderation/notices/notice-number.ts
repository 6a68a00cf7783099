/** Crockford's base 32: no letter looks like a digit. */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 8;
const SIZE = 32n ** BigInt(LENGTH);
/** Odd, so that multiplying modulo a power of two maps each id to a number of its own. */
const FACTOR = 668_265_261_811n;

/** Returns the number of a notice that people quote, such as `7K3Q-9M2X`. Each id has one of its own, and neighbours look unrelated. */
export function noticeNumber(id: string): string {
  let rest = (BigInt(id) * FACTOR) % SIZE;
  let digits = "";
  for (let place = 0; place < LENGTH; place += 1) {
    digits = DIGITS[Number(rest % 32n)]! + digits;
    rest /= 32n;
  }
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}

/** A byte array that grows on write. */
export class ByteBuffer {
  bytes: Uint8Array;
  length = 0;

  constructor(room = 1024) {
    this.bytes = new Uint8Array(room);
  }

  reserve(more: number): void {
    if (this.length + more <= this.bytes.length) return;
    const larger = new Uint8Array(Math.max(this.bytes.length * 2, this.length + more));
    larger.set(this.bytes.subarray(0, this.length));
    this.bytes = larger;
  }

  /** Writes a number in 7-bit bytes. The caller must have reserved five bytes. */
  number(value: number): void {
    let rest = value;
    for (; rest > 127; rest >>>= 7) this.bytes[this.length++] = (rest & 127) | 128;
    this.bytes[this.length++] = rest;
  }

  append(bytes: Uint8Array): void {
    this.reserve(bytes.length);
    this.bytes.set(bytes, this.length);
    this.length += bytes.length;
  }
}

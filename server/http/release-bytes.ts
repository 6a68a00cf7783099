/** Gives the memory of bytes back at once, not when garbage is collected. They are empty afterwards. Memory that others share stays. */
export function releaseBytes(bytes: Uint8Array): void {
  const { buffer } = bytes;
  if (bytes.byteOffset === 0 && buffer instanceof ArrayBuffer && !buffer.detached) buffer.transferToFixedLength(0);
}

/** The encodings that a person can choose for a file. */
export const ENCODINGS = [
  { value: "utf-8", label: "Unicode (UTF-8)" },
  { value: "utf-16le", label: "Unicode (UTF-16)" },
  { value: "utf-16be", label: "Unicode (UTF-16, big-endian)" },
  { value: "windows-1252", label: "Western European (Windows-1252)" },
  { value: "windows-1250", label: "Central European (Windows-1250)" },
  { value: "windows-1251", label: "Cyrillic (Windows-1251)" },
  { value: "macintosh", label: "Western European (Mac)" },
  { value: "shift_jis", label: "Japanese (Shift JIS)" },
  { value: "gb18030", label: "Chinese (GB 18030)" },
] as const;
export type Encoding = (typeof ENCODINGS)[number]["value"];

/** Returns the encoding of a file and whether it's certain. Without a mark or valid UTF-8, it's probably Windows-1252. */
export function detectEncoding(bytes: Uint8Array): { encoding: Encoding; sure: boolean } {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return { encoding: "utf-8", sure: true };
  if (a === 0xff && b === 0xfe) return { encoding: "utf-16le", sure: true };
  if (a === 0xfe && b === 0xff) return { encoding: "utf-16be", sure: true };
  const wide = wideEncoding(bytes.subarray(0, 4096));
  if (wide !== null) return { encoding: wide, sure: false };
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return { encoding: "utf-8", sure: true };
  } catch {
    return { encoding: "windows-1252", sure: false };
  }
}

/** In UTF-16 without a mark, nearly every second byte of a table's head is zero. */
function wideEncoding(bytes: Uint8Array): Encoding | null {
  const zeros = [0, 0];
  bytes.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2]! += 1;
  });
  const half = bytes.length / 2;
  if (half < 2) return null;
  if (zeros[1]! > half * 0.7 && zeros[0]! < half * 0.1) return "utf-16le";
  return zeros[0]! > half * 0.7 && zeros[1]! < half * 0.1 ? "utf-16be" : null;
}

/** Returns the text of a file without its byte order mark. Bytes that the encoding doesn't know become U+FFFD. */
export function decodeFile(bytes: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(bytes);
}

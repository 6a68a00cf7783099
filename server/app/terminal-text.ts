/**
 * Removes what would move the cursor, change the title or reorder the letters of a terminal: control characters other than
 * line breaks and tabs, and bidirectional controls. Commands print what strangers wrote.
 */
export function terminalText(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "");
}

import { brand } from "#contract/values/brand.ts";
import { greeting, type MailContent } from "#mail/frame.ts";

export interface BoardRefusedData {
  name: string;
  /** The name of its source, such as "Greenhouse". */
  source: string;
  board: string;
  /** The operator's words, or what a program found. */
  words: string;
  isAutomatic: boolean;
  link: string;
}

/** That we don't read a board, for the person who found it. */
export function boardRefusedMessage(data: BoardRefusedData): MailContent {
  const { name, source, board, words, isAutomatic, link } = data;
  const subject = "We don’t read the board you suggested";
  return {
    subject,
    preview: `${source}: ${board}`,
    heading: subject,
    paragraphs: [
      `${greeting(name)}\nThank you for suggesting the board “${board}” at ${source}. We don’t list its jobs.`,
      `${isAutomatic ? "A program found" : "One of us looked at it"}: ${words}`,
    ],
    action: { label: "Write to us", url: link, note: "If that’s wrong, tell us why. A person reads it." },
    footnote: `You get this email because you suggested a board at ${brand.name}.`,
  };
}

/**
 * How one cell holds several things: a line per thing, its fields separated by " | ". A backslash protects bars, line ends and
 * backslashes inside a field. People can read and edit such a cell in a spreadsheet.
 */
export function joinLines(lines: readonly (readonly string[])[]): string {
  return lines.map((fields) => fields.map(escapeField).join(" | ")).join("\n");
}

/** Returns the fields of each line of a cell. Empty lines count as nothing. */
export function splitLines(cell: string): string[][] {
  return cell
    .split("\n")
    .filter((line) => trimSpaces(line) !== "")
    .map(splitLine);
}

const ESCAPED: Readonly<Record<string, string>> = { "\\": "\\\\", "|": "\\|", "\n": "\\n", "\r": "\\r", "\t": "\\t" };
const UNESCAPED: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", s: " " };

function escapeField(field: string): string {
  const escaped = field.replace(/[\\|\n\r\t]/g, (character) => ESCAPED[character]!);
  // Spaces at the ends belong to the separator, so a field's own are written as \s.
  const body = trimSpaces(escaped);
  const start = escaped.indexOf(body);
  return spaces(escaped.slice(0, start)) + body + spaces(escaped.slice(start + body.length));
}

const spaces = (text: string): string => text.replaceAll(" ", String.raw`\s`);

function splitLine(line: string): string[] {
  const fields: string[] = [];
  let field = "";
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at]!;
    if (character === "|") {
      fields.push(field);
      field = "";
    } else if (character === "\\" && at + 1 < line.length) {
      field += `\\${line[(at += 1)]!}`;
    } else field += character;
  }
  return [...fields, field].map((each) =>
    trimSpaces(each).replace(/\\([^])/g, (_, next: string) => UNESCAPED[next] ?? next),
  );
}

/** Removes the separator's spaces; other blanks are a field's own. */
function trimSpaces(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && text[start] === " ") start += 1;
  while (end > start && text[end - 1] === " ") end -= 1;
  return text.slice(start, end);
}

/** A cell that a spreadsheet would run as a formula, with any apostrophes that already guard it. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;

/** Returns the cell with an apostrophe before it if a spreadsheet would run it as a formula. */
export function guardFormula(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

/** Removes the apostrophe of `guardFormula`. */
export function unguardFormula(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

/** Returns rows as CSV text after RFC 4180. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(quoted).join(",")}\r\n`).join("");
}

function quoted(cell: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

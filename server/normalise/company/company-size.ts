import { companySizeOf, companySizes, employeesOf } from "#taxonomy/company-sizes.ts";

const SEPARATED = /(?<=\d)[.,'\u00a0\u202f ](?=\d{3}(?!\d))/g;

function numberOf(text: string): number {
  const match = /^([\d.]+)\s*(k)?$/i.exec(text);
  if (match === null) return Number.NaN;
  return Number(match[1]) * (match[2] === undefined ? 1 : 1000);
}

/**
 * Parses an employer's size as sources write it ("51-200", "1,001 to 5,000 employees", "10k+", "850"). `value` is the filter range of
 * its middle, `strength` the figure as a card shows it. Both are null without a number.
 */
export function readCompanySize(employees: string | undefined): { value: string | null; strength: string | null } {
  const text = employees?.trim() ?? "";
  const known = text.includes(",") ? employeesOf(text) : null;
  if (known !== null) return { value: text, strength: known };
  const plain = text.replace(SEPARATED, "");
  const range = /(\d[\d.]*\s*k?)\s*(?:-|–|—|to|bis|à|a|,)\s*(\d[\d.]*\s*k?)/i.exec(plain);
  if (range?.[1] !== undefined && range[2] !== undefined) {
    const from = numberOf(range[1].trim());
    const to = numberOf(range[2].trim());
    if (Number.isNaN(from) || Number.isNaN(to) || to < from) return { value: null, strength: null };
    const exact = companySizes.find((size) => size.min === Math.max(from, 1) && size.max === to);
    const size = exact ?? companySizeOf(Math.max(1, Math.round((from + to) / 2)));
    return { value: size?.value ?? null, strength: `${shown(from)}-${shown(to)}` };
  }
  const more = /(?:(over|more than|above|mehr als|über|>)\s*)?(\d[\d.]*\s*k?)\s*(\+|or more|and more)?/i.exec(plain);
  if (more?.[2] === undefined) return { value: null, strength: null };
  const count = numberOf(more[2].trim());
  if (Number.isNaN(count) || count < 1) return { value: null, strength: null };
  const open = more[1] !== undefined || more[3] !== undefined;
  const size = companySizeOf(open ? Math.ceil(count) + 1 : Math.round(count));
  return { value: size?.value ?? null, strength: `${shown(count)}${open ? "+" : ""}` };
}

function shown(count: number): string {
  return String(Math.round(count));
}

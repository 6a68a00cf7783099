const MONTH_FIRST = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/;

/**
 * Returns the ISO date for "6/15/2026" from a source that always writes the month first; by itself such a date may be
 * ambiguous. Returns any other text unchanged.
 */
export function monthFirstDate(text: string | null | undefined): string | undefined {
  const [, month, day, year] = MONTH_FIRST.exec(text ?? "") ?? [];
  if (month === undefined || day === undefined || Number(month) > 12 || Number(day) > 31) return text ?? undefined;
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

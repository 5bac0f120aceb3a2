/** Typed as YYYY-MM, YYYY, MM/YYYY or a full date; stored as YYYY-MM. A bare year becomes its January. */
const shapes: readonly [RegExp, (match: RegExpMatchArray) => [year: string, month: string]][] = [
  [/^(\d{4})-(\d{1,2})$/, (m) => [m[1]!, m[2]!]],
  [/^(\d{4})$/, (m) => [m[1]!, '1']],
  [/^(\d{1,2})\/(\d{4})$/, (m) => [m[2]!, m[1]!]],
];

/** Returns undefined for text that is not a date between 1900 and 2199. */
export function parseReferenceDate(text: string): string | undefined {
  const value = text.trim();
  for (const [shape, parts] of shapes) {
    const match = value.match(shape);
    if (match) return yearMonth(...parts(match));
  }
  return parseFullDate(value);
}

export function formatReferenceDate(text: string | undefined): string {
  const parsed = text === undefined ? undefined : parseReferenceDate(text);
  if (!parsed) return '';
  const [year, month] = parsed.split('-');
  return `${month}/${year}`;
}

export function currentYearMonth(now: Date): string {
  return now.toISOString().slice(0, 7);
}

function yearMonth(year: string, month: string): string | undefined {
  const inRange = Number(month) >= 1 && Number(month) <= 12 && /^(19|20|21)/.test(year);
  return inRange ? `${year}-${month.padStart(2, '0')}` : undefined;
}

// Date.parse would turn 2024-02-31 into March and accept plain numbers.
function parseFullDate(value: string): string | undefined {
  const match = value.match(/^(\d{4})-(\d{2})-(\d{2})(T[\d:.]+(Z|[+-]\d{2}:?\d{2})?)?$/);
  if (!match) return undefined;
  const [, year, month, day] = match;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCDate() === Number(day) ? yearMonth(year!, month!) : undefined;
}

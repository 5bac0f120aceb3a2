type Pattern = { [field: string]: Pattern | Rule[] };
type Rule = string | { prefix: string };
type Matches = (record: unknown) => boolean;

/** A filter of an event source mapping: nested fields, exact texts and prefixes. Anything else is refused, never guessed. */
export function compileFilters(patterns: readonly string[]): Matches {
  if (patterns.length === 0) return () => true;
  const filters = patterns.map((text) => {
    const pattern = JSON.parse(text) as Pattern;
    assertKnown(pattern);
    return pattern;
  });
  return (record) => filters.some((pattern) => matches(pattern, record));
}

function matches(pattern: Pattern, value: unknown): boolean {
  return Object.entries(pattern).every(([field, expected]) => {
    const actual = (value as Record<string, unknown> | undefined)?.[field];
    return Array.isArray(expected) ? expected.some((rule) => fits(rule, actual)) : matches(expected, actual);
  });
}

function fits(rule: Rule, actual: unknown): boolean {
  if (typeof rule === 'string') return actual === rule;
  return typeof actual === 'string' && actual.startsWith(rule.prefix);
}

function assertKnown(pattern: Pattern): void {
  for (const [field, expected] of Object.entries(pattern)) {
    if (!Array.isArray(expected)) assertKnown(expected);
    else if (!expected.every(isKnown)) {
      throw new Error(`The local cloud does not know the filter ${field}: ${JSON.stringify(expected)}.`);
    }
  }
}

const isKnown = (rule: unknown): boolean =>
  typeof rule === 'string' ||
  (Object.keys(rule as object).join() === 'prefix' &&
    typeof (rule as { prefix: unknown }).prefix === 'string');

import type { CSSProperties } from 'react';

/** The colors of words, and what they may stand on. */
export const pagePairs = [
  ['ink', 'background'],
  ['ink', 'field'],
  ['ink', 'wash'],
  ['ink', 'tint'],
  ['muted', 'background'],
  ['muted', 'field'],
  ['muted', 'wash'],
  ['muted', 'tint'],
  ['accent', 'background'],
  ['accent', 'wash'],
  // Buttons, and the sheet of a statement.
  ['on-primary', 'primary'],
  ['on-door', 'door'],
  ['seal', 'background'],
  ['on-seal', 'seal'],
  ['on-deep', 'deep'],
] as const;

export const cardPairs = [
  ['ink', 'surface'],
  ['ink', 'wash'],
  ['muted', 'surface'],
  ['muted', 'wash'],
  ['seal', 'surface'],
  ['accent', 'surface'],
  ['accent', 'wash'],
  ['on-primary', 'primary'],
] as const;

/** The custom properties as a light and as a dark system resolves them. */
export function dayAndNight(style: CSSProperties): [Record<string, string>, Record<string, string>] {
  const at = (which: 1 | 2) =>
    Object.fromEntries(
      Object.entries(style).map(([name, value]) => {
        const pair = /^light-dark\((#\w+), (#\w+)\)$/.exec(String(value));
        return [name, pair?.[which] ?? String(value)];
      }),
    );
  return [at(1), at(2)];
}

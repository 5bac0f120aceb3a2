import * as en from '../words/en/placeholders.ts';
import * as fi from '../words/fi/placeholders.ts';
import * as sv from '../words/sv/placeholders.ts';
import { formLimits } from './limits.ts';
import { placeholderNames, type PlaceholderName } from './placeholders.ts';

/** What stands between two braces of a form. */
export type Tag =
  | { does: 'open' | 'close' | 'show'; name: PlaceholderName; slot?: number }
  | { does: 'open' | 'close'; name: typeof list; slot?: undefined };

export const list = 'references';

const spoken = [en, fi, sv];

/** The names of all languages lead to one placeholder. A map has no inherited names, such as `constructor`. */
const known: ReadonlyMap<string, PlaceholderName> = new Map<string, PlaceholderName>(
  spoken.flatMap(({ names }) => placeholderNames.map((name) => [names[name], name] as const)),
);
const lists: ReadonlySet<string> = new Set(spoken.map((words) => words.list));
const slots = new Set<string>(spoken.map((words) => words.slot));

const shape = /^([#/]?)(?:([^#/.\s\d]+)(\d{1,2})\.)?([^#/.\s]+)$/u;

/** Reads `title`, `reference2.title`, `#references` or `/references`, in any of the languages. */
export function readTag(typed: string): Tag | undefined {
  const [, mark = '', slotName, digits, word = ''] = shape.exec(typed) ?? [];
  const does = mark === '#' ? 'open' : mark === '/' ? 'close' : 'show';
  if (does !== 'show' && !slotName && lists.has(word)) return { does, name: list };
  const name = known.get(word);
  const slot = Number(digits);
  if (!name || (slotName && (!slots.has(slotName) || slot < 1 || slot > formLimits.slots))) return undefined;
  return { does, name, ...(slotName && { slot }) };
}

/** What somebody who has mistyped a name may have meant. */
export const namesAfter = (mark: string): string[] => [
  ...known.keys(),
  ...(/^[#/]$/.test(mark) ? lists : []),
];

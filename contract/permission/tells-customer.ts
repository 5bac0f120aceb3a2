import type { Customer } from '../resources/customer.ts';

/** A customer is known by these beside its name. */
export interface KnownBy {
  website?: string | undefined;
  otherNames?: string[] | undefined;
}

export interface Named extends KnownBy {
  name: string;
}

export const knownBy = ({ attributes: { website, otherNames } }: Pick<Customer, 'attributes'>): KnownBy => ({
  website: typeof website === 'string' ? website : undefined,
  otherNames: typeof otherNames === 'string' ? otherNames.split('\n') : undefined,
});

/** Legal forms and joining words tell nobody who it is, and texts leave them out or write them in another way. */
const ignored = new Set(
  'the and ja och und et oy oyj ab abp as asa aps ry tmi ky ltd limited inc llc plc corp corporation co company gmbh ag kg sa sas srl spa bv nv'.split(
    ' ',
  ),
);

/** Shorter names are compared word by word, because their letters occur in other words. */
const longName = 6;

/** A name of at least this length may have a Finnish ending, such as "Valion". */
const inflected = 4;

/** Case, accents, marks of Markdown and the signs of an address make no difference. */
export function tellsCustomer(text: string, { name, website = '', otherNames = [] }: Named): boolean {
  const [, host = ''] = /^(?:[a-z]+:\/+)?(?:www\.)?([^/?#:]+)/i.exec(website.toLowerCase()) ?? [];
  const isLinked = host !== '' && text.toLowerCase().includes(host);
  return isLinked || [name, ...otherNames].some((one) => isCalled(text, one));
}

function isCalled(text: string, name: string): boolean {
  const isTelling = (word: string) => !ignored.has(word);
  const own = wordsOf(name);
  return own.some(isTelling)
    ? containsName(wordsOf(text).filter(isTelling), own.filter(isTelling))
    : containsName(wordsOf(text), own);
}

function containsName(words: readonly string[], name: readonly string[]): boolean {
  const joined = name.join('');
  if (joined === '') return false;
  if (joined.length >= longName) return words.join('').includes(joined);
  return words.some((_, at) =>
    name.every((part, index) => {
      const word = words[at + index] ?? '';
      const isLast = index === name.length - 1;
      return isLast && part.length >= inflected ? word.startsWith(part) : word === part;
    }),
  );
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

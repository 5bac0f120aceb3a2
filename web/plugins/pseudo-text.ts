const plain = 'AEIOUYaeiouyCDGLNRSTZcdglnrstz';
const accented = 'ÁÉÍÓÚÝáéíóúýÇĎĞĽŇŘŠŤŽçďğľňřšťž';
const vowel = /[aeiouy]/i;

/** Texts that already stand in brackets, tags, placeholders and addresses stay as they are. */
const fixed = /⟦.*⟧|<[^<>]+>|\{\w+\}|\b\S+[@/]\S+/gu;

const said = (letter: string): string => {
  const accent = accented[plain.indexOf(letter)] ?? letter;
  return vowel.test(letter) ? accent + accent.toLowerCase() : accent;
};

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** English in brackets, with accents and 40 % longer, around the values that it was given. */
function pseudoText(text: string, values: readonly string[] = []): string {
  // A locale is no text, and `Intl` takes no other.
  if (text === '' || values.includes(text) || /^[a-z]{2}-[A-Z]{2}$/.test(text)) return text;
  const kept = [...values.filter((value) => text.includes(value)).map(escaped), fixed.source].join('|');
  const parts = text.split(new RegExp(`(${kept})`, 'u'));
  const words = parts
    .map((part, index) => (index % 2 ? part : Array.from(part, (letter) => said(letter)).join('')))
    .join('');
  const missing = Math.ceil(text.length * 1.4) - words.length;
  return `⟦${words}${' ~~~'.repeat(Math.max(0, Math.ceil(missing / 4)))}⟧`;
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return [];
  return Object.values(value).flatMap(textsIn);
};

/** Changes the texts of a module of words: those in lists, tables and results of functions too. */
export function pseudo<Words>(words: Words, values?: readonly string[]): Words;
export function pseudo(words: unknown, values: readonly string[] = []): unknown {
  if (typeof words === 'string') return pseudoText(words, values);
  if (typeof words === 'function')
    return (...given: unknown[]): unknown =>
      pseudo((words as (...all: unknown[]) => unknown)(...given), given.flatMap(textsIn));
  if (Array.isArray(words)) return words.map((one) => pseudo(one, values));
  if (typeof words !== 'object' || words === null || '$$typeof' in words) return words;
  return Object.fromEntries(Object.entries(words).map(([name, one]) => [name, pseudo(one, values)]));
}

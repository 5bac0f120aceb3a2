import type * as z from 'zod/mini';
import {
  factEntries,
  type FactField,
  type FactName,
  type FactTexts,
  type FactValues,
} from '../reference/facts.ts';
import type { pick, sentPick } from './pick-schemas.ts';

export type TenderPick = z.output<typeof pick>;
export type Answering = Pick<TenderPick, 'referenceId' | 'needIds'>;
export type SentPick = z.input<typeof sentPick>;

/** The pick after it was added, or added again. Empty words and marks are left out. */
export function pickOf(sent: SentPick, before?: TenderPick): TenderPick {
  const { referenceId, needIds = [], own = before?.own, anonymous = before?.anonymous } = sent;
  const { language = '', ...texts } = own ?? {};
  const written = Object.entries(texts).filter(([, value]) => value);
  const { told = before?.told ?? [], untold = before?.untold ?? [] } = sent;
  return {
    referenceId,
    needIds,
    ...(written.length > 0 && { own: { language, ...Object.fromEntries(written) } }),
    ...(anonymous && { anonymous }),
    ...(told.length > 0 && { told }),
    ...(untold.length > 0 && { untold }),
  };
}

/** Returns the facts that a tender tells of a reference, and no other. */
export function toldOf(
  facts: FactValues,
  { told = [], untold = [] }: Pick<TenderPick, 'told' | 'untold'> = {},
): FactValues {
  const isTold = (name: FactName, { audience }: FactField) =>
    (audience === 'tender' && !untold.includes(name)) || told.some((one) => one === name);
  const { translations, ...kept } = Object.fromEntries(
    factEntries.flatMap(([name, field]) =>
      facts[name] !== undefined && isTold(name, field) ? [[name, facts[name]]] : [],
    ),
  ) as FactValues;
  if (!translations) return kept;
  // A text that is not told is told in no language.
  const toldIn = (texts: FactTexts) =>
    Object.entries(texts).filter(([name]) => !untold.some((one) => one === name));
  const inLanguages = Object.entries(translations).map(([code, texts]) => [
    code,
    Object.fromEntries(toldIn(texts)),
  ]);
  return { ...kept, translations: Object.fromEntries(inLanguages) };
}

/** Words of a tender's own take the place of the texts in their language. */
export function withOwnWords(
  facts: FactValues,
  original: string,
  { own }: Pick<TenderPick, 'own'> = {},
): FactValues {
  if (!own) return facts;
  const { language, ...texts } = own;
  if (language === original) return { ...facts, ...texts };
  const { translations = {} } = facts;
  return { ...facts, translations: { ...translations, [language]: { ...translations[language], ...texts } } };
}

import { limits } from '#contract/rules/limits';
import type { Item } from '../shared/data/read.ts';
import { AppError } from '../shared/errors/app-error.ts';
import { settingsOf, type SettingsRow } from './store.ts';

/** A reference may be written in another language than most, and is then translated into theirs. */
export function requireChosen(
  page: SettingsRow | Item,
  language: string,
  reference?: { language?: string | undefined },
): void {
  const { language: usual, languages } = settingsOf(page);
  const isChosen = [usual, ...languages].includes(language as never);
  const isOriginal = reference && language === (reference.language ?? usual);
  if (!isChosen || isOriginal)
    throw new AppError(
      'LANGUAGE_NOT_CHOSEN',
      isOriginal ? 'The original is written in this language' : undefined,
    );
}

type Texts = Readonly<Record<string, string | undefined>>;
type ByLanguage<One extends Texts> = Readonly<Record<string, One>>;

/** A text that is not sent stays, and an empty one is removed. The texts of languages taken away stay while ten have room. */
export function mergedTexts<One extends Texts>(
  page: SettingsRow | Item,
  before: ByLanguage<One> = {},
  sent: Partial<ByLanguage<One>> = {},
): Record<string, One> | undefined {
  const { languages } = settingsOf(page);
  const isChosen = (language: string) => languages.includes(language as never);
  const merged: Record<string, One> = { ...before };
  for (const [language, texts] of Object.entries(sent)) {
    const old: Texts = before[language] ?? {};
    const filled = Object.entries({ ...old, ...texts }).filter(([, text]) => text);
    // A record may be sent back as it was read.
    const isChanged =
      filled.length !== Object.keys(old).length || filled.some(([name, text]) => old[name] !== text);
    if (isChanged && !isChosen(language)) throw new AppError('LANGUAGE_NOT_CHOSEN');
    merged[language] = Object.fromEntries(filled) as One;
  }
  const kept = Object.entries(merged).filter(([, texts]) => Object.keys(texts).length > 0);
  const fits = kept.length < limits.languages ? kept : kept.filter(([language]) => isChosen(language));
  return fits.length > 0 ? Object.fromEntries(fits) : undefined;
}

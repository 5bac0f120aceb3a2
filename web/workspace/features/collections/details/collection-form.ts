import type { Collection } from '#contract/resources/collection';
import type { ContentLanguage } from '#contract/rules/content-languages';

export interface CollectionForm {
  name: string;
  description: string;
  visibility: Collection['visibility'];
  /** An organization without languages has none. */
  translations?: { [Code in ContentLanguage]?: { name?: string; description?: string } };
  isLetter: boolean;
  letter: {
    person: string;
    company: string;
    note: string;
    sender: { userId: string; role: string; email: string; calendar: string };
  };
  validUntil: string;
}

const noSender = { userId: '', role: '', email: '', calendar: '' };
const noLetter = { person: '', company: '', note: '' };

export const emptyForm: CollectionForm = {
  name: '',
  description: '',
  visibility: 'public',
  isLetter: false,
  letter: { ...noLetter, sender: noSender },
  validUntil: '',
};

export const formOf = (
  { name, description = '', visibility, translations, letter, validUntil = '' }: Collection,
  languages: readonly ContentLanguage[] = [],
): CollectionForm => ({
  name,
  description,
  visibility,
  isLetter: letter !== undefined,
  letter: { ...noLetter, ...letter, sender: { ...noSender, ...letter?.sender } },
  validUntil,
  ...(languages.length > 0 && {
    translations: Object.fromEntries(
      languages.map((code) => [code, { name: '', description: '', ...translations?.[code] }]),
    ),
  }),
});

/** Returns what is sent of a form. An address must be one, so an empty one is left out. */
export function bodyOf({ isLetter, letter, validUntil, ...details }: CollectionForm) {
  const { sender, ...to } = letter;
  const signed = { ...sender, email: sender.email || undefined };
  return {
    ...details,
    letter: isLetter ? { ...to, ...(sender.userId && { sender: signed }) } : null,
    validUntil: validUntil || null,
  };
}

export const sameDetails = (one: Collection, other: Collection): boolean =>
  JSON.stringify([formOf(one), one.translations]) === JSON.stringify([formOf(other), other.translations]);

import { saveTermsBody, type Terms } from '#contract/resources/translation';
import * as words from '#words/terms';
import type { RecordKind } from '../../../../record-editor/record-kind.ts';

/** The translation of each term, by `keyOf` the term. */
export type TermsForm = Record<string, string>;

/** Forms read dots, commas, quotes and brackets of a name as a path. */
export const keyOf = (term: string): string =>
  `term-${encodeURIComponent(term).replaceAll(/[.']/g, (mark) => (mark === '.' ? '%2E' : '%27'))}`;
export const termOf = (key: string): string => decodeURIComponent(key.slice('term-'.length));

export const draftName = (language: string) => `terms-${language}`;

const filled = (form: TermsForm) => Object.entries(form).filter(([, text]) => text.trim() !== '');

export const bodyOf = (form: TermsForm) => ({
  terms: filled(form).map(([key, text]) => ({ term: termOf(key), translation: text.trim() })),
});

/** `inUse` are terms that the form offers although nobody has translated them. */
export function termsKind(language: string, inUse: readonly string[]): RecordKind<TermsForm, Terms> {
  const fieldsAt = (form: TermsForm, found: readonly (readonly [path: string, message: string])[]) =>
    Object.fromEntries(
      found.flatMap(([path, message]) => {
        const [, row] = /^terms\.(\d+)\./.exec(path) ?? [];
        const [key] = filled(form)[Number(row)] ?? [];
        return key ? [[key, message]] : [];
      }),
    );
  return {
    noun: words.noun,
    called: words.called,
    draftName: () => draftName(language),
    address: () => `/app/references/translations/terms?language=${language}`,
    read: ({ terms }) => ({
      ...Object.fromEntries(inUse.map((term) => [keyOf(term), ''])),
      ...Object.fromEntries(terms.map(({ term, translation }) => [keyOf(term), translation])),
    }),
    check: (form) => {
      const issues = saveTermsBody.safeParse(bodyOf(form)).error?.issues ?? [];
      return fieldsAt(
        form,
        issues.map(({ path, message }) => [path.join('.'), message]),
      );
    },
    fieldsOf: (messages, sent) => fieldsAt(sent, Object.entries(messages)),
    saveFailed: () => words.saveFailed,
  };
}

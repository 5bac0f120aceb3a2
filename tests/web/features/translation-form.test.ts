import { describe, expect, it } from 'vitest';
import type { Translation } from '#contract/resources/translation';
import {
  bodyOf,
  changedFields,
  emptyForm,
  formOf,
  missingFields,
} from '#web/workspace/features/references/translations/editor/translation-form.ts';
import { stateOf } from '#web/workspace/features/references/translations/list/states.ts';

const before = {
  title: 'A quiet Monday',
  figures: [
    { value: '31', unit: '%', label: 'fewer calls' },
    { value: '6', label: 'branches' },
  ],
};
const after = {
  title: 'A quiet Monday',
  quote: 'At last.',
  figures: [
    { value: '7', label: 'branches' },
    { value: '2', unit: 'min', label: 'to reply' },
  ],
};
const saved = {
  fields: {
    title: 'Hiljainen maanantai',
    figures: [
      { unit: '%', label: 'vähemmän puheluita' },
      { unit: '', label: 'toimipistettä' },
    ],
  },
  same: [],
  leaveOut: [],
  basedOn: { version: 3, fields: before },
} as unknown as Translation;

describe('the form of a translation', () => {
  it('names the fields whose words have changed, and not the values of figures', () => {
    expect(changedFields(before, after)).toEqual(['figures', 'quote']);
    const counted = { ...before, figures: before.figures.map((one) => ({ ...one, value: '1' })) };
    expect(changedFields(before, counted)).toEqual([]);
  });

  it('moves translated figures to where the original has them', () => {
    expect(formOf(after, saved).figures).toEqual([
      { unit: '', label: 'toimipistettä' },
      { unit: '', label: '' },
    ]);
  });

  it('keeps the version that was translated until somebody says it is up to date', () => {
    const save = { form: formOf(after, saved), present: after, presentVersion: 5, saved };
    expect(bodyOf({ ...save, isUpToDate: false })).toMatchObject({ originalVersion: 3 });
    expect(bodyOf({ ...save, isUpToDate: true })).toMatchObject({ originalVersion: 5 });
  });

  it('takes the words of a new figure as made from the present version', () => {
    const form = formOf(after, saved);
    form.figures[1] = { unit: 'min', label: 'vastaukseen' };
    const body = bodyOf({ form, present: after, presentVersion: 5, saved, isUpToDate: false });
    expect(body).toMatchObject({ originalVersion: 5, fields: { figures: form.figures } });
  });

  it('lacks what is neither translated, kept nor left out', () => {
    const form = { ...emptyForm(after), title: 'Hiljainen maanantai', leaveOut: ['quote' as const] };
    expect(missingFields(form, after)).toEqual(['figures']);
    expect(missingFields({ ...form, same: ['figures'] }, after)).toEqual([]);
  });
});

describe('the state of a reference in a language', () => {
  const settings = { language: 'en', languages: ['fi', 'sv'] } as const;
  const summary = (status: 'Draft' | 'Ready', changed: 'title'[] = []) => ({
    title: '',
    status,
    changed,
    version: 1,
    basedOn: 1,
    updatedAt: '',
    updatedBy: '',
  });
  it.each([
    ['original', {}, 'en'],
    ['original', { language: 'fi' as const }, 'fi'],
    ['missing', {}, 'fi'],
    ['draft', { translations: { fi: summary('Draft') } }, 'fi'],
    ['ready', { translations: { fi: summary('Ready') } }, 'fi'],
    ['changed', { translations: { fi: summary('Ready', ['title']) } }, 'fi'],
  ])('is %s', (state, reference, language) => {
    expect(stateOf(reference, language, { ...settings, languages: ['fi', 'sv'] })).toBe(state);
  });
});

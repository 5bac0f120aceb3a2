import type { ErrorCode } from '../../primitives/error.ts';
import { limits } from '../../rules/limits.ts';
import type { TranslationSummary } from '../../resources/translation-summary.ts';

export const title = 'Translations';
export const description = 'Your references in the languages that you chose in the settings.';
export const terms = 'Terms';
export const handOff = 'Hand off';
export const importAction = 'Import';
export const noun = 'translation';
export const called = 'this translation';
export const failed = 'The translation could not be loaded';
export const loading = 'Loading the translation…';
export const saveFailed = 'The translation could not be saved';
export const originalMoved = 'Somebody has just changed the original. Look at what changed, then save again.';

export const tabs = 'Languages of this reference';
export const tabOriginal = 'original';
export const tabNew = 'new';
export const tabChanged = (count: number) => (count === 1 ? '1 field changed' : `${count} fields changed`);
export const addLanguage = 'Add a language';
export const language = 'Language';
export const statuses = { Draft: 'Draft', Ready: 'Ready' } satisfies Record<
  TranslationSummary['status'],
  string
>;

export const save = 'Save';
export const saveDraft = 'Save draft';
export const markReady = 'Mark as ready';
export const saving = 'Saving…';
export const saved = 'All changes saved';
export const more = 'More actions';
export const backToDraft = 'Back to draft';
export const remove = 'Delete translation';
export const removeTitle = 'Delete this translation?';
export const removeAction = 'Delete';
export const removeBody = (language: string, reference: string) =>
  `The texts in ${language} of “${reference}” will be deleted for good. The original stays as it is.`;
export const removed = (language: string) => `Deleted the translation into ${language}`;

export const changedSince = (fields: string) => `The original has changed since: ${fields}.`;
export const upToDate = 'Up to date';
export const changedBadge = 'Changed';
export const original = (field: string) => `${field} in`;
export const fieldIn = (field: string, language: string) => `${field} in ${language}`;
export const marks = { same: 'Same as the original', leaveOut: 'Leave out' } as const;
export const sameNote = 'Shown as it is in the original.';
export const leaveOutNote = 'Not shown in this language.';
export const missing = (fields: string) => `Before it is ready, translate, keep or leave out: ${fields}.`;
export const missingField = 'Translate it, keep it or leave it out';
export const propose = 'Propose a translation';
export const proposeNote = (fields: string) =>
  `A machine can translate what is empty: ${fields}. You check each text before it is saved.`;
export const proposed = 'Proposed by a machine';
export const proposalChecked = 'Checked';
export const proposalUnchecked = (fields: string) =>
  `Check the proposed texts first, then choose “${proposalChecked}” beside each: ${fields}.`;
export const proposalUncheckedField = 'Check this proposal';
export const proposalErrors: Partial<Record<ErrorCode, string>> = {
  RATE_LIMITED: `A machine can propose ${limits.proposalsPerDay} translations a day for your organization. Please try again tomorrow.`,
  TRANSLATION_OFF: 'Machine proposals are switched off.',
  TRANSLATION_UNAVAILABLE: 'The machine does not answer just now. Please try again in a moment.',
};
export const proposalFailed = 'No translation could be proposed. Please try again.';

export const previewNote = (language: string) => `The card as visitors see it in ${language}.`;
export const figure = {
  unit: (row: number) => `Unit ${row}`,
  label: (row: number) => `What figure ${row} says`,
};

export const states = {
  missing: 'Missing',
  draft: 'Draft',
  ready: 'Ready',
  changed: 'Original changed',
  original: 'Original',
} as const;
export const reference = 'Reference';
export const filterState = 'State';
export const filterLanguage = 'Language';
export const anyState = 'Any state';
export const anyLanguage = 'All languages';
export const count = (shown: number, all: number) => `${shown} of ${all} references`;
export const noMatch = 'No match';
export const clear = 'Clear filters';
export const offTitle = 'No languages yet';
export const search = 'Search references';
export const listFailed = 'The references could not be loaded';
export const noneTitle = 'No references yet';
export const none = 'Write a reference first. Then you can translate it here.';
export const nothing = 'No reference fits these filters.';
export const off = 'Choose languages in the settings first.';
export const openSettings = 'Open settings';
export const cell = (reference: string, language: string, state: string) =>
  `${reference}, ${language}: ${state}`;

export const title = 'Terms';
export const back = 'Translations';
export const description =
  'Tags and other short words that many references share. Translate each once: every card on your page in that language shows it.';
export const noun = 'list of terms';
export const called = 'these terms';
export const failed = 'The terms could not be loaded';
export const loading = 'Loading the terms…';
export const saveFailed = 'The terms could not be saved';
export const languages = 'Languages of the terms';
export const term = 'Term';
export const inLanguage = (term: string, language: string) => `${term} in ${language}`;
export const usedIn = (kinds: string, count: number) =>
  count === 1 ? `${kinds} · 1 reference` : `${kinds} · ${count} references`;
export const unused = 'Not in use any more';
export const missing = (count: number) => (count === 1 ? '1 term is missing' : `${count} terms are missing`);
export const complete = 'All terms are translated';
export const none = 'Your references have no tags, types, industries or environments yet.';
export const noneTitle = 'No terms yet';
export const tooLong = (count: number, most: number) =>
  count === 1
    ? `1 text is longer than ${most} characters and stays as it is in each language.`
    : `${count} texts are longer than ${most} characters and stay as they are in each language.`;
export const save = 'Save';
export const saved = 'Terms saved';
export const mayNot = 'Only owners and admins can change the terms.';

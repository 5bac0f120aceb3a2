export const title = 'Termer';
export const back = 'Översättningar';
export const description =
  'Taggar och andra korta ord som många referenser delar. Översätt vart och ett en gång, så visas det på alla kort på det språket.';
export const noun = 'termlista';
export const called = 'de här termerna';
export const failed = 'Termerna kunde inte laddas';
export const loading = 'Laddar termerna…';
export const saveFailed = 'Termerna kunde inte sparas';
export const languages = 'Termernas språk';
export const term = 'Term';
export const inLanguage = (term: string, language: string) => `${term} på ${language}`;
export const usedIn = (kinds: string, count: number) =>
  count === 1 ? `${kinds} · 1 referens` : `${kinds} · ${count} referenser`;
export const unused = 'Används inte längre';
export const missing = (count: number) => (count === 1 ? '1 term saknas' : `${count} termer saknas`);
export const complete = 'Alla termer är översatta';
export const none = 'Dina referenser har inga taggar, typer, branscher eller miljöer ännu.';
export const noneTitle = 'Inga termer ännu';
export const tooLong = (count: number, most: number) =>
  count === 1
    ? `1 text är längre än ${most} tecken och förblir som den är på alla språk.`
    : `${count} texter är längre än ${most} tecken och förblir som de är på alla språk.`;
export const save = 'Spara';
export const saved = 'Termerna har sparats';
export const mayNot = 'Bara ägare och administratörer kan ändra termerna.';
